import type { Analysis } from './analysis.ts';
import { englishCandidates } from './english-names.ts';
import { russianCandidates } from './russian-names.ts';
import type { EntityKind, Language } from './types.ts';

/** A run of words that may be a name, with what speaks for a person (> 0) or a place (< 0) where it stands. */
export interface NameCandidate {
  readonly start: number;
  readonly end: number;
  /** Dictionary forms of the words that make the name, titles left out; never empty. */
  readonly key: readonly string[];
  /** How the name is written in the registry: dictionary form, title included. */
  readonly display: string;
  /** Title such as “mrs.”, lower case, or ''. */
  readonly title: string;
  readonly evidence: number;
  /** The same for the name itself, wherever it stands. */
  readonly prior: number;
  /** The capital may be the sentence's own. */
  readonly opensSentence: boolean;
  /** A gazetteer, a title or the dictionary vouches that this is a name. */
  readonly sure: boolean;
}

export interface NameMention {
  readonly start: number;
  readonly end: number;
  readonly kind: EntityKind;
  readonly key: readonly string[];
  readonly display: string;
  readonly title: string;
}

/**
 * Names of people and places in the chapters of one language. A word is judged on all its occurrences: what opens a
 * sentence is a name when the same word has a capital elsewhere inside one, and a name is a person or a place by
 * the sum of what stands around it.
 */
export function findNames(analyses: readonly Analysis[], language: Language): NameMention[][] {
  const lowerCase = countLowerCase(analyses);
  const perChapter = analyses.map((analysis) =>
    language === 'en' ? englishCandidates(analysis, lowerCase) : russianCandidates(analysis, lowerCase),
  );
  const all = perChapter.flat();
  const vouched = new Set(all.filter((one) => one.sure || !one.opensSentence).flatMap((one) => one.key));
  const votes = new Map<string, number>();
  const priors = new Map<string, number>();
  for (const { key, evidence, prior } of all) {
    const head = headOf(key, language);
    votes.set(head, (votes.get(head) ?? 0) + evidence);
    const known = priors.get(head) ?? 0;
    if (Math.abs(prior) > Math.abs(known)) priors.set(head, prior);
    // “Mr. Warwick” speaks for every “Warwick”.
    const last = headOf(key.slice(-1), language);
    if (last !== head && evidence + prior > 2) votes.set(last, (votes.get(last) ?? 0) + 2);
  }
  return perChapter.map((candidates) =>
    candidates
      .filter((one) => one.sure || !one.opensSentence || one.key.every((word) => vouched.has(word)))
      .flatMap((one): NameMention[] => {
        const head = headOf(one.key, language);
        const total = votes.get(head)! + 1.5 * (priors.get(head) ?? 0) + one.evidence + one.prior;
        if (Math.abs(total) < 0.5) return [];
        return [{ ...one, kind: total > 0 ? 'character' : 'location' }];
      }),
  );
}

/** Names that share it vote together; in Russian without the vowel that case changes. */
function headOf(key: readonly string[], language: Language): string {
  const name = key.join(' ');
  return language === 'ru' ? name.replace(/[аяоеуыиюь]+$/, '') : name;
}

function countLowerCase(analyses: readonly Analysis[]): Set<string> {
  const seen = new Set<string>();
  for (const { words } of analyses)
    for (const word of words) if (word.text === word.lower) seen.add(word.lower);
  return seen;
}

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
  for (const { key, evidence } of all) {
    const head = key.join(' ');
    votes.set(head, (votes.get(head) ?? 0) + evidence);
    const last = key.at(-1)!;
    if (key.length > 1 && evidence > 0) votes.set(last, (votes.get(last) ?? 0) + evidence / 2);
  }
  return perChapter.map((candidates) =>
    candidates
      .filter((one) => one.sure || !one.opensSentence || one.key.every((word) => vouched.has(word)))
      .flatMap((one): NameMention[] => {
        const total = votes.get(one.key.join(' '))! + 2 * one.evidence;
        if (Math.abs(total) < 0.5) return [];
        return [{ ...one, kind: total > 0 ? 'character' : 'location' }];
      }),
  );
}

function countLowerCase(analyses: readonly Analysis[]): Set<string> {
  const seen = new Set<string>();
  for (const { words } of analyses)
    for (const word of words) if (word.text === word.lower) seen.add(word.lower);
  return seen;
}

import type { Analysis } from './words.ts';
import { englishCandidates } from './english-name-candidates.ts';
import type { Letters, NameCandidate, SmallLetters } from './name-candidate.ts';
import { russianCandidates } from './russian-name-candidates.ts';
import type { EntityKind, Gender, Language } from './types.ts';

export interface NameMention {
  readonly start: number;
  readonly end: number;
  readonly kind: EntityKind;
  readonly key: readonly string[];
  readonly display: string;
  readonly title: string;
  readonly gender: Gender | null;
  /**
   * What is known of the name suggests a person, and the words beside it a place, or the reverse, by a small margin.
   */
  readonly isKindUnsure?: boolean;
}

export interface FoundNames {
  /** Each mention judged by the text up to it: all that a passage or the registry may rest on. */
  readonly read: NameMention[][];
  /** Each mention judged by all chapters, for an index of the whole book; empty if none was requested. */
  readonly indexed: NameMention[][];
}

/**
 * Names of people and places in the chapters of one language, which come in reading order. What opens a sentence is a
 * name when the same word has a capital elsewhere inside one, and a name is a person or a place by the sum of the
 * evidence around it.
 */
export function findNames(analyses: readonly Analysis[], language: Language, withIndex = false): FoundNames {
  const firstSmall = new Map<string, number>();
  const firstCapital = new Map<string, number>();
  const bases: number[] = [];
  let count = 0;
  for (const { words } of analyses) {
    bases.push(count);
    for (const word of words) {
      const met = word.text === word.lower ? firstSmall : firstCapital;
      const lower = met === firstSmall ? word.lower : word.lower.replaceAll('ё', 'е');
      if (!met.has(lower)) met.set(lower, count);
      count++;
    }
  }
  const candidates = language === 'en' ? englishCandidates : russianCandidates;
  const asRead = createJudge(language);
  const read = analyses.map((analysis, i) => {
    const before =
      (met: Map<string, number>): SmallLetters =>
      (lower, at) =>
        (met.get(lower) ?? Infinity) < bases[i]! + at;
    const letters = { isSmall: before(firstSmall), isName: before(firstCapital) };
    return candidates(analysis, letters).flatMap((one) => {
      asRead.learn(one);
      return asRead.judge(one);
    });
  });
  if (!withIndex) return { read, indexed: analyses.map(() => []) };
  const letters: Letters = {
    isSmall: (lower) => firstSmall.has(lower),
    isName: (lower) => firstCapital.has(lower),
  };
  const all = analyses.map((analysis) => candidates(analysis, letters));
  const inHindsight = createJudge(language);
  for (const one of all.flat()) inHindsight.learn(one);
  return { read, indexed: all.map((chapter) => chapter.flatMap((one) => inHindsight.judge(one))) };
}

interface Judge {
  learn(candidate: NameCandidate): void;
  /** The candidate as a mention; null if the evidence doesn't suffice. */
  judge(candidate: NameCandidate): NameMention[];
}

/** Evidence from the previous name of the same list. */
const IN_COMPANY = 2;

/** Evidence that is more than the weight of one word beside a name. */
const CLEAR = 3;

function createJudge(language: Language): Judge {
  const provenWords = new Set<string>();
  const votes = new Map<string, number>();
  const priors = new Map<string, number>();
  let before: EntityKind | null = null;
  return {
    learn({ key, evidence, prior, sure, provesName, opensSentence }) {
      if (sure || (!opensSentence && provesName)) for (const word of key) provenWords.add(word);
      const head = headOf(key, language);
      votes.set(head, (votes.get(head) ?? 0) + evidence);
      const known = priors.get(head) ?? 0;
      if (Math.abs(prior) > Math.abs(known)) priors.set(head, prior);
      // “Mr. Warwick” is evidence for every “Warwick”.
      const last = headOf(key.slice(-1), language);
      if (last !== head && evidence + prior > 2) votes.set(last, (votes.get(last) ?? 0) + 2);
    },
    judge(one) {
      const company = one.listed ? before : null;
      before = null;
      const unproven = one.doubtful || one.opensSentence;
      if (!one.sure && unproven && !one.key.every((word) => provenWords.has(word))) return [];
      const head = headOf(one.key, language);
      const total =
        votes.get(head)! +
        1.5 * (priors.get(head) ?? 0) +
        one.evidence +
        one.prior +
        (company === null ? 0 : company === 'character' ? IN_COMPANY : -IN_COMPANY);
      if (Math.abs(total) < 0.5) return [];
      const kind = total > 0 ? 'character' : 'location';
      if (kind === 'location' && one.isOffice) return [];
      before = kind;
      const isKindUnsure = one.prior * total < 0 && Math.abs(total) < CLEAR;
      return [{ ...one, kind, isKindUnsure }];
    },
  };
}

/** Names that share it vote together; in Russian without the vowel that case changes. */
function headOf(key: readonly string[], language: Language): string {
  const name = key.join(' ');
  return language === 'ru' ? name.replace(/[аяоеуыиюь]+$/, '') : name;
}

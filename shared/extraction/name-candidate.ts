import type { Gender } from './types.ts';

/** A run of words that may be a name, with the evidence of its context for a person (> 0) or a place (< 0). */
export interface NameCandidate {
  readonly start: number;
  readonly end: number;
  /** Dictionary forms of the words that make the name, titles left out; never empty. */
  readonly key: readonly string[];
  /** How the name is written in the registry: dictionary form, title included. */
  readonly display: string;
  /** Title such as “mrs.”, lower case, or ''. */
  readonly title: string;
  /** The evidence of the name itself, without its title. */
  readonly gender: Gender | null;
  readonly evidence: number;
  /** The same for the name itself, regardless of context. */
  readonly prior: number;
  /** The capital may be the sentence's own. */
  readonly opensSentence: boolean;
  /** A gazetteer, a title or the dictionary confirms that this is a name. */
  readonly sure: boolean;
  /** An everyday word with a capital: a name only if other evidence confirms it. */
  readonly doubtful: boolean;
  /** Inside a sentence its capital proves that its words are a name, also where they begin a sentence. */
  readonly provesName: boolean;
  /** “the Minister”: a word for a person, so no place's name. */
  readonly isOffice?: boolean;
  /** Stands in a list right after the name before it (“Rome, Naples and Bari”). */
  readonly listed: boolean;
}

/** Words and marks of one name at most: a list of capitals is not one name, and a title of nobility is no longer. */
export const LONGEST_NAME_WORDS = 16;

/** Whether a word has been met in small letters; `at` is the index of the word in its chapter that asks. */
export type SmallLetters = (lower: string, at: number) => boolean;

export interface Letters {
  readonly isSmall: SmallLetters;
  /** Whether a word (ё written as е) has been met with a capital. */
  readonly isName: SmallLetters;
}

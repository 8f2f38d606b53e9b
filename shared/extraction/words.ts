import type { Language } from './types.ts';

/** Parts of speech that both taggers distinguish. */
export type PartOfSpeech =
  | 'noun'
  | 'name'
  | 'adjective'
  | 'verb'
  | 'participle'
  | 'auxiliary'
  | 'adverb'
  | 'pronoun'
  | 'preposition'
  | 'number'
  | 'other'
  | 'mark';

export interface Word {
  readonly start: number;
  readonly end: number;
  /** As in the text. */
  readonly text: string;
  readonly lower: string;
  readonly lemma: string;
  readonly pos: PartOfSpeech;
  /** Bit mask of `CATEGORIES`. */
  readonly categories: number;
  /** A completed action, judging by its form: narration has these, descriptions don't. */
  readonly event: boolean;
}

export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** Indices into the words of the text, end exclusive. */
  readonly firstWord: number;
  readonly lastWord: number;
  /** Share of the sentence's characters that are not the narrator's: speech, letters, verse, notices. 0–1. */
  readonly speech: number;
}

/** One block of canonical text, or one line of it where the block has line breaks. */
export interface Paragraph {
  readonly start: number;
  readonly end: number;
  readonly sentences: readonly Sentence[];
}

export interface Analysis {
  readonly language: Language;
  readonly text: string;
  readonly words: readonly Word[];
  readonly paragraphs: readonly Paragraph[];
  /** 1 for every character that is not the narrator's. */
  readonly speech: Uint8Array;
  /** 1 for every noun or name whose lemma the text has not used before. */
  readonly firstUses: Uint8Array;
}

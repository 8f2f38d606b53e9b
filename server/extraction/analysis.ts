import { englishWords } from './english-words.ts';
import { markNotProse } from './not-prose.ts';
import { findSpeech } from './speech.ts';
import { russianWords } from './russian-words.ts';
import { splitSentences } from './sentences.ts';
import type { Language } from './types.ts';

/** Parts of speech that both taggers can tell apart. */
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
  /** A finished act, as far as the form tells: stories move on by these, descriptions stand still. */
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
}

/** Words, sentences and speech of a chapter. All offsets are indices into `text` as given. */
export function analyse(text: string, language: Language): Analysis {
  const words = language === 'en' ? englishWords(text) : russianWords(text);
  const speech = findSpeech(text, language);
  markNotProse(text, language, speech);
  const paragraphs: Paragraph[] = [];
  let next = 0;
  for (const line of lines(text)) {
    const sentences: Sentence[] = [];
    for (const { start, end } of splitSentences(text, line.start, line.end, language)) {
      while (next < words.length && words[next]!.start < start) next++;
      const firstWord = next;
      while (next < words.length && words[next]!.start < end) next++;
      sentences.push({ start, end, firstWord, lastWord: next, speech: share(speech, start, end) });
    }
    if (sentences.length > 0) paragraphs.push({ ...line, sentences });
  }
  return { language, text, words, paragraphs, speech };
}

/** The word after word `i`, unless a line ends between them: what a name is must not hang on the next paragraph. */
export function nextInLine(text: string, words: readonly Word[], i: number): Word | undefined {
  const next = words[i + 1];
  return next && !text.slice(words[i]!.end, next.start).includes('\n') ? next : undefined;
}

function* lines(text: string): Generator<{ start: number; end: number }> {
  for (const match of text.matchAll(/[^\n]+/g))
    yield { start: match.index, end: match.index + match[0].length };
}

function share(mask: Uint8Array, start: number, end: number): number {
  let marked = 0;
  for (let i = start; i < end; i++) marked += mask[i]!;
  return marked / Math.max(1, end - start);
}

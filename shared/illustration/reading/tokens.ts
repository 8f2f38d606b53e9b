import type { Words } from '../scene.ts';

/** A word of a passage. */
export interface Token {
  /** In lower case, ё written as е. */
  word: string;
  start: number;
  end: number;
  /** Counts sentences; what is said in one is not carried into the next. */
  sentence: number;
  /** Counts the parts of sentences between commas, dashes and the like. */
  clause: number;
  isCapital: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu;

/** Hyphens part words, so that "bed-room" and "bed room" are the same. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const gap = text.slice(last, start);
    // "Mr. Wood" ends no sentence.
    const isAbbreviated = gap.trim() === '.' && isTitle(tokens.at(-1)?.word);
    if (/[.!?…]/u.test(gap) && !isAbbreviated) sentence++;
    if (/[.!?…,;:—–()«»“”"]|\s-\s/u.test(gap) && !isAbbreviated) clause++;
    const own = match[0];
    tokens.push({
      word: own.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'").replace(/'s$/u, ''),
      start,
      end: start + own.length,
      sentence,
      clause,
      isCapital: /^\p{Lu}/u.test(own),
    });
    last = start + own.length;
  }
  return tokens;
}

/** Where in the text a run of tokens stands; `to` is the one after the last. */
export const spanOf = (tokens: readonly Token[], { from, to }: { from: number; to: number }): Words => ({
  start: tokens[from]!.start,
  end: tokens[to - 1]!.end,
});

const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'dr', 'st', 'messrs', 'г', 'им']);
const isTitle = (word: string | undefined) => word !== undefined && TITLES.has(word);

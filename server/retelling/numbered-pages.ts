import { splitSentences } from '#shared/extraction/sentences.ts';
import type { ReadPart } from '#shared/reading/cast/last-pages.ts';

export interface PlacedSentence {
  /** From 1, over all pages. */
  readonly number: number;
  readonly chapter: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface NumberedPages {
  readonly paragraphs: readonly { readonly sentences: readonly PlacedSentence[] }[];
  readonly chars: number;
}

const CLOSES = /[.!?…][”"’'»)\]]*$/;

/** The sentences of pages by paragraphs. A sentence cut off by the end of the pages is left out. */
export function numberPages(pages: readonly ReadPart[]): NumberedPages {
  let number = 0;
  let chars = 0;
  const paragraphs = pages.flatMap(({ number: chapter, text, from, to }) => {
    const read = text.slice(0, to);
    const language = /[а-яё]{3}/i.test(read.slice(from)) ? 'ru' : 'en';
    return [...read.slice(from).matchAll(/[^\n]+/g)].flatMap((line) => {
      const start = from + line.index;
      const sentences = splitSentences(read, start, start + line[0].length, language)
        .map((one) => ({ ...one, text: read.slice(one.start, one.end) }))
        .filter(({ end, text: words }) => end < to || CLOSES.test(words))
        .map((one) => ({ ...one, chapter, number: ++number }));
      chars += line[0].length;
      return sentences.length > 0 ? [{ sentences }] : [];
    });
  });
  return { paragraphs, chars };
}

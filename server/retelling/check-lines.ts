import type { RetoldLine } from '#shared/contract/retelling.ts';
import type { NumberedPages } from './numbered-pages.ts';
import type { RetellingReply } from './retelling-task.ts';

const LINES = 5;
const SOURCES = 3;
const LONGEST_CHARS = 400;

/**
 * The lines that the pages support: each cites sentences that exist, and names only people whom the pages name: a
 * model that knows the book might name others.
 */
export function checkLines({ lines }: RetellingReply, { paragraphs }: NumberedPages): RetoldLine[] {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  const byNumber = new Map(sentences.map((one) => [one.number, one]));
  const stems = new Set(sentences.flatMap(({ text }) => (text.match(WORDS) ?? []).map(stemOf)));
  return lines
    .flatMap(({ text, sentences: numbers }) => {
      const told = text.replace(/\s+/g, ' ').trim();
      const sources = [...new Set(numbers)]
        .flatMap((number) => byNumber.get(number) ?? [])
        .slice(0, SOURCES)
        .sort((a, b) => a.number - b.number)
        .map(({ chapter, start, end }) => ({ chapter, start, end }));
      const isUsable = told !== '' && told.length <= LONGEST_CHARS && sources.length > 0;
      return isUsable && namesIn(told).every((name) => stems.has(stemOf(name)))
        ? [{ text: told, sources }]
        : [];
    })
    .slice(0, LINES);
}

const WORDS = /\p{L}+/gu;

/** Capitalised words that don't begin a sentence or a speech. */
const namesIn = (told: string): string[] =>
  [...told.matchAll(/\p{Lu}\p{L}+/gu)]
    .filter(({ index }) => !/(?:^|[.!?…:—–«“"„]\s*)$/u.test(told.slice(0, index)))
    .map(([name]) => name);

/** The stem of a name: without Russian case endings or an English plural's ending. */
function stemOf(word: string): string {
  const ending = /^[а-яё]/i.test(word) ? 3 : 1;
  return word.slice(0, Math.max(3, word.length - ending)).toLowerCase();
}

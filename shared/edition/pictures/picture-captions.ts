import { editionWords } from '../pages/edition-words.ts';

const CAPTION_CHARS = 280;
const THINGS = 8;

/** A picture's caption: its passage, a long one up to the end of a sentence or a word. */
export function captionOf(passage: string): string {
  const line = passage.replace(/\s+/g, ' ').trim();
  if (line.length <= CAPTION_CHARS) return line;
  const head = line.slice(0, CAPTION_CHARS);
  const sentence = /^.*[.!?…]["”»’)]*(?=\s)/.exec(head)?.[0] ?? '';
  if (sentence.length > CAPTION_CHARS / 3) return sentence;
  return `${head.slice(0, head.lastIndexOf(' ')).replace(/[\s,;:—–-]+$/, '')}…`;
}

/**
 * What is to be seen in a picture, in the words of its passage.
 *
 * @param drawn where in the passage each thing is named that the picture shows, in UTF-16 units
 * @param language the book's
 */
export function altOf(
  passage: string,
  drawn: readonly { words: readonly { start: number; end: number }[] }[],
  language: string | null,
): string {
  const things = drawn.flatMap(({ words: [first] }) =>
    first === undefined ? [] : [passage.slice(first.start, first.end)],
  );
  const named = [...new Set(things.map((thing) => thing.replace(/\s+/g, ' ').trim()))].filter(
    (thing) => thing !== '',
  );
  const { illustration } = editionWords(language);
  return named.length === 0
    ? `${illustration}: ${captionOf(passage)}`
    : `${illustration}: ${named.slice(0, THINGS).join(', ')}`;
}

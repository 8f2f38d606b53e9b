import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BookDescription } from '#shared/testing/book-description.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';

export interface Book {
  name: string;
  bytes: Uint8Array;
}

/** The folder of real books and gold sets; not set on most machines. */
export const corpus = resolve(process.env.VIGNETTE_CORPUS ?? '../shared');

const REAL = ['se-war-and-peace.epub', 'se-pride-and-prejudice.epub', 'ru-bratya-karamazovy.fb2'];

/** Two generated books of some 200,000 words, and real ones where they are. */
export function books(): Book[] {
  const book = generatedBook(40, 120);
  const real = REAL.map((name) => ({ name, path: join(corpus, 'books', name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => ({ name, bytes: new Uint8Array(readFileSync(path)) }));
  return [
    { name: 'generated.epub', bytes: buildEpub(book) },
    { name: 'generated.fb2', bytes: buildFb2(book) },
    ...real,
  ];
}

/** Text of varying words, the same on every run. */
export function generatedBook(chapters: number, paragraphs: number): BookDescription {
  let state = 1;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const word = () => WORDS[next(WORDS.length)]!;
  const sentence = () => {
    const words = Array.from({ length: 6 + next(16) }, word).join(' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 2 + next(3) }, sentence).join(' ');
  return {
    title: 'A generated book',
    chapters: Array.from({ length: chapters }, (_, i) => ({
      title: `Chapter ${i + 1}`,
      paragraphs: Array.from({ length: paragraphs }, paragraph),
    })),
  };
}

const WORDS =
  'the a of old house stood over grey sea where wind had bent every tree and nobody came but gulls old Martha walked slowly up narrow stairs with candle in her hand its light fell on walls covered by faded portraits'.split(
    ' ',
  );

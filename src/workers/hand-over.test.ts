import { expect, test } from 'vitest';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import type { SentEvent } from './book-worker.ts';
import { handOver } from './hand-over.ts';

const book = (chapters: number, sentences: number) =>
  parsePublication(
    buildEpub({
      chapters: Array.from({ length: chapters }, (_, i) => ({
        title: `Chapter ${i + 1}`,
        paragraphs: ['A sentence of the book that goes on. '.repeat(sentences)],
      })),
    }),
  );

async function hear(publication: ReturnType<typeof book>) {
  const heard: SentEvent[] = [];
  const outcome = await handOver(publication, (event) => heard.push(event));
  const pieces = heard.map((event) => (event.type === 'chapters' ? event.chapters : []));
  return { outcome, pieces };
}

test('a long book crosses in pieces that make up the whole', async () => {
  const publication = book(40, 1_000);
  const { outcome, pieces } = await hear(publication);
  expect(pieces.length).toBeGreaterThan(5);
  expect({ ...outcome.publication, chapters: pieces.flat() }).toEqual(publication);
});

test('a short one crosses in one', async () => {
  const publication = book(3, 1);
  expect((await hear(publication)).pieces).toEqual([publication.chapters]);
});

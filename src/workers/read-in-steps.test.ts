import { expect, test } from 'vitest';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import type { ReadEvent } from './book-worker.ts';
import { readInSteps } from './read-in-steps.ts';

const text = 'A sentence of the book that goes on for a while. '.repeat(200);
const book = buildEpub({
  title: 'Long',
  chapters: Array.from({ length: 40 }, (_, i) => ({ title: `Chapter ${i + 1}`, paragraphs: [text] })),
});

/** A clock by which each document takes 5 ms. */
function reading(isCancelled: (events: ReadEvent[]) => boolean = () => false) {
  const events: ReadEvent[] = [];
  let ms = 0;
  let pauses = 0;
  const publication = readInSteps(book, {
    listener: (event) => events.push(event),
    isCancelled: () => isCancelled(events),
    pause: async () => void pauses++,
    now: () => (ms += 5),
  });
  return { publication, events, pauses: () => pauses };
}

test('what a library shows comes first, then the first chapter, then the book', async () => {
  const { publication, events, pauses } = reading();
  expect(await publication).toEqual(parsePublication(book));
  expect(events[0]).toMatchObject({ type: 'opened', book: { metadata: { title: 'Long' } } });
  const opening = events.findIndex(({ type }) => type === 'opening');
  expect(events[opening]).toMatchObject({ opening: { chapter: { number: 1, title: 'Chapter 1' } } });
  expect(events[opening + 1]).toMatchObject({ type: 'progress', total: 40 });
  expect(pauses()).toBeGreaterThan(10);
});

test('a cancelled reading stops at the next document and gives nothing', async () => {
  const { publication, events } = reading((told) => told.some(({ type }) => type === 'opening'));
  expect(await publication).toBeNull();
  expect(events.at(-1)?.type).toBe('opening');
});

import { expect, test } from 'vitest';
import { openPublication, parsePublication } from '#shared/publication/parse-publication.ts';
import type { Opening } from '#shared/publication/publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { readInSteps } from './read-in-steps.ts';

const text = 'A sentence of the book that goes on for a while. '.repeat(200);
const book = buildEpub({
  title: 'Long',
  chapters: Array.from({ length: 40 }, (_, i) => ({ title: `Chapter ${i + 1}`, paragraphs: [text] })),
});

type Told = Opening | number | 'rested';

/** By a clock by which each document takes 30 ms. What was told: the opening, or how much has been read. */
function reading(isCancelled: (told: Told[]) => boolean = () => false) {
  const told: Told[] = [];
  let ms = 0;
  let pauses = 0;
  const publication = readInSteps(
    openPublication(book),
    { isCancelled: () => isCancelled(told) },
    { onOpening: async (opening) => void told.push(opening), onRead: (share) => told.push(share) },
    {
      pause: async () => void pauses++,
      rest: async () => void told.push('rested'),
      nowMs: () => (ms += 30),
    },
  );
  return { publication, told, pauses: () => pauses };
}

test('the first chapter of a long book comes before the book, and others get their turn', async () => {
  const { publication, told, pauses } = reading();
  expect(await publication).toEqual(parsePublication(book));
  const shares = told.filter((one) => typeof one === 'number');
  const first = told.findIndex((one) => typeof one !== 'number');
  expect(told[first]).toMatchObject({ chapter: { number: 1, title: 'Chapter 1' } });
  expect(first).toBeLessThan(3);
  expect(told[first + 1]).toBe('rested');
  expect(told.filter((one) => one === 'rested')).toHaveLength(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(10);
  expect(pauses()).toBeGreaterThan(30);
});

test('a cancelled reading stops at the next document and gives nothing', async () => {
  const { publication, told } = reading((heard) => heard.some((one) => typeof one !== 'number'));
  expect(await publication).toBeNull();
  expect(told.length).toBeLessThan(5);
});

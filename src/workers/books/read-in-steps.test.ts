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

type Report = Opening | number | 'rested';

/** By a clock by which each document takes 30 ms. Reports are the opening, or the share that has been read. */
function reading(isCancelled: (reports: Report[]) => boolean = () => false) {
  const reports: Report[] = [];
  let ms = 0;
  let pauses = 0;
  const publication = readInSteps(
    openPublication(book),
    { isCancelled: () => isCancelled(reports) },
    { onOpening: async (opening) => void reports.push(opening), onRead: (share) => reports.push(share) },
    {
      pause: async () => void pauses++,
      rest: async () => void reports.push('rested'),
      nowMs: () => (ms += 30),
    },
  );
  return { publication, reports, pauses: () => pauses };
}

test('the first chapter of a long book is reported first, and other work runs in between', async () => {
  const { publication, reports, pauses } = reading();
  expect(await publication).toEqual(parsePublication(book));
  const shares = reports.filter((one) => typeof one === 'number');
  const first = reports.findIndex((one) => typeof one !== 'number');
  expect(reports[first]).toMatchObject({ chapter: { number: 1, title: 'Chapter 1' } });
  expect(first).toBeLessThan(3);
  expect(reports[first + 1]).toBe('rested');
  expect(reports.filter((one) => one === 'rested')).toHaveLength(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(10);
  expect(pauses()).toBeGreaterThan(30);
});

test('a cancelled reading stops at the next document and returns nothing', async () => {
  const { publication, reports } = reading((reports) => reports.some((one) => typeof one !== 'number'));
  expect(await publication).toBeNull();
  expect(reports.length).toBeLessThan(5);
});

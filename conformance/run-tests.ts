import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rows } from '../e2e/support/local-data.ts';
import { upload } from '../e2e/support/test.ts';
import type { ConformanceTest } from './find-tests.ts';
import { judge, type Verdict } from './judge.ts';

export interface Result {
  id: string;
  coverage: string;
  level: ConformanceTest['level'];
  description: string;
  sentences: { sentence: string; verdict: Verdict }[];
  /**
   * The verdict on all its sentences: any failure fails the test; otherwise any `review` leaves it to a person.
   */
  verdict: Verdict | 'outside';
  /** Why it is out of scope, or why it could not be opened. */
  note: string | null;
  /** Its screenshot's file, beside the report. */
  picture: string | null;
}

interface Run {
  page: Page;
  /** The reader who is signed in. */
  userId: string;
  /** Folder for the screenshots. */
  out: string;
}

const MAX_CHAPTERS = 6;

/** Opens each test in the reader as a person would, takes a screenshot and checks its sentences. */
export async function runTests(tests: readonly ConformanceTest[], run: Run): Promise<Result[]> {
  await mkdir(run.out, { recursive: true });
  const results: Result[] = [];
  for (const test of tests) results.push(await runTest(test, run));
  return results;
}

async function runTest(test: ConformanceTest, run: Run): Promise<Result> {
  const { id, coverage, level, description } = test;
  const about = { id, coverage, level, description };
  if (test.outside !== null)
    return { ...about, sentences: [], verdict: 'outside', note: test.outside, picture: null };
  const bookId = await addBook(test, run);
  const picture = `${id.replace(/[^\w.-]/g, '_')}.png`;
  if (bookId === null) {
    await run.page.screenshot({ path: join(run.out, picture) });
    const wanted = test.sentences.some((sentence) => /\b(error|not open|refuse)/i.test(sentence));
    // A test without sentences, whose archive or documents cannot be read, may expect the refusal.
    const verdict = wanted ? 'pass' : test.sentences.length === 0 ? 'review' : 'fail';
    return { ...about, sentences: [], verdict, note: 'refused', picture };
  }
  const sentences = await judgeSentences(test, bookId, run, join(run.out, picture));
  const verdicts = sentences.map(({ verdict }) => verdict);
  const verdict = verdicts.includes('fail')
    ? 'fail'
    : verdicts.length === 0 || verdicts.includes('review')
      ? 'review'
      : 'pass';
  return { ...about, sentences, verdict, note: null, picture };
}

/** The id of the test's book in the library; null when it was refused. */
async function addBook(test: ConformanceTest, { page, userId }: Run): Promise<string | null> {
  await page.goto('/library');
  const before = await bookIds(page, userId);
  await upload(page, [{ name: `${test.id}.epub`, buffer: test.bytes }]);
  const after = await bookIds(page, userId);
  return after.find((id) => !before.includes(id)) ?? null;
}

async function bookIds(page: Page, userId: string): Promise<string[]> {
  const publications = await rows<{ bookId: string }>(page, userId, 'publications');
  return publications.map(({ bookId }) => bookId);
}

/** A sentence passes if it holds in one of the book's first chapters; the screenshot shows the first. */
async function judgeSentences(
  test: ConformanceTest,
  bookId: string,
  { page, userId }: Run,
  picture: string,
): Promise<Result['sentences']> {
  const publications = await rows<{ bookId: string; chapters: unknown[] }>(page, userId, 'publications');
  const count = publications.find((one) => one.bookId === bookId)?.chapters.length ?? 0;
  const best = new Map<string, Verdict>(test.sentences.map((sentence) => [sentence, 'fail']));
  for (let chapter = 1; chapter <= Math.min(count, MAX_CHAPTERS); chapter++) {
    await page.goto(`/book/${bookId}/chapter/${chapter}`);
    await page.getByTestId('reader-content').waitFor();
    await page.waitForTimeout(300); // Waits for pictures and fonts.
    if (chapter === 1) await page.screenshot({ path: picture });
    const text = (await page.getByTestId('reader-content').innerText()).replace(/\s+/g, ' ');
    for (const [sentence, known] of best) {
      if (known === 'pass') continue;
      const verdict = await judge({ page, text, sentence, title: test.title });
      if (verdict !== 'fail') best.set(sentence, verdict);
    }
  }
  return [...best].map(([sentence, verdict]) => ({ sentence, verdict }));
}

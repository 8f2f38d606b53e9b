import type { Page, Worker } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import { nodeCodec } from '#server/files/node-codec.ts';
import { countWords } from '#shared/publication/canonical/white-space.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { hasRow } from '../e2e/support/local-data.ts';
import { OwnServer } from '../e2e/support/own-server.ts';
import { novel } from '../e2e/support/reading.ts';
import { ServerView } from '../e2e/support/server-view.ts';
import { signIn, upload } from '../e2e/support/test.ts';
import { books, type Book } from './books.ts';
import { openNewest } from './open-without-reload.ts';
import { benchPaintedHere } from './device-painting.ts';
import { launchChromium } from './launch-chromium.ts';
import type { Measure } from './report.ts';
import { type Held, RendererMemory } from './renderer-memory.ts';

/** A generated book and, where the corpus is installed, a very long English one and a Russian one. */
const MEASURED = new Set(['generated.epub', 'se-war-and-peace.epub', 'ru-bratya-karamazovy.fb2']);
const TIMEOUT_MS = 100_000;

/** What a device without a network does by itself: extracting and painting, in the built app in Chromium. */
export async function* benchDevice(): AsyncGenerator<Measure> {
  spawnSync(process.execPath, ['scripts/build.mjs', '--stale'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const server = await OwnServer.start();
  const browser = await launchChromium();
  try {
    const account = { email: 'bench@example.org', password: 'a quiet corner' };
    const { userId } = await ServerView.register(server.url, account);
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await fetchPacks(page, account);
    await context.setOffline(true);
    const levels: number[] = [];
    for (const book of books().filter(({ name }) => MEASURED.has(name)))
      yield* extract(page, userId, levels, book);
    yield* benchPaintedHere(context, page, userId);
  } finally {
    await browser.close();
    await server.remove();
  }
}

/** Signs in and adds a book in each language, and waits for what their extraction needs. */
async function fetchPacks(page: Page, account: { email: string; password: string }): Promise<void> {
  await signIn(page, account);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const russian = { title: 'Дом', language: 'ru', chapters: [{ paragraphs: ['Дом стоял у реки.'] }] };
  await upload(page, [
    { name: 'corridor.epub', buffer: novel() },
    { name: 'house.epub', buffer: Buffer.from(buildEpub(russian)) },
  ]);
  const countKept = () =>
    page.evaluate(async () => (await (await caches.open('language-packs')).keys()).length);
  await until('The language packs were fetched', async () => (await countKept()) === 3);
}

/**
 * Words per second of the worker, from its start to its end, and of Node's warm engine on the same text.
 * @param levels what the page held after each book before this one, MiB
 */
async function* extract(
  page: Page,
  userId: string,
  levels: number[],
  { name, bytes }: Book,
): AsyncGenerator<Measure> {
  const format = name.endsWith('.fb2') ? 'fb2' : 'epub';
  const { chapters, metadata } = parsePublication(bytes, { ...nodeCodec, format });
  const words = chapters.reduce((sum, { text }) => sum + countWords(text), 0);
  const texts = chapters.map(({ number, text }) => ({ number, text }));
  const begun = performance.now();
  extractBook({ language: metadata.language, chapters: texts });
  const nodeMs = performance.now() - begun;

  await page.goto('/library');
  await watchLongTasks(page);
  // Housekeeping may begin before the book is opened, with others; its own extraction is the last to end.
  const memory = await RendererMemory.of(page.context().browser()!);
  const extractions: { ms: number; before: Held | null; mib: number; since: number }[] = [];
  const note = async (worker: Worker) => {
    if (!worker.url().includes('extraction.worker')) return;
    const from = performance.now();
    const since = await page.evaluate(() => performance.now());
    const before = await memory.now();
    memory.watch();
    await new Promise<void>((resolve) => worker.once('close', () => resolve()));
    const ms = performance.now() - from;
    const mib = memory.peak() - (before?.all ?? NaN);
    extractions.push({ ms, before, mib, since });
  };
  page.on('worker', note);
  await upload(page, [{ name, buffer: Buffer.from(bytes) }]);
  const bookId = await openNewest(page, userId);
  // A book is laid out once, whether it is being extracted or not; from here on only extraction makes the page work.
  await page
    .getByRole('banner')
    .getByText(/Page \d+ of \d+/)
    .waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const shown = await page.evaluate(() => performance.now());
  await until('The book was extracted', () => hasRow(page, userId, 'meta', `searched:${bookId}`));
  await until('The worker has ended', () => Promise.resolve(extractions.length > 0));
  page.off('worker', note);
  const { ms, before, mib, since } = extractions.at(-1)!;
  const longest = await longestTask(page, Math.max(since, shown));
  const opening = await longestTask(page, since);
  const speed = Math.round((words / ms) * 1000);
  yield {
    name: `${name}, ${words} words: words per second`,
    value: `${speed}`,
    target: '≤ 60 s',
    met: ms <= 60_000,
    note: `${(ms / 1000).toFixed(1)} s in the browser with start and storing, ${(nodeMs / 1000).toFixed(1)} s in Node: ${Math.round((words / nodeMs) * 1000)} a second`,
  };
  yield {
    name: `${name}: longest task of the page meanwhile`,
    value: longest > 0 ? `${Math.round(longest)} ms` : 'none over 50 ms',
    target: '≤ 50 ms',
    met: longest <= 50,
    note:
      opening > longest
        ? `${Math.round(opening)} ms while its first chapter was laid out`
        : 'none longer before its page was shown',
  };
  if (before === null) return;
  yield {
    name: `${name}: memory of its worker at most`,
    value: `${Math.round(mib)} MiB`,
    target: '< 300 MiB',
    met: mib < 300,
  };
  // It has painted the book's cover, and ends when it has been idle for a minute.
  const isPainterHere = () => page.workers().some((worker) => worker.url().includes('painter.worker'));
  await until('The painter has ended', () => Promise.resolve(!isPainterHere()));
  const { own } = await memory.settled(page);
  levels.push(own);
  yield {
    name: `${name}: memory of the page, with no engine running`,
    value: `${Math.round(own)} MiB`,
    note: `${signed(own - before.own)} beside when the search began, ${signed(own - levels[0]!)} beside the first book; without what is mapped or shared`,
  };
}

const signed = (mib: number): string => `${mib < 0 ? '−' : '+'}${Math.abs(Math.round(mib))} MiB`;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not within ${TIMEOUT_MS} ms: ${what}`);
    await setTimeout(250);
  }
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = globalThis as LongTasks;
    scope.longTasks = [];
    new PerformanceObserver((list) => scope.longTasks!.push(...list.getEntries())).observe({
      type: 'longtask',
    });
  });
}

/** @param since a moment of the page's own clock */
const longestTask = (page: Page, since: number) =>
  page.evaluate((from) => {
    const { longTasks = [] } = globalThis as LongTasks;
    return Math.max(
      0,
      ...longTasks.filter(({ startTime }) => startTime > from).map(({ duration }) => duration),
    );
  }, since);

interface LongTasks {
  longTasks?: PerformanceEntry[];
}

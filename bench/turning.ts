import type { Browser, CDPSession, Page } from '@playwright/test';
import { OwnServer } from '../e2e/support/own-server.ts';
import { novel } from '../e2e/support/reading.ts';
import { ServerView } from '../e2e/support/server-view.ts';
import { signIn } from '../e2e/support/test.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { builds, type Build } from './builds.ts';
import { ratio, type Measure } from './report.ts';
import { launchChromium } from './launch-chromium.ts';
import { percentile } from './timing.ts';

/** What Lighthouse takes for a phone. */
const SLOWDOWN = 4;
const TURNS = 60;
const TURNS_IN_ONE_GO = 10;
const PAGES = 50;
/** Even, so that each build is first in a round as often as last. */
const OPENINGS = 10;
const PHONE = { width: 390, height: 844 };
const LENGTHS = [6_000, 100_000] as const;

/** How the built app turns pages and opens long chapters, beside an older build where one is named. */
export async function* benchTurning(args = process.argv): AsyncGenerator<Measure> {
  const all = builds(args);
  const browser = await launchChromium('--enable-precise-memory-info');
  const subjects: Subject[] = [];
  try {
    for (const build of all) subjects.push(await Subject.start(build, browser));
    yield* await turnsOf(subjects);
    for (const one of subjects) yield await heapOf(one);
    for (const words of LENGTHS) yield* await openingsOf(subjects, words);
  } finally {
    for (const one of subjects) await one.close();
    await browser.close();
    for (const build of all) build.remove();
  }
}

/** A build that runs, with its books and a page signed in to it. */
class Subject {
  readonly name: string;
  readonly page: Page;
  readonly session: CDPSession;
  private readonly server: OwnServer;
  private readonly books: ReadonlyMap<string, string>;

  private constructor(
    name: string,
    server: OwnServer,
    page: Page,
    session: CDPSession,
    books: ReadonlyMap<string, string>,
  ) {
    this.name = name;
    this.server = server;
    this.page = page;
    this.session = session;
    this.books = books;
  }

  static async start({ name, dist }: Build, browser: Browser): Promise<Subject> {
    const server = await OwnServer.start(dist);
    const account = { email: 'bench@example.org', password: 'a quiet corner' };
    const view = await ServerView.register(server.url, account);
    const books = new Map([['novel', await view.upload('corridor.epub', novel())]]);
    for (const words of LENGTHS)
      books.set(String(words), await view.upload(`${words}.epub`, chapterOf(words)));
    const page = await browser.newPage({ baseURL: server.url, viewport: PHONE });
    // tsx compiles function names into calls of a helper that the page lacks.
    await page.addInitScript('globalThis.__name ??= (it) => it');
    await page.addInitScript(watchOpening);
    await signIn(page, account);
    return new Subject(name, server, page, await page.context().newCDPSession(page), books);
  }

  async open(book: string): Promise<void> {
    await this.page.goto(`/book/${this.books.get(book)!}/chapter/1`);
    await this.page.getByTestId('reader-content').first().waitFor({ timeout: 60_000 });
  }

  async slowDown(rate: number): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Bytes of objects that are in use. */
  async heap(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage');
    return (await this.session.send('Runtime.getHeapUsage')).usedSize;
  }

  async close(): Promise<void> {
    await this.page.context().close();
    await this.server.remove();
  }
}

/** Interleaved, so that other load on the machine affects all of them alike. */
async function turnsOf(subjects: readonly Subject[]): Promise<Measure[]> {
  const within = new Map(subjects.map((one) => [one, [] as number[]]));
  for (const one of subjects) {
    await one.open('novel');
    await opened(one.page);
    await turn(one.page, 2);
  }
  for (let i = 0; i < TURNS; i += TURNS_IN_ONE_GO)
    for (const one of subjects) {
      await one.page.bringToFront();
      await one.slowDown(SLOWDOWN);
      within.get(one)!.push(...(await turn(one.page, TURNS_IN_ONE_GO)));
      await one.slowDown(1);
    }
  const own = within.get(subjects[0]!)!;
  return [...within].flatMap(([{ name }, times]): Measure[] => {
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
    const row = {
      name: `${name}: a page turned, processor ${SLOWDOWN}× slower`,
      value: `${most.toFixed(1)} ms at the 95th percentile`,
      target: '≤ 50 ms',
      met: most <= 50,
      note: `median ${half.toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms, chapters’ ends among them`,
    };
    if (times === own) return [row];
    return [row, ratio(`this build to ${name}: a page turned, median`, percentile(own, 0.5), half, 1.1)];
  });
}

async function heapOf(subject: Subject): Promise<Measure> {
  const { name, page } = subject;
  await page.bringToFront();
  await subject.open('novel');
  await opened(page);
  await turn(page, 10);
  const before = await subject.heap();
  await turn(page, PAGES);
  const grownMb = ((await subject.heap()) - before) / 1e6;
  return {
    name: `${name}: heap after ${PAGES} pages`,
    value: `${grownMb.toFixed(2)} MB more`,
    target: '≤ 1 MB',
    met: grownMb <= 1,
  };
}

async function openingsOf(subjects: readonly Subject[], words: number): Promise<Measure[]> {
  const seen = new Map(subjects.map((one) => [one, [] as Opening[]]));
  for (let round = -1; round < OPENINGS; round++)
    // Whichever build came first in a round was slower, so they alternate.
    for (const one of round % 2 === 0 ? subjects : subjects.toReversed()) {
      await one.page.bringToFront();
      await one.open(String(words));
      const opening = await opened(one.page);
      if (round >= 0) seen.get(one)!.push(opening);
    }
  const limitMs = words > 10_000 ? 2_000 : 50;
  const firstMs = (openings: readonly Opening[]) =>
    percentile(
      openings.map((one) => one.firstMs),
      0.5,
    );
  const rows = [...seen].map(([{ name }, openings]): Measure => {
    const middle = (of: (one: Opening) => number) => percentile(openings.map(of), 0.5);
    const countMs = middle(({ firstMs, countedMs }) => countedMs - firstMs);
    const longestMs = middle(({ longestTaskMs }) => longestTaskMs);
    return {
      name: `${name}: ${words.toLocaleString('en')} words in a chapter`,
      value: `first page after ${firstMs(openings).toFixed(0)} ms, exact count ${countMs.toFixed(0)} ms later`,
      target: `≤ ${limitMs} ms later, no task over 50 ms`,
      met: countMs <= limitMs && longestMs <= 50,
      note: longestMs > 0 ? `longest task ${longestMs.toFixed(0)} ms` : 'no task over 50 ms',
    };
  });
  const own = firstMs(seen.get(subjects[0]!)!);
  const beside = subjects.slice(1).map((one): Measure => {
    const laterMs = own - firstMs(seen.get(one)!);
    return {
      name: `this build to ${one.name}: first page of ${words.toLocaleString('en')} words`,
      value: `${laterMs.toFixed(0)} ms later`,
      target: '≤ 10 ms later',
      met: laterMs <= 10,
    };
  });
  return [...rows, ...beside];
}

interface Opening {
  /** Milliseconds from the start of the navigation to the first page on the screen, and to the last change of its count. */
  firstMs: number;
  countedMs: number;
  /** The longest of the tasks over 50 ms since the reader was on the screen; 0 if there is none. */
  longestTaskMs: number;
}

declare global {
  interface Window {
    benchOpening?: Opening;
    /** Resolves to the milliseconds that a turn took. */
    benchTurn?: Promise<number>;
  }
}

/**
 * Records when the first page and the exact page count are there. Runs in the browser, so it uses nothing from
 * outside.
 */
function watchOpening(): void {
  const opening = { firstMs: 0, countedMs: 0, longestTaskMs: 0 };
  window.benchOpening = opening;
  let readerMs = Infinity;
  let count = '';
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= readerMs) opening.longestTaskMs = Math.max(opening.longestTaskMs, duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    requestAnimationFrame(look);
    if (readerMs === Infinity && document.querySelector('.reader')) readerMs = performance.now();
    if (!document.querySelector('[data-testid="reader-content"]')?.textContent) return;
    if (opening.firstMs === 0) opening.firstMs = performance.now();
    const now = /Page \d+ of \d+/.exec(document.querySelector('header')?.textContent ?? '')?.[0] ?? '';
    if (now !== count) opening.countedMs = performance.now();
    count = now;
  };
  requestAnimationFrame(look);
}

/** Resolves once the count of pages has not changed for two seconds. */
async function opened(page: Page): Promise<Opening> {
  await page.waitForFunction(
    () => window.benchOpening!.countedMs > 0 && performance.now() - window.benchOpening!.countedMs > 2_000,
  );
  return page.evaluate(() => window.benchOpening!);
}

/** Turns pages by the key; for each the milliseconds from the key to the frame that shows another page. */
async function turn(page: Page, times: number): Promise<number[]> {
  const measured: number[] = [];
  for (let i = 0; i < times; i++) {
    await page.evaluate(watchTurn);
    await page.keyboard.press('ArrowRight');
    measured.push(await page.evaluate(() => window.benchTurn!));
    // As long as the shortest look at a page: deferred work is done within it.
    await page.waitForTimeout(250);
  }
  return measured;
}

/** Returns a promise of how long the next key takes. Runs in the browser. */
function watchTurn(): void {
  const shown = () => {
    const content = document.querySelector('[data-testid="reader-content"]');
    return [
      document.querySelector('[data-testid="reader-window"]')?.scrollLeft,
      content?.textContent.slice(0, 200),
      content?.parentElement?.style.transform,
    ].join();
  };
  const pressed = new Promise<number>((resolve) =>
    addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  const before = shown();
  const turned = pressed.then(
    (pressedMs) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (shown() === before) return requestAnimationFrame(look);
          // The frame that has what is in the document now is on its way to the screen.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - pressedMs);
          return port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
  );
  window.benchTurn = turned;
}

function chapterOf(words: number): Buffer {
  const sentence = 'She walked along the wall and counted her steps until the lamps were lit again. ';
  const paragraph = sentence.repeat(6);
  const each = paragraph.trim().split(' ').length;
  const paragraphs = Array.from({ length: Math.ceil(words / each) }, (_, i) => `${i + 1}. ${paragraph}`);
  const chapters = [{ title: 'All of it', paragraphs }];
  return Buffer.from(buildEpub({ title: `A chapter of ${words} words`, language: 'en', chapters }));
}

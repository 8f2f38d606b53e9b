import { rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import * as path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { freePort, OwnServer } from '../e2e/support/own-server.ts';
import { chromiumSwitches } from '../scripts/chromium-switches.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { fillLibrary } from './fill-library.ts';
import { installLighthouse, lighthouse } from './lighthouse.ts';
import { launchChromium } from './launch-chromium.ts';
import { atMost, type Measure } from './report.ts';
import { percentile } from './timing.ts';

/** What Lighthouse takes for a phone: a slow processor behind a slow line. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const BOOKS = 10_000;
/** The median of several, so that other processes don't distort it. */
const LOADS = 3;

/** Time to paint, layout shift and response to input of the screens: in a real browser, with the built app. */
export async function benchScreens(): Promise<Measure[]> {
  const server = await OwnServer.start();
  const browser = await launchChromium('--enable-precise-memory-info');
  try {
    const [load = 0] = loadavg();
    return [
      { name: 'other work on this machine', value: `${(load / cpus().length).toFixed(1)} per processor` },
      ...(await phone(browser, server.url)),
      ...(await manyBooks(browser, server.url)),
      ...(await verdicts(server.url)),
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}

async function phone(browser: Browser, url: string): Promise<Measure[]> {
  const page = await newPage(browser, { ...PHONE, baseURL: url });
  const measures: Measure[] = [];
  await slowDown(page);
  measures.push(...(await measureLoad(page, 'login', '/login')));
  const book = await registerWithSamples(page);
  measures.push(...(await measureLoad(page, 'library', '/library')));
  measures.push(...(await measureLoad(page, 'reader', `${book}/chapter/1`)));

  await page.getByTestId('reader-content').waitFor();
  await page.keyboard.press('Home');
  measures.push(
    await response(page, 'turning a page', 12, async (n) =>
      page.keyboard.press(n % 2 ? 'ArrowLeft' : 'ArrowRight'),
    ),
  );
  await page.goto('/library');
  await page.getByRole('button', { name: /^Theme:/ }).waitFor();
  measures.push(
    await response(page, 'changing the theme', 6, () => page.getByRole('button', { name: /^Theme:/ }).tap()),
  );
  measures.push(
    await response(page, 'opening the drawer', 5, async () => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }),
  );
  await page.context().close();
  return measures;
}

/** Lighthouse on the page of a new visitor, and on two of a reader's. */
async function verdicts(url: string): Promise<Measure[]> {
  const folder = await installLighthouse();
  if (!folder) return [{ name: 'Lighthouse', value: 'could not be installed here' }];
  const port = await freePort();
  const context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: findChromium() ?? undefined,
    args: [...chromiumSwitches, `--remote-debugging-port=${port}`],
    baseURL: url,
  });
  try {
    const measures = await lighthouse(folder, port, 'login', `${url}/login`);
    const page = await context.newPage();
    const book = await registerWithSamples(page);
    for (const [name, address] of [
      ['library', '/library'],
      ['reader', `${book}/chapter/1`],
    ] as const)
      measures.push(...(await lighthouse(folder, port, name, url + address)));
    return measures;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  // tsx compiles function names into calls of a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named;');
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Registers and adds the built-in stories. @returns the path of one of them */
async function registerWithSamples(page: Page): Promise<string> {
  await page.goto('/register');
  await page.getByLabel('Email').fill(`bench${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a quiet corner');
  await page.getByLabel('Confirm password').fill('a quiet corner');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Try the sample stories' }).click();
  const link = page.getByRole('link', { name: /Lamplighter/ });
  const path = new URL((await link.getAttribute('href'))!, page.url()).pathname;
  await page.waitForTimeout(5_000);
  return path;
}

/** Largest Contentful Paint and Cumulative Layout Shift of a screen opened from its address. */
async function measureLoad(page: Page, name: string, path: string): Promise<Measure[]> {
  const loads: { lcp: number; cls: number }[] = [];
  for (let n = 0; n < LOADS; n++) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(2_500);
    loads.push(await readVitals(page));
  }
  const lcp = percentile(
    loads.map((load) => load.lcp),
    0.5,
  );
  const cls = Math.max(...loads.map((load) => load.cls));
  return [
    atMost(`${name}: largest part painted, processor ${SLOWDOWN}× slower`, lcp, 1_500, 'ms'),
    { ...atMost(`${name}: shifted`, cls, 0.02, ''), value: cls.toFixed(3) },
  ];
}

const readVitals = (page: Page): Promise<{ lcp: number; cls: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = { lcp: 0, cls: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.lcp = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) seen.cls += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(seen), 300);
      }),
  );

declare global {
  interface Window {
    /** How long each interaction of the page took until its next paint. */
    interactionsMs: number[];
  }
}

/** Interaction to Next Paint: the slowest of several, as the browser itself times them. */
async function response(
  page: Page,
  name: string,
  times: number,
  interact: (n: number) => Promise<void>,
): Promise<Measure> {
  await page.evaluate(() => {
    window.interactionsMs = [];
    // A window without a screen paints only when there is something new: a key's release would wait for nothing.
    const ink = document.body.appendChild(document.createElement('i'));
    ink.style.cssText = 'position:fixed;top:0;left:0;z-index:99;width:2px;height:2px';
    const paint = (now: number) => {
      ink.style.background = `rgb(${Math.round(now) % 256} 0 0)`;
      requestAnimationFrame(paint);
    };
    paint(0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) window.interactionsMs.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let n = 0; n < times; n++) {
    await interact(n);
    await page.waitForTimeout(400);
  }
  const durations = await page.evaluate(() => window.interactionsMs);
  const worst = Math.max(0, ...durations);
  return {
    ...atMost(`${name}: next paint, processor ${SLOWDOWN}× slower`, worst, 100, 'ms'),
    note: `median ${percentile(durations, 0.5)} ms of ${durations.length}`,
  };
}

/** A library of ten thousand books, opened from its address and scrolled. */
async function manyBooks(browser: Browser, url: string): Promise<Measure[]> {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 }, baseURL: url });
  await registerWithSamples(page);
  await fillLibrary(page, BOOKS);
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    await page.goto('/library');
    await page.getByText(`${(BOOKS + 2).toString()} books`).waitFor();
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            }),
          ),
      ),
    );
  }
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          gaps.push(now - last);
          last = now;
          scrollBy(0, 60);
          if (gaps.length < 400) requestAnimationFrame(step);
          else resolve(gaps.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  const cards = await page.getByRole('heading', { level: 2 }).count();
  await page.context().close();
  return [
    atMost(`library of ${BOOKS}: first cards painted`, percentile(times, 0.5), 1_000, 'ms'),
    {
      ...atMost(
        `library of ${BOOKS}: frame while scrolling, 95th percentile`,
        percentile(frames, 0.95),
        34,
        'ms',
      ),
      note: `longest ${Math.round(Math.max(...frames))} ms; ${cards} cards were scrolled past`,
    },
  ];
}

import type { Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { OwnServer } from '../e2e/support/own-server.ts';
import { novel, openChapter } from '../e2e/support/reading.ts';
import { ServerView } from '../e2e/support/server-view.ts';
import { signIn } from '../e2e/support/test.ts';
import { launchChromium } from './launch-chromium.ts';
import type { Measure } from './report.ts';
import { percentile } from './timing.ts';

const ROUNDS = 40;

/** From a key pressed in Chromium to what it changes on the screen, in the built app with its real database. */
export async function benchKeys(): Promise<Measure[]> {
  spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const server = await OwnServer.start();
  const browser = await launchChromium();
  try {
    const account = { email: 'bench@example.org', password: 'a quiet corner' };
    const view = await ServerView.register(server.url, account);
    const bookId = await view.upload('corridor.epub', novel());
    const page = await browser.newPage({ baseURL: server.url });
    await signIn(page, account);
    await openChapter(page, bookId);
    const marks = await times(page, 'b', '[aria-label="Bookmark this page"]', 'aria-pressed');
    return [
      { ...milliseconds('a bookmark, written and shown', marks), target: '< 16 ms', met: median(marks) < 16 },
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}

const median = (values: readonly number[]) => percentile(values, 0.5);

function milliseconds(name: string, values: readonly number[]): Measure {
  const [half, most] = [median(values), percentile(values, 0.95)].map((value) => value.toFixed(1));
  return { name, value: `${half} ms`, note: `95th percentile ${most} ms` };
}

/** Presses a key repeatedly and measures how long an attribute of the element takes to change. */
async function times(page: Page, key: string, selector: string, attribute: string): Promise<number[]> {
  // tsx compiles function names into calls of a helper that the page lacks.
  await page.evaluate('globalThis.__name ??= (it) => it');
  return page.evaluate(
    async ({ rounds, key, selector, attribute }) => {
      const read = () => document.querySelector(selector)?.getAttribute(attribute);
      const press = () =>
        new Promise<number>((resolve) => {
          const before = read();
          const pressedAt = performance.now();
          const watch = new MutationObserver(() => {
            if (read() === before) return;
            watch.disconnect();
            resolve(performance.now() - pressedAt);
          });
          watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        });
      const measured: number[] = [];
      for (let i = 0; i < rounds; i++) {
        measured.push(await press());
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return measured;
    },
    { rounds: ROUNDS, key, selector, attribute },
  );
}

import type { BrowserContext, Page } from '@playwright/test';
import { paint } from '#server/illustration/paint.ts';
import type { PaintInput } from '#server/illustration/painter.ts';
import { CONTEXT_MAX_CHARS } from '#shared/illustration/reading-input.ts';
import type { BookDescription } from '#shared/testing/book-description.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { rows } from '../e2e/support/local-data.ts';
import { upload } from '../e2e/support/test.ts';
import { lamplightersWinter } from '../src/app/samples/lamplighters-winter.ts';
import { open, openNewest } from './open-without-reload.ts';
import type { Measure } from './report.ts';
import { percentile } from './timing.ts';

/** Taps on passages, one after the other and then each after a load of the page, where the painter starts afresh. */
export async function* benchPaintedHere(
  context: BrowserContext,
  page: Page,
  userId: string,
): AsyncGenerator<Measure> {
  await page.goto('/library');
  const story = { ...lamplightersWinter, title: 'A story to be painted' };
  await upload(page, [{ name: 'story.epub', buffer: Buffer.from(buildEpub(story)) }]);
  await context.setOffline(true);
  const bookId = await openNewest(page, userId);
  const marks = page.getByTestId('reader-content').locator('mark[role="button"]:not([data-illustrated])');
  const picture = page.getByRole('dialog').getByRole('img');
  /** From the tap until the picture is in the window. */
  const tap = async (): Promise<number> => {
    await marks.first().waitFor({ timeout: 60_000 });
    await marks.first().focus();
    await page.evaluate(() => {
      const scope = globalThis as Tapped;
      const tapped = performance.now();
      scope.shownAfter = (async () => {
        for (;;) {
          const image = document.querySelector<HTMLImageElement>('[role="dialog"] img');
          if (image?.complete && image.naturalWidth > 0) return performance.now() - tapped;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      })();
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    const ms = await page.evaluate(() => (globalThis as Tapped).shownAfter!);
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });
    return ms;
  };
  const inARow: number[] = [];
  for (let chapter = 1; chapter <= story.chapters.length; chapter++) {
    if (chapter > 1) await open(page, `/book/${bookId}/chapter/${chapter}`);
    for (let n = 0; n < 2; n++) inARow.push(await tap());
  }
  const painted = (await rows<Painted>(page, userId, 'descriptions'))
    .flatMap(({ generated_image: image, ...row }) =>
      row.bookId === bookId && image ? [{ ...row, image }] : [],
    )
    .sort((a, b) => a.image.created_at.localeCompare(b.image.created_at));
  const times = painted.map(({ image }) => image.generation_time_seconds * 1000);
  const afresh: number[] = [];
  for (let chapter = 1; chapter <= story.chapters.length; chapter++) {
    await page.goto(`/book/${bookId}/chapter/${chapter}`);
    afresh.push(await tap());
  }
  yield measured('the very first picture, from tap to screen', inARow.slice(0, 1), 1_500);
  yield measured('a later picture, from tap to screen', inARow.slice(1), 600);
  yield measured('a later picture, the painter alone', times.slice(1), 600);
  yield besideNode(times.slice(1), await paintInNode(story, painted.slice(1)));
  yield measured('a picture after a load of the page, from tap to screen', afresh, 1_500);
}

/** The same passages by the server's painter in this process, after one round that warms it. @returns milliseconds */
async function paintInNode(
  story: BookDescription,
  passages: readonly Omit<Painted, 'generated_image'>[],
): Promise<number[]> {
  const times: number[] = [];
  for (const { id, content, type, chapter_number: number } of [...passages, ...passages]) {
    const before = (story.chapters[number - 1]!.paragraphs ?? []).join('\n').split(content)[0]!;
    const begun = performance.now();
    await paint({
      text: content,
      type,
      bookId: 'bench',
      seedSalt: id,
      take: 0,
      language: 'en',
      stylePrompt: null,
      entity: null,
      location: null,
      context: before.slice(-CONTEXT_MAX_CHARS),
    });
    times.push(performance.now() - begun);
  }
  return times.slice(passages.length);
}

function besideNode(browser: readonly number[], node: readonly number[]): Measure {
  const [here, there] = [browser, node].map((times) => percentile(times, 0.5)) as [number, number];
  return {
    name: 'a picture by the worker, beside Node',
    value: `${(here / there).toFixed(2)}×`,
    note: `medians of ${browser.length}: ${Math.round(here)} ms in the browser's worker, ${Math.round(there)} ms in Node, both with their JPEG`,
  };
}

interface Tapped {
  shownAfter?: Promise<number>;
}

interface Painted {
  id: string;
  bookId: string;
  content: string;
  type: PaintInput['type'];
  chapter_number: number;
  generated_image: { generation_time_seconds: number; created_at: string } | null;
}

function measured(name: string, times: readonly number[], target: number): Measure {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round) as [number, number];
  return {
    name,
    value: `${half} ms`,
    target: `p95 ≤ ${target} ms`,
    met: most <= target,
    note: `95th percentile ${most} ms`,
  };
}

import type { CDPSession } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { openBook } from './support/open-book.ts';
import { counter, openNovel } from './support/open-novel.ts';
import { textInWindow } from './support/reading.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use({
  ...withoutServiceWorker,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

test('a page follows the finger, can be taken back, and is turned on release', async ({ page }) => {
  await openNovel(page);
  const finger = new Finger(await page.context().newCDPSession(page));
  const shift = () =>
    page.evaluate(() => {
      const sheet = document.querySelector('[data-testid="reader-content"]')!.parentElement!;
      return Math.round(parseFloat(getComputedStyle(sheet).translate) || 0);
    });

  await finger.down(300, 400);
  await finger.moveTo(200, 402);
  await expect.poll(shift).toBe(-100);
  await finger.moveTo(295, 402);
  await expect.poll(shift).toBe(-5);
  await finger.up();
  await expect.poll(shift).toBe(0);
  await expect(counter(page)).toHaveText(/Page 1 of/);

  await finger.down(300, 400);
  await finger.moveTo(250, 400);
  await finger.moveTo(120, 400);
  await finger.up();
  await expect(counter(page)).toHaveText(/Page 2 of/);
  await expect.poll(shift).toBe(0);

  // At the end of the book the page can be pulled, but stays.
  await page.keyboard.press('End');
  await page.getByLabel('Choose chapter').selectOption('3');
  await expect(page).toHaveURL(/chapter\/3$/);
  await expect(counter(page)).toHaveText(/Page 1 of/);
  await page.locator('main').focus();
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText(/Page (\d+) of \1$/);
  const end = await textInWindow(page);
  await finger.down(300, 400);
  await finger.moveTo(60, 400);
  await expect.poll(shift).toBe(-60);
  await finger.up();
  // The page springs back: only at rest is it the whole last page again.
  await expect.poll(() => textInWindow(page)).toBe(end);
});

test('every flick turns a page, however quickly they follow one another', async ({ page }) => {
  await openNovel(page);
  const finger = new Finger(await page.context().newCDPSession(page));
  for (let flicks = 0; flicks < 4; flicks++) {
    await finger.down(300, 400);
    await finger.moveTo(120, 400);
    await finger.up();
  }
  await expect(counter(page)).toHaveText(/Page 5 of/);
  const there = await textInWindow(page);
  // No page has stayed where it was released.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 5 of/);
  await expect.poll(() => textInWindow(page)).toBe(there);
});

test(
  'the last page of a book of one chapter follows the finger, and springs back',
  { tag: '@long' },
  async ({ page }) => {
    await register(page);
    const paragraphs = Array.from(
      { length: 12 },
      (_, i) => `${i + 1}. ${'It was late, and nobody came. '.repeat(8)}`,
    );
    const bytes = buildEpub({
      title: 'One Chapter',
      language: 'en',
      chapters: [{ title: 'One', paragraphs }],
    });
    await upload(page, [{ name: 'one-chapter.epub', buffer: Buffer.from(bytes) }]);
    await openBook(page, 'One Chapter');
    await page.locator('main').focus();
    await page.keyboard.press('End');
    await expect(counter(page)).toHaveText(/Page (\d+) of \1$/);
    const left = () =>
      page
        .getByText(/^12\. It was late/)
        .evaluate((last) => Math.round([...last.getClientRects()].at(-1)!.left));
    const atRest = await left();
    const finger = new Finger(await page.context().newCDPSession(page));
    await finger.down(300, 400);
    await finger.moveTo(60, 400);
    await expect.poll(left).toBe(atRest - 60);
    await finger.up();
    await expect.poll(left).toBe(atRest);
  },
);

test('the next chapter follows the finger, too', { tag: '@long' }, async ({ page }) => {
  await openNovel(page);
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText(/Page (\d+) of \1$/);
  // The next chapter's first pages are made ready while this one is read.
  await expect(page.locator('.reader-sheet')).toHaveCount(2);
  const finger = new Finger(await page.context().newCDPSession(page));
  await finger.down(320, 400);
  await finger.moveTo(200, 400);
  await expect(page.getByRole('heading', { name: 'Part 2', includeHidden: true })).toBeVisible();
  await finger.moveTo(80, 400);
  await finger.up();
  await expect(page).toHaveURL(/chapter\/2$/);
  await expect(counter(page)).toHaveText(/Page 1 of/);
  await expect.poll(() => textInWindow(page)).toContain('Part2');
});

for (const { title, language, direction, block, sentence } of [
  {
    ...{ title: '猫', language: 'ja', direction: undefined },
    ...{ block: 'writing-mode: vertical-rl', sentence: '吾輩は猫である。名前はまだ無い。' },
  },
  {
    ...{ title: 'חתול', language: 'he', direction: 'rtl' as const },
    ...{ block: 'direction: rtl', sentence: 'היה ערב, ואיש לא בא אל החצר. ' },
  },
])
  test(`pages follow the finger in the book's direction, ${language}`, async ({ page }) => {
    await register(page);
    const paragraphs = (n: number) =>
      Array.from({ length: 40 }, (_, i) => `<p>${n}.${i + 1} ${sentence.repeat(8)}</p>`).join('');
    const chapters = [1, 2].map((n) => ({
      title: `${n}`,
      body: `<div style="${block}">${paragraphs(n)}</div>`,
    }));
    const bytes = buildEpub({ title, language, direction, chapters });
    await upload(page, [{ name: 'cat.epub', buffer: Buffer.from(bytes) }]);
    await openBook(page, title);
    await expect(counter(page)).toHaveText(/Page 1 of (?!1$)/);
    const window = (await page.getByTestId('reader-window').boundingBox())!;
    const strip = async (left: number, width: number) =>
      (
        await page.screenshot({ clip: { x: window.x + left, y: window.y, width, height: window.height } })
      ).toString('base64');
    const first = await textInWindow(page);
    const leaving = await strip(0, window.width - 140);
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(/Page 2 of/);
    const second = await textInWindow(page);
    // The page slides in: it is compared once it has come to rest.
    let coming = '';
    await expect
      .poll(async () => {
        const before = coming;
        coming = await strip(window.width - 140, 140);
        return coming === before && (await strip(0, window.width - 140)) !== leaving;
      })
      .toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expect(counter(page)).toHaveText(/Page 1 of/);

    const finger = new Finger(await page.context().newCDPSession(page));
    await finger.down(60, 400);
    await finger.moveTo(200, 402);
    // The next page comes in from the left, beside the one that leaves.
    await expect.poll(() => strip(140, window.width - 140)).toBe(leaving);
    await expect.poll(() => strip(0, 140)).toBe(coming);
    await finger.moveTo(65, 402);
    await finger.up();
    // It springs back: only at rest is it the whole first page again.
    await expect.poll(() => textInWindow(page)).toBe(first);
    await expect(counter(page)).toHaveText(/Page 1 of/);

    await finger.down(60, 400);
    await finger.moveTo(300, 400);
    await finger.up();
    await expect(counter(page)).toHaveText(/Page 2 of/);
    await expect.poll(() => textInWindow(page)).toBe(second);
    await finger.down(300, 400);
    await finger.moveTo(60, 400);
    await finger.up();
    await expect(counter(page)).toHaveText(/Page 1 of/);
    await expect.poll(() => textInWindow(page)).toBe(first);
  });

/** One finger on the screen. */
class Finger {
  private readonly session: CDPSession;
  private at = { x: 0, y: 0 };

  constructor(session: CDPSession) {
    this.session = session;
  }

  async down(x: number, y: number): Promise<void> {
    this.at = { x, y };
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [this.at] });
  }

  /** In steps, as fingers move. */
  async moveTo(x: number, y: number): Promise<void> {
    const from = this.at;
    for (let step = 1; step <= 5; step++) {
      this.at = { x: from.x + ((x - from.x) * step) / 5, y: from.y + ((y - from.y) * step) / 5 };
      await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [this.at] });
    }
  }

  async up(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

import type { Page } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { openBook } from './support/open-book.ts';
import { counter, openNovel } from './support/open-novel.ts';
import { novel, textInWindow, turnPage } from './support/reading.ts';
import { ServerView } from './support/server-view.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

test('two pages side by side are turned together, and have the text of single pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNovel(page);
  const both = await textInWindow(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 3 of/);
  const place = await counter(page).innerText();
  const words = await textInWindow(page);
  expect(words).not.toContain(both.slice(0, 40));

  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('radiogroup', { name: 'Pages side by side' }).getByText('One').click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // The page is wider now, but starts with the same words.
  await expect.poll(() => textInWindow(page)).toContain(words.slice(0, 60));
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('radiogroup', { name: 'Pages side by side' }).getByText('Two').click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(counter(page)).toHaveText(place);
  await expect.poll(() => textInWindow(page)).toBe(words);
});

test('quick turns all count, and the last one is kept when the page goes away with it', async ({ page }) => {
  await openNovel(page);
  const turn = (times: number) => {
    for (let i = 0; i < times; i++)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  };
  await page.evaluate(turn, 5);
  await expect(counter(page)).toHaveText(/Page 6 of/);
  const words = await textInWindow(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      location.reload();
    }),
  ]);
  await expect(counter(page)).toHaveText(/Page 7 of/);
  expect(await textInWindow(page)).not.toBe(words);
});

test('the title of a book stands above the middle of its pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNovel(page);
  const title = (await page.getByRole('banner').getByRole('heading').boundingBox())!;
  expect(Math.abs(title.x + title.width / 2 - 720)).toBeLessThan(2);
});

test('the next chapter is on the screen as soon as the next page of a chapter would be, and back', async ({
  page,
}) => {
  await openNovel(page);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/chapter\/1$/);
  await expect(counter(page)).toHaveText(/Page (\d+) of \1$/);
  // The neighbours are laid out while nothing else happens.
  const sheets = page.locator('.reader-sheet');
  await expect(sheets).toHaveCount(2);
  const turn = (key: string) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.querySelector('[data-testid="reader-content"]')!.textContent.trim().slice(0, 6);
  };
  expect(await page.evaluate(turn, 'ArrowRight')).toBe('Part 2');
  await expect(page).toHaveURL(/chapter\/2$/);
  await expect(counter(page)).toHaveText(/Page 1 of/);
  expect(await textInWindow(page)).toMatch(/^Part2/);
  // And back; from there three quick turns lead across the chapter's end.
  await expect(sheets).toHaveCount(3);
  expect(await page.evaluate(turn, 'ArrowLeft')).toBe('Part 1');
  await expect(page).toHaveURL(/chapter\/1$/);
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText(/Page (\d+) of \1$/);
  await page.evaluate(() => {
    for (let i = 0; i < 3; i++)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  await expect(page).toHaveURL(/chapter\/2$/);
  await expect(counter(page)).toHaveText(/Page 3 of/);
});

test(
  'keys pressed while a chapter is being laid out turn its pages once it is there',
  { tag: '@long' },
  async ({ page }) => {
    await openNovel(page);
    await expect(page.locator('.reader-sheet')).toHaveCount(2);
    const isShown = await page.evaluate(async () => {
      history.pushState({}, '', location.pathname.replace(/1$/, '3'));
      await new Promise((resolve) => setTimeout(resolve));
      const isShown = document.querySelector('[data-testid="reader-content"]') !== null;
      for (let i = 0; i < 2; i++)
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      return isShown;
    });
    expect(isShown).toBe(false);
    await expect(counter(page)).toHaveText(/Page 3 of/);
    await expect(page).toHaveURL(/chapter\/3$/);
  },
);

for (const { from, to, unit } of [
  { from: { width: 390, height: 844 }, to: { width: 1440, height: 900 }, unit: 2 },
  { from: { width: 1440, height: 900 }, to: { width: 390, height: 844 }, unit: 1 },
])
  test(
    `keys pressed while pages are laid out for a window ${to.width} px wide turn one each`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(from);
      await openNovel(page);
      for (let i = 0; i < 4; i++) await turnPage(page);
      const words = (await textInWindow(page)).slice(0, 20);
      // Where the window's size alone leads.
      await page.setViewportSize(to);
      await expect.poll(() => pagesBeside(page)).toBe(unit);
      await expect.poll(() => textInWindow(page)).toContain(words);
      await expect(counter(page)).toHaveText(/of \d+$/);
      const alone = await pageNumber(page);
      await page.setViewportSize(from);
      await expect.poll(() => pagesBeside(page)).toBe(unit === 1 ? 2 : 1);
      await expect.poll(() => textInWindow(page)).toContain(words);

      const werePending = await pressWhileLaidOut(page);
      await page.setViewportSize(to);
      expect(await werePending()).toBe(true);
      await expect.poll(() => pageNumber(page)).toBe(alone + 2 * unit);
      await expect(page).toHaveURL(/chapter\/1$/);
    },
  );

const pageNumber = async (page: Page) => Number(/Page (\d+)/.exec(await counter(page).innerText())![1]);

const pagesBeside = (page: Page) =>
  page
    .getByTestId('reader-window')
    .evaluate((one) => Number(getComputedStyle(one).getPropertyValue('--page-columns')));

/**
 * Presses → twice when the window of another size has its pages still to come.
 *
 * @returns once it watches for that size: whether the pages were still to come at the keys
 */
async function pressWhileLaidOut(page: Page): Promise<() => Promise<boolean>> {
  const watched = await page.getByTestId('reader-window').evaluateHandle((stage) => ({
    werePending: new Promise<boolean>((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        const sheets = stage.querySelectorAll('.reader-sheet').length;
        for (let i = 0; i < 2; i++)
          dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        resolve(stage.querySelectorAll('.reader-sheet').length === sheets);
      });
      watch.observe(stage, { attributes: true, attributeFilter: ['style'] });
    }),
  }));
  return () => watched.evaluate(({ werePending }) => werePending);
}

test('a page ends where the publisher ends it', async ({ page }) => {
  await register(page);
  const body =
    '<h2>One</h2><p>Before the break.</p><div style="page-break-before: always"><p>After the break.</p></div>' +
    '<p style="break-after: page">The last of its page.</p><p>On a page of its own.</p>';
  const bytes = buildEpub({ title: 'Broken Pages', language: 'en', chapters: [{ title: 'One', body }] });
  await upload(page, [{ name: 'broken-pages.epub', buffer: Buffer.from(bytes) }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openBook(page, 'Broken Pages');
  await expect(counter(page)).toHaveText(/Page 1 of 3/);
  expect(await textInWindow(page)).toBe('OneBeforethebreak.');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 2 of 3/);
  expect(await textInWindow(page)).toBe('Afterthebreak.Thelastofitspage.');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 3 of 3/);
  expect(await textInWindow(page)).toBe('Onapageofitsown.');
});

test(
  'while a book is being downloaded, nothing is shown of the one that was open before',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const account = await register(page);
    await upload(page, [{ name: 'corridor.epub', buffer: novel() }]);
    const chapters = [{ title: 'One', body: '<h2>One</h2><p>Of another book.</p>' }];
    const other = Buffer.from(buildEpub({ title: 'Another Book', language: 'en', chapters }));
    const otherId = await (await ServerView.signIn(baseURL!, account)).upload('another.epub', other);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.context().route(`**/books/${otherId}/file*`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/library');
    await expect(page.getByRole('link', { name: /Another Book/ }).first()).toBeVisible();
    await openBook(page, 'The Long Corridor');
    await page.evaluate((id) => history.pushState({}, '', `/book/${id}/chapter/1`), otherId);
    await expect(page.getByRole('banner').getByText('Another Book')).toBeVisible();
    // Records what appears on the screen from here until the other book's text.
    const seen = await page.evaluateHandle(() => {
      const seen = [document.querySelector('main')!.textContent];
      const watch = () => seen.push(document.querySelector('main')!.textContent);
      new MutationObserver(watch).observe(document, { childList: true, subtree: true, characterData: true });
      return seen;
    });
    await expect(page.getByRole('progressbar', { name: 'Downloading the book' })).toBeVisible();
    release();
    await expect.poll(() => textInWindow(page)).toBe('OneOfanotherbook.');
    const texts = await seen.jsonValue();
    expect(texts.at(-1)).toContain('Of another book.');
    expect(texts.filter((text) => text.includes('He said'))).toEqual([]);
  },
);

test('a wheel gesture turns one page, however long its inertia lasts', async ({ page }) => {
  await openNovel(page);
  // Within the page, so that no delay in between separates events that belong together.
  const wheel = (...deltas: number[]) =>
    page.locator('main').evaluate((main, all) => {
      for (const deltaY of all)
        main.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    }, deltas);
  await wheel(120, 90, 60, 30, 10, 4);
  await expect(counter(page)).toHaveText(/Page 2 of/);
  // The pause that ends a gesture, as use-wheel.ts measures it, and more than it on a slow machine.
  await page.waitForTimeout(1_000);
  await wheel(-120);
  await expect(counter(page)).toHaveText(/Page 1 of/);
  // Fingers on a trackpad begin gently.
  await page.waitForTimeout(1_000);
  await wheel(1, 2, 3, 5, 8, 12, 17, 23, 30, 34, 30, 21, 12, 5, 2, 1);
  await expect(counter(page)).toHaveText(/Page 2 of/);
});

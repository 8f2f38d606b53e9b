import type { Page } from '@playwright/test';
import { textInWindow } from './support/reading.ts';
import { highlighted, selectWords } from './support/select-words.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';
import { content, counter, openNewBook, toolbar } from './support/open-new-book.ts';

test.use(withoutServiceWorker);

test('a scrolling chapter and a paged one keep the same position', async ({ page }) => {
  await openNewBook(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 2 of/);
  const words = (await textInWindow(page)).slice(0, 30);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByText('Scrolling', { exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(content(page)).toContainText('30. He said');
  const firstLine = () =>
    page.evaluate(() => {
      const pane = document.querySelector('main')!.getBoundingClientRect();
      const at = document.caretPositionFromPoint(pane.left + pane.width / 2, pane.top + 40)!;
      const range = document.createRange();
      range.setStart(at.offsetNode, Math.max(0, at.offset - 90));
      range.setEnd(
        document.querySelector('.book-page')!,
        document.querySelector('.book-page')!.childNodes.length,
      );
      return range.toString().replace(/\s/g, '').slice(0, 200);
    });
  await expect.poll(firstLine).toContain(words);
  await page.locator('main').hover();
  const before = await counter(page).innerText();
  await page.mouse.wheel(0, 5_000);
  await expect(counter(page)).not.toHaveText(before);
  await scrollingEnds(page);
  const [line, place] = [await firstLine(), await counter(page).innerText()];
  await page.reload();
  await expect(counter(page)).toHaveText(place);
  await expect.poll(firstLine).toBe(line);
});

test('a book that scrolls continues from chapter to chapter, and back', async ({ page }) => {
  const book = await openNewBook(page, 2);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByText('Scrolling', { exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const chapters = () =>
    page
      .locator('section[data-chapter]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.chapter));
  await expect.poll(chapters).toEqual(['1', '2', '3']);
  await expect(page.locator('section[data-chapter="3"] p').first()).toBeAttached();

  // Nothing jumps where the chapter before is put above: the heading is at the top.
  const top = async (chapter: number) => {
    const { y } = (await page.locator(`section[data-chapter="${chapter}"]`).boundingBox())!;
    return Math.round(y - (await page.locator('main').boundingBox())!.y);
  };
  expect(Math.abs(await top(2))).toBe(0);
  await page.locator('main').hover();
  await page.mouse.wheel(0, -300);
  await expect(page).toHaveURL(new RegExp(`${book}/chapter/1$`));
  await expect(counter(page)).not.toHaveText(/Page 1 of/);
  await scrollingEnds(page);
  const before = await top(2);

  // What is selected in the next chapter belongs to that.
  const words = await selectWords(page, 'Letter from');
  await toolbar(page).getByRole('button', { name: 'Highlight in green' }).click();
  await expect.poll(() => highlighted(page)).toBe(words.replace(/\s/g, ''));
  expect(await top(2)).toBe(before);
  await expect(page).toHaveURL(new RegExp(`${book}/chapter/2$`));

  // A wheel over the toolbar does not scroll the book.
  await expect(toolbar(page)).toBeHidden();
  await page.locator('main').hover();
  const long = (await page.locator('section[data-chapter="2"]').boundingBox())!.height;
  await page.mouse.wheel(0, 300 + long + 400);
  await expect(page).toHaveURL(new RegExp(`${book}/chapter/3$`));
  await scrollingEnds(page);
  const place = await top(3);
  const at = await counter(page).innerText();
  await page.reload();
  await expect(counter(page)).toHaveText(at);
  await expect.poll(chapters).toContain('2');
  await expect.poll(async () => Math.abs((await top(3)) - place)).toBeLessThan(40);
});

test(
  'scrolling is followed into the next chapter also after a jump right behind it',
  { tag: '@long' },
  async ({ page }) => {
    const book = await openNewBook(page, 1);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByText('Scrolling', { exact: true }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator('section[data-chapter="2"] p').first()).toBeAttached();
    await page.locator('main').hover();
    await page.mouse.wheel(0, 1_500);
    await expect(counter(page)).not.toHaveText(/Page 1 of/);
    // Both in one task: the place that was about to be reported is dropped in favour of the jump's.
    await page.evaluate(async () => {
      document.querySelector('main')!.scrollBy({ top: 30 });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    });
    await expect(counter(page)).toHaveText(/Page (\d+) of \1/);
    await scrollingEnds(page);
    await page.mouse.wheel(0, 2_000);
    await expect(page).toHaveURL(new RegExp(`${book}/chapter/2$`));
  },
);

/** Resolves when nothing has moved for thirty frames: on a busy machine a smooth scroll pauses. */
async function scrollingEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const top = () => document.querySelector('[data-testid=reader-content]')!.getBoundingClientRect().top;
    for (let still = 0, last = top(); still < 30; last = top()) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = top() === last ? still + 1 : 0;
    }
  });
}

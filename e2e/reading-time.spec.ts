import { buildEpub } from '#shared/testing/build-epub.ts';
import { openBook } from './support/open-book.ts';
import { counter, openNewBook } from './support/open-new-book.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

test('pages turned before the browser leaves the app are in the statistics', async ({ page }) => {
  await openNewBook(page);
  const openedAt = await page.evaluate(() => Date.now());
  for (const number of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(new RegExp(`Page ${number} of`));
  }
  // Less than a second does not count as reading; much less than what is saved while reading.
  await page.waitForFunction((start) => Date.now() - start >= 1_500, openedAt);
  await page.goto('about:blank');
  await page.goto('/stats');
  await expect(page.getByRole('listitem').filter({ hasText: 'Pages turned' })).toContainText('3');
});

test('on a phone the time of a book with a long title stays within its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  const title = 'The Life and Strange Surprising Adventures of a Mariner of York';
  const book = {
    title,
    authors: ['E. Tester'],
    chapters: [{ title: 'One', paragraphs: ['The sea was calm.'] }],
  };
  await upload(page, [{ name: 'long.epub', buffer: Buffer.from(buildEpub(book)) }]);
  await openBook(page, 'The Life and Strange');
  const openedAt = await page.evaluate(() => Date.now());
  await page.waitForFunction((start) => Date.now() - start >= 1_500, openedAt);
  await page.goto('/stats');
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Time per book' }) });
  const entry = card.getByRole('listitem');
  await expect(entry).toContainText('< 1 min');
  const room = await entry.evaluate((element) => {
    const card = element.closest('section')!.getBoundingClientRect();
    return card.right - element.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(0);
});

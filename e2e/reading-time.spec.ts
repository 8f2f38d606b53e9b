import { counter, openNewBook } from './support/open-new-book.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

test('pages turned before the browser leaves the app are in the statistics', async ({ page }) => {
  await openNewBook(page);
  const openedAt = await page.evaluate(() => Date.now());
  for (const number of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(new RegExp(`Page ${number} of`));
  }
  // Less than a second is no reading; much less than what is saved while reading.
  await page.waitForFunction((start) => Date.now() - start >= 1_500, openedAt);
  await page.goto('about:blank');
  await page.goto('/stats');
  await expect(page.getByRole('listitem').filter({ hasText: 'Pages turned' })).toContainText('3');
});

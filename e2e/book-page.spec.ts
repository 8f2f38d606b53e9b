import { openNewBook } from './support/open-new-book.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

test('deleting a book never stands alone on a line, where it would look like the next step', async ({
  page,
}) => {
  const book = await openNewBook(page);
  await page.goto(book);
  const share = page.getByRole('button', { name: 'Share' });
  const remove = page.getByRole('button', { name: 'Delete book' });
  await expect(remove).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => (await remove.boundingBox())!.y - (await share.boundingBox())!.y, `${width} px wide`)
      .toBe(0);
  }
});

import type { Page } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { expect, register, test, upload } from './support/test.ts';

const house =
  'The old house stood alone upon a low green hill, its tall chimneys black against the evening sky. ' +
  'A narrow river ran below it, and beyond the river lay a dark wood of firs.';

const coverless = (title: string, author: string, language: string) => ({
  name: `${title}.epub`,
  buffer: Buffer.from(
    buildEpub({
      title,
      authors: [author],
      language,
      chapters: [{ title: 'One', paragraphs: [house, 'He said that he would think about it.'] }],
    }),
  ),
});

/** The cover of a book in the library, once it is a picture. */
const cover = (page: Page, title: string) => page.getByRole('img', { name: `Cover of ${title}` }).first();

test('a book without a cover gets a painted one with its title, and keeps it offline', async ({
  page,
  context,
}) => {
  await register(page);
  await upload(page, [coverless('The House on the Hill', 'Ann Author', 'en')]);
  const painted = cover(page, 'The House on the Hill').and(page.locator('img'));
  await expect(painted).toBeVisible({ timeout: 30_000 });
  const size = () => painted.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([600, 900]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(painted).toBeVisible();
  await expect.poll(size).toEqual([600, 900]);
});

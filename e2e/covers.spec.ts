import type { Page } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { expect, register, signIn, test, upload } from './support/test.ts';

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

test('a reader gives a book a cover of their own, which every device shows, and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await register(page);
  await upload(page, [coverless('The House on the Hill', 'Ann Author', 'en')]);
  await page.getByRole('link', { name: /The House on the Hill/ }).click();
  const shape = (one: Page) =>
    cover(one, 'The House on the Hill')
      .and(one.locator('img'))
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change cover' }).click();
  await (await chooser).setFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') });
  await expect(page.getByText('Cover not changed')).toBeVisible();

  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change cover' }).click();
  const photo = await page.screenshot({ type: 'png' });
  await (await again).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
  await expect.poll(() => shape(page)).toEqual([400, 600]);

  const elsewhere = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await expect.poll(() => shape(other), { timeout: 30_000 }).toEqual([400, 600]);

  await page.getByRole('button', { name: 'Use the original cover' }).click();
  await expect.poll(() => shape(page), { timeout: 30_000 }).toEqual([600, 900]);
  await expect.poll(() => shape(other), { timeout: 30_000 }).not.toEqual([400, 600]);
  await elsewhere.close();
});

import { buildEpub } from '#shared/testing/build-epub.ts';
import { expect, register, test, upload } from './support/test.ts';

const epub = Buffer.from(
  buildEpub({
    title: 'A Shared Book',
    authors: ['Ann Author'],
    chapters: [{ title: 'I', paragraphs: ['It begins.'] }],
  }),
);

test('the app can be installed: the browser finds nothing wrong with its manifest', async ({ page }) => {
  await register(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The only obstacle is the private window that tests run in.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('a file shared to the app waits in the upload dialog, once', async ({ page }) => {
  await register(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.evaluate(
    async (bytes) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
      const list = new DataTransfer();
      list.items.add(
        new File([new Uint8Array(bytes)], 'A Shared Book.epub', { type: 'application/epub+zip' }),
      );
      input.files = list.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [...epub],
  );
  await page.waitForURL('**/library');
  const dialog = page.getByRole('dialog', { name: 'Upload Books' });
  await expect(dialog.getByText('A Shared Book')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload 1 Book' }).click();
  await expect(page.getByRole('heading', { name: 'A Shared Book' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A Shared Book' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the Continue shortcut opens the book read last, at its page', async ({ page }) => {
  await register(page);
  await upload(page, [{ name: 'shared.epub', buffer: epub }]);
  await page.goto('/continue');
  await page.waitForURL('**/library');
  await page.getByRole('link', { name: /A Shared Book/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await expect(page.getByText('It begins.')).toBeVisible();
  await page.goto('/continue');
  await page.waitForURL('**/chapter/1');
});

import { createHash } from 'node:crypto';
import { buildEpub } from '#shared/testing/build-epub.ts';
import type { Page } from '@playwright/test';
import { expect, focusPages, test } from './support/fault-test.ts';
import { selectWords } from './support/select-words.ts';

const scene =
  'The old house stood on the hill above the river, its grey walls covered with ivy and its windows dark. ' +
  'A tall oak spread its bare branches over the roof, and beyond it the lake lay still under the pale moon. ';
const book = {
  title: 'Letters Nobody Sent',
  author: 'Secretive Author',
  name: 'diary-of-mine.epub',
  note: 'a thought of my own',
};
const buffer = Buffer.from(
  buildEpub({
    ...{ title: book.title, authors: [book.author], language: 'en' },
    chapters: [1, 2].map((n) => ({
      title: `Evening ${n}`,
      paragraphs: Array.from({ length: 12 }, (_, i) => `${i + 1}. ${scene}`),
    })),
  }),
);

test('nothing of a book that is kept only on this device is sent, until its reader sends it to the library', async ({
  newReaderWithDevice,
  newDevice,
  network,
}) => {
  test.setTimeout(240_000);
  network.sent = [];
  const { reader, device, page } = await newReaderWithDevice();
  await addPrivately(page);

  await page.getByRole('link', { name: new RegExp(book.title) }).click();
  await expect(page.getByText('Only on this device', { exact: true })).toBeVisible();
  const bookId = new URL(page.url()).pathname.split('/')[2]!;
  await page.getByRole('button', { name: 'Start Reading' }).click();
  await page.getByTestId('reader-content').waitFor();
  await page.getByRole('button', { name: 'Bookmark this page' }).press('Enter');
  await selectWords(page, 'grey walls');
  await page.getByRole('toolbar').getByRole('button', { name: 'Note' }).click();
  await page.getByLabel('Your note').fill(book.note);
  await page.keyboard.press('Escape');
  const passage = page.locator('mark[data-description-id]').first();
  await passage.press('Enter', { timeout: 60_000 });
  await expect(page.getByRole('dialog').getByText('Painted on this device.', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');

  // Something later reaches the server, so anything sent earlier would have arrived, too.
  await page.goto('/library');
  await syncAll(page);
  await device.close();
  await device.start();
  await device.page.goto(`/book/${bookId}`);
  await expect(device.page.getByText('Only on this device', { exact: true })).toBeVisible();
  await syncAll(device.page);
  const sha = createHash('sha256').update(buffer).digest('hex');
  const { title, author, name, note } = book;
  expect(found(network.sent, [bookId, sha, title, author, name, note, 'grey walls', 'Evening 1'])).toEqual(
    [],
  );
  expect(network.sent.length).toBeGreaterThan(0);
  expect(found(network.sent, [buffer.subarray(0, 60).toString('latin1')])).toEqual([]);

  await device.page.getByRole('button', { name: 'Send to my library' }).click();
  await expect(device.page.getByText('On this device and in the cloud')).toBeVisible({ timeout: 60_000 });
  await syncAll(device.page);
  expect(found(network.sent, [bookId, sha, title, note])).toHaveLength(4);
  const other = await newDevice(reader);
  await other.page.getByRole('link', { name: new RegExp(title) }).click();
  await other.page.getByRole('button', { name: 'Continue Reading' }).click();
  await expect(other.page.getByTestId('reader-content').first()).toContainText('The old house');
  await other.page.goto(`/book/${bookId}/chapter/1`);
  await expect(other.page.locator('.highlight').first()).toBeVisible();
});

test('signing out asks before it erases books that are kept only on this device', async ({
  newReaderWithDevice,
}) => {
  const { reader, page } = await newReaderWithDevice();
  await addPrivately(page);
  await syncAll(page);
  await page.goto('/settings?tab=privacy');
  await expect(page.getByText('those kept only on this device would be lost')).toBeVisible();

  await page.getByRole('button', { name: 'User menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Some books are only on this device' });
  await expect(question.getByText('1 book is kept only on this device')).toBeVisible();
  await question.getByRole('button', { name: 'Sign out and keep on this device' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(reader.account.email);
  await page.getByLabel('Password', { exact: true }).fill(reader.account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: new RegExp(book.title) })).toBeVisible();
});

/** Adds the book through the dialog, to be kept only on this device. */
async function addPrivately(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Upload Book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Books' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose Files' }).click();
  await (await chooser).setFiles([{ name: book.name, mimeType: 'application/epub+zip', buffer }]);
  await dialog.getByText('Keep only on this device').click();
  await dialog.getByRole('button', { name: 'Add 1 Book' }).click();
  await expect(dialog).toBeHidden();
}

/** Everything that may be sent has been sent. */
async function syncAll(page: Page): Promise<void> {
  await focusPages(page);
  await page.getByRole('button', { name: 'Sync: Everything is synced' }).waitFor({ timeout: 60_000 });
}

/** Which of these strings occur in what was sent. */
function found(sent: readonly Buffer[], strings: readonly string[]): string[] {
  const all = Buffer.concat(sent);
  return strings.filter((one) => all.includes(one) || all.includes(Buffer.from(one, 'latin1')));
}

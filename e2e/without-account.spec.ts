import type { Page } from '@playwright/test';
import { chooseFiles, expect, register, test, upload } from './support/test.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { differenceOf, pixelsOf } from './support/pixels.ts';
import { PASSWORD } from './support/run-log.ts';

/** Descriptive enough to be illustrated. */
const scene =
  'The old house stood on the hill above the river, its grey walls covered with ivy and its windows dark. ' +
  'A tall oak spread its bare branches over the roof, and beyond it the lake lay still under the pale moon. ';
const book = {
  name: 'hill.epub',
  buffer: Buffer.from(
    buildEpub({
      title: 'The House on the Hill',
      authors: ['E. Tester'],
      language: 'en',
      chapters: [{ title: 'One', paragraphs: Array.from({ length: 12 }, (_, i) => `${i + 1}. ${scene}`) }],
    }),
  ),
};

test('a book is read, extracted and illustrated without an account, and all of it moves to one that is created later', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const calls: string[] = [];
  // Requests of the service worker as well.
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  page.on('websocket', (socket) => calls.push(socket.url()));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Read without an account' }).click();
  await page.waitForURL('**/library');
  await page.getByRole('heading', { name: 'No books yet' }).waitFor();
  // No cloud and no other devices are spoken of.
  await page.goto('/');
  await expect(page.getByText('All your books, on this device.', { exact: true })).toBeVisible();
  await page.goto('/stats');
  await expect(page.getByText('On this device.', { exact: true })).toBeVisible();
  await page.goto('/library');
  await page.getByRole('banner').getByRole('button', { name: 'Upload Book' }).click();
  // Nothing is uploaded.
  await chooseFiles(page, [book], 'Add 1 Book');
  await page.getByRole('link', { name: /The House on the Hill/ }).click();
  await page.getByRole('button', { name: 'Start Reading' }).click();
  const passage = page.locator('mark[data-description-id]').first();
  await passage.click({ timeout: 60_000 });
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('dialog').getByText('Painted on this device.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await passage.click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toBeVisible();
  const painted = await pixelsOf(picture);
  await page.keyboard.press('Escape');
  expect(calls).toEqual([]);

  // Copies on the server are not mentioned.
  await page.goto('/settings?tab=privacy');
  await expect(page.getByText('Nothing is sent anywhere.')).toBeVisible();
  await expect(page.getByText(/Data we keep|on the server are safe|Free Plan/)).toHaveCount(0);
  await page.goto('/library');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Create account' }).click();
  await page.waitForURL('**/register');
  await page.getByText('will move to your account').waitFor();
  await page.getByLabel('Email').fill(`without-${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/library');
  await page.getByRole('link', { name: /The House on the Hill/ }).waitFor();
  await page.getByRole('button', { name: 'Sync: Everything is synced' }).waitFor({ timeout: 60_000 });
  const shown = page.getByRole('img', { name: 'On this device and in the cloud' });
  await expect(shown).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /The House on the Hill/ }).click();
  // The reading position has moved as well.
  await page.getByRole('button', { name: 'Continue Reading' }).click();
  await passage.click({ timeout: 60_000 });
  // The passage has another id in the account, of which the server would paint something else: it was sent the picture.
  await expect(page.getByText('Painted on one of your devices.')).toBeVisible({ timeout: 60_000 });
  expect(differenceOf(await pixelsOf(picture), painted)).toBeLessThan(4);
});

test('leaving without an account asks whether to keep or to erase', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Read without an account' }).click();
  await page.waitForURL('**/library');
  await page.getByRole('banner').getByRole('button', { name: 'Upload Book' }).click();
  await chooseFiles(page, [book]);
  const link = page.getByRole('link', { name: /The House on the Hill/ });
  await link.waitFor();
  const leave = async (choice: RegExp) => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: choice }).click();
    await page.waitForURL('**/login');
  };
  await leave(/Keep everything/);
  await page.getByRole('button', { name: 'Read without an account' }).click();
  await link.waitFor();
  await leave(/Erase/);
  await page.getByRole('button', { name: 'Read without an account' }).click();
  await page.getByRole('heading', { name: 'No books yet' }).waitFor();
  await expect(link).toHaveCount(0);
});

test(
  'signing in to an account merges what was read without one: the same book once, with the annotations of both',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000);
    // The account has the same book, bookmarked on its last page.
    const elsewhere = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
    const other = await elsewhere.newPage();
    const account = await register(other);
    await upload(other, [book]);
    await open(other);
    await other.keyboard.press('End');
    await bookmarkPage(other);
    await other.goto('/library');
    await other.getByRole('button', { name: 'Sync: Everything is synced' }).waitFor({ timeout: 60_000 });
    await elsewhere.close();

    await page.goto('/login');
    await page.getByRole('button', { name: 'Read without an account' }).click();
    await page.waitForURL('**/library');
    await page.getByRole('banner').getByRole('button', { name: 'Upload Book' }).click();
    await chooseFiles(page, [book, { ...book, name: 'shore.epub', buffer: shore }]);
    await open(page);
    await bookmarkPage(page);
    await page.goto('/library');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/library');
    await page.getByRole('button', { name: 'Sync: Everything is synced' }).waitFor({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: /The House on the Hill/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /The House on the Shore/ })).toHaveCount(1);
    await open(page);
    await page.getByRole('button', { name: 'Contents' }).press('Enter');
    await page.getByRole('tab', { name: /Bookmarks/ }).click();
    await expect(page.getByRole('button', { name: 'Remove bookmark' })).toHaveCount(2);
  },
);

const shore = Buffer.from(
  buildEpub({
    ...{ title: 'The House on the Shore', authors: ['E. Tester'], language: 'en' },
    chapters: [{ title: 'One', paragraphs: [scene] }],
  }),
);

async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: /The House on the Hill/ }).click();
  await page.getByRole('button', { name: /Start Reading|Continue Reading/ }).click();
  await page.getByTestId('reader-content').first().waitFor();
}

async function bookmarkPage(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Bookmark this page' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import jwt from 'jsonwebtoken';
import {
  goOnline,
  signInOfflineReady,
  expect,
  expectAllArrived,
  goOffline,
  focusPages,
  test,
} from './support/fault-test.ts';
import { localBookmarks, outbox, setTokens } from './support/local-data.ts';
import { bookmark, changeTheme, openChapter, signOut, turnPage } from './support/reading.ts';
import type { Page } from '@playwright/test';

/** Turns the stored access token into one of a day ago, signed by the server's own secret. */
async function expire(page: Page): Promise<void> {
  const secret = (await readFile(path.join(process.env.E2E_DATA_DIR!, 'auth-secret'), 'utf8')).trim();
  const { access } = await setTokens(page, {});
  const { iat: _made, exp: _ends, ...claims } = jwt.decode(access) as jwt.JwtPayload;
  const dayAgo = Math.floor(Date.now() / 1000) - 86_400;
  await setTokens(page, { access: jwt.sign({ ...claims, iat: dayAgo, exp: dayAgo + 900 }, secret) });
}

test(
  'a reader who returns after a day offline stays signed in',
  { tag: '@long' },
  async ({ newReaderWithDevice, network }) => {
    const { reader, device, page } = await newReaderWithDevice();
    await openChapter(page, reader.bookId);
    await goOffline(network, device);
    await expire(page);
    await openChapter(page, reader.bookId, 2);
    await turnPage(page);
    await bookmark(page);
    network.requests.length = 0;
    await goOnline(network, device);
    await expectAllArrived(page, reader);
    expect(await reader.server.bookmarks()).toHaveLength(1);
    expect(network.requests.filter((request) => request.endsWith('/auth/refresh'))).toHaveLength(1);
    await expect(page).toHaveURL(/chapter\/2$/);
  },
);

test('two tabs that refresh their tokens at the same moment both stay signed in', async ({
  newReaderWithDevice,
  network,
}) => {
  const { reader, device } = await newReaderWithDevice();
  const other = await device.context.newPage();
  // Not the same page: a bookmark that one of them adds, the other would remove.
  await openChapter(device.page, reader.bookId, 1);
  await openChapter(other, reader.bookId, 2);
  await expire(device.page);
  network.requests.length = 0;
  network.delayMs = 50;
  network.cut();
  await Promise.all([focusPages(device.page, other), bookmark(device.page), bookmark(other)]);
  await focusPages(device.page, other);
  for (const tab of [device.page, other]) {
    await expectAllArrived(tab, reader);
    await expect(tab).toHaveURL(/chapter\/\d$/);
  }
  expect(await reader.server.bookmarks()).toHaveLength(2);
  expect(network.requests.filter((request) => request.endsWith('/auth/refresh'))).toHaveLength(1);
});

test(
  'a reader stays signed in when the response with the new tokens is lost',
  { tag: '@long' },
  async ({ newReaderWithDevice, network }) => {
    const { reader, page } = await newReaderWithDevice();
    await openChapter(page, reader.bookId);
    await expire(page);
    const lost = network.next({ request: /\/auth\/refresh$/, does: 'drop-response' });
    await bookmark(page);
    await focusPages(page);
    await lost.triggered;
    await expectAllArrived(page, reader);
    await expect(page).toHaveURL(/chapter\/1$/);
  },
);

test('an ended session asks to sign in, and unsent work is sent afterwards', async ({
  newReaderWithDevice,
  network,
}) => {
  const { reader, device, page } = await newReaderWithDevice();
  await openChapter(page, reader.bookId);
  await goOffline(network, device);
  await bookmark(page);
  const bookmarks = await localBookmarks(page, reader.server.userId);
  const { access } = await setTokens(page, {});
  const ended = await fetch(`${process.env.E2E_BASE_URL}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access}` },
  });
  expect(ended.ok).toBe(true);
  await goOnline(network, device);
  await page.waitForURL('**/login**');
  expect(await localBookmarks(page, reader.server.userId)).toEqual(bookmarks);
  expect(await reader.server.bookmarks()).toEqual([]);

  await signInOfflineReady(page, reader);
  await expectAllArrived(page, reader);
  expect(await reader.server.bookmarks()).toEqual(bookmarks);
});

test('a second user of the same browser sees nothing of the first, whose work is kept', async ({
  network,
  newReader,
  newDevice,
}) => {
  const first = await newReader();
  const second = await newReader();
  const device = await newDevice(first);
  const { page } = device;
  await changeTheme(page);
  await openChapter(page, first.bookId);
  await goOffline(network, device);
  await bookmark(page);
  const bookmarks = await localBookmarks(page, first.server.userId);
  await signOut(page);
  await page.getByRole('button', { name: /keep/i }).click();
  await page.waitForURL('**/login**');
  await goOnline(network, device);

  await signInOfflineReady(page, second);
  await expect(page.locator('html')).toHaveClass(/light/);
  await openChapter(page, second.bookId);
  await page.goto(`/book/${first.bookId}`);
  await expect(page.getByText('Book Not Found')).toBeVisible();
  expect(await localBookmarks(page, second.server.userId)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of [first.account.email, first.server.userId, first.bookId, ...bookmarks])
    expect(stored).not.toContain(secret);
  await expectAllArrived(page, second);
  expect(await first.server.bookmarks()).toEqual([]);

  await signOut(page);
  await page.waitForURL('**/login**');
  await signInOfflineReady(page, first);
  await expectAllArrived(page, first);
  expect(await first.server.bookmarks()).toEqual(bookmarks);
  expect(await outbox(page, first.server.userId)).toEqual([]);
});

test(
  'a library written by a newer version is left as it is, and the reader is offered the update',
  { tag: '@long' },
  async ({ newReaderWithDevice }) => {
    const { page } = await newReaderWithDevice();
    await page.goto('/robots.txt');
    const libraries = () =>
      page.evaluate(async () =>
        (await indexedDB.databases()).filter(({ name }) => /^reader-[0-9a-f]{8}-/.test(name!)),
      );
    const [library] = await libraries();
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open(name, 99_990);
          request.onerror = () => reject(request.error!);
          request.onsuccess = () => {
            request.result.close();
            resolve();
          };
        }),
      library!.name!,
    );
    await page.goto('/library');
    await expect(page.getByRole('heading', { name: 'Vignette needs an update' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('This older one must not change it.');
    await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
    expect(await libraries()).toEqual([{ name: library!.name, version: 99_990 }]);
  },
);

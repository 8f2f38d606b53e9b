import { signInOfflineReady, expect, test } from './support/fault-test.ts';
import type { Device } from './support/device.ts';
import { heavyBook } from './support/heavy-book.ts';
import { localBookmarks, rows } from './support/local-data.ts';
import { seededRandom } from './support/random.ts';
import { openChapter, turnPage } from './support/reading.ts';
import { upload } from './support/test.ts';

const MB = 1_000_000;

test('a full device evicts what the server has, reports when it cannot, and reading continues', async ({
  network,
  newReader,
  newDevice,
}) => {
  const random = seededRandom(7);
  const reader = await newReader();
  const { userId } = reader.server;
  const device = await newDevice();
  const allow = (bytes: number) => limitStorage(device, network.url, bytes);

  await signInOfflineReady(device.page, reader);
  await openChapter(device.page, reader.bookId);
  // What the app itself takes grows with it; beside that there is room for one of the books.
  const { usage } = await device.page.evaluate(() => navigator.storage.estimate());
  await device.close();
  await device.start();
  await allow(usage! + 6 * MB);
  await device.page.goto('/library');
  const add = (title: string, size: number) =>
    upload(device.page, [{ name: 'atlas.epub', buffer: heavyBook(title, size, random) }]);
  const heavyParts = async () => {
    const parts = await rows<{ bytes: object }>(device.page, userId, 'files');
    return parts.length;
  };

  await add('The Old Atlas', 5);
  await expect.poll(() => rows(device.page, userId, 'uploads'), { timeout: 40_000 }).toEqual([]);
  const before = await heavyParts();
  await add('The New Atlas', 4);
  await expect(device.page.getByRole('link', { name: /The New Atlas/ })).toBeVisible();
  await expect(device.page.getByRole('link', { name: /The Old Atlas/ })).toBeVisible();
  expect(await heavyParts()).toBeLessThan(before);
  await add('The Huge Atlas', 12);
  await expect(
    device.page.getByText('There isn’t enough space on this device. Free up space in Settings.'),
  ).toBeVisible();
  await expect(device.page.getByRole('link', { name: /The Huge Atlas/ })).toHaveCount(0);
  await openChapter(device.page, reader.bookId);

  // Not even a bookmark fits any more.
  await device.close();
  await device.start();
  await allow(0.5 * MB);
  await openChapter(device.page, reader.bookId);
  await turnPage(device.page);
  await device.page.getByRole('button', { name: 'Bookmark this page' }).press('Enter');
  await expect(device.page.getByText('Device Full')).toBeVisible();
  expect(await localBookmarks(device.page, userId)).toEqual([]);
  await turnPage(device.page);

  await device.close();
  await device.start();
  await openChapter(device.page, reader.bookId);
  await device.page.getByRole('button', { name: 'Bookmark this page' }).press('Enter');
  await expect.poll(() => reader.server.bookmarks()).toHaveLength(1);
});

/** Limits the app's storage quota, until the browser is closed. */
async function limitStorage(device: Device, url: string, bytes: number): Promise<void> {
  const client = await device.context.newCDPSession(device.page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize: bytes });
}

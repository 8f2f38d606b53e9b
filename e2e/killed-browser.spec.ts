import { goOnline, expect, expectAllArrived, goOffline, test } from './support/fault-test.ts';
import { killPoints, killWhile } from './support/kill-points.ts';
import { localBookmarks, outbox } from './support/local-data.ts';
import { bookmark, changeTheme, openChapter, turnPage } from './support/reading.ts';

test('offline changes survive a killed browser and arrive once when it is back online', async ({
  newReaderWithDevice,
  network,
}) => {
  const { reader, device } = await newReaderWithDevice();
  const { userId } = reader.server;
  await openChapter(device.page, reader.bookId);
  await goOffline(network, device);
  await bookmark(device.page);
  await bookmark(device.page);
  await turnPage(device.page);
  await device.page.goto('/library');
  await changeTheme(device.page);
  await expect(device.page.locator('html')).toHaveClass(/dark/);
  await expect.poll(async () => (await outbox(device.page, userId)).length).toBeGreaterThan(3);
  const bookmarks = await localBookmarks(device.page, userId);
  expect(bookmarks).toHaveLength(2);

  await device.kill();
  await device.start();
  await device.page.goto('/library');
  await expect(device.page.locator('html')).toHaveClass(/dark/);
  expect(await localBookmarks(device.page, userId)).toEqual(bookmarks);
  expect(await reader.server.bookmarks()).toEqual([]);

  await goOnline(network, device);
  await expectAllArrived(device.page, reader);
  expect(await reader.server.bookmarks()).toEqual(bookmarks);
  expect(await reader.server.value('settings', 'reader', 'theme')).toBe('dark');
});

test('a bookmark survives and arrives once, whenever the browser is killed while sending it', async ({
  newReaderWithDevice,
  network,
}) => {
  const { reader, device } = await newReaderWithDevice();
  const isLong = process.env.VIGNETTE_LONG === '1';
  for (const [i, point] of (isLong ? killPoints : killPoints.slice(-1)).entries()) {
    await test.step(point, async () => {
      await openChapter(device.page, reader.bookId);
      await killWhile(point, { network, device });
      await device.page.goto('/library');
      await expectAllArrived(device.page, reader);
      expect(await reader.server.bookmarks()).toHaveLength(i + 1);
      expect(await localBookmarks(device.page, reader.server.userId)).toHaveLength(i + 1);
    });
  }
});

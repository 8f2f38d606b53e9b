import { expect, test } from './support/fault-test.ts';
import { localBookmarks, outbox } from './support/local-data.ts';
import { bookmark, openChapter, turnPage } from './support/reading.ts';

test('what was done offline survives a killed browser and arrives once when it is back online', async ({
  line,
  newReader,
  newDevice,
}) => {
  const reader = await newReader();
  const device = await newDevice(reader);
  await openChapter(device.page, reader.bookId);
  await line.unplug();
  await bookmark(device.page);
  await bookmark(device.page);
  await turnPage(device.page);
  await device.page.goto('/library');
  await device.page.getByRole('button', { name: /^Theme:/ }).click();
  await expect(device.page.locator('html')).toHaveClass(/dark/);
  await expect.poll(async () => (await outbox(device.page, reader.server.userId)).length).toBeGreaterThan(3);
  const marks = await localBookmarks(device.page, reader.server.userId);
  expect(marks).toHaveLength(2);

  await device.kill();
  await device.start();
  await device.page.goto('/library');
  await expect(device.page.locator('html')).toHaveClass(/dark/);
  expect(await localBookmarks(device.page, reader.server.userId)).toEqual(marks);
  expect(await reader.server.bookmarks()).toEqual([]);

  await line.plug();
  await expect.poll(() => reader.server.bookmarks(), { timeout: 30_000 }).toEqual(marks);
  expect(await reader.server.value('settings', 'reader', 'theme')).toBe('dark');
  await expect.poll(() => outbox(device.page, reader.server.userId)).toEqual([]);
});

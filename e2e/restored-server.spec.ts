import { expect, expectAllArrived, focusPages, test } from './support/fault-test.ts';
import { bookmark, openChapter } from './support/reading.ts';

test('devices return to a restored server what its backup did not have', async ({
  newServer,
  newReader,
  newDevice,
}) => {
  const server = await newServer();
  const reader = await newReader();
  const desk = await newDevice(reader);
  const phone = await newDevice(reader);
  const everywhere = [desk.page, phone.page];
  await openChapter(desk.page, reader.bookId);
  await bookmark(desk.page);
  await focusPages(desk.page);
  await expectAllArrived(desk.page, reader);

  await server.stop();
  const backup = await server.backUp();
  await server.run();
  await openChapter(phone.page, reader.bookId, 2);
  await bookmark(phone.page);
  await focusPages(phone.page);
  await expectAllArrived(phone.page, reader);
  await bookmark(desk.page);
  await focusPages(desk.page);
  await expectAllArrived(desk.page, reader);
  const bookmarks = await reader.server.bookmarks();
  expect(bookmarks).toHaveLength(3);

  await server.stop();
  await bookmark(phone.page);
  await server.restore(backup);
  await server.run();
  expect(await reader.server.bookmarks()).toHaveLength(1);
  await focusPages(...everywhere);
  await expect.poll(() => reader.server.bookmarks(), { timeout: 40_000 }).toHaveLength(4);
  await focusPages(...everywhere);
  for (const page of everywhere) await expectAllArrived(page, reader);
  expect(await reader.server.bookmarks()).toEqual(expect.arrayContaining(bookmarks));
});

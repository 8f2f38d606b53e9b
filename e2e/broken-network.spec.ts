import { goOnline, expect, expectAllArrived, goOffline, focusPages, test } from './support/fault-test.ts';
import { print } from './support/print.ts';
import { annotationSync } from './support/kill-points.ts';
import { localBookmarks } from './support/local-data.ts';
import { bookmark, changeTheme, openChapter, turnPage } from './support/reading.ts';

/** In the service worker. */
declare const clients: { matchAll: () => Promise<unknown[]> };

test(
  'a bookmark arrives once although the network fails in every way while it is sent',
  { tag: '@long' },
  async ({ newReaderWithDevice, network }) => {
    const { reader, page } = await newReaderWithDevice();
    await openChapter(page, reader.bookId);
    for (const fault of [
      { does: 'cut-request', bytes: 300 },
      { does: 'drop-response' },
      { does: 'cut-response', bytes: 400 },
      { does: 'deliver-twice' },
    ] as const) {
      const { triggered } = network.next({ ...annotationSync, ...fault });
      await bookmark(page);
      await focusPages(page);
      await triggered;
      await expectAllArrived(page, reader);
    }
    expect(await reader.server.bookmarks()).toHaveLength(4);
  },
);

test('a request that arrives after newer changes does not undo them', async ({
  newReaderWithDevice,
  network,
}) => {
  const { reader, page } = await newReaderWithDevice();
  await openChapter(page, reader.bookId);
  const late = network.next({ ...annotationSync, does: 'hold-request' });
  await bookmark(page);
  await focusPages(page);
  await late.triggered;
  network.cut();
  await turnPage(page);
  await bookmark(page);
  await focusPages(page);
  await expectAllArrived(page, reader);
  late.release();
  await late.responded;
  await expectAllArrived(page, reader);
  expect(await reader.server.bookmarks()).toHaveLength(2);
});

test('two tabs and the service worker flush at the same moment, and everything arrives once', async ({
  newReaderWithDevice,
  network,
}) => {
  const { reader, device } = await newReaderWithDevice();
  const other = await device.context.newPage();
  const tabs = [device.page, other];
  for (const tab of tabs) await openChapter(tab, reader.bookId);
  await goOffline(network, device);
  for (const tab of tabs) await bookmark(tab);
  await turnPage(other);
  await bookmark(other);
  // As if both tabs were hidden, which a headless browser never reports.
  const worker = device.context.serviceWorkers()[0]!;
  await worker.evaluate(() => {
    clients.matchAll = () => Promise.resolve([]);
  });
  network.delayMs = 30;
  await Promise.all([device.dispatchSync(), goOnline(network, device), focusPages(...tabs)]);
  await Promise.all([device.dispatchSync(), focusPages(...tabs)]);
  for (const tab of tabs) await expectAllArrived(tab, reader);
  expect(await reader.server.bookmarks()).toHaveLength(3);
  expect(await localBookmarks(other, reader.server.userId)).toHaveLength(3);
});

test('a change on one device shows on the other at once', async ({ newReader, newDevice }) => {
  const reader = await newReader();
  const desk = await newDevice(reader);
  const phone = await newDevice(reader);
  await expect(phone.page.getByText('Connected')).toBeAttached();
  const sent = desk.page.waitForResponse(
    (response) => /"theme"/.test(response.request().postData() ?? '') && response.ok(),
  );
  await changeTheme(desk.page);
  const shown = phone.page.waitForFunction(() => document.documentElement.classList.contains('dark'));
  await sent;
  const sentAt = performance.now();
  await shown;
  const tookMs = performance.now() - sentAt;
  print(`shown on the other device ${Math.round(tookMs)} ms after it was sent`);
  expect(tookMs).toBeLessThan(5_000);
});

test(
  'reading continues while the server restarts, and what was done meanwhile arrives',
  { tag: '@long' },
  async ({ newReaderWithDevice, newServer }) => {
    const server = await newServer();
    const { reader, page } = await newReaderWithDevice();
    await openChapter(page, reader.bookId);
    await turnPage(page);
    await server.stop('SIGKILL');
    await bookmark(page);
    await openChapter(page, reader.bookId, 2);
    await bookmark(page);
    await server.run();
    await expectAllArrived(page, reader);
    expect(await reader.server.bookmarks()).toHaveLength(2);
    await page.goto('/library');
    await expect(page.getByText('Connected')).toBeAttached();
  },
);

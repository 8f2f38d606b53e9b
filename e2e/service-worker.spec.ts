import { expect, expectAllArrived, test } from './support/fault-test.ts';
import { annotationSync } from './support/kill-points.ts';
import { localBookmarks } from './support/local-data.ts';
import { print } from './support/print.ts';
import { bookmark, openChapter } from './support/reading.ts';

test(
  'with no tab open the worker flushes the outbox, even when stopped in the middle',
  { tag: '@long' },
  async ({ newReaderWithDevice, network }) => {
    const { reader, device } = await newReaderWithDevice();
    await openChapter(device.page, reader.bookId);
    await network.disconnect();
    await bookmark(device.page);
    await bookmark(device.page);
    const bookmarks = await localBookmarks(device.page, reader.server.userId);
    await device.page.goto('about:blank');
    await device.stopWorkers();
    const held = network.next({ ...annotationSync, does: 'hold-request' });
    await network.connect();

    await device.dispatchSync();
    await held.triggered;
    await device.stopWorkers();
    expect(await reader.server.bookmarks()).toEqual([]);
    held.release();
    await expect
      .poll(async () => {
        await device.dispatchSync();
        return reader.server.bookmarks();
      })
      .toEqual(bookmarks);
    await device.page.goto('/library');
    await expectAllArrived(device.page, reader);
  },
);

test(
  'a worker woken without a network flushes when it is woken again',
  { tag: '@long' },
  async ({ newReaderWithDevice, network }) => {
    const { reader, device } = await newReaderWithDevice();
    await openChapter(device.page, reader.bookId);
    await network.disconnect();
    await bookmark(device.page);
    const bookmarks = await localBookmarks(device.page, reader.server.userId);
    await device.page.goto('about:blank');
    await device.dispatchSync();
    await device.stopWorkers();
    await network.connect();
    await device.dispatchSync();
    await expect.poll(() => reader.server.bookmarks()).toEqual(bookmarks);
  },
);

test('a tab closed at once still sends the bookmark just made', async ({ newReaderWithDevice }) => {
  const { reader, page } = await newReaderWithDevice();
  await openChapter(page, reader.bookId);
  await bookmark(page);
  await page.goto('about:blank');
  await expect.poll(() => reader.server.bookmarks()).toHaveLength(1);
});

test(
  'the worker starts small and loads its database only when it is woken',
  { tag: '@long' },
  async ({ newReaderWithDevice, network }) => {
    const { reader, device } = await newReaderWithDevice();
    const response = await fetch(`${network.url}/sw.js`, { headers: { 'Accept-Encoding': 'gzip' } });
    const gzipped = await new Response(
      new Blob([await response.arrayBuffer()]).stream().pipeThrough(new CompressionStream('gzip')),
    ).arrayBuffer();
    print(`sw.js: ${(gzipped.byteLength / 1024).toFixed(1)} KiB gzip`);
    expect(gzipped.byteLength).toBeLessThanOrEqual(12 * 1024);

    await openChapter(device.page, reader.bookId);
    await network.disconnect();
    await bookmark(device.page);
    const bookmarks = await localBookmarks(device.page, reader.server.userId);
    await device.page.goto('about:blank');
    await device.stopWorkers();
    // The script that sends comes from the browser's own copy: the network carries nothing but calls to the API, and at
    // times the browser's question whether there is a newer worker.
    network.requests.length = 0;
    await network.connect();
    await device.dispatchSync();
    await expect.poll(() => reader.server.bookmarks()).toEqual(bookmarks);
    const others = network.requests.filter(
      (request) => !request.includes('/api/') && request !== 'GET /sw.js',
    );
    expect(others).toEqual([]);
  },
);

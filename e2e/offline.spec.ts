import type { Page } from '@playwright/test';
import {
  goOnline,
  signInOfflineReady,
  expect,
  expectAllArrived,
  goOffline,
  test,
} from './support/fault-test.ts';
import { outbox } from './support/local-data.ts';
import { recordToasts } from './support/record-toasts.ts';
import { changeTheme, openChapter } from './support/reading.ts';

test('every screen opens offline, from its URL and after a restart', async ({
  newReaderWithDevice,
  network,
}) => {
  const { reader, device, page } = await newReaderWithDevice();
  const book = `/book/${reader.bookId}`;
  await openChapter(page, reader.bookId, 2);
  await expect.poll(() => missingFonts(page)).toEqual([]);
  await goOffline(network, device);
  await device.kill();
  await device.start();
  const screens = ['/', '/library', '/images', '/settings', book, `${book}/chapter/3`, '/nowhere'];
  const others = [
    '/search',
    '/stats',
    '/profile',
    '/terms',
    '/privacy',
    `${book}/images`,
    `/books/${reader.bookId}/chapter/2`,
  ];
  for (const path of process.env.VIGNETTE_LONG === '1' ? [...screens, ...others] : screens) {
    await device.page.goto(path);
    await expect(device.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(device.page.getByText('Something went wrong')).toBeHidden();
  }
  await device.page.reload();
  await expect(device.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await openChapter(device.page, reader.bookId, 1);
  const fonts = await device.page.evaluate(async () => {
    await document.fonts.ready;
    const wanted = [...document.fonts].filter(({ status }) => status !== 'unloaded');
    return wanted.map(
      (font) => `${font.status}: ${font.family} ${font.style} ${font.weight} ${font.unicodeRange}`,
    );
  });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !font.startsWith('loaded'))).toEqual([]);
});

/** The fonts that this page has loaded and the worker has not kept. */
function missingFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const fonts = loaded.filter((name) => name.endsWith('.woff2'));
    const kept = await Promise.all(fonts.map((name) => caches.match(name, { ignoreSearch: true })));
    return fonts.filter((_, i) => !kept[i]);
  });
}

test('going offline, coming back and syncing are each announced once', async ({
  newReaderWithDevice,
  network,
}) => {
  const { device, page, reader } = await newReaderWithDevice();
  const toasts = await recordToasts(page);
  await goOffline(network, device);
  await expect.poll(() => toasts).toContain('Offline Mode');
  await changeTheme(page);
  await expect.poll(() => outbox(page, reader.server.userId)).not.toEqual([]);
  await goOnline(network, device);
  await expect.poll(() => toasts).toContain('Data Synced');
  await expectAllArrived(page, reader);
  await page.waitForLoadState('networkidle');
  expect(toasts).toEqual(['Offline Mode', 'Back Online', 'Data Synced']);
});

test('no API response is kept in a browser cache', async ({ newReaderWithDevice }) => {
  const { reader, page } = await newReaderWithDevice();
  await page.goto(`/book/${reader.bookId}`);
  await openChapter(page, reader.bookId);
  const kept = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) addresses.push(request.url);
    return addresses.map((address) => new URL(address).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/ws'))).toEqual([]);
});

test('books in the cloud that could not be searched offline are counted, and searched once online again', async ({
  newReader,
  newDevice,
  network,
}) => {
  const reader = await newReader();
  const device = await newDevice();
  const { page } = device;
  // Otherwise the book's text is fetched ahead, and searched here.
  await device.context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await signInOfflineReady(page, reader);
  await goOffline(network, device);
  await page.goto('/search?q=something%20else');
  const inCloud = page.getByRole('region', { name: 'In books in the cloud' });
  await expect(inCloud.getByRole('status')).toHaveText(
    '1 book in the cloud wasn’t searched. Go online to search it too.',
  );
  await goOnline(network, device);
  await expect(inCloud.getByRole('status')).toHaveText('Also searched 1 book in the cloud.');
  await expect(inCloud.getByRole('link', { name: /something else/i }).first()).toBeVisible();
});

test(
  'a book that was never opened here is searched on the server, and read offline once it was downloaded ahead',
  { tag: '@long' },
  async ({ newReader, newDevice, network }) => {
    const reader = await newReader();
    const device = await newDevice();
    await device.context.addInitScript(() => {
      const saveData = localStorage.getItem('test-save-data') !== 'no';
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
    });
    await signInOfflineReady(device.page, reader);
    const search = '/search?q=something%20else';
    await device.page.goto(search);
    await expect(device.page.getByRole('heading', { name: 'In books in the cloud' })).toBeVisible();
    await expect(device.page.getByText('Also searched 1 book in the cloud.')).toBeVisible();
    await goOffline(network, device);
    await device.page.goto(search);
    await expect(device.page.getByText('1 book in the cloud wasn’t searched.')).toBeVisible();

    await goOnline(network, device);
    await device.page.evaluate(() => localStorage.setItem('test-save-data', 'no'));
    await device.page.goto(search);
    await expect(device.page.getByRole('heading', { name: 'In the text' })).toBeVisible({ timeout: 40_000 });
    await goOffline(network, device);
    await openChapter(device.page, reader.bookId, 2);
  },
);

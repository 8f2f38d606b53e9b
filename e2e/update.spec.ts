import { expect, test } from './support/fault-test.ts';
import { copyBuild, nextVersion } from './support/other-build.ts';
import { openChapter } from './support/reading.ts';
import { withoutServiceWorker } from './support/test.ts';

test('a new version waits for Refresh while the old one keeps working in every tab', async ({
  newReaderWithDevice,
  newServer,
}, testInfo) => {
  // Two builds, a server, and two workers that are installed one after the other.
  test.setTimeout(180_000);
  const dist = testInfo.outputPath('dist');
  await copyBuild(dist);
  await newServer(dist);
  const { reader, device } = await newReaderWithDevice();
  const [page, other] = [device.page, await device.context.newPage()];
  await other.goto('/library');
  await nextVersion(dist);
  const forget = await device.context.newCDPSession(page);
  await forget.send('Network.clearBrowserCache');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  // A toast disappears after ten seconds, but not while a reader is about to respond to it.
  await Promise.all([
    expect(page.getByText('App Update Available')).toBeVisible(),
    expect(page.getByText('New content is available. Refresh to update.')).toBeVisible(),
    other.getByRole('button', { name: 'Refresh' }).focus(),
  ]);

  // Parts that were never loaded come from the old version's copy.
  await page.getByRole('navigation').getByRole('link', { name: 'Stats' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reading Stats' })).toBeVisible();

  // One tab updates; the other offers to, and is never left blank.
  const loaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Refresh' }).click();
  await loaded;
  await other.goto('/stats');
  await expect(other.getByRole('heading', { level: 1, name: 'Reading Stats' })).toBeVisible();
  await expect(page.getByText('App Update Available')).toBeVisible();
  await forget.send('Network.clearBrowserCache');
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('button', { name: /Refresh|Reload/ }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Refresh|Reload/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await openChapter(page, reader.bookId);
});

test(
  'a tab whose database a newer version upgraded stops writing and asks to refresh',
  { tag: '@long' },
  async ({ newReaderWithDevice }) => {
    const { reader, device } = await newReaderWithDevice();
    const other = await device.context.newPage();
    await other.goto('/terms');
    const version = await other.evaluate(
      (name) =>
        new Promise<number>((resolve, reject) => {
          const open = indexedDB.open(name, 1_000);
          open.onsuccess = () => resolve(open.result.version);
          open.onerror = () => reject(open.error);
        }),
      `reader-${reader.server.userId}`,
    );
    expect(version).toBe(1_000);
    await expect(device.page.getByText('App Update Available')).toBeVisible();
    await expect(device.page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  },
);

test.describe('a page whose script is gone', () => {
  test.use(withoutServiceWorker);
  const script = /\/assets\/index-[^/]*\.js$/;

  test('because a newer version replaced it while it loaded, reloads once by itself', async ({
    page,
    network,
  }) => {
    await page.route(script, (route) => route.fulfill({ status: 404 }), { times: 1 });
    // The page that reloads by itself may never finish loading, so it isn't awaited.
    await page.goto(`${network.url}/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('still missing after that reload shows an error and offers to reload', async ({ page, network }) => {
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${network.url}/login`);
    await expect(page.getByRole('alert')).toHaveText(/^Vignette could not be loaded/);
    await page.unroute(script);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

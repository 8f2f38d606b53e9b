import { createHash } from 'node:crypto';
import { goOnline, expect, expectAllArrived, goOffline, focusPages, test } from './support/fault-test.ts';
import { heavyBook } from './support/heavy-book.ts';
import { clearTable, localBookmarks, rows } from './support/local-data.ts';
import { print } from './support/print.ts';
import { seededRandom } from './support/random.ts';
import { bookmark, novel, openChapter } from './support/reading.ts';
import { PASSWORD } from './support/run-log.ts';
import { ServerView } from './support/server-view.ts';
import { chooseFiles, upload } from './support/test.ts';

const long = process.env.VIGNETTE_LONG === '1';
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test(
  `a book of ${long ? 50 : 5} MB arrives once and whole although the network fails ${long ? 20 : 5} times`,
  { tag: '@long' },
  async ({ newReaderWithDevice, network }) => {
    if (long) test.setTimeout(600_000);
    const random = seededRandom(Number(process.env.SEED ?? 1));
    const book = heavyBook('The Heavy Atlas', long ? 49 : 5, random);
    const { reader, page } = await newReaderWithDevice();
    const breaks = long ? 20 : 5;
    // Less than the smallest part, so that each interruption falls within one.
    const sending = {
      request: /^PATCH \/api\/v1\/uploads\//,
      does: 'cut-request',
    } as const;
    const breakNext = () => network.next({ ...sending, bytes: Math.floor(random() * 60_000) });
    let broken = breakNext();
    const uploading = upload(page, [{ name: 'heavy.epub', buffer: book }]);
    for (let i = 1; i <= breaks; i++) {
      await broken.triggered;
      if (i < breaks) broken = breakNext();
    }
    await uploading;
    await focusPages(page);
    await expect.poll(() => rows(page, reader.server.userId, 'uploads'), { timeout: 60_000 }).toEqual([]);
    const arrived = (await reader.server.books()).filter(({ title }) => title === 'The Heavy Atlas');
    expect(arrived.map((one) => one.sha256)).toEqual([sha256(book)]);
    print(
      `${(book.length / 1e6).toFixed(1)} MB, ${breaks} breaks, ${network.requests.filter((one) => sending.request.test(one)).length} calls`,
    );
  },
);

test(
  'an account that is created later receives what was read without one, once, although the upload is cut three times',
  { tag: '@long' },
  async ({ newDevice, network }) => {
    test.setTimeout(180_000);
    const book = heavyBook('The Heavy Diary', 2, seededRandom(7));
    const device = await newDevice();
    const { page } = device;
    await page.goto('/login');
    await page.getByRole('button', { name: 'Read without an account' }).click();
    await page.waitForURL('**/library');
    await upload(page, [
      { name: 'heavy.epub', buffer: book },
      { name: 'home.epub', buffer: novel(' Home') },
    ]);
    await page.getByRole('link', { name: /The Long Corridor Home/ }).click();
    await page.getByRole('button', { name: 'Start Reading' }).click();
    await page.getByTestId('reader-content').waitFor();
    await bookmark(page);

    // Either book may be sent first, and of the small one there is little to cut.
    const cut = () =>
      network.next({ request: /^PATCH \/api\/v1\/uploads\//, does: 'cut-request', bytes: 1_000 });
    // The last fault is armed before the second has happened: on a busy machine the upload may continue before the
    // browser ends.
    const [first, second, last] = [cut(), cut(), cut()];
    await page.goto('/register');
    const account = { email: `cut-${Date.now()}@example.org`, password: PASSWORD };
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Confirm password').fill(account.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await first.triggered;
    await second.triggered;
    // The browser ends in the middle of it, and finds the rest when it starts again.
    await network.disconnect();
    await device.close();
    await network.connect();
    await device.start();
    await device.page.goto('/library');
    await last.triggered;
    await focusPages(device.page);
    await device.page
      .getByRole('button', { name: 'Sync: Everything is synced' })
      .waitFor({ timeout: 90_000 });
    const server = await ServerView.signIn(network.url, account);
    const reader = { account, server, bookId: '' };
    await expectAllArrived(device.page, reader);
    expect(await rows(device.page, server.userId, 'uploads')).toEqual([]);
    const arrived = (await server.books()).map(({ title, sha256: sha }) => [title, sha]).sort();
    expect(arrived).toEqual([
      ['The Heavy Diary', sha256(book)],
      ['The Long Corridor Home', sha256(novel(' Home'))],
    ]);
    expect(await localBookmarks(device.page, server.userId)).toHaveLength(1);
  },
);

test('a book added offline is readable at once and after a restart, and is uploaded once', async ({
  newReaderWithDevice,
  network,
}) => {
  const { reader, device } = await newReaderWithDevice();
  const book = novel(' Home');
  await goOffline(network, device);
  await upload(device.page, [{ name: 'home.epub', buffer: book }]);
  await device.page.getByRole('link', { name: /The Long Corridor Home/ }).click();
  const bookId = new URL(device.page.url()).pathname.split('/')[2]!;
  await openChapter(device.page, bookId, 2);
  await device.page.reload();
  await openChapter(device.page, bookId, 3);
  await device.kill();
  await device.start();
  await openChapter(device.page, bookId, 1);
  const others = (await reader.server.books()).map(({ title }) => title);
  expect(others).not.toContain('The Long Corridor Home');

  await goOnline(network, device);
  await expect
    .poll(() => rows(device.page, reader.server.userId, 'uploads'), { timeout: 40_000 })
    .toEqual([]);
  const arrived = (await reader.server.books()).filter(({ title }) => title === 'The Long Corridor Home');
  expect(arrived).toEqual([{ id: bookId, title: 'The Long Corridor Home', sha256: sha256(book) }]);
});

test(
  'a book whose file is gone from this device is uploaded once the reader chooses the file again',
  { tag: '@long' },
  async ({ newReaderWithDevice, network }) => {
    const { reader, device, page } = await newReaderWithDevice();
    const book = novel(' Lost');
    await goOffline(network, device);
    await upload(page, [{ name: 'lost.epub', buffer: book }]);
    await clearTable(page, reader.server.userId, 'files');
    await goOnline(network, device);
    await page.goto('/settings?tab=account');
    const lost = page.getByRole('listitem').filter({ hasText: 'The Long Corridor Lost' });
    await expect(lost).toContainText('The file is no longer on this device. Choose it again to upload it.');
    await expect(lost.getByRole('button', { name: /^Retry/ })).toHaveCount(0);

    await lost.getByRole('button', { name: /^Choose file/ }).click();
    await chooseFiles(page, [{ name: 'lost.epub', buffer: book }]);
    await expect(lost).toHaveCount(0);
    const arrived = (await reader.server.books()).filter(({ title }) => title === 'The Long Corridor Lost');
    expect(arrived.map((one) => one.sha256)).toEqual([sha256(book)]);
  },
);

import { houseByTheRiver } from '../src/app/samples/house-by-the-river.ts';
import { lamplightersWinter } from '../src/app/samples/lamplighters-winter.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { nodeCodec } from '#server/files/node-codec.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildFb2 } from '#shared/testing/build-fb2.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, type FaultFixtures, focusPages, goOffline, goOnline, test } from './support/fault-test.ts';
import { rows } from './support/local-data.ts';
import { differenceOf, pixelsOf } from './support/pixels.ts';
import { corpus, hasCorpus, readBook, upload } from './support/test.ts';

/** The stories, in editions of their own so that they are other books. */
const edition = (title: string, name: string) => ({
  title,
  name,
  buffer: Buffer.from(buildEpub({ ...lamplightersWinter, title })),
});
const editionInRussian = (title: string, name: string) => ({
  title,
  name,
  buffer: Buffer.from(buildFb2({ ...houseByTheRiver, title })),
});
type Edition = ReturnType<typeof edition>;

test('books added offline are extracted here, as the server will, and a picture painted of a passage stays with it', async ({
  newReaderWithDevice,
  newDevice,
  network,
}) => {
  test.setTimeout(300_000);
  const books = [
    editionInRussian('Без сети', 'offline.fb2'),
    edition('The Lamplighter Offline', 'lamplighter.epub'),
  ];
  await readOffline(books, { newReaderWithDevice, newDevice, network });
});

test('and so are whole novels', { tag: '@long' }, async ({ newReaderWithDevice, newDevice, network }) => {
  test.skip(!hasCorpus, `needs real books in ${corpus.split('/').slice(-2).join('/')}`);
  test.setTimeout(900_000);
  const books = await Promise.all(['ru-ottsy-i-deti-koi8r.fb2', 'se-frankenstein.epub'].map(novel));
  await readOffline(books, { newReaderWithDevice, newDevice, network });
});

async function novel(name: string): Promise<Edition> {
  const buffer = await readBook(name);
  const format = name.endsWith('.epub') ? 'epub' : 'fb2';
  const { metadata } = parsePublication(new Uint8Array(buffer), { ...nodeCodec, format });
  return { title: metadata.title, name, buffer };
}

/**
 * Adds books offline, from the second start on, in the last of which a passage is tapped, its picture painted again and
 * found after a restart; then online, where the server and another device show the same once.
 */
async function readOffline(
  books: readonly Edition[],
  {
    newReaderWithDevice,
    newDevice,
    network,
  }: Pick<FaultFixtures, 'newReaderWithDevice' | 'newDevice' | 'network'>,
): Promise<void> {
  const { reader, device, page } = await newReaderWithDevice();
  const { userId } = reader.server;
  // Books in both languages while there is a network: what their extraction needs is fetched.
  await upload(page, [edition('Winter', 'winter.epub'), editionInRussian('Дом', 'house.fb2')]);
  await expect.poll(() => packs(page), { timeout: 120_000 }).toHaveLength(3);
  await goOffline(network, device);
  await device.kill();
  await device.start();

  await device.page.goto('/library');
  const bookIds: string[] = [];
  /** The chapter of the first passage of the last book. */
  let chapter = 1;
  for (const [i, book] of books.entries()) {
    await upload(device.page, [book]);
    await device.page.getByRole('link', { name: book.title }).first().click();
    const bookId = new URL(device.page.url()).pathname.split('/')[2]!;
    bookIds.push(bookId);
    await device.page.goto(`/book/${bookId}/chapter/1`);
    const extracted = async () =>
      (await rows<{ key: string }>(device.page, userId, 'meta')).map(({ key }) => key);
    await expect.poll(extracted, { timeout: 120_000 }).toContain(`searched:${bookId}`);
    chapter = (await descriptions(device.page, userId, [bookId]))[0]!.chapter_number;
    // Marks appear in an open chapter; a novel's first passage is not in what precedes it.
    if (chapter !== 1) await device.page.goto(`/book/${bookId}/chapter/${chapter}`);
    await expect(device.page.locator('mark[data-description-id]').first()).toBeVisible({ timeout: 60_000 });
    if (i < books.length - 1) await device.page.goto('/library');
  }
  const here = await descriptions(device.page, userId, bookIds);
  expect(here.every(({ foundHere }) => foundHere)).toBe(true);

  const mark = device.page.locator('mark[data-description-id]').first();
  const tapped = (await mark.getAttribute('data-description-id'))!;
  await mark.press('Enter');
  const { dialog, picture } = opened(device.page);
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('Painted on this device.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  await dialog.getByRole('textbox').fill('woodcut');
  await dialog.getByRole('button', { name: 'Regenerate' }).last().click();
  await expect(dialog.getByText(/^New image generated in/)).toBeVisible({ timeout: 30_000 });

  await device.close();
  await device.start();
  const readLast = bookIds.at(-1)!;
  const illustrated = (page: Page) => page.locator('mark[data-illustrated]').first();
  await device.page.goto(`/book/${readLast}/images`);
  await expect(picturesOf(device.page)).toHaveCount(1);
  await device.page.goto(`/book/${readLast}/chapter/${chapter}`);
  await illustrated(device.page).press('Enter');
  const again = opened(device.page);
  await expect(again.picture).toBeVisible();
  const woodcut = await pixelsOf(again.picture);

  await goOnline(network, device);
  await focusPages(device.page);
  const fromServer = async () =>
    (await descriptions(device.page, userId, bookIds)).filter(({ foundHere }) => !foundHere).length;
  await expect.poll(fromServer, { timeout: 300_000 }).toBe(here.length);
  expect((await descriptions(device.page, userId, bookIds)).map(fromEngine)).toEqual(here.map(fromEngine));
  // Painted by the server, too, and shown on the very passage.
  await expect(again.dialog.getByText('Painted on this device.')).toBeHidden({ timeout: 60_000 });
  await expect(again.picture).toBeVisible();
  const row = (await descriptions(device.page, userId, bookIds)).find(({ id }) => id === tapped);
  expect(row?.generated_image).not.toBeNull();

  // It appears on another device as well, exactly once.
  const other = await newDevice(reader);
  await other.page.goto(`/book/${readLast}/chapter/${chapter}`);
  await illustrated(other.page).press('Enter', { timeout: 60_000 });
  const there = opened(other.page);
  await expect(there.picture).toBeVisible({ timeout: 30_000 });
  expect(differenceOf(await pixelsOf(there.picture), woodcut)).toBeLessThan(4);
  await other.page.goto(`/book/${readLast}/images`);
  await expect(picturesOf(other.page)).toHaveCount(1);
  const ids = (rowsOf: DescriptionRow[]) => rowsOf.map(({ id }) => id);
  expect(ids(await descriptions(other.page, userId, [readLast]))).toEqual(
    ids(await descriptions(device.page, userId, [readLast])),
  );
}

/** The pictures of a gallery, without the book's own cover. */
const picturesOf = (page: Page) => page.getByRole('main').getByRole('img', { name: /^(?!Cover of )/ });

/** The picture that a tap has opened. */
function opened(page: Page): { dialog: Locator; picture: Locator } {
  const dialog = page.getByRole('dialog');
  return { dialog, picture: dialog.getByRole('img') };
}

test(
  'what extraction needs offline can be removed in Settings, and is then fetched only on request',
  { tag: '@long' },
  async ({ newReaderWithDevice }) => {
    const { page } = await newReaderWithDevice();
    await upload(page, [edition('Winter', 'winter.epub')]);
    await expect.poll(() => packs(page), { timeout: 120_000 }).toHaveLength(2);
    await page.goto('/settings?tab=privacy');
    const section = page.getByRole('group', { name: 'Offline descriptions' });
    await expect(section.getByText(/English, \d+(\.\d)? MB/)).toBeVisible();
    await section.getByRole('button', { name: 'Remove English' }).click();
    await expect(section.getByRole('button', { name: 'Download English' })).toBeVisible();
    expect(await packs(page)).toEqual([]);
    await page.reload();
    await section.getByRole('button', { name: 'Download English' }).click();
    await expect(section.getByRole('button', { name: 'Remove English' })).toBeVisible();
    expect(await packs(page)).toHaveLength(2);
  },
);

test('over a connection that saves data, what extraction needs is fetched in Settings on purpose', async ({
  newReaderWithDevice,
}) => {
  const { page } = await newReaderWithDevice();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/settings?tab=privacy');
  const section = page.getByRole('group', { name: 'Offline descriptions' });
  // The browser's language, before there is a book in it; nothing in the other language is wanted here.
  await expect(section.getByRole('button')).toHaveText(['Download']);
  expect(await packs(page)).toEqual([]);
  await section.getByRole('button', { name: 'Download English' }).click();
  await expect(section.getByRole('button', { name: 'Remove English' })).toBeVisible();
  expect(await packs(page)).toHaveLength(2);
});

test(
  'nothing that extraction needs is fetched over a connection that saves data',
  { tag: '@long' },
  async ({ newReaderWithDevice }) => {
    const { page } = await newReaderWithDevice();
    await page.addInitScript(() => {
      let asked = 0;
      const connection = {
        get saveData() {
          document.documentElement.dataset['asked'] = String(++asked);
          return localStorage.getItem('unmetered') === null;
        },
      };
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    await page.goto('/library');
    await upload(page, [edition('Winter', 'winter.epub')]);
    // Housekeeping has looked at the connection twice: at its start, and after the book.
    const asked = () => page.evaluate(() => Number(document.documentElement.dataset['asked'] ?? 0));
    await expect.poll(asked, { timeout: 60_000 }).toBeGreaterThan(1);
    expect(await packs(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('unmetered', ''));
    await page.reload();
    await expect.poll(() => packs(page), { timeout: 120_000 }).toHaveLength(2);
  },
);

const packs = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('language-packs')).keys()).map(({ url }) => url));

async function descriptions(
  page: Page,
  userId: string,
  bookIds: readonly string[],
): Promise<DescriptionRow[]> {
  return (await rows<DescriptionRow>(page, userId, 'descriptions'))
    .filter(({ bookId }) => bookIds.includes(bookId))
    .sort(
      (a, b) =>
        bookIds.indexOf(a.bookId) - bookIds.indexOf(b.bookId) ||
        a.chapter_number - b.chapter_number ||
        a.start - b.start,
    );
}

/** What the server returns about a passage, its picture apart. */
const fromEngine = ({
  id,
  bookId,
  chapter_number,
  start,
  end,
  type,
  entity,
  content,
  priority_score,
}: DescriptionRow) => ({
  ...{ id, bookId, chapter_number, start, end, type, entity, content, priority_score },
});

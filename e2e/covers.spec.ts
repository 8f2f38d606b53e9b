import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { expect, register, signIn, test, upload } from './support/test.ts';

const house =
  'The old house stood alone upon a low green hill, its tall chimneys black against the evening sky. ' +
  'A narrow river ran below it, and beyond the river lay a dark wood of firs.';

const coverless = (title: string, author: string, language: string) => ({
  name: `${title}.epub`,
  buffer: Buffer.from(
    buildEpub({
      title,
      authors: [author],
      language,
      chapters: [{ title: 'One', paragraphs: [house, 'He said that he would think about it.'] }],
    }),
  ),
});

/** The cover of a book in the library, once it is a picture. */
const cover = (page: Page, title: string) => page.getByRole('img', { name: `Cover of ${title}` }).first();

/** The cover of an edition that the command line makes. */
async function coverOfEdition(book: Buffer): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cover-'));
  const [file, out] = [path.join(folder, 'book.epub'), path.join(folder, 'edition.epub')];
  await writeFile(file, book);
  await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'server/cli/edition.ts',
    file,
    '--out',
    out,
    '--per-chapter',
    '0',
  ]);
  const { cover } = parsePublication(await readFile(out));
  await rm(folder, { recursive: true });
  return cover!.bytes;
}

/** A screenshot of it, as a PNG. */
async function bytesOf(image: Locator): Promise<Uint8Array> {
  const address = await image.evaluate((shown: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [shown.naturalWidth, shown.naturalHeight];
    canvas.getContext('2d')!.drawImage(shown, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** The bytes of the only cover that a device has; empty for none. */
const storedCover = (page: Page, action: 'read' | 'forget' = 'read'): Promise<string> =>
  page.evaluate(async (action) => {
    const { state } = JSON.parse(localStorage.getItem('auth-store')!) as { state: { user: { id: string } } };
    const opened = indexedDB.open(`reader-${state.user.id}`);
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const covers = opened.result.transaction('covers', 'readwrite').objectStore('covers');
    const found = covers.getAll() as IDBRequest<{ bytes: ArrayBuffer }[]>;
    await new Promise((resolve) => (found.onsuccess = resolve));
    if (action === 'forget') covers.clear();
    await new Promise((resolve) => (covers.transaction.oncomplete = resolve));
    opened.result.close();
    const bytes = [...new Uint8Array(found.result[0]?.bytes ?? [])];
    return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, action);

/** The mean difference of two pictures' pixels, 0–255: browsers set and pack letters in their own ways. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()));
  if (a!.length !== b!.length) return 255;
  return a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length;
}

test('a book without a cover gets a painted one with its title, that of its editions, and keeps it offline', async ({
  page,
  context,
}) => {
  await register(page);
  let sendPassages = () => undefined as void;
  const isPainted = new Promise<void>((resolve) => (sendPassages = resolve));
  await page.route('**/descriptions', async (route) => {
    await isPainted;
    await route.continue();
  });
  await upload(page, [coverless('The House on the Hill', 'Ann Author', 'en')]);
  const painted = cover(page, 'The House on the Hill').and(page.locator('img'));
  await expect(painted).toBeVisible({ timeout: 30_000 });
  const size = () => painted.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([600, 900]);
  const house = coverless('The House on the Hill', 'Ann Author', 'en').buffer;
  const made = await coverOfEdition(house);
  expect(await difference(await bytesOf(painted), made)).toBeGreaterThan(6);
  // Its passages arrive late, and it is repainted with the strongest while the library stays open.
  sendPassages();
  await expect
    .poll(async () => difference(await bytesOf(painted), made), { timeout: 30_000 })
    .toBeLessThan(6);
  // Without it the same is painted, to the byte; one that is still replaced as it is taken away is taken away again.
  await expect(async () => {
    const kept = await storedCover(page, 'forget');
    await page.reload();
    await expect.poll(() => storedCover(page), { timeout: 30_000 }).not.toBe('');
    expect(await storedCover(page)).toBe(kept);
  }).toPass({ timeout: 60_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(painted).toBeVisible();
  await expect.poll(size).toEqual([600, 900]);
});

test('a book is recommended with its cover on the share sheet, or else in words', async ({
  page,
  context,
}) => {
  // Chromium on Linux has no share sheet, so what would be passed to it is recorded; the copying is real.
  await page.addInitScript(() => {
    const given: { files: string[]; text: string }[] = [];
    Object.assign(window, { given });
    navigator.canShare = ({ files } = {}) =>
      (files?.length ?? 0) > 0 && !document.documentElement.dataset.noShare;
    navigator.share = ({ files = [], text = '' } = {}) => {
      given.push({ files: files.map(({ name, type, size }) => `${name} ${type} ${size > 1000}`), text });
      return Promise.resolve();
    };
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await register(page);
  await upload(page, [coverless('The House on the Hill', 'Ann Author', 'en')]);
  await expect(cover(page, 'The House on the Hill').and(page.locator('img'))).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: /The House on the Hill/ }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const given = () => page.evaluate(() => Reflect.get(window, 'given') as object[]);
  await expect
    .poll(given)
    .toEqual([
      { files: ['The House on the Hill.jpg image/jpeg true'], text: 'The House on the Hill, by Ann Author' },
    ]);
  await page.evaluate(() => (document.documentElement.dataset.noShare = 'true'));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied to Clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'The House on the Hill, by Ann Author',
  );
});

test('a reader sets a cover of their own, which every device shows, and restores the original', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await register(page);
  await upload(page, [coverless('The House on the Hill', 'Ann Author', 'en')]);
  await page.getByRole('link', { name: /The House on the Hill/ }).click();
  const shape = (one: Page) =>
    cover(one, 'The House on the Hill')
      .and(one.locator('img'))
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change cover' }).click();
  await (await chooser).setFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') });
  await expect(page.getByText('Cover not changed')).toBeVisible();

  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change cover' }).click();
  const photo = await page.screenshot({ type: 'png' });
  await (await again).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
  await expect.poll(() => shape(page)).toEqual([400, 600]);

  const elsewhere = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await expect.poll(() => shape(other), { timeout: 30_000 }).toEqual([400, 600]);

  await page.getByRole('button', { name: 'Use the original cover' }).click();
  await expect.poll(() => shape(page), { timeout: 30_000 }).toEqual([600, 900]);
  await expect.poll(() => shape(other), { timeout: 30_000 }).not.toEqual([400, 600]);
  await elsewhere.close();
});

test('a cover that is a drawing is shown, also of a book that is kept only on this device', async ({
  page,
}) => {
  await register(page);
  const drawing =
    '<rect width="60" height="90" fill="#7a1030"/><circle cx="30" cy="40" r="20" fill="#e8c860"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 90">${drawing}<script>alert(1)</script></svg>`;
  const buffer = Buffer.from(
    buildEpub({
      title: 'Moon over Garnet',
      cover: { name: 'cover.svg', mediaType: 'image/svg+xml', bytes: Buffer.from(svg) },
      chapters: [{ title: 'One', paragraphs: [house] }],
    }),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Upload Book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Books' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose Files' }).click();
  await (await chooser).setFiles([{ name: 'moon.epub', mimeType: 'application/epub+zip', buffer }]);
  await dialog.getByText('Keep only on this device').click();
  await dialog.getByRole('button', { name: 'Add 1 Book' }).click();
  // Until its drawing has been read, the book has a lettered cover, which is no image.
  const shown = cover(page, 'Moon over Garnet').and(page.locator('img'));
  await expect(shown).toBeVisible();
  const colours = () =>
    shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = new OffscreenCanvas(60, 90).getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0, 60, 90);
      return [
        [30, 40],
        [3, 3],
      ].map(([x, y]) => [...context.getImageData(x!, y!, 1, 1).data].slice(0, 3));
    });
  await expect.poll(colours).toEqual([
    [0xe8, 0xc8, 0x60],
    [0x7a, 0x10, 0x30],
  ]);
});

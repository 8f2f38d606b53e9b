import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Download, Page } from '@playwright/test';
import { readPictureMaker } from '#shared/edition/pictures/picture-metadata.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { openArchive } from '#shared/publication/zip/archive.ts';
import { Inspection } from './support/axe.ts';
import { navigate } from './support/navigate.ts';
import { clearTable, rows } from './support/local-data.ts';
import { PASSWORD } from './support/run-log.ts';
import { addSampleStories, firstPassage } from './support/sample-stories.ts';
import { ServerView } from './support/server-view.ts';
import { expect, register, test, upload } from './support/test.ts';

const parts = [
  'The hall was long and low, with oak beams blackened by smoke and a stone hearth in which a red fire burned.',
  'The orchard lay white under deep snow, and a crooked wooden gate hung open beneath three old apple trees.',
  'The lighthouse rose grey above black cliffs, with a narrow iron staircase and one bright yellow lamp.',
];
const filler = 'He said that he would think about it. ';
const book = Buffer.from(
  buildEpub({
    title: 'The Three Places',
    language: 'en',
    chapters: parts.map((text, i) => ({
      title: ['Hall', 'Orchard', 'Lighthouse'][i]!,
      paragraphs: [text, ...Array.from({ length: 12 }, () => filler.repeat(3))],
    })),
  }),
);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** Every word that only the later chapters and their titles have. */
const later = wordsOf(`Orchard Lighthouse ${parts.slice(1).join(' ')}`).filter(
  (word) => !wordsOf(`The Three Places ${parts[0]}`).includes(word),
);

// Pictures are painted on the server and here, beside what other tests do.
test.describe.configure({ timeout: 180_000 });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Illustrated Edition' });

/** Opens the dialog from the book's page, by the keyboard. */
async function openDialog(page: Page, bookId: string): Promise<void> {
  await navigate(page, `/book/${bookId}`);
  await page.getByRole('button', { name: 'Illustrated Edition' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

async function make(page: Page, button = 'Make the Edition'): Promise<Download> {
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await dialog(page).getByRole('button', { name: button }).press('Enter');
  return download;
}

/** A reader in chapter 2 of a book with pictures in the chapters 1 and 3, of which the former is on this device. */
async function readToChapter2(page: Page, baseURL: string): Promise<{ bookId: string; userId: string }> {
  const account = { email: `edition${Date.now()}@example.org`, password: PASSWORD };
  const view = await ServerView.register(baseURL, account);
  const bookId = await view.upload('places.epub', book);
  for (const chapter of [1, 3]) await view.paint(bookId, chapter);
  await page.goto(`/book/${bookId}/chapter/2`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByTestId('reader-content')).toBeVisible({ timeout: 30_000 });
  const known = () => rows<{ t: string }>(page, view.userId, 'views');
  await expect.poll(async () => (await known()).some(({ t }) => t === 'progress')).toBe(true);
  await navigate(page, `/book/${bookId}/images`);
  await expect(page.getByText('2 of 2 images')).toBeVisible({ timeout: 60_000 });
  await expect.poll(async () => (await rows(page, view.userId, 'images')).length).toBe(1);
  return { bookId, userId: view.userId };
}

test('what has been read becomes an edition offline, which opens here with its pictures', async ({
  page,
  context,
  baseURL,
}) => {
  const { bookId } = await readToChapter2(page, baseURL!);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await openDialog(page, bookId);
  await expect(dialog(page).getByRole('radio', { name: 'Up to where I’ve read' })).toBeChecked();
  await expect(dialog(page).getByText('1 picture up to your place.')).toBeVisible();

  const download = await make(page);
  expect(download.suggestedFilename()).toBe('The Three Places (illustrated, to chapter 1).epub');
  await expect(dialog(page).getByText(/^Saved “The Three Places .*” with 1 picture/)).toBeVisible();
  const file = await readFile(await download.path());
  const archive = openArchive(file);
  const texts = [...archive.names()].map((name) => new TextDecoder().decode(archive.read(name)!));
  expect(texts.some((text) => text.includes('<figure'))).toBe(true);
  expect(later).toContain('lighthouse');
  const said = new Set(texts.flatMap(wordsOf));
  expect(later.filter((word) => said.has(word))).toEqual([]);
  // Chromium on Linux has no share sheet: the file is saved, and nothing else is offered.
  await expect(dialog(page).getByRole('button', { name: 'Share' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Done' }).press('Enter');

  await navigate(page, '/library');
  await upload(page, [{ name: 'edition.epub', buffer: file }]);
  // The book it was made of has the same title, and is listed before the edition is.
  const edition = page
    .getByRole('link', { name: /Three Places/ })
    .and(page.locator(`a:not([href*="${bookId}"])`))
    .first();
  await navigate(page, `${(await edition.getAttribute('href'))!}/chapter/1`);
  const picture = page.getByTestId('reader-content').locator('figure img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 })
    .toBe(1024);
});

test(
  'the whole book warns of spoilers, and fetches the pictures that are not here',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    const { bookId, userId } = await readToChapter2(page, baseURL!);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await openDialog(page, bookId);
    const whole = dialog(page).getByRole('radio', { name: 'Whole book' });
    await dialog(page).getByRole('radio', { name: 'Up to where I’ve read' }).press('ArrowRight');
    await expect(whole).toBeChecked();
    await expect(dialog(page).getByText(/contain spoilers beyond where you are/)).toBeVisible();
    await expect(dialog(page).getByText('2 pictures in the whole book.')).toBeVisible();

    await context.setOffline(true);
    await expect(dialog(page).getByText('1 of them isn’t on this device')).toBeVisible();
    await make(page);
    await expect(dialog(page).getByText('1 picture couldn’t be fetched and was left out.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Done' }).press('Enter');

    // The browser has reclaimed the book's file.
    await clearTable(page, userId, 'files');
    await openDialog(page, bookId);
    await dialog(page).getByRole('button', { name: 'Make the Edition' }).press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(
      /file isn’t on this device.*while you’re offline/,
    );
    await page.keyboard.press('Escape');

    await context.setOffline(false);
    await openDialog(page, bookId);
    await dialog(page).getByRole('radio', { name: 'Up to where I’ve read' }).press('ArrowRight');
    const download = await make(page);
    const archive = openArchive(await readFile(await download.path()));
    expect([...archive.names()].filter((name) => /vignette\/pictures\//.test(name))).toHaveLength(2);

    await dialog(page).getByRole('button', { name: 'Done' }).press('Enter');
    await openDialog(page, bookId);
    await dialog(page).getByRole('radio', { name: 'E-book' }).press('ArrowRight');
    const album = await make(page, 'Pack the Pictures');
    expect(album.suggestedFilename()).toBe('The Three Places (pictures, to chapter 1).zip');
    const files = [...openArchive(await readFile(await album.path())).names()];
    expect(files).toEqual(['index.html', 'pictures/001.jpg']);
    const shown = await context.newPage();
    await shown.goto(`file://${await unpack(album)}/index.html`);
    const [picture] = await shown
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(picture).toBe(1024);
    await expect(shown.locator('figcaption')).toHaveText(parts[0]!);
  },
);

/** Where the files of a ZIP are now. */
async function unpack(download: Download): Promise<string> {
  const archive = openArchive(await readFile(await download.path()));
  const folder = await mkdtemp(path.join(tmpdir(), 'album-'));
  await mkdir(path.join(folder, 'pictures'));
  for (const name of archive.names()) await writeFile(path.join(folder, name), archive.read(name)!);
  return folder;
}

test(
  'the best passages of each chapter are painted first, offline, and again from where it was stopped',
  { tag: '@long' },
  async ({ page, context }) => {
    await register(page);
    const bookId = (await addSampleStories(page)).split('/')[2]!;
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`/book/${bookId}/chapter/1`);
    await firstPassage(page);

    await context.setOffline(true);
    await openDialog(page, bookId);
    await expect(dialog(page).getByText('You haven’t read any of this book yet')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Make the Edition' })).toBeDisabled();
    const choice = dialog(page).getByRole('radiogroup', { name: /^Paint the best/ });
    await choice.getByRole('radio', { name: 'No' }).press('ArrowRight');
    await choice.getByRole('radio', { name: '1' }).press('ArrowRight');
    await expect(dialog(page).getByText('Up to 6 more pictures will be painted')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Make the Edition' }).press('Enter');
    const bar = dialog(page).getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
    await dialog(page).getByRole('button', { name: 'Stop' }).press('Enter');
    const kept = dialog(page).getByText(/^[1-5] pictures? in the whole book\.$/);
    // The last one started may still finish while this counts.
    await expect(async () => {
      const before = Number.parseInt(await kept.innerText());
      await expect(dialog(page).getByText(`Up to ${6 - before} more picture`)).toBeVisible({ timeout: 500 });
    }).toPass();

    await dialog(page).getByRole('switch', { name: 'For an e-ink reader' }).press('Space');
    const download = await make(page);
    expect(download.suggestedFilename()).toBe('The Lamplighter’s Winter (illustrated for e-ink).epub');
    await expect(dialog(page).getByText(/with 6 pictures/)).toBeVisible();
    const archive = openArchive(await readFile(await download.path()));
    const pictures = [...archive.names()].filter((name) => /vignette\/pictures\/\d+\.png/.test(name));
    expect(pictures).toHaveLength(6);
    for (const name of pictures) expect(archive.size(name)).toBeLessThan(60_000);
    await dialog(page).getByRole('button', { name: 'Done' }).press('Enter');

    // They are ordinary pictures: nothing else is pending, and they can be deleted.
    await navigate(page, `/book/${bookId}/images`);
    await page
      .getByRole('button', { name: /^Open picture/ })
      .first()
      .press('Enter');
    const picture = page.getByRole('dialog', { name: 'Illustration' });
    await expect(picture.getByText('Painted on this device.', { exact: true })).toBeVisible();
    const single = page.waitForEvent('download');
    await picture.getByRole('button', { name: 'Download' }).press('Enter');
    expect(readPictureMaker(await readFile(await (await single).path()))).toEqual({
      maker: 'algorithm',
      tool: 'Vignette',
    });
    await picture.getByRole('button', { name: 'Delete image' }).press('Enter');
    await picture.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(page.getByText('5 of 5 images')).toBeVisible();
  },
);

test(
  'a picture is downloaded with what made it, and printed with its passage on one page of A6',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    // The browser's print preview is not part of the page; the sheet stays until it has been printed.
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset.printed = 'true');
    });
    const { bookId } = await readToChapter2(page, baseURL!);
    await navigate(page, `/book/${bookId}/images`);
    await page
      .getByRole('button', { name: /^Open picture/ })
      .first()
      .press('Enter');
    const opened = page.getByRole('dialog', { name: 'Illustration' });
    const print = opened.getByRole('button', { name: 'Print' });
    await expect(print, 'enabled once the picture has loaded').toBeEnabled();
    const download = page.waitForEvent('download');
    await opened.getByRole('button', { name: 'Download' }).press('Enter');
    const bytes = await readFile(await (await download).path());
    expect(readPictureMaker(bytes)).toEqual({ maker: 'algorithm', tool: 'Vignette' });
    await print.press('Enter');
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('.print-sheet img').boundingBox();
    expect(Math.round(1024 / (printed!.width / 96))).toBe(300);
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box]) =>
      box!.split(' ').map(Number),
    );
    expect(boxes).toHaveLength(1);
    const [, , width, height] = boxes[0]!;
    expect([width! / 72, height! / 72].map((inches) => Math.round(inches * 25.4))).toEqual([105, 148]);
    expect(pdf).toMatch(/\/Width 1024\b/);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.print-sheet')).toHaveCount(0);
  },
);

test('the dialog passes axe at each width and in each theme', { tag: '@long' }, async ({ page, baseURL }) => {
  const { bookId } = await readToChapter2(page, baseURL!);
  const inspection = new Inspection(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDialog(page, bookId);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await inspection.scan('edition');
    await dialog(page).getByRole('radio', { name: 'No' }).press('ArrowLeft');
    await expect(dialog(page).getByText(/^Each chapter has|^Up to \d/)).toBeVisible();
    await inspection.scan('painting for an edition');
    await dialog(page).getByRole('radio', { name: '3' }).press('ArrowRight');
  }
  await make(page);
  await inspection.scan('saved edition');
  inspection.expectNothing();
});

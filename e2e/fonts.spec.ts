import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBook } from './support/open-book.ts';
import { novel } from './support/reading.ts';
import { cachedFontFaces } from './support/cached-font-faces.ts';
import { expect, register, test, upload } from './support/test.ts';

const cousine = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/cousine/files/cousine-latin-400-normal.woff2')),
);

async function addFont(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a font' }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'font/woff2', buffer });
}

/** How wide ten letters are on the page of the book, in its own type. */
const width = (page: Page) =>
  page.getByTestId('reader-content').evaluate((content) => {
    const sample = document.createElement('span');
    sample.style.cssText = 'position: absolute; font-size: 20px';
    sample.textContent = 'iiiiiiiiii';
    content.append(sample);
    const { width } = sample.getBoundingClientRect();
    sample.remove();
    return Math.round(width);
  });

test('a font of the reader’s own sets the book, offline too, until it is removed', async ({
  page,
  context,
}) => {
  await register(page);
  await upload(page, [{ name: 'corridor.epub', buffer: novel() }]);
  await page.goto('/settings');
  await addFont(page, 'Fixed_Width.woff2', cousine);
  await expect(page.getByRole('button', { name: /Font family/ })).toHaveText(/Fixed Width/);
  await page.goto('/library');
  await openBook(page, 'The Long Corridor');
  // In a fixed-width font an i is as wide as any letter: three fifths of the size.
  await expect.poll(() => width(page)).toBe(120);

  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => width(page)).toBe(120);
  await context.setOffline(false);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Remove the font Fixed Width' }).press('Enter');
  await expect(page.getByText('Fixed Width isn’t on this device. Books are shown in Georgia.')).toBeVisible();
  await page.goto('/library');
  await openBook(page, 'The Long Corridor');
  await expect.poll(() => width(page)).toBeLessThan(90);
});

test('italics and bold letters are there offline, though no book was opened before', async ({
  page,
  context,
}) => {
  await register(page);
  await upload(page, [{ name: 'corridor.epub', buffer: novel() }]);
  await expect.poll(() => cachedFontFaces(page)).toEqual(['400-italic', '400-normal', '700-normal']);
  await context.setOffline(true);
  await page.reload();
  await openBook(page, 'The Long Corridor');
  const load = () => document.fonts.load('italic 20px Gelasio', 'a').then((faces) => faces.length);
  await expect.poll(() => page.evaluate(load)).toBe(1);
});

test('a file that is no font is refused with a clear message', async ({ page, faults }) => {
  await register(page);
  await page.goto('/settings');
  await addFont(page, 'page.ttf', Buffer.from('<html>'));
  await expect(page.getByText('page.ttf isn’t a TTF, OTF or WOFF2 font')).toBeVisible();
  const broken = Buffer.from(cousine);
  broken.fill(7, 200);
  await addFont(page, 'broken.woff2', broken);
  await expect(page.getByText('broken.woff2 is damaged and can’t be used')).toBeVisible();
  await addFont(page, 'huge.ttf', Buffer.alloc(11_000_000));
  await expect(page.getByText('huge.ttf is larger than 10 MB')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your fonts' })).toHaveCount(0);
  expect(faults.splice(0)).toEqual([expect.stringMatching(/OTS parsing error/)]);
});

test('the hyper-legible face is used when it is chosen', async ({ page }) => {
  await register(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: /Font family/ }).press('Enter');
  await page.getByRole('option', { name: 'Atkinson Hyperlegible' }).click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => /Atkinson Hyperlegible Next/.test(family) && status === 'loaded',
        ),
      ),
    )
    .toBe(true);
});

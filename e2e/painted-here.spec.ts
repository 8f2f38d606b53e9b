import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { differenceOf, pixelsOf } from './support/pixels.ts';
import { uploadSampleStories, firstPassage } from './support/sample-stories.ts';
import { expect, register, test } from './support/test.ts';

test('a passage tapped offline is painted on this device, again in another style, downloaded, and later painted by the server', async ({
  page,
  context,
}) => {
  const book = await startWithStories(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${book}/chapter/1`);
  const passage = await firstPassage(page);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await context.setOffline(true);
  await passage.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible({ timeout: 30_000 });
  const first = await pixelsOf(picture);
  expect(first.size).toEqual([1024, 768]);
  expect(new Set(first.colours).size).toBeGreaterThan(3);
  await expect(dialog.getByText('Painted on this device.')).toBeVisible();
  await expect(dialog.getByText('Made by Vignette’s own painter.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete image' })).toBeDisabled();

  let shown = await addressOf(picture);
  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  expect(await isAtHand(dialog.getByRole('radio', { name: 'Watercolour' }))).toBe(true);
  await dialog.getByRole('textbox').fill('woodcut');
  await dialog.getByRole('button', { name: 'Regenerate' }).last().click();
  await expect(dialog.getByText(/^New image generated in \d+\.\ds$/)).toBeVisible();
  await another(picture, shown);
  const woodcut = await pixelsOf(picture);
  expect(woodcut.colours).not.toEqual(first.colours);
  // A restart without a network shows it again.
  await page.goto(`${book}/chapter/1`);
  await passage.press('Enter');
  await expect(picture).toBeVisible();
  expect((await pixelsOf(picture)).colours).toEqual(woodcut.colours);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 3)).toEqual(JPEG);
  shown = await addressOf(picture);

  await context.setOffline(false);
  await expect(dialog.getByText('Painted on this device.')).toBeHidden({
    timeout: 60_000,
  });
  await expect(picture).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete image' })).toBeEnabled();
  await expect(dialog.getByText('Painted on the server.')).toBeVisible();
  await expect(dialog.getByText('Made by Vignette’s own painter.')).toBeVisible();
  // The same take that was shown; only the two JPEG encoders differ. Since the painter is the same, the old one is
  // not kept.
  await another(picture, shown);
  expect(differenceOf(await pixelsOf(picture), woodcut)).toBeLessThan(4);
  await expect(dialog.getByRole('button', { name: 'Show the previous picture' })).toBeHidden();

  // One from the server is painted again here, too.
  await context.setOffline(true);
  shown = await addressOf(picture);
  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  await dialog.getByRole('button', { name: 'Regenerate' }).last().click();
  await expect(dialog.getByText(/^Painted on this device\. The picture from the server/)).toBeVisible();
  await another(picture, shown);
  const next = await pixelsOf(picture);
  expect(next.colours).not.toEqual(woodcut.colours);
  shown = await addressOf(picture);
  await context.setOffline(false);
  await expect(dialog.getByText('Painted on the server.')).toBeVisible({ timeout: 60_000 });
  await another(picture, shown);
  expect(differenceOf(await pixelsOf(picture), next)).toBeLessThan(4);
  // The server has painted the same from the same input: no bytes were sent.
  expect(sent).toEqual([]);
});

test('pictures are painted on this device online, too, if the reader wants that, without a request to the server', async ({
  page,
}) => {
  const book = await startWithStories(page);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'On the server' }).press('ArrowRight');
  await expect(page.getByText('The server isn’t involved')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/images\//.test(request.url())) asked.push(request.url());
  });
  await page.goto(`${book}/chapter/1`);
  const passage = await firstPassage(page);
  const dialog = page.getByRole('dialog');
  await passage.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('img')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('Painted on this device.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete image' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  await dialog.getByRole('textbox').fill('woodcut');
  // It is shown for less than a second.
  await page.evaluate(() => {
    const note = () => {
      const text = document.querySelector('.plate-frame p + p')?.textContent;
      if (text) document.documentElement.dataset.takes = text;
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  await dialog.getByRole('button', { name: 'Regenerate' }).last().click();
  await expect(dialog.getByText('Painted on this device.', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-takes', 'This takes a moment');
  expect(asked).toEqual([]);
});

test('in the dark a picture has no paper around it, and is printed with its paper', async ({ page }) => {
  const book = await startWithStories(page);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.goto(`${book}/chapter/1`);
  await (await firstPassage(page)).press('Enter');
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAttribute('data-lifted', 'true', { timeout: 30_000 });
  const opaque = (shown: Locator) =>
    shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = new OffscreenCanvas(1024, 768).getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      const alphaAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[3]! / 255;
      return { corner: alphaAt(10, 10), middle: alphaAt(512, 384) };
    });
  expect(await opaque(picture)).toEqual({ corner: 0, middle: 1 });
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await opaque(page.locator('.print-sheet img'))).toEqual({ corner: 1, middle: 1 });
});

/** The first bytes of such a file. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Whether the sample of a style can be shown. */
const isAtHand = (style: Locator): Promise<boolean> =>
  style
    .locator('xpath=ancestor::label')
    .locator('.style-sample')
    .evaluate(async (sample) => {
      const address = /url\("(.+)"\)/.exec(getComputedStyle(sample).backgroundImage)![1]!;
      return (await fetch(address)).ok;
    });

const addressOf = async (picture: Locator): Promise<string> => (await picture.getAttribute('src'))!;

/** Another picture is shown than that of an address. */
const another = (picture: Locator, address: string) =>
  expect(picture).not.toHaveAttribute('src', address, { timeout: 15_000 });

/** A new reader with the built-in stories, all of them synced. @returns the path of the English one */
async function startWithStories(page: Page): Promise<string> {
  await register(page);
  const book = await uploadSampleStories(page);
  await expect(page.getByText('Everything is synced').first()).toBeVisible({ timeout: 30_000 });
  return book;
}

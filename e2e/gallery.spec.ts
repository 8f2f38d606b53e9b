import { buildEpub } from '#shared/testing/build-epub.ts';
import { type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { pixelsOf } from './support/pixels.ts';
import { PASSWORD } from './support/run-log.ts';
import { ServerView } from './support/server-view.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

const epub = Buffer.from(
  buildEpub({
    title: 'The Described Book',
    authors: ['E. Tester'],
    language: 'en',
    description: 'A house, a winter, and somebody who comes back.',
    chapters: [
      {
        title: 'I',
        paragraphs: [
          'The hall was long and low, with oak beams blackened by smoke and a stone hearth in which a red fire burned.',
        ],
      },
    ],
  }),
);

/** A reader with one book and one picture opens its gallery on a device that has downloaded nothing. */
async function openGallery(page: Page, baseURL: string): Promise<void> {
  const account = { email: `gallery${Date.now()}@example.org`, password: PASSWORD };
  const view = await ServerView.register(baseURL, account);
  const bookId = await view.upload('described.epub', epub);
  await view.paint(bookId, 1);
  // On a connection that saves data, the text is not downloaded before the book is opened.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(`/book/${bookId}/images`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('1 of 1 images')).toBeVisible();
  // Nothing of the book has been read.
  await page.getByRole('button', { name: 'Show anyway' }).click();
}

test('the gallery of a book that was never downloaded shows what the book is about', async ({
  page,
  baseURL,
}) => {
  await openGallery(page, baseURL!);
  await expect(page.getByText('A house, a winter, and somebody who comes back.')).toBeVisible();
  // Its passage names nobody, so the picture is named after its place.
  await expect(page.getByRole('article').getByRole('heading')).toHaveText('Chapter 1');
});

test('at night a picture shines less on the screen, and what is stored of it does not change', async ({
  page,
  baseURL,
}) => {
  await openGallery(page, baseURL!);
  const picture = page.getByRole('article').getByRole('img');
  await expect(picture).toBeVisible();
  /** How bright the whole picture is, and its middle. */
  const seen = async () => {
    const shot = sharp(await picture.screenshot({ animations: 'disabled' }));
    const { width, height } = await shot.metadata();
    const [across, down] = [Math.round(width / 3), Math.round(height / 3)];
    const third = { left: across, top: down, width: across, height: down };
    // `stats` is of the whole input.
    const middle = sharp(await shot.clone().extract(third).png().toBuffer());
    return Promise.all([shot, middle].map(brightness));
  };
  const [[byDay, middleByDay], stored] = [await seen(), await pixelsOf(picture)];
  await page.getByRole('button', { name: 'Theme: Light. Change theme' }).click();
  await expect(picture).toHaveAttribute('data-lifted', 'true');
  const [atNight, middleAtNight] = await seen();
  expect(atNight! / byDay!).toBeLessThan(0.85);
  expect(middleAtNight! / middleByDay!).toBeGreaterThan(0.8);
  expect(middleAtNight! / middleByDay!).toBeLessThan(0.97);
  await page.getByRole('button', { name: 'Theme: Dark. Change theme' }).click();
  await expect(picture).not.toHaveAttribute('data-lifted');
  expect(await pixelsOf(picture)).toEqual(stored);
});

test('a broken picture leaves a placeholder in the middle of its frame', async ({ page, baseURL }) => {
  await page.route('**/images/*/file?*', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: 'this is no picture' }),
  );
  await openGallery(page, baseURL!);
  const placeholder = page.getByRole('img', { name: 'This picture can’t be shown' });
  // Both boxes in one frame: pictures of the gallery rise a little when they come.
  const boxes = () =>
    placeholder.evaluate((frame) => {
      const [outer, inner] = [frame, frame.querySelector('svg')!].map((each) => each.getBoundingClientRect());
      return {
        height: outer!.height,
        right: inner!.left + inner!.width / 2 - (outer!.left + outer!.width / 2),
        down: inner!.top + inner!.height / 2 - (outer!.top + outer!.height / 2),
      };
    });
  await expect.poll(async () => (await boxes()).height).toBeGreaterThan(100);
  await expect.poll(async () => Math.abs((await boxes()).right)).toBeLessThan(0.5);
  await expect.poll(async () => Math.abs((await boxes()).down)).toBeLessThan(0.5);
});

async function brightness(picture: Sharp): Promise<number> {
  const { channels } = await picture.stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
}

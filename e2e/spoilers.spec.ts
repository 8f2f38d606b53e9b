import { buildEpub } from '#shared/testing/build-epub.ts';
import { greenWindows } from './support/green-windows.ts';
import { rows } from './support/local-data.ts';
import { PASSWORD } from './support/run-log.ts';
import { ServerView } from './support/server-view.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

test('a picture from beyond the furthest position is hidden until revealed', async ({ page, baseURL }) => {
  const account = { email: `veil${Date.now()}@example.org`, password: PASSWORD };
  const view = await ServerView.register(baseURL!, account);
  const bookId = await view.upload('green-windows.epub', greenWindows);
  for (const chapter of [1, 3]) await view.paint(bookId, chapter);
  // A new device, and the gallery is where its reader goes first.
  await page.goto(`/book/${bookId}/images`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('2 of 2 images')).toBeVisible();
  const pictures = page.getByRole('img', { name: /oak beams/ });
  // Nothing of the book has been read yet.
  await expect(page.getByRole('button', { name: 'Show anyway' })).toHaveCount(2);
  await expect(pictures).toHaveCount(0);
  await page.goto(`/book/${bookId}/chapter/1`);
  await expect(page.getByTestId('reader-content')).toBeVisible();
  const known = () => rows<{ t: string }>(page, view.userId, 'views');
  await expect.poll(async () => (await known()).some(({ t }) => t === 'progress')).toBe(true);
  await page.goto(`/book/${bookId}/images`);
  await expect(page.getByText('2 of 2 images')).toBeVisible();
  await expect(pictures).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Chapter 3: not read yet' })).toBeVisible();
  await page.getByLabel('Search descriptions').fill('oak beams');
  await expect(page.getByText('1 of 2 images')).toBeVisible();
  await page.getByLabel('Search descriptions').fill('');
  await page.getByRole('button', { name: 'Show anyway' }).click();
  await expect(pictures).toHaveCount(2);
});

const FILLER =
  'He said that he would think about it, and then he thought about something else until it was late. ';

const overleaf = Buffer.from(
  buildEpub({
    title: 'Overleaf',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [
      {
        title: 'One',
        paragraphs: [
          ...Array.from({ length: 5 }, () => FILLER.repeat(3)),
          'The hall was long and low, with oak beams blackened by smoke and a stone hearth in which a red fire burned.',
          ...Array.from({ length: 5 }, () => FILLER.repeat(3)),
        ],
      },
    ],
  }),
);

test('a picture of the page after the one that was read is hidden until that page is turned', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 600, height: 720 });
  const account = { email: `overleaf${Date.now()}@example.org`, password: PASSWORD };
  const view = await ServerView.register(baseURL!, account);
  const bookId = await view.upload('overleaf.epub', overleaf);
  await view.paint(bookId, 1);
  await page.goto(`/book/${bookId}/chapter/1`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const mark = page.locator('mark[data-description-id]').first();
  const seenTo = async () =>
    (await rows<{ key: string; value: { page: { end: number } } }>(page, view.userId, 'meta')).find(
      ({ key }) => key === `seen:${bookId}`,
    )?.value.page.end ?? 0;
  await expect.poll(seenTo).toBeGreaterThan(0);
  const firstEnd = await seenTo();
  await page.goto(`/book/${bookId}/images`);
  await expect(page.getByRole('heading', { name: 'Chapter 1: not read yet' })).toBeVisible();
  await page.goto(`/book/${bookId}/chapter/1`);
  await expect(page.getByTestId('reader-content')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(mark).toBeInViewport();
  await expect.poll(seenTo).toBeGreaterThan(firstEnd);
  await page.goto(`/book/${bookId}/images`);
  await expect(page.getByRole('img', { name: /oak beams/ })).toBeVisible();
});

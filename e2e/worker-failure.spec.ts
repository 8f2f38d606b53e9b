import { novel, openChapter } from './support/reading.ts';
import { firstPassage, uploadSampleStories } from './support/sample-stories.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

const WORKER = '**/book.worker-*.js';
const failedText = 'This book couldn’t be processed. Please try again.';

test('if the book worker cannot be loaded, no book is added or opened, the reader sees an error, and the next attempt succeeds', async ({
  page,
  faults,
}) => {
  await register(page);
  await page.route(WORKER, (route) => route.abort());
  const file = { name: 'corridor.epub', buffer: novel(' Twice') };
  await upload(page, [file]);
  await expect(page.getByText(failedText)).toBeVisible();
  await page.unroute(WORKER);
  await upload(page, [file]);
  await page.getByRole('link', { name: /The Long Corridor Twice/ }).click();
  const bookId = new URL(page.url()).pathname.split('/')[2]!;

  for (const layout of ['paged', 'scroll']) {
    await page.route(WORKER, (route) => route.abort());
    await page.goto(`/book/${bookId}/chapter/2`);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText(failedText)).toBeVisible();
    await page.unroute(WORKER);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('reader-content')).toContainText('1. He said');
    if (layout === 'paged') {
      await page.getByRole('button', { name: 'Reading settings' }).click();
      await page.getByText('Scrolling', { exact: true }).click();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
    }
  }
  const logged = expect.stringContaining('The worker could not be loaded') as unknown;
  expect(faults.splice(0)).toEqual([logged, logged]);
});

test(
  'an open book stays on the screen while its pages cannot be laid out again, and has them soon after',
  { tag: '@long' },
  async ({ page }) => {
    await register(page);
    await upload(page, [{ name: 'corridor.epub', buffer: novel(' Thrice') }]);
    await page.getByRole('link', { name: /The Long Corridor Thrice/ }).click();
    const bookId = new URL(page.url()).pathname.split('/')[2]!;
    await openChapter(page, bookId);
    const counter = page.getByRole('banner').getByText(/Page \d+ of \d+/);
    const before = await counter.innerText();

    await page.route(WORKER, (route) => route.abort());
    const [worker] = page.workers().filter((each) => each.url().includes('/book.worker-'));
    const crashed = worker!.waitForEvent('close');
    await worker!.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('crashed');
        }),
    );
    await crashed;
    const failed = page.waitForEvent('console', (message) => message.text().startsWith('[pages]'));
    await page.setViewportSize({ width: 600, height: 500 });
    await failed; // The page has handled it.
    await expect(counter).toHaveText(before);
    await expect(page.getByTestId('reader-content')).toContainText('1. He said');
    await page.unroute(WORKER);
    await expect(counter).not.toHaveText(before, { timeout: 20_000 });
  },
);

test(
  'where a part of the painter cannot be fetched no picture is shown, and the next tap paints it',
  { tag: '@long' },
  async ({ page, faults }) => {
    await register(page);
    const book = await uploadSampleStories(page);
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'On the server' }).press('ArrowRight');
    await page.goto(`${book}/chapter/1`);
    const passage = await firstPassage(page);
    const parts =
      /\/assets\/(outdoors|rare-places|streets|rooms|vistas|people|still-lifes|buildings|rare-motifs)-/;
    await page.route(parts, (route) => route.abort());
    await passage.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(page.getByText('Failed to generate image. Please try again later.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(dialog.getByRole('img')).toBeHidden();
    await page.unroute(parts);
    await passage.press('Enter');
    await expect(dialog.getByRole('img')).toBeVisible({ timeout: 30_000 });
    const unfetched = expect.stringMatching(/^request: .*net::ERR_FAILED$/) as unknown;
    expect(faults.splice(0)).toEqual([unfetched]);
  },
);

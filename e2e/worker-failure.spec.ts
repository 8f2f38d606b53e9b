import { novel } from './support/reading.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

const WORKER = '**/book.worker-*.js';
const couldNot = 'This book couldn’t be processed. Please try again.';

test('where the book worker cannot be loaded a book is neither added nor opened, the reader is told, and the next try succeeds', async ({
  page,
  faults,
}) => {
  await register(page);
  await page.route(WORKER, (route) => route.abort());
  const file = { name: 'corridor.epub', buffer: novel(' Twice') };
  await upload(page, [file]);
  await expect(page.getByText(couldNot)).toBeVisible();
  await page.unroute(WORKER);
  await upload(page, [file]);
  await page.getByRole('link', { name: /The Long Corridor Twice/ }).click();
  const bookId = new URL(page.url()).pathname.split('/')[2]!;

  for (const layout of ['paged', 'scroll']) {
    await page.route(WORKER, (route) => route.abort());
    await page.goto(`/book/${bookId}/chapter/2`);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText(couldNot)).toBeVisible();
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

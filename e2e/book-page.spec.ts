import { buildEpub } from '#shared/testing/build-epub.ts';
import { openBook } from './support/open-book.ts';
import { content, counter, openNewBook } from './support/open-new-book.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

test('deleting a book never stands alone on a line, where it would look like the next step', async ({
  page,
}) => {
  const book = await openNewBook(page);
  await page.goto(book);
  const share = page.getByRole('button', { name: 'Share' });
  const remove = page.getByRole('button', { name: 'Delete book' });
  await expect(remove).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => (await remove.boundingBox())!.y - (await share.boundingBox())!.y, `${width} px wide`)
      .toBe(0);
  }
});

test('a chapter that is only numbered is named after its story wherever it is named alone', async ({
  page,
}) => {
  const part = (title: string, first: string) => ({ title, paragraphs: [first, 'He waited for the train.'] });
  const stories = [
    {
      ...part('The Signal Box', 'An evening.'),
      children: [part('I', 'A lamp was lit.'), part('II', 'Rain fell.')],
    },
    part('The Ferry', 'A morning.'),
  ];
  await register(page);
  const book = { title: 'Two Stories', authors: ['E. Tester'], language: 'en', chapters: stories };
  await upload(page, [{ name: 'stories.epub', buffer: Buffer.from(buildEpub(book)) }]);
  await openBook(page, 'Two Stories', 3);
  await expect(content(page)).toContainText('Rain fell.');
  await expect(counter(page)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Chapter 3: The Signal Box · II');
  await page.keyboard.press('f');
  const search = page.getByRole('dialog', { name: 'Search in the book' });
  await search.getByLabel('Search text').fill('train');
  await expect(search.getByRole('heading')).toContainText([
    /Search/,
    /The Signal Box/,
    /The Signal Box · I$/,
    /The Signal Box · II$/,
    /The Ferry/,
  ]);
  await page.goto(page.url().replace(/\/chapter.*/, ''));
  await expect(page.getByRole('link', { name: /The Signal Box · II/ })).toBeVisible();
  await page.goto('/search?q=train');
  await expect(
    page.getByRole('link', { name: /^Two Stories · Chapter 3 · The Signal Box · II/ }),
  ).toBeVisible();
});

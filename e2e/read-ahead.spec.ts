import { buildEpub } from '#shared/testing/build-epub.ts';
import { rows } from './support/local-data.ts';
import { PASSWORD } from './support/run-log.ts';
import { ServerView } from './support/server-view.ts';
import { expect, signIn, test } from './support/test.ts';

const book = (title: string) =>
  Buffer.from(
    buildEpub({
      title,
      language: 'en',
      chapters: [
        { title: 'One', paragraphs: ['A lamp.'] },
        { title: 'Two', paragraphs: [`The end of ${title}.`] },
      ],
    }),
  );

test('books that were never opened here are fetched ahead, and read without a network', async ({
  page,
  context,
  baseURL,
}) => {
  const account = { email: `ahead${Date.now()}@example.org`, password: PASSWORD };
  const elsewhere = await ServerView.register(baseURL!, account);
  const ids: string[] = [];
  for (const title of ['Alder', 'Birch']) ids.push(await elsewhere.upload(`${title}.epub`, book(title)));
  await signIn(page, account);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => rows(page, elsewhere.userId, 'publications'), { timeout: 60_000 }).toHaveLength(2);
  await context.setOffline(true);
  for (const [i, title] of ['Alder', 'Birch'].entries()) {
    await page.goto(`/book/${ids[i]}/chapter/2`);
    await expect(page.getByTestId('reader-content')).toContainText(`The end of ${title}.`);
  }
});

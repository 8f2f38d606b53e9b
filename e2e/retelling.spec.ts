import { sentencesOf, startLanguageModel, type LanguageModel } from '#server/testing/language-model.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { Inspection } from './support/axe.ts';
import { openBook } from './support/open-book.ts';
import { OwnServer } from './support/own-server.ts';
import { PASSWORD } from './support/run-log.ts';
import { ServerView } from './support/server-view.ts';
import { test as base, expect, signIn, withoutServiceWorker } from './support/test.ts';

interface OwnModel {
  model: LanguageModel;
  server: OwnServer;
}

const RETOLD = 'Captain Harlow leaves for the coast, and Mrs. Tilney burns his letter.';

/** A server whose operator has configured a language model, which summarises the sentences about the letter. */
const test = base.extend<object, { own: OwnModel }>({
  own: [
    async ({ browserName: _ }, use) => {
      const model = await startLanguageModel('openai', (request) => ({
        lines: [
          {
            text: RETOLD,
            sentences: sentencesOf(request).flatMap(({ number, text }) =>
              text.includes('letter') ? number : [],
            ),
          },
        ],
      }));
      const server = await OwnServer.start('dist', {
        OPENAI_BASE_URL: model.baseUrl,
        TEXT_MODEL: 'small',
      });
      await use({ model, server });
      await server.remove();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, use) => use(own.server.url),
});

test.use({ ...withoutServiceWorker, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const late = 'It was late, and nothing more could be done about it before the morning came. ';
const book = Buffer.from(
  buildEpub({
    title: 'The Road to Dover',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [
      {
        title: 'The Inn',
        paragraphs: [
          'Captain Harlow came up the road at noon with a letter, and Mrs. Tilney let him in.',
          `Captain Harlow was the elder brother of the vicar. ${late.repeat(4)}`,
          'In the evening Harlow rode to the coast, and Mrs. Tilney burnt the letter before anybody could read it.',
        ],
      },
      { title: 'The Fire', paragraphs: Array.from({ length: 30 }, (_, i) => `${i + 1}. ${late.repeat(3)}`) },
      { title: 'The End', paragraphs: ['Captain Harlow was the murderer of the old earl all along.'] },
    ],
  }),
);

test('the server’s model retells what was read last, marked as its words, above the sentences it rests on', async ({
  page,
  context,
  baseURL,
  own: { model },
}) => {
  const account = { email: `retold${Date.now()}@example.org`, password: PASSWORD };
  const view = await ServerView.register(baseURL!, account);
  const bookId = await view.upload('book.epub', book);
  const hasCast = async () => (await (await view.get(`/books/${bookId}/cast`)).text()).includes('aliases');
  await expect.poll(hasCast, { timeout: 60_000 }).toBe(true);
  model.requests.length = 0;
  await signIn(page, account);
  await openBook(page, 'The Road to Dover', 2);
  await expect(page.getByTestId('reader-content')).toBeVisible();
  await page.keyboard.press('t');
  await page.getByRole('tab', { name: 'Story' }).click();
  await page.getByRole('button', { name: 'What happened?' }).click();
  const previously = page.getByRole('dialog', { name: 'Previously' });
  await expect(previously).toContainText('Your server’s language model gets only the pages up to here');
  expect(model.requests).toHaveLength(0);
  await previously.getByRole('button', { name: 'Short version' }).click();
  await expect(previously.getByRole('heading', { name: 'In a model’s words' })).toBeVisible();
  await expect(previously).toContainText(RETOLD);
  expect(JSON.stringify(model.requests)).not.toMatch(/murderer|1\. It was late/);
  const inspection = new Inspection(page);
  await inspection.scan('what a model has summarised');
  inspection.expectNothing();

  await context.setOffline(true);
  await previously
    .getByRole('button', { name: /burnt the letter/ })
    .last()
    .click();
  await expect(page).toHaveURL(/chapter\/1$/);
  await page.getByRole('button', { name: /^Back to page/ }).click();
  await expect(page).toHaveURL(/chapter\/2$/);
  await page.keyboard.press('t');
  await page.getByRole('tab', { name: 'Story' }).click();
  await page.getByRole('button', { name: 'What happened?' }).click();
  await expect(previously).toContainText(RETOLD);
  expect(model.requests).toHaveLength(1);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { rows } from './support/local-data.ts';
import { goToChapter, navigate } from './support/navigate.ts';
import { openCardOf } from './support/open-card.ts';
import { openBook } from './support/open-book.ts';
import { openNewBook, passage } from './support/open-new-book.ts';
import { openStory, readAt, talk } from './support/road-to-dover.ts';
import { PASSWORD } from './support/run-log.ts';
import { selectWords } from './support/select-words.ts';
import { ServerView } from './support/server-view.ts';
import { expect, signIn, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

const novel = Buffer.from(
  buildEpub({
    title: 'The Old Earl',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [
      [
        'Captain Harlow came up the road from Dover at noon, and Mrs. Tilney let him in.',
        'Captain Harlow was the elder brother of the vicar. Dover was a small town on the coast.',
      ],
      ['Captain Harlow was the murderer of the old earl, and Mrs. Tilney was his widow.'],
      [talk.en.repeat(3)],
    ].map((paragraphs, i) => ({ title: `Part ${i + 1}`, paragraphs })),
  }),
);

test('a reader who rereads is shown what they know, or only what the book contains up to the page', async ({
  page,
  baseURL,
}) => {
  const { bookId, userId } = await readAt(page, baseURL!, novel, 'The Old Earl', 3);
  await expect.poll(() => savedChapter(page, userId)).toBe(3);
  const card = page.getByRole('dialog', { name: /Harlow/ });
  const openCardInFirstChapter = async () => {
    await goToChapter(page, `/book/${bookId}/chapter/1`);
    await openCardOf(page, 'Harlow');
    await expect(card).toContainText('Captain Harlow was the elder brother of the vicar.');
  };
  await openCardInFirstChapter();
  await expect(card).toContainText('murderer of the old earl');
  await page.keyboard.press('Escape');

  await setVeil(page);
  await openCardInFirstChapter();
  await expect(card).not.toContainText(/murderer|earl/);
  await page.keyboard.press('Escape');
  await openStory(page);
  const story = page.getByRole('tabpanel', { name: 'Story' });
  await expect(story.getByRole('region', { name: 'Places' })).toContainText('Dover');
  await expect(story).not.toContainText(/murderer|widow/);
  await page.keyboard.press('Escape');

  await setVeil(page);
  await openCardInFirstChapter();
  await expect(card).toContainText('murderer of the old earl');
});

const hall = (who: string) =>
  `The hall was long and low, with oak beams blackened by smoke and a stone hearth in which a red fire burned; beside the tall brass clock stood ${who} in a torn green coat with silver buttons.`;

const painted = Buffer.from(
  buildEpub({
    title: 'Three Halls',
    authors: ['E. Tester'],
    language: 'en',
    chapters: ['Captain Harlow', 'Mrs. Tilney', 'Doctor Marsh'].map((who, i) => ({
      title: `Hall ${i + 1}`,
      paragraphs: [
        `${who} came to the house at noon. ${who} was the owner of the hall.`,
        ...(i === 1 ? [] : [hall(who)]),
        ...Array.from({ length: 12 }, (_, n) => `${n + 1}. ${talk.en.repeat(3)}`),
      ],
    })),
  }),
);

test('what was read last ends with the last picture before the page, and none from beyond it', async ({
  page,
  baseURL,
}) => {
  const account = { email: `last${Date.now()}@example.org`, password: PASSWORD };
  const view = await ServerView.register(baseURL!, account);
  const bookId = await view.upload('halls.epub', painted);
  for (const chapter of [1, 3]) await view.paint(bookId, chapter);
  await signIn(page, account);
  await openBook(page, 'Three Halls', 2);
  await expect(page.getByTestId('reader-content')).toBeVisible();
  await openStory(page);
  await page.getByRole('button', { name: 'What happened?' }).click();
  const previously = page.getByRole('dialog', { name: 'Previously' });
  await expect(previously.getByRole('heading', { name: 'The last picture' })).toBeVisible();
  await expect(previously.getByRole('img', { name: /oak beams.*Captain Harlow/ })).toBeVisible();
  await expect(previously).not.toContainText('Marsh');
  await expect(previously.getByRole('img', { name: /Marsh/ })).toHaveCount(0);
  await previously.getByRole('img', { name: /oak beams/ }).click();
  await expect(page.getByRole('dialog', { name: 'Illustration' })).toContainText('Captain Harlow');
});

test('notes, bookmarks and their export end at the open page while rereading hides what comes later', async ({
  page,
}) => {
  const book = await openNewBook(page);
  for (const chapter of [1, 3]) {
    if (chapter > 1) await goToChapter(page, `${book}/chapter/${chapter}`);
    await expect(passage(page)).toBeInViewport();
    await page.keyboard.press('b');
    await selectWords(page, 'red fire');
    await page.keyboard.press('h');
    await expect(page.locator('.highlight')).toHaveText('red fire');
  }
  await setVeil(page);
  await goToChapter(page, `${book}/chapter/1`);
  const notebook = page.getByRole('dialog', { name: 'The Green Windows' });
  const openTab = async (name: string) => {
    await page.keyboard.press('t');
    await page.getByRole('tab', { name }).click();
  };
  await openTab('Bookmarks');
  await expect(notebook.getByText('1 bookmark further on is hidden until you get there.')).toBeVisible();
  await expect(notebook.getByRole('button', { name: /^Chapter \d ·/ })).toHaveText([/^Chapter 1/]);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(notebook.getByText(/1 highlight further on is hidden/)).toBeVisible();
  await expect(notebook.getByRole('article')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await notebook.getByRole('button', { name: 'Export as Markdown' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported).toContain('Chapter 1');
  expect(exported).not.toContain('Chapter 3');
  await page.keyboard.press('Escape');

  await goToChapter(page, `${book}/chapter/3`);
  await expect(passage(page)).toBeInViewport();
  await openTab('Notes');
  await expect(notebook.getByRole('article')).toHaveCount(2);
  await expect(notebook.getByText(/further on/)).toHaveCount(0);
});

/** Presses the switch: on, or off again. */
async function setVeil(page: Page): Promise<void> {
  await navigate(page, '/settings');
  await page.getByText('No spoilers when rereading').click();
}

/** Where this device has saved that the reader is. */
async function savedChapter(page: Page, userId: string): Promise<number> {
  const views = await rows<{ t: string; v: unknown }>(page, userId, 'views');
  const chapters = views
    .filter(({ t }) => t === 'progress')
    .map(({ v }) => (v as { loc: readonly [number] }).loc[0]);
  return Math.max(0, ...chapters);
}

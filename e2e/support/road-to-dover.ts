import type { Page } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { isCastKnown } from './cast-known.ts';
import { openBook } from './open-book.ts';
import { PASSWORD } from './run-log.ts';
import { ServerView } from './server-view.ts';
import { expect, signIn } from './test.ts';

export const talk = {
  en: 'It was late, and nothing more could be done about it before the morning came. ',
  ru: 'Было поздно, и до самого утра уже ничего нельзя было поделать. ',
};

export const english = Buffer.from(
  buildEpub({
    title: 'The Road to Dover',
    authors: ['E. Tester'],
    language: 'en',
    chapters: [
      {
        title: 'The Inn',
        paragraphs: [
          'Captain Harlow came up the road at noon, and Mrs. Tilney let him in.',
          'Captain Harlow was the elder brother of the vicar. Mrs. Tilney knew nothing of that.',
          'They went to Dover and came back from Dover in the rain. Dover was a small town on the coast.',
          `${talk.en.repeat(6)}Then Mrs. Tilney shut the door of the house behind her.`,
        ],
      },
      {
        title: 'The Letter',
        paragraphs: [
          'In the evening Harlow sat with Mrs. Tilney by the fire and told her of his father.',
          `The captain said no more. ${talk.en.repeat(4)}Mrs. Tilney burnt the letter before anybody else could read it.`,
          ...Array.from({ length: 30 }, (_, i) => `${i + 1}. ${talk.en.repeat(3)}`),
        ],
      },
      {
        title: 'The End',
        paragraphs: ['Captain Harlow was the murderer of the old earl, and Mrs. Tilney was his widow.'],
      },
    ],
  }),
);

export const russian = Buffer.from(
  buildEpub({
    title: 'Дорога в Москву',
    authors: ['П. Проба'],
    language: 'ru',
    chapters: [
      {
        title: 'Гости',
        paragraphs: [
          'Графиня Ростова вошла в залу, и Наташа Ростова встала.',
          'Наташа Ростова была младшая дочь хозяина. Она засмеялась.',
          `${talk.ru.repeat(6)}Потом Наташа ушла в сад и долго сидела там одна.`,
        ],
      },
      {
        title: 'Вечер',
        paragraphs: [
          'Вечером графиня сидела у окна. Потом Наташу позвали к гостям.',
          ...Array.from({ length: 20 }, (_, i) => `${i + 1}. ${talk.ru.repeat(3)}`),
        ],
      },
    ],
  }),
);

/** A reader of one book that the server has extracted, open at a chapter. */
export async function readAt(page: Page, baseURL: string, file: Buffer, title: string, chapter: number) {
  const reader = await openAt(page, baseURL, file, title, chapter);
  await expect.poll(() => isCastKnown(page, reader.userId, reader.bookId)).toBe(true);
  return reader;
}

/** The same, before the page has received the cast. */
export async function openAt(page: Page, baseURL: string, file: Buffer, title: string, chapter: number) {
  const account = { email: `who${Date.now()}@example.org`, password: PASSWORD };
  const view = await ServerView.register(baseURL, account);
  const bookId = await view.upload('book.epub', file);
  const hasCast = async () => (await (await view.get(`/books/${bookId}/cast`)).text()).includes('aliases');
  await expect.poll(hasCast, { timeout: 60_000 }).toBe(true);
  await signIn(page, account);
  await openBook(page, title, chapter);
  await expect(page.getByTestId('reader-content')).toBeVisible();
  return { bookId, userId: view.userId, account };
}

export async function openStory(page: Page): Promise<void> {
  await page.keyboard.press('t');
  await page.getByRole('tab', { name: 'Story' }).click();
}

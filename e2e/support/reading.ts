import { greyPng } from '#shared/edition/pictures/grey-png.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { expect, type Page } from '@playwright/test';
import { measureWindow } from './page-fit.ts';

const filler =
  'He said that he would think about it, and then he thought about something else until it was late. ';

/** A grey page: a book without a cover has one painted, which takes a second of each test. */
const plainCover = {
  name: 'cover.png',
  mediaType: 'image/png',
  bytes: greyPng({ width: 60, height: 90, pixels: new Uint8Array(60 * 90).fill(2) }),
};

/** A book of three chapters of some thirty pages. @param salt makes another file of it */
export function novel(salt = ''): Buffer {
  return Buffer.from(
    buildEpub({
      title: `The Long Corridor${salt}`,
      authors: ['E. Tester'],
      language: 'en',
      cover: plainCover,
      chapters: [1, 2, 3].map((n) => ({
        title: `Part ${n}`,
        body: `<h2>Part ${n}</h2>`,
        paragraphs: Array.from({ length: 90 }, (_, i) => `${i + 1}. ${filler.repeat(3)}`),
      })),
    }),
  );
}

/** Opens a chapter in the reader and waits for its text. */
export async function openChapter(page: Page, bookId: string, chapter = 1): Promise<void> {
  await page.goto(`/book/${bookId}/chapter/${chapter}`);
  await expect(page.getByTestId('reader-content')).toContainText(/\d\. He said/, { timeout: 30_000 });
}

/** Turns a page; resolves when the next one is on the screen. */
export async function turnPage(page: Page): Promise<void> {
  const counter = page.getByRole('banner').getByText(/Page \d+ of \d+/);
  const before = await counter.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(counter).not.toHaveText(before);
}

/** Turns to the next page without a bookmark and marks it; resolves when the page shows it as kept. */
export async function bookmark(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Bookmark this page' });
  do await turnPage(page);
  while ((await button.getAttribute('aria-pressed')) === 'true');
  await button.press('Enter'); // See `changeTheme`.
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** Switches to the next theme. By key, like every control up there, because a toast may cover it for seconds. */
export async function changeTheme(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Theme:/ }).press('Enter');
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/library');
  await page.getByRole('button', { name: 'User menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** What can be read on the pages in the window, white space left out. */
export async function textInWindow(page: Page): Promise<string> {
  await page.getByTestId('reader-content').waitFor();
  return (await page.evaluate(measureWindow, 'window' as const)).text;
}

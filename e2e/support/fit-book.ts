import type { Page } from '@playwright/test';
import { nodeCodec } from '#server/files/node-codec.ts';
import { canonicalText } from '#shared/publication/layout/chapter-layout.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import type { Publication } from '#shared/publication/publication.ts';
import { foundPath } from '#app/routes.ts';
import { navigate, goToChapter } from './navigate.ts';
import { faultsIn, type PageInWindow } from './page-faults.ts';
import { measure, measureWindow, pageNumber } from './page-fit.ts';
import { expect, register, upload } from './test.ts';

interface Shape {
  width: number;
  height: number;
  fontSize: number;
  columns: 'One' | 'Two';
}

export const windows = [
  [320, 480],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const;

export const shapes: Shape[] = (['One', 'Two'] as const).flatMap((columns) =>
  windows.flatMap(([width, height]) =>
    [12, 18, 28].map((fontSize) => ({ width, height, fontSize, columns })),
  ),
);

interface AddedBook {
  id: string;
  publication: Publication;
}

export async function addBook(page: Page, name: string, buffer: Buffer, isFirst = true): Promise<AddedBook> {
  if (isFirst) await register(page);
  else await navigate(page, '/library');
  const ids = () =>
    page
      .locator('a[href^="/book/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.split('/')[2]!));
  const before = await ids();
  await upload(page, [{ name, buffer }]);
  await expect.poll(async () => (await ids()).length).toBeGreaterThan(before.length);
  const id = (await ids()).find((one) => !before.includes(one))!;
  return { id, publication: parsePublication(buffer, nodeCodec) };
}

export async function setShape(
  page: Page,
  { width, height, fontSize, columns }: Shape,
  sliders: Readonly<Record<string, number>> = {},
): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await navigate(page, '/settings');
  await page.getByRole('radiogroup', { name: 'Pages side by side' }).getByText(columns).click();
  for (const [name, value] of Object.entries({ 'Font size': fontSize, ...sliders })) {
    const slider = page.getByRole('slider', { name });
    await slider.fill(String(value));
    await expect(slider).toHaveValue(String(value));
  }
  await page.setViewportSize({ width, height });
}

/** Reads from the beginning to the end and back. @returns what was wrong on the way */
export async function faultsOf(
  page: Page,
  { id, publication }: AddedBook,
  limit: { chapters: number; pages: number },
): Promise<string[]> {
  const found: string[] = [];
  for (const { number, html } of publication.chapters.slice(0, limit.chapters)) {
    await goToChapter(page, `/book/${id}/chapter/${number}`);
    const opened = await settled(page);
    // The book opens where it was left, which may be in this very chapter.
    const windows = [opened.page === 1 ? opened : await turned(page, 'Home', opened)];
    while (windows.length < limit.pages && !isLastPage(windows.at(-1)!))
      windows.push(await turned(page, 'ArrowRight', windows.at(-1)!));
    for (const seen of windows) found.push(...faultsIn(seen));
    // Brackets for browsers that cannot set ruby above its word are in the text and not on the page.
    const letters = canonicalText(html.replace(/<rp>.*?<\/rp>/g, '')).replace(/[\s\u2060]/g, '');
    // A word joiner has no width, so it may count to either page.
    const joined = windows.map(({ text }) => text.replaceAll('\u2060', '')).join('');
    // A formula or a drawing shows its words in another order, or in a picture.
    const isPlain = !/data-m=|\bdrawn\b/.test(html);
    const expected = isLastPage(windows.at(-1)!) ? letters : letters.slice(0, joined.length);
    // The cells of a row that spans pages are read side by side, so their letters change places.
    const isSplit = windows.some(({ hasSplitRow }) => hasSplitRow);
    const isSame = isSplit
      ? !isLastPage(windows.at(-1)!) || sorted(joined) === sorted(letters)
      : joined === expected;
    if (isPlain && !isSame) found.push(`chapter ${number}: ${difference(expected, joined)}`);
    for (let i = windows.length - 2; i >= Math.max(0, windows.length - 4); i--) {
      const back = await turned(page, 'ArrowLeft', windows[i + 1]!);
      if (back.text !== windows[i]!.text)
        found.push(`chapter ${number}: page ${back.page} differs on the way back`);
    }
    if (!isPlain || !isSame || isSplit) continue;
    const text = canonicalText(html);
    const read = windows.map(lettersOn).reduce((sum, letters) => sum + letters, 0);
    for (const share of [0.9, 0.4]) {
      const at = offsetOf(text, Math.floor(share * read));
      const holder = holderOf(windows, text, at).page;
      const opened = await pageOpenedAt(page, foundPath(id, number, { offset: at, length: 1 }), holder);
      if (opened !== holder)
        found.push(`chapter ${number}: character ${at} opens page ${opened}, not ${holder}`);
    }
  }
  return found;
}

export const isLastPage = ({ page, pages, filled }: PageInWindow) => page + filled.length > pages;

/** The window when all pages are known and nothing moves. */
export async function settled(page: Page): Promise<PageInWindow> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await page.evaluate(measureWindow, 'window' as const));
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [60] },
    )
    .toBe(true);
  return measure(page);
}

export async function turned(page: Page, key: string, { page: from }: PageInWindow): Promise<PageInWindow> {
  await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(pageNumber), { intervals: [10, 30, 60] }).not.toBe(from);
  return measure(page);
}

const lettersOn = ({ text }: PageInWindow): number => text.replaceAll('\u2060', '').length;

/** The window that holds a character: determined by how many letters the windows before it hold. */
export function holderOf(windows: readonly PageInWindow[], text: string, at: number): PageInWindow {
  let left = text.slice(0, at).replace(/[\s\u2060]/g, '').length;
  return windows.find((one) => (left -= lettersOn(one)) < 0) ?? windows.at(-1)!;
}

/** Where in a text the letter of that index is. */
function offsetOf(text: string, letter: number): number {
  let left = letter;
  for (const { index } of text.matchAll(/[^\s\u2060]/g)) if (left-- === 0) return index;
  return text.length - 1;
}

/**
 * The page that an address of found words opens; the app gets there asynchronously, so the expected page is awaited.
 */
export async function pageOpenedAt(page: Page, path: string, expected: number): Promise<number> {
  await navigate(page, path);
  const deadline = Date.now() + 5_000;
  for (;;) {
    const opened = await page.evaluate(pageNumber);
    if (opened === expected || Date.now() > deadline) return opened;
    await page.waitForTimeout(30);
  }
}

export const sorted = (letters: string) => [...letters].sort().join('');

export function difference(expected: string, joined: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === joined[at]) at++;
  return `after ${at} letters “${expected.slice(at, at + 20)}” is shown as “${joined.slice(at, at + 20)}”`;
}

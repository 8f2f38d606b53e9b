import type { Locator } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { rows } from './support/local-data.ts';
import { textInWindow } from './support/reading.ts';
import { highlighted, selectWords } from './support/select-words.ts';
import { ServerView } from './support/server-view.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';
import { content, counter, filler, hall, openNewBook } from './support/open-new-book.ts';

test.use(withoutServiceWorker);

/** A different room each time. */
function room(n: number): string {
  const [name, colour, wood] = [
    ['hall', 'kitchen', 'cellar', 'chapel', 'library', 'stable'],
    ['green', 'yellow', 'crimson', 'grey', 'blue'],
    ['oak', 'chestnut', 'pine', 'walnut'],
  ].map((words) => words[n % words.length]!);
  return hall.replace('hall', name!).replace('green', colour!).replace('oak', wood!);
}

const woman =
  'The old woman was tall and lean, with white hair under a black lace cap, a long crooked nose and small green eyes. ' +
  'She wore a grey woollen shawl over a dark red dress, and on her knees lay a white cat.';

test(
  'descriptions are marked subtly, or underlined, or not at all, and stay one tap away',
  { tag: '@long' },
  async ({ page }) => {
    await openNewBook(page);
    const mark = content(page).locator('mark[data-description-id]').first();
    await expect(mark).toBeVisible({ timeout: 30_000 });
    // Of the same passage in an ordinary paragraph: beside an initial there is no hairline.
    const style = () =>
      mark.evaluate((element) => {
        const paragraph = document.createElement('p');
        const copy = element.cloneNode(true) as HTMLElement;
        paragraph.append(copy);
        element.closest('.book-page')!.append(paragraph);
        const { textDecorationLine, borderImageSource } = getComputedStyle(copy);
        const leaf = getComputedStyle(copy, '::after').content;
        const seen = {
          textDecorationLine,
          isLined: borderImageSource !== 'none',
          hasLeaf: /[❧❦]/.test(leaf),
        };
        paragraph.remove();
        return seen;
      });
    expect(await style()).toEqual({ textDecorationLine: 'none', isLined: true, hasLeaf: true });

    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Reading settings' }).first().click();
      const settings = page.getByRole('dialog');
      await settings.getByRole('radiogroup', { name: 'Mark descriptions' }).getByText(name).click();
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
    };
    await choose('Underlined');
    expect(await style()).toEqual({ textDecorationLine: 'underline', isLined: false, hasLeaf: true });
    await choose('Off');
    await expect(mark).toBeHidden();
    await choose('Subtly');
    await expect(mark).toBeVisible();
  },
);

test('passages that are found during reading move no word to another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  const paragraphs = Array.from(
    { length: 24 },
    (_, n) => `${filler.repeat(n % 3)}${room(n)} ${n}. ${filler}`,
  );
  const book = buildEpub({ title: 'Halls', language: 'en', chapters: [{ title: 'One', paragraphs }] });
  await upload(page, [{ name: 'halls.epub', buffer: Buffer.from(book) }]);
  const link = page.getByRole('link', { name: /Halls/ });
  await page.goto(`${new URL((await link.getAttribute('href'))!, page.url()).pathname}/chapter/1`);
  const marks = content(page).locator('mark[data-description-id]');
  await expect.poll(() => marks.count(), { timeout: 30_000 }).toBeGreaterThan(9);

  const pages = async (style: 'Off' | 'Subtly' | 'Underlined') => {
    await page.getByRole('button', { name: 'Reading settings' }).first().click();
    await page.getByRole('radiogroup', { name: 'Mark descriptions' }).getByText(style).click();
    await page.keyboard.press('Escape');
    if (style === 'Off') await expect(marks).toHaveCount(0);
    else await expect.poll(() => marks.count()).toBeGreaterThan(9);
    await page.keyboard.press('Home');
    await expect(counter(page)).toHaveText(/Page 1 of/);
    const count = Number(/of (\d+)/.exec(await counter(page).innerText())![1]);
    const found = [await textInWindow(page)];
    for (let n = 2; n <= count; n++) {
      await page.keyboard.press('ArrowRight');
      await expect(counter(page)).toHaveText(new RegExp(`Page ${n} of`));
      found.push(await textInWindow(page));
    }
    return found;
  };
  const unmarked = await pages('Off');
  expect(unmarked.length).toBeGreaterThan(5);
  expect(await pages('Subtly')).toEqual(unmarked);
  expect(await pages('Underlined')).toEqual(unmarked);
});

test('passages that are found during reading are marked on the pages as they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await register(page);
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/descriptions', async (route) => {
    await released;
    await route.continue();
  });
  const paragraphs = Array.from({ length: 95 }, (_, n) =>
    n % 6 === 1
      ? `<p>${room(n).replace('blackened by smoke', 'blackened by <i>smoke</i>')} ${n}.</p>`
      : `<p>${n}. ${n === 90 ? woman : filler.repeat(5)}</p>`,
  );
  const book = buildEpub({
    title: 'Halls',
    language: 'en',
    chapters: [{ title: 'One', body: paragraphs.join('') }],
  });
  await upload(page, [{ name: 'halls.epub', buffer: Buffer.from(book) }]);
  const link = page.getByRole('link', { name: /Halls/ });
  await page.goto(`${new URL((await link.getAttribute('href'))!, page.url()).pathname}/chapter/1`);
  await expect(counter(page)).toHaveText(/Page 1 of \d\d+/);
  // The chapter is too long to be laid out in one piece.
  const sheets = page.locator('.reader-sheet');
  await expect(sheets).toHaveCount(2);
  await selectWords(page, 'Tall narrow', 'tapestries');
  await page.keyboard.press('h');
  await expect.poll(() => highlighted(page)).toMatch(/^Tallnarrow.*tapestries$/);
  const highlight = await highlighted(page);
  const text = await textInWindow(page);
  await sheets.evaluateAll((all) => all.forEach((sheet) => sheet.setAttribute('data-was-there', '')));
  const selected = await selectWords(page, 'smoke', 'fire');

  release();
  const marks = page.locator('mark[data-description-id]');
  await expect(marks.first()).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(selected);
  expect(await highlighted(page)).toBe(highlight);
  expect(await textInWindow(page)).toBe(text);
  const wordsOf = (sheet: Locator) =>
    sheet.locator(marks).evaluateAll((all: HTMLElement[]) => {
      const words: Record<string, string> = {};
      for (const { dataset, textContent } of all)
        words[dataset.descriptionId!] =
          (words[dataset.descriptionId!] ?? '') + textContent.replace(/\s/g, '');
      return words;
    });
  const { userId } = await ServerView.signIn(process.env.E2E_BASE_URL!, account);
  const passages = await rows<{ id: string; content: string }>(page, userId, 'descriptions');
  const stored = Object.fromEntries(passages.map(({ id, content }) => [id, content.replace(/\s/g, '')]));
  expect(Object.keys(stored).length).toBeGreaterThan(5);
  // Also on pages that aren't open, and in the same elements.
  await expect
    .poll(async () => ({ ...(await wordsOf(sheets.first())), ...(await wordsOf(sheets.last())) }))
    .toEqual(stored);
  for (const sheet of await sheets.all()) await expect(sheet).toHaveAttribute('data-was-there');

  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  const last = page.getByRole('button', { name: /The old woman was tall/ });
  await last.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('a long crooked nose');
});

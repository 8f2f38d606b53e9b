import type { Page } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { canonicalText } from '#shared/publication/layout/chapter-layout.ts';
import { openBook } from './support/open-book.ts';
import { textInWindow } from './support/reading.ts';
import { highlighted } from './support/select-words.ts';
import { expect, register, test, upload } from './support/test.ts';

const sentence =
  'Notwithstanding extraordinary circumstances, the representatives considered international communication uncomfortable. ';
const russian = 'Необыкновенное путешествие продолжалось, несмотря на многочисленные препятствия. ';
const body = Array.from({ length: 12 }, (_, i) => `<p>${i + 1}. ${sentence.repeat(4)}</p>`).join('');

const book = () =>
  Buffer.from(
    buildEpub({
      title: 'Long Words',
      language: 'en',
      chapters: [{ title: 'One', body: `<h2>One</h2>${body}<p lang="ru">${russian.repeat(6)}</p>` }],
    }),
  );

const content = (page: Page) => page.getByTestId('reader-content');
const counter = (page: Page) => page.getByRole('banner').getByText(/Page \d+ of \d+/);

/** The words at whose hyphen a line ends, one after the other. */
const hyphens = (page: Page) => content(page).locator('.soft-hyphen');

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await register(page);
  await upload(page, [{ name: 'long-words.epub', buffer: book() }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openBook(page, 'Long Words');
  await expect(hyphens(page).first()).toBeAttached();
});

test('long words are divided in both languages, and the text stays as it is', async ({ page }) => {
  const divided = await hyphens(page).evaluateAll((all) =>
    all.map((hyphen) => ({
      word: `${/\S*$/.exec(hyphen.previousSibling!.textContent!)![0]}-${/^\S*/.exec(hyphen.nextSibling!.textContent!)![0]}`,
      isSeen: hyphen.getBoundingClientRect().width > 0,
    })),
  );
  expect(divided.some(({ word }) => /^[a-z,]+-/.test(word))).toBe(true);
  expect(divided.some(({ word }) => /^[а-яё]+-/i.test(word))).toBe(true);
  // Words at whose hyphen no line ends are whole again.
  expect(divided.filter(({ isSeen }) => isSeen).length).toBeGreaterThan(divided.length * 0.9);
  const shown = (await content(page).textContent())!.replace(/\s/g, '');
  expect(shown).not.toContain('\u00ad');
  expect(shown).toContain(canonicalText(body).replace(/\s/g, ''));
});

test('a divided word is selected, copied, highlighted and found whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const word = await hyphens(page)
    .first()
    .evaluate((hyphen) => {
      const [before, after] = [hyphen.previousSibling!, hyphen.nextSibling!];
      const from = /\S*$/.exec(before.textContent!)!.index;
      const to = /^[\p{L}]*/u.exec(after.textContent!)![0].length;
      getSelection()!.setBaseAndExtent(before, from, after, to);
      return before.textContent!.slice(from) + after.textContent!.slice(0, to);
    });
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(word);
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(word);

  await page.keyboard.press('h');
  await expect.poll(() => highlighted(page)).toBe(word);

  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await page.getByRole('searchbox').fill(word);
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(word, 'i') })
      .first(),
  ).toBeVisible();
});

test('the place and the pages’ text are the same without hyphens', async ({ page }) => {
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 2 of/);
  const words = (await textInWindow(page)).slice(0, 60);
  await page.getByRole('button', { name: 'Reading settings' }).press('Enter');
  await page.getByText('Hyphenation').click();
  await expect(page.getByRole('switch', { name: 'Hyphenation' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(hyphens(page)).toHaveCount(0);
  await expect.poll(() => textInWindow(page)).toContain(words);
});

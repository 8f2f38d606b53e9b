import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bookOfForms, FORMS } from './support/book-of-forms.ts';
import { openBook } from './support/open-book.ts';
import { uploadSampleStories } from './support/sample-stories.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

/** Opens a chapter of the book that has one in each form. */
async function openForm(page: Page, form: (typeof FORMS)[number]): Promise<void> {
  await register(page);
  await upload(page, [{ name: 'forms.epub', buffer: await bookOfForms() }]);
  await openBook(page, 'The Book of Forms', FORMS.indexOf(form) + 1);
}

test(
  'an initial has no hairline beside it, and uses the system’s colours if those are forced',
  { tag: '@long' },
  async ({ page }) => {
    await openForm(page, 'novel');
    const mark = page.locator('.initial mark[data-lined]');
    await expect(mark).toHaveCSS('border-image-source', 'none');
    const colorOfInitial = () =>
      page.locator('.initial').evaluate((one) => getComputedStyle(one, '::first-letter').color);
    expect(await colorOfInitial()).toBe('rgb(179, 38, 30)');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await colorOfInitial()).toBe('rgb(0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect(await colorOfInitial()).toBe('rgb(255, 255, 255)');
  },
);

test('a passage that begins within a line has no hairline in the line', async ({ page }) => {
  await register(page);
  await page.goto(`${await uploadSampleStories(page)}/chapter/1`);
  const mark = page.locator('mark', { hasText: 'He was a very tall, stooping old man' });
  await expect(mark).toBeVisible();
  // The space before its first word, as wide as the hairline's distance from it.
  const spaceBefore = async () => {
    const { x, y, height } = await mark.evaluate(
      (element) => element.getClientRects()[0]!.toJSON() as DOMRect,
    );
    return page.screenshot({ clip: { x: x - 5, y: y + 2, width: 4, height: height - 4 }, caret: 'hide' });
  };
  const quiet = await spaceBefore();
  await mark.evaluate((element) => element.removeAttribute('data-lined'));
  expect(quiet.equals(await spaceBefore())).toBe(true);
});

test('a passage that a chapter opens with is marked as a whole, its initial too', async ({ page }) => {
  await register(page);
  await page.goto(`${await uploadSampleStories(page)}/chapter/1`);
  const mark = page.locator('.initial > mark').first();
  await expect(mark).toBeVisible();
  const shown = () =>
    mark.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const beside = getComputedStyle(element.parentElement!, '::after');
      const initial = getComputedStyle(element.parentElement!, '::first-letter');
      return { lines: bottom - top, hairline: parseFloat(beside.height), tint: initial.backgroundColor };
    });
  const quiet = await shown();
  expect(quiet.lines).toBeGreaterThan(100);
  expect(Math.abs(quiet.hairline - quiet.lines)).toBeLessThan(2);
  expect(quiet.tint).toBe('rgba(0, 0, 0, 0)');
  await mark.hover();
  await expect.poll(async () => (await shown()).tint).not.toBe(quiet.tint);
});

test('the focus of a passage that begins within a line is one ring, without the hairline', async ({
  page,
}) => {
  await register(page);
  await page.goto(`${await uploadSampleStories(page)}/chapter/1`);
  const mark = page.locator('mark[data-within]', { hasText: 'He was a very tall, stooping old man' });
  await expect(mark).toBeVisible();
  await page.keyboard.press('Tab');
  await mark.focus();
  await expect(mark).toHaveCSS('outline-style', 'solid');
  await expect(mark).toHaveCSS('border-image-source', 'none');
  expect(await mark.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
});

test(
  'on electronic paper progress and what is chosen can be seen, and the page behind a note',
  { tag: '@long' },
  async ({ page }) => {
    await openForm(page, 'notes');
    const path = new URL(page.url()).pathname;
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'E-ink display' }).press('Space');
    const choice = page.getByRole('radiogroup', { name: 'Alignment' });
    await expect(choice.getByText('Left')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(choice.getByText('Justified')).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await page.goto(path);
    const track = page.getByRole('contentinfo').locator('.progress');
    await expect(track).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(track.locator('> *')).toHaveCSS('background-color', /[ (]0,? 0,? 0\)/);
    await page.getByTestId('reader-content').getByRole('link').first().press('Enter');
    await expect(page.getByRole('dialog', { name: 'Note' })).toBeVisible();
    await expect(page.locator('.bg-backdrop')).toHaveCSS('background-color', /[,/] 0\)$/);
  },
);

test('every property in the built styles has a value', () => {
  const folder = 'dist/app/assets';
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(0);
  const empty = files.flatMap(
    (name) => readFileSync(`${folder}/${name}`, 'utf8').match(/[^{};]*[{;](?!--)[a-z-]+:[;}]/g) ?? [],
  );
  expect(empty).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { selectWords } from './support/select-words.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';
import { content, openNewBook, passage } from './support/open-new-book.ts';

test.use(withoutServiceWorker);

test(
  'the notebook lists the passages of the chapter, and choosing one goes to it',
  { tag: '@long' },
  async ({ page }) => {
    await openNewBook(page);
    await page.keyboard.press('End');
    await expect(passage(page)).not.toBeInViewport();
    await page.keyboard.press('t');
    await page.getByRole('tab', { name: 'Passages' }).click();
    const list = page.getByRole('tabpanel', { name: 'Passages' });
    await expect(list.getByText('Location').first()).toBeVisible();
    await expect(list.getByText('Has a picture')).toHaveCount(0);
    await list.getByRole('button', { name: /The hall was long and low/ }).click();
    await expect(list).toBeHidden();
    await expect(passage(page)).toBeInViewport();
  },
);

test(
  'the notebook holds contents, bookmarks and notes, and exports them',
  { tag: '@long' },
  async ({ page }) => {
    await openNewBook(page);
    const mark = page.getByRole('banner').getByRole('button', { name: 'Bookmark this page' });
    await page.keyboard.press('b');
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await selectWords(page, 'red fire');
    await page.keyboard.press('h');
    await page.keyboard.press('t');
    const notebook = page.getByRole('dialog', { name: 'The Green Windows' });
    await expect(notebook.getByRole('button', { name: 'The Long Hall' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(notebook).toContainText('Chapter 1 of 3');
    await expect(notebook).toContainText(/\d+ min left in book/);
    await notebook.getByRole('button', { name: 'Snow' }).click();
    await expect(page).toHaveURL(/chapter\/3$/);
    await expect(mark).toHaveAttribute('aria-pressed', 'false');

    await page.keyboard.press('t');
    await page.getByRole('tab', { name: 'Bookmarks' }).click();
    await notebook.getByRole('button', { name: 'Remove bookmark' }).click();
    await notebook.getByRole('button', { name: 'Undo' }).press('Enter');
    await notebook.getByRole('button', { name: /Chapter 1 · 0%/ }).click();
    await expect(page).toHaveURL(/chapter\/1$/);
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'false');

    await page.keyboard.press('t');
    await page.getByRole('tab', { name: 'Notes' }).click();
    await notebook.getByRole('button', { name: 'Edit' }).click();
    await notebook.getByLabel('Your note').fill('Warm.');
    await notebook.getByRole('button', { name: 'Highlight in pink' }).click();
    await notebook.getByRole('button', { name: 'Done' }).click();
    await expect(notebook.getByRole('article', { name: 'Pink highlight' })).toContainText('Warm.');
    const download = page.waitForEvent('download');
    await notebook.getByRole('button', { name: 'Export as Markdown' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('The Green Windows – notes.md');
    expect(await readFile(await file.path(), 'utf8')).toBe(
      '# The Green Windows\n\n*E. Tester*\n\n## Chapter 1: The Long Hall\n\n> red fire\n\nWarm.\n',
    );
  },
);

test('a bookmark set, removed and set again is one toast, which moves no panel beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewBook(page);
  const mark = page.getByRole('banner').getByRole('button', { name: 'Bookmark this page' });
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByText(/^Bookmark /);
  for (const isSet of ['true', 'false', 'true']) {
    await page.keyboard.press('b');
    await expect(mark).toHaveAttribute('aria-pressed', isSet);
    await expect(toasts).toHaveText([isSet === 'true' ? 'Bookmark added' : 'Bookmark removed']);
  }
  const notebook = page.getByRole('dialog', { name: 'The Green Windows' });
  await toasts.hover();
  await page.keyboard.press('t');
  await expect(notebook).toBeVisible();
  await expect.poll(async () => (await notebook.boundingBox())!.y).toBe(0);
  await expect(toasts).toBeVisible();
  const [panel, toast] = [(await notebook.boundingBox())!, (await toasts.boundingBox())!];
  expect(panel.x + panel.width).toBeLessThan(toast.x);
});

test('a book with the wrong language can be corrected', { tag: '@long' }, async ({ page }) => {
  await openNewBook(page);
  await expect(content(page)).toHaveAttribute('lang', 'en');
  await page.keyboard.press('t');
  await page.getByLabel('Language of this book').selectOption('de');
  await page.keyboard.press('Escape');
  await expect(content(page)).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(content(page)).toHaveAttribute('lang', 'de');
});

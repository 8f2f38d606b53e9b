import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { Inspection } from './support/axe.ts';
import { navigate as goTo } from './support/navigate.ts';
import { uploadSampleStories, firstPassage } from './support/sample-stories.ts';
import { expect, register, test, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

/** To another screen, whose heading is there. */
async function go(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

const dialog = (page: Page) => page.getByRole('dialog');

/** Changes each of the reader's settings by the keyboard alone. */
async function changeEverySetting(page: Page): Promise<void> {
  for (const slider of [
    ...['Font size', 'Line height', 'Max content width', 'Page margin'],
    ...['Font weight', 'Letter spacing', 'Word spacing'],
  ]) {
    const one = page.getByRole('slider', { name: slider });
    const before = await one.inputValue();
    await one.press('ArrowRight');
    await expect(one).not.toHaveValue(before);
  }
  for (const choice of [
    ...['Alignment', 'Paragraphs', 'Mark descriptions in the text', 'Pages side by side'],
    'Paint pictures',
  ]) {
    const group = page.getByRole('radiogroup', { name: choice });
    const before = await group.getByRole('radio', { checked: true }).getAttribute('value');
    await group.getByRole('radio', { checked: true }).press('ArrowRight');
    await expect(group.getByRole('radio', { checked: true })).not.toHaveAttribute('value', before!);
  }
  for (const name of [
    ...['Hyphenation', 'Animate page turns', 'Single-letter shortcuts', 'No spoilers when rereading'],
    'E-ink display',
  ]) {
    const one = page.getByRole('switch', { name });
    const isOn = await one.isChecked();
    await one.press('Space');
    await expect(one).toBeChecked({ checked: !isOn });
  }
  // No such setting where the book scrolls.
  const layout = page.getByRole('radiogroup', { name: 'Layout' });
  for (const [key, name, groups] of [
    ['ArrowRight', 'Scrolling', 0],
    ['ArrowLeft', 'Pages', 1],
  ] as const) {
    await layout.getByRole('radio', { checked: true }).press(key);
    await expect(layout.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByRole('radiogroup', { name: 'Pages side by side' })).toHaveCount(groups);
  }
  const family = page.getByRole('button', { name: /Font family/ });
  await family.press('ArrowDown');
  await page.getByRole('option', { name: 'Atkinson Hyperlegible' }).press('Enter');
  await expect(family).toHaveText(/Atkinson Hyperlegible/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a font' }).press('Enter');
  await (await chooser).setFiles(ownFont);
  await expect(page.getByRole('button', { name: 'Remove the font tinos-latin-400-normal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close notification' })).toHaveCount(0, { timeout: 15_000 });
}

const ownFont = fileURLToPath(import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff2'));

/** Stories that come with the app; each is uploaded in one part. */
const SAMPLES = 2;

test('a chapter is read as one text, and as pages again, by the first control of the reader', async ({
  page,
}) => {
  await register(page);
  let uploaded = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.url().includes('/uploads/') && response.ok())
      uploaded++;
  });
  const book = await uploadSampleStories(page);
  // A page that closes during an upload keeps the upload locked for a moment, so the next page is refused once.
  await expect.poll(() => uploaded).toBe(SAMPLES);
  await page.goto(`${book}/chapter/1`);
  await page.getByTestId('reader-content').waitFor();
  const first = page.getByRole('button', { name: 'Read the chapter as continuous text' });
  await first.waitFor();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing the chapter as continuous text')).toBeAttached();
  const back = page.getByRole('button', { name: 'Read page by page' });
  await expect(back).toBeFocused();
  // One text: no part of the chapter is hidden, and no element divides a word.
  await expect(page.getByTestId('reader-content').first()).toBeVisible();
  await expect(page.locator('.reader-scroll .soft-hyphen')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing the chapter in pages')).toBeAttached();
  await expect(page.getByRole('article', { name: /Page \d+ of \d+/ })).toBeVisible();
});

test('every screen and dialog passes axe, at each width and in each theme', async ({ page }) => {
  test.setTimeout(400_000);
  const inspection = new Inspection(page);
  const wide = () => page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  for (const path of ['/login', '/register', '/terms', '/privacy']) {
    await go(page, path);
    await inspection.scanAtAllWidths(path);
  }
  await go(page, '/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await inspection.scan('wrong entries');

  await wide();
  await register(page);
  await page.getByRole('heading', { name: 'No books yet' }).waitFor();
  await inspection.scanAtAllWidths('empty library');
  await wide();
  const book = await uploadSampleStories(page);
  await page.getByRole('link', { name: /Дом у реки/ }).waitFor();

  await go(page, `${book}/chapter/1`);
  const passage = await firstPassage(page);
  await passage.press('Enter');
  await expect(dialog(page).getByRole('img')).toBeVisible({ timeout: 60_000 });
  await inspection.scan('illustration under toasts');
  // Small windows have less room for toasts, which may cover a button for a moment.
  await expect(page.getByRole('button', { name: 'Close notification' })).toHaveCount(0);
  await inspection.scanAtAllWidths('illustration');
  await dialog(page).getByRole('button', { name: 'Regenerate' }).press('Enter');
  await inspection.scan('another take');
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Delete image' }).press('Enter');
  await inspection.scan('deleting a picture');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  for (const path of [
    '/',
    '/library',
    book,
    `${book}/images`,
    `${book}/chapter/1`,
    `${book}/chapter/99`,
    '/book/nowhere',
    '/images',
    '/search?q=lamp',
    '/stats',
    '/profile',
    '/nowhere',
  ]) {
    await wide();
    await go(page, path);
    if (path.endsWith('chapter/1')) await page.getByTestId('reader-content').waitFor();
    await inspection.scanAtAllWidths(path.replace(book, '/book'));
  }

  await wide();
  await go(page, '/settings');
  for (const tab of ['Reader', 'Account', 'Notifications', 'Privacy', 'About']) {
    await page.getByRole('tab', { name: tab }).press('Enter');
    await page.getByRole('tab', { name: tab }).click();
    await inspection.scanAtAllWidths(`settings, ${tab}`);
    await wide();
  }

  await page.getByRole('tab', { name: 'Reader' }).click();
  await changeEverySetting(page);
  await inspection.scanAtAllWidths('settings, all of them changed');
  await wide();

  await go(page, '/library');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Upload Book' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await inspection.scanAtAllWidths('upload');
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose Files' }).press('Enter');
  const file = { mimeType: 'application/octet-stream', buffer: Buffer.alloc(2_000) };
  await (await chooser).setFiles([{ ...file, name: `${'A very long name '.repeat(6)}.epub` }]);
  await inspection.scanAtAllWidths('chosen files');
  await page.keyboard.press('Escape');
  for (const button of ['User menu', 'Sync: Everything is synced']) {
    await header.getByRole('button', { name: button }).press('Enter');
    await inspection.scan(button);
    await page.keyboard.press('Escape');
  }
  await header.getByRole('button', { name: 'Open menu' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await inspection.scan('drawer');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Options for/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await inspection.scan('options of a book');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await inspection.scanAtAllWidths('filters');
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  await page.getByRole('checkbox').first().press('Space');
  await inspection.scanAtAllWidths('chosen books');
  inspection.expectNothing();

  await page.setViewportSize({ width: 320, height: 568 });
  const last = (await header.getByRole('button', { name: 'User menu' }).boundingBox())!;
  expect(last.x + last.width, 'the header of the smallest phone').toBeLessThanOrEqual(320);
});

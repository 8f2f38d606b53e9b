import { Inspection, widths } from './support/axe.ts';
import { holdDatabase } from './support/local-data.ts';
import { highlighted, isInView, selectWords } from './support/select-words.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';
import { bars, content, counter, openNewBook, toolbar } from './support/open-new-book.ts';

test.use(withoutServiceWorker);

/** Types into the search field; whether a place found before can still be opened then. Runs in the browser. */
async function canOpenHitAfterTyping(field: HTMLElement, words: string): Promise<boolean> {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, words);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // React renders what follows from typing before the next task.
  await Promise.resolve();
  return field.closest('[role="dialog"]')!.querySelector('li button:not([inert] *)') !== null;
}

test('search ignores accents, shows the words on the page and leads back', async ({ page }) => {
  const book = await openNewBook(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 2 of/);
  await page.keyboard.press('f');
  const search = page.getByRole('dialog', { name: 'Search in the book' });
  await expect(search.getByLabel('Search text')).toBeFocused();
  await page.keyboard.type('elise F');
  await expect(search.getByRole('status')).toHaveText('1 match');
  // What was found for fewer words leads to those only, so it cannot be opened while more are typed.
  expect(await search.getByLabel('Search text').evaluate(canOpenHitAfterTyping, 'elise FOUND')).toBe(false);
  await expect(search.getByRole('status')).toHaveText('1 match');
  await search.getByRole('button', { name: 'Here Élise found the needle.' }).click();
  await expect(page.locator('.found')).toHaveText('Élise found');
  expect(await isInView(page, '.found')).toBe(true);
  await expect(page).toHaveURL(/chapter\/3$/);
  await page.getByRole('button', { name: 'Back to page 2 of chapter 1' }).click();
  await expect(page).toHaveURL(/chapter\/1$/);
  await expect(counter(page)).toHaveText(/Page 2 of/);
  await expect(page.getByRole('button', { name: /Back to page/ })).toBeHidden();

  // The library's search leads to the very words, too, and from there back to where reading was.
  await page.evaluate(() => history.pushState({}, '', '/library'));
  await page
    .getByRole('searchbox', { name: /Search/ })
    .first()
    .fill('the needle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /found the needle/ })).toBeVisible();
  // Under the title of the next search, what the last one found cannot be opened.
  const next = await page.evaluate(async () => {
    history.pushState({}, '', '/search?q=no+such+words');
    await Promise.resolve();
    return {
      title: document.querySelector('h1')!.textContent,
      canOpenHit: document.querySelector('main a[href*="/chapter/"]:not([inert] *)') !== null,
    };
  });
  expect(next).toEqual({ title: 'Results for “no such words”', canOpenHit: false });
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /found the needle/ }).click();
  await expect(page.locator('.found')).toHaveText('the needle');
  await expect(page).toHaveURL(new RegExp(`${book}/chapter/3$`));
  await expect(page.getByRole('button', { name: 'Back to page 2 of chapter 1' })).toBeVisible();
});

test('a link in the book has a way back; the browser’s Back closes open panels first', async ({ page }) => {
  const book = await openNewBook(page);
  await page.getByRole('link', { name: 'ford' }).click();
  await expect(page).toHaveURL(/chapter\/3$/);
  await expect(content(page)).toContainText('Deep snow');
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/chapter\/3$/);
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${book}/chapter/1$`));
});

test('keys do what the help lists, and letter keys can be switched off', async ({ page }) => {
  await openNewBook(page);
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText(/Page ([2-9]|\d\d+) of \1$/);
  await page.keyboard.press('Home');
  await expect(counter(page)).toHaveText(/Page 1 of/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Highlight the selection',
  );
  await page.keyboard.press('Escape');
  // Until a dialog has closed it receives the keys.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('m');
  await expect(bars(page)).toHaveAttribute('data-bars', 'hidden');
  await page.keyboard.press('Tab');
  await expect(bars(page)).toHaveAttribute('data-bars', 'shown');

  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByText('Single-letter shortcuts', { exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  // The key pressed after them has been handled, so they have been, too.
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 2 of/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bars(page)).toHaveAttribute('data-bars', 'shown');
});

test('letter keys that were switched off do nothing, also while that choice waits for the database', async ({
  page,
}) => {
  await openNewBook(page);
  const letterKeys = page.getByRole('switch', { name: 'Single-letter shortcuts' });
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await expect(letterKeys).toBeChecked();
  const release = await holdDatabase(page);
  await page.getByText('Single-letter shortcuts', { exact: true }).click();
  await expect(letterKeys).not.toBeChecked();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('t');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 2 of/);
  await release();
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await expect(letterKeys).not.toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await expect(letterKeys).not.toBeChecked();
});

test('a picture is enlarged by click and by keys', async ({ page }) => {
  await openNewBook(page);
  await expect(page.getByRole('img', { name: 'A map of the valley' })).toBeVisible();
  await page.getByRole('button', { name: 'Enlarge picture: A map of the valley' }).press('Enter');
  const zoom = page.getByRole('dialog', { name: 'A map of the valley' });
  await expect(zoom.getByRole('img')).toBeVisible();
  await expect(zoom.getByRole('status')).toHaveText('100%');
  await page.keyboard.press('+');
  await expect(zoom.getByRole('status')).toHaveText('150%');
  await zoom.getByRole('img').hover();
  await page.mouse.wheel(0, -400);
  await expect(zoom.getByRole('status')).not.toHaveText('150%');
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await page.getByRole('img', { name: 'A map of the valley' }).click();
  await expect(zoom).toBeVisible();
  await page.goBack();
  await expect(zoom).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('taps turn pages and toggle the bars, and words are highlighted by touch', async ({ page }) => {
    await openNewBook(page, 2);
    await expect(bars(page)).toHaveAttribute('data-bars', 'shown');
    await page.touchscreen.tap(370, 600);
    await expect(counter(page)).toHaveText(/Page 2 of/);
    // A reader who reads on sees the text and nothing else.
    await expect(bars(page)).toHaveAttribute('data-bars', 'hidden');
    await page.touchscreen.tap(20, 600);
    await expect(counter(page)).toHaveText(/Page 1 of/);
    await page.touchscreen.tap(195, 600);
    await expect(bars(page)).toHaveAttribute('data-bars', 'shown');
    // Waits for late fonts, which move lines, and for the page turn to finish.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    });
    const before = await content(page).boundingBox();
    await page.touchscreen.tap(195, 600);
    await expect(bars(page)).toHaveAttribute('data-bars', 'hidden');
    expect(await content(page).boundingBox()).toEqual(before);
    await page.touchscreen.tap(195, 600);
    await expect(bars(page)).toHaveAttribute('data-bars', 'shown');

    await selectWords(page, 'oak beams', 'red fire');
    await toolbar(page).getByRole('button', { name: 'Highlight in yellow' }).tap();
    await expect.poll(() => highlighted(page)).toContain('oakbeams');
    await page.locator('.highlight').first().tap();
    await expect(toolbar(page)).toBeVisible();
    // A tap elsewhere closes the bar, and does nothing else.
    await page.touchscreen.tap(370, 600);
    await expect(toolbar(page)).toBeHidden();
    await expect(counter(page)).toHaveText(/Page 1 of/);
  });

  test('a reader who reads on sees only the text, in landscape on a phone as well', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openNewBook(page, 2);
    await expect(bars(page)).toHaveAttribute('data-bars', 'shown');
    await page.touchscreen.tap(820, 200);
    await expect(counter(page)).toHaveText(/Page 2 of/);
    await expect(bars(page)).toHaveAttribute('data-bars', 'hidden');
  });

  test('a picture is zoomed by pinching', { tag: '@long' }, async ({ page }) => {
    await openNewBook(page);
    await page.getByRole('img', { name: 'A map of the valley' }).tap();
    const zoom = page.getByRole('dialog', { name: 'A map of the valley' });
    await expect(zoom.getByRole('img')).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: 195 + (side * apart) / 2, y: 420, id })),
      });
    await fingers('touchStart', 100);
    for (let apart = 110; apart <= 200; apart += 10) await fingers('touchMove', apart);
    await fingers('touchEnd', 0);
    await expect(zoom.getByRole('status')).toHaveText('200%');
    await zoom.getByRole('button', { name: 'Close' }).tap();
    await expect(zoom).toBeHidden();
  });
});

// The screens below them are scanned in the short form, too.
for (const [width, height] of widths) {
  const title = `everything over the page can be used by everyone at ${width} px`;
  test(title, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openNewBook(page);
    // Small windows have less room for toasts, which may cover a control for a moment.
    await expect(page.getByRole('button', { name: 'Close notification' })).toHaveCount(0);
    const inspection = new Inspection(page);
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await inspection.scan('settings');
    await close();
    await selectWords(page, 'oak beams', 'red fire');
    await expect(toolbar(page)).toBeVisible();
    await inspection.scan('selection');
    await page.keyboard.press('h');
    await selectWords(page, 'late, and', 'nobody');
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'late, and' }).click();
    await inspection.scan('highlight');
    await toolbar(page).getByRole('button', { name: 'Note' }).click();
    await page.getByLabel('Your note').fill('Nobody?');
    await inspection.scan('note');
    await close();
    await page.keyboard.press('b');
    for (const tab of ['Contents', 'Story', 'Passages', 'Bookmarks', 'Notes']) {
      await page.keyboard.press('t');
      await page.getByRole('tab', { name: tab }).click();
      if (tab === 'Notes') await page.getByRole('button', { name: 'Edit' }).first().click();
      await inspection.scan(tab);
      await close();
    }
    await page.keyboard.press('f');
    await page.getByLabel('Search text').fill('thought about');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('matches');
    await inspection.scan('search');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /thought about/ })
      .nth(2)
      .click();
    await page
      .getByRole('button', { name: /Back to page/ })
      .or(page.locator('.found'))
      .first()
      .waitFor();
    await inspection.scan('found words');
    await page.keyboard.press('Home');
    await page.keyboard.press('?');
    await inspection.scan('keys');
    await close();
    await page.getByRole('button', { name: /^Enlarge picture/ }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await inspection.scan('zoom');
    await close();
    await page.keyboard.press('m');
    await inspection.scan('without bars');
    inspection.expectNothing();
  });
}

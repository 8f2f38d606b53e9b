import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { Inspection, widths } from './support/axe.ts';
import { rows } from './support/local-data.ts';
import { textInWindow } from './support/reading.ts';
import { highlighted, isInView, selectWords } from './support/select-words.ts';
import { ServerView } from './support/server-view.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

const hall =
  'The hall was long and low, with oak beams blackened by smoke and a stone hearth in which a red fire burned. ' +
  'Tall narrow windows of green glass looked out upon the snow, and along the walls hung faded blue tapestries.';
const filler =
  'He said that he would think about it, and then he thought about something else until it was late. ';
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
const titles = ['The Long Hall', 'A Letter from Élise', 'Snow'];

async function greenWindows(): Promise<Buffer> {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } });
  return Buffer.from(
    buildEpub({
      title: 'The Green Windows',
      authors: ['E. Tester'],
      language: 'en',
      images: [
        { name: 'map.png', mediaType: 'image/png', bytes: new Uint8Array(await picture.png().toBuffer()) },
      ],
      chapters: titles
        .map((title, i) => ({
          title,
          body:
            `<h2>${title}</h2><p>${hall}</p>` +
            '<p>It was <em>late, and <b>nobody</b></em> had come to the <a href="c3.xhtml#deep">ford</a>.</p>' +
            (i === 0 ? '<p><img src="../images/map.png" alt="A map of the valley"/></p>' : ''),
          paragraphs: Array.from({ length: 30 }, (_, n) =>
            i === 2 && n === 14 ? 'Here Élise found the needle.' : `${n + 1}. ${filler.repeat(3)}`,
          ),
        }))
        .map((chapter, i) =>
          i === 2
            ? { ...chapter, body: `${chapter.body}<p id="deep">Deep snow lay on the roofs.</p>` }
            : chapter,
        ),
    }),
  );
}

/** A new reader's only book, open at a chapter. */
async function openBook(page: Page, chapter = 1): Promise<string> {
  await register(page);
  await upload(page, [{ name: 'green-windows.epub', buffer: await greenWindows() }]);
  const link = page.getByRole('link', { name: /The Green Windows/ });
  const book = new URL((await link.getAttribute('href'))!, page.url()).pathname;
  await page.goto(`${book}/chapter/${chapter}`);
  await expect(passage(page)).toBeVisible({ timeout: 30_000 });
  return book;
}

const content = (page: Page) => page.getByTestId('reader-content');
const passage = (page: Page) => page.getByRole('button', { name: /The hall was long and low/ });
const counter = (page: Page) => page.getByRole('banner').getByText(/Page \d+ of \d+/);
const toolbar = (page: Page) => page.getByRole('toolbar');
const bars = (page: Page) => page.locator('.reader');

test('a highlight stays on its words through a font, a theme, a window size and a reload', async ({
  page,
}) => {
  await openBook(page);
  const words = await selectWords(page, 'oak beams', 'nobody');
  await toolbar(page).getByRole('button', { name: 'Highlight in green' }).click();
  const marked = words.replace(/\s/g, '');
  await expect.poll(() => highlighted(page)).toBe(marked);
  // The passage that can be drawn is still one, and still its own button.
  await expect(passage(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('slider', { name: 'Font size' }).focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await page.getByText('Sepia', { exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(() => highlighted(page)).toBe(marked);
  await page.reload();
  await expect.poll(() => highlighted(page)).toBe(marked);
});

test('H highlights exactly what is selected', { tag: '@long' }, async ({ page }) => {
  await openBook(page);
  for (let n = 0; n < 12; n++) {
    const words = await page.evaluate((seed) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(
        document.querySelector('[data-testid="reader-content"]')!,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      // Two arbitrary places, the same in every run.
      const at = (k: number) => {
        const node = texts[(seed * 7919 + k * 104729) % texts.length]!;
        return [node, ((seed + 3) * 31 * (k + 1)) % (node.length + 1)] as const;
      };
      getSelection()!.setBaseAndExtent(...at(1), ...at(2));
      return getSelection()!.toString().replace(/\s/g, '');
    }, n);
    if (words === '') continue;
    await page.keyboard.press('h');
    await expect.poll(() => highlighted(page), `selection ${n}`).toBe(words);
    await expect.poll(() => page.evaluate(() => getSelection()!.isCollapsed)).toBe(true);
    await page.keyboard.press('t');
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('dialog').press('Escape');
    await expect(page.locator('.highlight')).toHaveCount(0);
  }
});

test('a highlight is recolored, annotated, removed and restored in place', async ({ page }) => {
  await openBook(page);
  await selectWords(page, 'late, and', 'nobody');
  await toolbar(page).getByRole('button', { name: 'Note' }).click();
  await page.getByLabel('Your note').fill('Nobody at all?');
  await page.keyboard.press('Escape');

  const mark = page.getByRole('button', { name: 'late, and' });
  await expect(mark).toHaveAttribute('title', 'Yellow highlight: Nobody at all?');
  await mark.press('Enter');
  await expect(toolbar(page).getByRole('button', { name: 'Highlight in yellow' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAttribute('title', 'Blue highlight: Nobody at all?');
  await expect(mark).toBeFocused();

  await mark.click();
  await toolbar(page).getByRole('button', { name: 'Remove' }).click();
  await expect(mark).toBeHidden();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(mark).toHaveAttribute('title', 'Blue highlight: Nobody at all?');

  // Inside a passage that can be drawn the picture stays one tap away.
  await selectWords(page, 'red fire');
  await page.keyboard.press('h');
  await page.locator('.highlight', { hasText: 'red fire' }).click();
  await toolbar(page).getByRole('button', { name: 'Picture' }).click();
  await expect(page.getByText('Generating image for this description...')).toBeVisible();
});

test(
  'descriptions are marked quietly, or underlined, or not at all, and stay one tap away',
  { tag: '@long' },
  async ({ page }) => {
    await openBook(page);
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

test('passages that are found while one reads move no word to another page', async ({ page }) => {
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

test('passages that are found while one reads are marked on the pages as they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await register(page);
  let tell!: () => void;
  const told = new Promise<void>((resolve) => (tell = resolve));
  await page.route('**/descriptions', async (route) => {
    await told;
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

  tell();
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

test(
  'the notebook lists the passages of the chapter, and choosing one goes to it',
  { tag: '@long' },
  async ({ page }) => {
    await openBook(page);
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
    await openBook(page);
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

/** Types into the search field; whether a place found before can still be opened then. Runs in the browser. */
async function canOpenHitAfterTyping(field: HTMLElement, words: string): Promise<boolean> {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, words);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // React renders what follows from typing before the next task.
  await Promise.resolve();
  return field.closest('[role="dialog"]')!.querySelector('li button:not([inert] *)') !== null;
}

test('search ignores accents, shows the words on the page and leads back', async ({ page }) => {
  const book = await openBook(page);
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
  const book = await openBook(page);
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
  await openBook(page);
  await page.keyboard.press('End');
  const last = await counter(page).innerText();
  expect(last.replace(/\D+(\d+) of (\d+).*/s, '$1')).toBe(last.replace(/\D+(\d+) of (\d+).*/s, '$2'));
  await page.keyboard.press('Home');
  await expect(counter(page)).toHaveText(/Page 1 of/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Highlight the selection',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(bars(page)).toHaveAttribute('data-bars', 'hidden');
  await page.keyboard.press('Tab');
  await expect(bars(page)).toHaveAttribute('data-bars', 'shown');

  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByText('Single-letter shortcuts', { exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  // The key pressed after them has been handled, so they have been, too.
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 2 of/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bars(page)).toHaveAttribute('data-bars', 'shown');
});

test('a picture is enlarged by click and by keys', async ({ page }) => {
  await openBook(page);
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

test('a scrolling chapter and a paged one keep the same position', async ({ page }) => {
  await openBook(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/Page 2 of/);
  const words = (await textInWindow(page)).slice(0, 30);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByText('Scrolling', { exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(content(page)).toContainText('30. He said');
  const firstLine = () =>
    page.evaluate(() => {
      const pane = document.querySelector('main')!.getBoundingClientRect();
      const at = document.caretPositionFromPoint(pane.left + pane.width / 2, pane.top + 40)!;
      const range = document.createRange();
      range.setStart(at.offsetNode, Math.max(0, at.offset - 90));
      range.setEnd(
        document.querySelector('.book-page')!,
        document.querySelector('.book-page')!.childNodes.length,
      );
      return range.toString().replace(/\s/g, '').slice(0, 200);
    });
  await expect.poll(firstLine).toContain(words);
  await page.locator('main').hover();
  const before = await counter(page).innerText();
  await page.mouse.wheel(0, 5_000);
  await expect(counter(page)).not.toHaveText(before);
  await scrollingEnds(page);
  const [line, place] = [await firstLine(), await counter(page).innerText()];
  await page.reload();
  await expect(counter(page)).toHaveText(place);
  await expect.poll(firstLine).toBe(line);
});

test('a book that scrolls goes on from chapter to chapter, and back', async ({ page }) => {
  const book = await openBook(page, 2);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByText('Scrolling', { exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const chapters = () =>
    page
      .locator('section[data-chapter]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.chapter));
  await expect.poll(chapters).toEqual(['1', '2', '3']);
  await expect(page.locator('section[data-chapter="3"] p').first()).toBeAttached();

  // Nothing jumps where the chapter before is put above: the heading is at the top.
  const top = async (chapter: number) => {
    const { y } = (await page.locator(`section[data-chapter="${chapter}"]`).boundingBox())!;
    return Math.round(y - (await page.locator('main').boundingBox())!.y);
  };
  expect(Math.abs(await top(2))).toBe(0);
  await page.locator('main').hover();
  await page.mouse.wheel(0, -300);
  await expect(page).toHaveURL(new RegExp(`${book}/chapter/1$`));
  await expect(counter(page)).not.toHaveText(/Page 1 of/);
  await scrollingEnds(page);
  const before = await top(2);

  // What is selected in the next chapter belongs to that.
  const words = await selectWords(page, 'Letter from');
  await toolbar(page).getByRole('button', { name: 'Highlight in green' }).click();
  await expect.poll(() => highlighted(page)).toBe(words.replace(/\s/g, ''));
  expect(await top(2)).toBe(before);
  await expect(page).toHaveURL(new RegExp(`${book}/chapter/2$`));

  // A wheel over the toolbar does not scroll the book.
  await expect(toolbar(page)).toBeHidden();
  await page.locator('main').hover();
  const long = (await page.locator('section[data-chapter="2"]').boundingBox())!.height;
  await page.mouse.wheel(0, 300 + long + 400);
  await expect(page).toHaveURL(new RegExp(`${book}/chapter/3$`));
  await scrollingEnds(page);
  const place = await top(3);
  const at = await counter(page).innerText();
  await page.reload();
  await expect(counter(page)).toHaveText(at);
  await expect.poll(chapters).toContain('2');
  await expect.poll(async () => Math.abs((await top(3)) - place)).toBeLessThan(40);
});

test(
  'scrolling is followed into the next chapter also after a jump right behind it',
  { tag: '@long' },
  async ({ page }) => {
    const book = await openBook(page, 1);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByText('Scrolling', { exact: true }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator('section[data-chapter="2"] p').first()).toBeAttached();
    await page.locator('main').hover();
    await page.mouse.wheel(0, 1_500);
    await expect(counter(page)).not.toHaveText(/Page 1 of/);
    // Both in one task: the place that was about to be reported is dropped in favour of the jump's.
    await page.evaluate(async () => {
      document.querySelector('main')!.scrollBy({ top: 30 });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    });
    await expect(counter(page)).toHaveText(/Page (\d+) of \1/);
    await scrollingEnds(page);
    await page.mouse.wheel(0, 2_000);
    await expect(page).toHaveURL(new RegExp(`${book}/chapter/2$`));
  },
);

test('a book with the wrong language can be corrected', { tag: '@long' }, async ({ page }) => {
  await openBook(page);
  await expect(content(page)).toHaveAttribute('lang', 'en');
  await page.keyboard.press('t');
  await page.getByLabel('Language of this book').selectOption('de');
  await page.keyboard.press('Escape');
  await expect(content(page)).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(content(page)).toHaveAttribute('lang', 'de');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('taps turn pages and toggle the bars, and words are highlighted by touch', async ({ page }) => {
    await openBook(page, 2);
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

  test('a reader who goes on sees only the text, in landscape on a phone as well', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openBook(page, 2);
    await expect(bars(page)).toHaveAttribute('data-bars', 'shown');
    await page.touchscreen.tap(820, 200);
    await expect(counter(page)).toHaveText(/Page 2 of/);
    await expect(bars(page)).toHaveAttribute('data-bars', 'hidden');
  });

  test('a picture is zoomed by pinching', { tag: '@long' }, async ({ page }) => {
    await openBook(page);
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
    await openBook(page);
    // Small windows have less room for notices, which may cover a control for a moment.
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

/** Resolves when nothing has moved for thirty frames: on a busy machine a smooth scroll pauses. */
async function scrollingEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const top = () => document.querySelector('[data-testid=reader-content]')!.getBoundingClientRect().top;
    for (let still = 0, last = top(); still < 30; last = top()) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = top() === last ? still + 1 : 0;
    }
  });
}

import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { nodeCodec } from '#server/files/node-codec.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { canonicalText } from '#shared/publication/layout/chapter-layout.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import type { Publication } from '#shared/publication/publication.ts';
import { foundPath } from '#app/routes.ts';
import { navigate, goToChapter } from './support/navigate.ts';
import { faultsIn, type PageInWindow } from './support/page-faults.ts';
import { measure, measureWindow, pageNumber } from './support/page-fit.ts';
import {
  corpus,
  expect,
  hasCorpus,
  readBook,
  register,
  test,
  upload,
  withoutServiceWorker,
} from './support/test.ts';

// The page-turn animation doesn't affect what fits.
test.use({ ...withoutServiceWorker, contextOptions: { reducedMotion: 'reduce' } });

const isLong = process.env.VIGNETTE_LONG === '1';

interface Shape {
  width: number;
  height: number;
  fontSize: number;
  columns: 'One' | 'Two';
}

const windows = [
  [320, 480],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const;

const shapes: Shape[] = (['One', 'Two'] as const).flatMap((columns) =>
  windows.flatMap(([width, height]) =>
    [12, 18, 28].map((fontSize) => ({ width, height, fontSize, columns })),
  ),
);

test('every window and every size of type shows whole pages of all the text', async ({ page }) => {
  test.setTimeout(isLong ? 900_000 : 240_000);
  const book = await addBook(page, 'forms.epub', forms);
  for (const shape of shapes.filter((_, i) => isLong || i % 5 === 1)) {
    await setShape(page, shape);
    expect(
      await faultsOf(page, book, { chapters: isLong ? 2 : 1, pages: isLong ? 200 : 9 }),
      JSON.stringify(shape),
    ).toEqual([]);
  }
});

test('vertical lines among rows fill pages of their own, and none of them is cut', async ({ page }) => {
  test.setTimeout(120_000);
  const book = await addBook(page, 'directions.epub', directions);
  for (const shape of [
    { width: 320, height: 480, fontSize: 28, columns: 'One' },
    { width: 390, height: 844, fontSize: 18, columns: 'One' },
    { width: 1440, height: 900, fontSize: 18, columns: 'Two' },
  ] as const) {
    await setShape(page, shape);
    expect(await faultsOf(page, book, { chapters: 2, pages: 60 }), JSON.stringify(shape)).toEqual([]);
  }
  // On a phone: the lines of a page span its whole width, except where the text ends.
  await setShape(page, { width: 390, height: 844, fontSize: 18, columns: 'One' });
  for (const chapter of [1, 2]) {
    await goToChapter(page, `/book/${book.id}/chapter/${chapter}`);
    let seen = await settled(page);
    if (seen.page > 1) seen = await turned(page, 'Home', seen);
    const widths: number[] = [];
    for (; !isLastPage(seen); seen = await turned(page, 'ArrowRight', seen))
      if (/^[^a-z]+$/i.test(seen.text)) widths.push(await page.evaluate(shareOfWidth));
    expect(widths.length).toBeGreaterThan(2);
    expect(Math.min(...widths.slice(0, -1))).toBeGreaterThan(0.88);
  }
});

/** How much of the text's width the characters in the window cover. Runs in the browser. */
function shareOfWidth(): number {
  const content = document.querySelector<HTMLElement>('[data-testid="reader-content"]')!;
  const stage = document.querySelector('[data-testid="reader-window"]')!.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(content);
  const shown = [...range.getClientRects()].filter(
    (r) =>
      r.width > 0 && r.height > 0 && r.height < stage.height && r.right > stage.left && r.left < stage.right,
  );
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(content);
  const width = stage.width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  return (Math.max(...shown.map(({ right }) => right)) - Math.min(...shown.map(({ left }) => left))) / width;
}

test('the smallest and the largest type, lines, margins and windows show whole pages', async ({ page }) => {
  test.setTimeout(120_000);
  const book = await addBook(page, 'forms.epub', forms);
  // Twice as large in the browser, a window of 1280 × 800 holds half as much.
  const extremes = [
    {
      shape: { width: 320, height: 480, fontSize: 32, columns: 'One' },
      'Line height': 2.5,
      'Page margin': 80,
    },
    {
      shape: { width: 640, height: 400, fontSize: 24, columns: 'One' },
      'Line height': 1.2,
      'Page margin': 20,
    },
    {
      shape: { width: 3840, height: 2160, fontSize: 12, columns: 'Two' },
      'Line height': 1.2,
      'Page margin': 20,
    },
    {
      shape: { width: 3840, height: 2160, fontSize: 32, columns: 'Two' },
      'Line height': 2.5,
      'Page margin': 80,
    },
  ] as const;
  for (const { shape, ...sliders } of extremes) {
    await setShape(page, shape, sliders);
    expect(await faultsOf(page, book, { chapters: 1, pages: 6 }), JSON.stringify(shape)).toEqual([]);
  }
});

test('terms of several lines are whole, and on the page of their meaning', async ({ page }) => {
  const term = (n: number) => `<dt>A term of the harbour that fills some lines, number ${n}</dt>`;
  const meaning = (n: number) => `<dd>${'Whatever lies still on the quay. '.repeat((n % 4) + 2)}</dd>`;
  const body = `<dl>${Array.from({ length: 24 }, (_, n) => term(n) + meaning(n)).join('')}</dl>`;
  const bytes = buildEpub({ title: 'Terms', language: 'en', chapters: [{ title: 'One', body }] });
  const book = await addBook(page, 'terms.epub', Buffer.from(bytes));
  await setShape(page, { width: 390, height: 844, fontSize: 28, columns: 'One' });
  expect(await faultsOf(page, book, { chapters: 1, pages: 30 })).toEqual([]);
});

test('contents that are set as terms without meanings fill their pages', async ({ page }) => {
  const term = (n: number) => `<dt>${n}. Of the harbour and its ships</dt>`;
  const within = (n: number) => `<dd><dl>${[1, 2, 3, 4, 5].map((k) => term(n * 10 + k)).join('')}</dl></dd>`;
  const terms = Array.from({ length: 24 }, (_, n) => term(n) + (n % 3 === 1 ? within(n) : '')).join('');
  const body = `<p>Contents</p><dl>${terms}</dl>`;
  const bytes = buildEpub({ title: 'Contents', language: 'en', chapters: [{ title: 'One', body }] });
  const book = await addBook(page, 'contents.epub', Buffer.from(bytes));
  await setShape(page, { width: 320, height: 480, fontSize: 18, columns: 'One' });
  expect(await faultsOf(page, book, { chapters: 1, pages: 30 })).toEqual([]);
});

test('a page that is opened at any character contains it', async ({ page }) => {
  test.setTimeout(120_000);
  const body = Array.from({ length: 40 }, (_, n) => {
    const lines = `Boat ${n} lies at the quay, and whoever owns it is at sea. `.repeat((n % 5) + 1);
    if (n % 8 === 3) return `<h3>Of boat ${n}</h3><p>${lines}</p>`;
    return n % 8 === 6 ? `<ul><li>${lines}</li><li>${lines}</li></ul>` : `<p>${lines}</p>`;
  }).join('');
  const bytes = buildEpub({ title: 'Boats', language: 'en', chapters: [{ title: 'One', body }] });
  const { id, publication } = await addBook(page, 'boats.epub', Buffer.from(bytes));
  const text = canonicalText(publication.chapters[0]!.html);
  for (const shape of [
    { width: 390, height: 844, fontSize: 18, columns: 'One' },
    { width: 1440, height: 900, fontSize: 18, columns: 'Two' },
  ] as const) {
    await setShape(page, shape);
    await goToChapter(page, `/book/${id}/chapter/1`);
    let seen = await settled(page);
    if (seen.page > 1) seen = await turned(page, 'Home', seen);
    const windows = [seen];
    while (!isLastPage(windows.at(-1)!)) windows.push(await turned(page, 'ArrowRight', windows.at(-1)!));
    for (let at = 0; at < text.length; at += 397) {
      const holder = holderOf(windows, text, at).page;
      const opened = await pageOpenedAt(page, foundPath(id, 1, { offset: at, length: 1 }), holder);
      expect(opened, `${at} of ${text.length}`).toBe(holder);
    }
  }
});

test('a phone that is turned on its side and back shows the same words', async ({ page }) => {
  const book = await addBook(page, 'forms.epub', forms);
  await setShape(page, { width: 390, height: 844, fontSize: 18, columns: 'One' });
  await goToChapter(page, `/book/${book.id}/chapter/1`);
  let seen = await settled(page);
  for (let i = 0; i < 5; i++) seen = await turned(page, 'ArrowRight', seen);
  const first = seen.text.slice(0, 12);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await measure(page)).text).not.toBe(seen.text);
  const afterTurn = await settled(page);
  expect(afterTurn.text).toContain(first);
  expect(faultsIn(afterTurn)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await measure(page)).text).toBe(seen.text);
});

const files = hasCorpus ? readableBooks() : [];

test('real books show whole pages of all their text', async ({ page, faults }) => {
  test.skip(!hasCorpus, 'needs real books beside the checkout');
  test.setTimeout(300_000);
  await register(page);
  const chosen = files.filter((_, i) => i % Math.ceil(files.length / 12) === 0);
  for (const [i, file] of chosen.entries()) {
    const book = await addBook(page, file, await readBook(file), false);
    const shape = shapes[(i * 7 + 4) % shapes.length]!;
    await setShape(page, shape);
    const found = await faultsOf(page, book, { chapters: 2, pages: 7 });
    expect(found, `${file} ${JSON.stringify(shape)}`).toEqual([]);
  }
  // Some of the books are broken in ways that a browser reports; see real-books.spec.ts.
  faults.length = 0;
});

// One test per book, so that they can be run separately.
for (const file of files)
  test(`${file} shows whole pages of all its text in every window @long`, async ({ page, faults }) => {
    test.setTimeout(1_800_000);
    const book = await addBook(page, file, await readBook(file));
    const found: string[] = [];
    for (const shape of shapes) {
      await setShape(page, shape);
      for (const fault of await faultsOf(page, book, { chapters: 4, pages: 15 }))
        found.push(`${JSON.stringify(shape)} ${fault}`);
    }
    expect(found).toEqual([]);
    faults.length = 0;
  });

interface AddedBook {
  id: string;
  publication: Publication;
}

async function addBook(page: Page, name: string, buffer: Buffer, isFirst = true): Promise<AddedBook> {
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

async function setShape(
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
async function faultsOf(
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
    // The cells of a row that goes on over pages are read side by side, so their letters change places.
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

const isLastPage = ({ page, pages, filled }: PageInWindow) => page + filled.length > pages;

/** The window when all pages are known and nothing moves. */
async function settled(page: Page): Promise<PageInWindow> {
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

async function turned(page: Page, key: string, { page: from }: PageInWindow): Promise<PageInWindow> {
  await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(pageNumber), { intervals: [10, 30, 60] }).not.toBe(from);
  return measure(page);
}

const lettersOn = ({ text }: PageInWindow): number => text.replaceAll('\u2060', '').length;

/** The window that holds a character: determined by how many letters the windows before it hold. */
function holderOf(windows: readonly PageInWindow[], text: string, at: number): PageInWindow {
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
async function pageOpenedAt(page: Page, path: string, expected: number): Promise<number> {
  await navigate(page, path);
  const deadline = Date.now() + 5_000;
  for (;;) {
    const opened = await page.evaluate(pageNumber);
    if (opened === expected || Date.now() > deadline) return opened;
    await page.waitForTimeout(30);
  }
}

const sorted = (letters: string) => [...letters].sort().join('');

function difference(expected: string, joined: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === joined[at]) at++;
  return `after ${at} letters “${expected.slice(at, at + 20)}” is shown as “${joined.slice(at, at + 20)}”`;
}

/** Those that can be read and have words. */
function readableBooks(): string[] {
  const facts = JSON.parse(readFileSync(`${corpus}/expected.json`, 'utf8')) as Record<
    string,
    { opens: boolean; words?: number }
  >;
  return Object.keys(facts).filter((name) => facts[name]!.opens && (facts[name]!.words ?? 0) > 0);
}

/**
 * Prose, a heading before each part, a list, notes below a rule, a long table, a wide one and one whose row is longer than a page, code, a
 * quotation, verse deep within others, a formula wider than the page, and lines that the publisher does not want to be
 * broken.
 */
const forms = Buffer.from(
  buildEpub({
    title: 'Forms of a Page',
    language: 'en',
    chapters: [1, 2].map((n) => ({
      title: `Part ${n}`,
      body: Array.from({ length: 4 }, (_, i) => formsOf(n * 10 + i)).join(''),
    })),
  }),
);

const catWords =
  '<ruby>吾輩<rt>わがはい</rt></ruby>は猫である。<em>名前</em>はまだ無い。どこで生れたかとんと見当がつかぬ。';

/** A line of verse, as many publishers set it. */
function line(words: string): string {
  return `<span style="display: block; padding-left: 3em; text-indent: -1.5em">${words}</span>`;
}

function formsOf(n: number): string {
  const prose = (k: number) =>
    `<p>${`${n}.${k} The harbour lay still, and nobody on the quay remembered the last ship. `.repeat(2 + ((n * k) % 7))}</p>`;
  const cells = (k: number, count: number) =>
    Array.from({ length: count }, (_, i) => `<td>cell${n}.${k}.${i}</td>`).join('');
  const rowsOf = (rows: number, count: number) =>
    Array.from({ length: rows }, (_, k) => `<tr>${cells(k, count)}</tr>`).join('');
  return [
    `<h2>Of harbours, ${n}</h2>`,
    ...[1, 2, 3, 4, 5].map(prose),
    `<blockquote><p>Who goes there, asked the watch of ${n}, and was not answered.</p></blockquote>`,
    `<ul>${[1, 2, 3].map((k) => `<li>A rope of ${n * k} fathoms</li>`).join('')}</ul>`,
    `<table>${rowsOf(n % 2 ? 60 : 3, n % 2 ? 2 : 14)}</table>`,
    prose(6),
    n % 4 === 1 ? `<table><tr><td>${prose(9).repeat(8)}</td></tr></table>` : '',
    `<dl><dt>Gallows</dt><dd><blockquote class="poem"><p>${line('Whether on the gallows high')}<br/>${line('Or where blood flows the reddest')}</p></blockquote></dd></dl>`,
    `<p>In short, <math xmlns="http://www.w3.org/1998/Math/MathML"><mrow>${'<mi>x</mi><mo>+</mo>'.repeat(10 * (n % 5) + 1)}<mi>x</mi></mrow></math> of them.</p>`,
    `<pre>for (let i = 0; i &lt; ${n}; i++)\n  haul(i);</pre>`,
    `<p>Sealed <span style="white-space: nowrap">on the ${n}th of May</span> and kept.</p>`,
    `<p>The log reads <span style="white-space: nowrap">${'unbroken and unread '.repeat(n)}</span></p>`,
    `<div style="white-space: nowrap"><p>${'A whole line of the charter, never to be broken. '.repeat(4)}</p></div>`,
    `<pre style="white-space: pre">${'haul(rope, fathoms, harbour); '.repeat(6)}</pre>`,
    ...[7, 8].map(prose),
    `<div><hr/><p>${`A note on harbour ${n}. `.repeat(2 + n)}</p></div>`,
  ].join('');
}

/** A chapter of rows that goes on in vertical lines, of either kind, and a short one of them between rows. */
const directions = Buffer.from(
  buildEpub({
    title: 'Directions of a Page',
    language: 'ja',
    chapters: ['rl', 'lr'].map((way) => ({
      title: `vertical-${way}`,
      body: [
        '<p>Set in rows, as the title and the imprint of a Japanese book often are.</p>',
        `<p style="writing-mode: vertical-${way}">短い詩。</p><p>And rows again, before the story begins.</p>`,
        `<div style="writing-mode: vertical-${way}"><h2>吾輩は猫</h2>`,
        ...Array.from(
          { length: 24 },
          (_, i) =>
            `<p>${Array.from({ length: (i % 5) + 1 }, (_, k) => catWords.replace('まだ', `まだ${i * 10 + k}、`)).join('')}</p>`,
        ),
        '</div><p>Rows at the end.</p>',
      ].join(''),
    })),
  }),
);

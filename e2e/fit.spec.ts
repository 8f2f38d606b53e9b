import { buildEpub } from '#shared/testing/build-epub.ts';
import { canonicalText } from '#shared/publication/layout/chapter-layout.ts';
import { foundPath } from '#app/routes.ts';
import { goToChapter } from './support/navigate.ts';
import { faultsIn } from './support/page-faults.ts';
import { measure } from './support/page-fit.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';
import { directions, forms } from './support/books-to-fit.ts';
import {
  addBook,
  faultsOf,
  holderOf,
  isLastPage,
  pageOpenedAt,
  setShape,
  settled,
  shapes,
  turned,
} from './support/fit-book.ts';

// The page-turn animation doesn't affect what fits.
test.use({ ...withoutServiceWorker, contextOptions: { reducedMotion: 'reduce' } });

const isLong = process.env.VIGNETTE_LONG === '1';

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

test('readings beside the last line of a page neither move the page nor are shown on the next one', async ({
  page,
}) => {
  const pair = '<p>名前はまだ無い。</p><p><ruby>吾輩<rt>わがはい</rt></ruby>は猫である。</p>';
  const lines = `<div style="writing-mode: vertical-lr">${pair.repeat(20)}</div>`;
  const body = `<p>Rows at the beginning.</p>${lines}<p>Rows at the end.</p>`;
  const bytes = buildEpub({ title: 'Readings', language: 'ja', chapters: [{ title: 'One', body }] });
  const book = await addBook(page, 'readings.epub', Buffer.from(bytes));
  await setShape(page, { width: 320, height: 480, fontSize: 28, columns: 'One' });
  expect(await faultsOf(page, book, { chapters: 1, pages: 30 })).toEqual([]);
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

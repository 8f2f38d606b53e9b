import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { localRecords, rows } from './support/local-data.ts';
import { changeRow, openBook } from './support/open-book.ts';
import { turnPage } from './support/reading.ts';
import { ServerView } from './support/server-view.ts';
import { expect, register, test, upload, withoutServiceWorker } from './support/test.ts';

test.use(withoutServiceWorker);

const plenty = 'He said that he would think about it, and then he thought about something else. '.repeat(4);

/** Any real font will do. */
const typewriter = readFileSync('node_modules/@fontsource/cousine/files/cousine-latin-400-normal.woff2');
const ownFont = {
  manifestXml:
    '<item id="css" href="own.css" media-type="text/css"/><item id="font" href="typewriter.woff2" media-type="font/woff2"/>',
  entries: {
    'OEBPS/own.css': '@font-face { font-family: Typewriter; src: url(typewriter.woff2) }',
    'OEBPS/typewriter.woff2': new Uint8Array(typewriter),
  },
};

const shapes = Buffer.from(
  buildEpub(
    {
      title: 'Shapes of Text',
      chapters: [
        {
          title: 'One page of everything',
          body: [
            '<p>Area: <math xmlns="http://www.w3.org/1998/Math/MathML"><mi>A</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><msup><mi>r</mi><mn>2</mn></msup></math></p>',
            '<p><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#b3261e"/><text y="20">Harbour</text></svg></p>',
            `<table><tr>${Array.from({ length: 40 }, (_, i) => `<td>column${i}</td>`).join('')}</tr></table>`,
            `<div style="writing-mode: vertical-rl"><p>縦書きの段落です。${'吾輩は猫である。'.repeat(12)}</p></div>`,
            '<p style="writing-mode: vertical-lr">短い<em style="text-emphasis: filled sesame">言葉</em></p>',
            '<p dir="rtl" lang="ar">مرحبا بالعالم</p>',
            '<p>He read the telegram: <code style="font-family: Typewriter">ARRIVING FRIDAY STOP</code></p>',
            `<p><span style="white-space: nowrap">${'unbroken '.repeat(80)}</span></p>`,
            '<ul><li>disc</li></ul><ol type="a"><li>letter</li></ol>',
            '<p id="here">Noted<a epub:type="noteref" href="#n1">1</a></p>',
            '<aside epub:type="footnote" id="n1"><p>See the plan<a epub:type="noteref" href="#n2">2</a></p></aside>',
            '<aside epub:type="footnote" id="n2"><p><svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 60 60"><circle r="9"/></svg> <a href="#here">back</a></p></aside>',
          ].join('\n'),
        },
        { title: 'Many pages', paragraphs: Array.from({ length: 60 }, (_, i) => `${i + 1}. ${plenty}`) },
      ],
    },
    ownFont,
  ),
);

test('no line begins with the mark of a note', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  const mark = (i: number) => [
    `<a epub:type="noteref" href="#n">[${i}]</a>`,
    `<sup><a epub:type="noteref" href="#n">${i}</a></sup>`,
    `<a epub:type="noteref" href="#n"><sup>[${i}]</sup></a>`,
  ];
  // Of every length, so that each kind of mark occurs at the end of a line.
  const body = Array.from({ length: 30 }, (_, i) =>
    mark(i)
      .map((one) => `and ${'so '.repeat(i % 7)}on…${one}`)
      .join(' '),
  );
  const note = '<aside epub:type="footnote" id="n"><p>See the plan.</p></aside>';
  const bytes = buildEpub({
    title: 'Marks',
    chapters: [{ title: 'One', body: `<p>${body.join(' ')}</p>${note}` }],
  });
  await upload(page, [{ name: 'marks.epub', buffer: Buffer.from(bytes) }]);
  await openBook(page, 'Marks');
  const alone = await page.getByTestId('reader-content').evaluate((content) => {
    const range = document.createRange();
    const middleOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, bottom } = range.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let before: Text | null = null;
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (before?.data.endsWith('…') && node.parentElement!.closest('a')) {
        // A raised mark is less than a line above its word.
        const distance = Math.abs(middleOf(node, 0) - middleOf(before, before.length - 1));
        if (distance > 14) found.push(node.data);
      }
      before = node;
    }
    return found;
  });
  expect(alone).toEqual([]);
});

test('everything a page can hold is rendered as the book means it, within the page', async ({ page }) => {
  await register(page);
  await upload(page, [{ name: 'shapes.epub', buffer: shapes }]);
  await openBook(page, 'Shapes of Text');
  const content = page.getByTestId('reader-content');

  // Awaited: pages are laid out again when their fonts have loaded.
  const isUpright = (fraction: Element) => {
    const { width, height } = fraction.getBoundingClientRect();
    return height > width && width > 0;
  };
  await expect.poll(() => content.locator('math mfrac').evaluate(isUpright)).toBe(true);
  expect(await content.locator('math').evaluate((math) => math.namespaceURI)).toContain('MathML');

  const drawing = content.locator('img[data-drawing]').first();
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  expect(await drawing.evaluate(colourInside)).toEqual([0xb3, 0x26, 0x1e]);

  const vertical = content.locator('[data-as~="vertical-rl"]');
  expect(await vertical.evaluate((block) => getComputedStyle(block).writingMode)).toBe('vertical-rl');
  for (const block of [vertical, content.locator('[data-wide]')]) {
    await block.scrollIntoViewIfNeeded();
    await expect.poll(() => block.evaluate(isWithinWindow)).toBe(true);
  }
  const [long, short] = await Promise.all(
    [vertical, content.locator('[data-as~="vertical-lr"]')].map((block) => block.boundingBox()),
  );
  expect(short!.height).toBeLessThan(long!.height / 2);
  const stressOf = (words: HTMLElement) => getComputedStyle(words).textEmphasisStyle;
  expect(await content.getByText('言葉').evaluate(stressOf)).toContain('sesame');
  const frame = content.locator('[data-wide]');
  expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const telegram = content.getByText('ARRIVING FRIDAY STOP');
  const fontOf = (words: HTMLElement) => getComputedStyle(words).fontFamily;
  await expect.poll(() => telegram.evaluate(fontOf)).toMatch(/^book-face-1,/);
  expect(await page.evaluate(() => document.fonts.check('16px book-face-1'))).toBe(true);
  expect(await content.evaluate(fontOf)).not.toContain('book-face');

  const markerOf = (item: HTMLElement) => getComputedStyle(item).listStyleType;
  expect(await content.getByText('disc', { exact: true }).evaluate(markerOf)).toBe('disc');
  expect(await content.getByText('letter', { exact: true }).evaluate(markerOf)).toBe('lower-alpha');

  // A note leads to another, with its drawing, and back to the page.
  const drawn = (image: HTMLImageElement) => image.naturalWidth;
  const note = page.getByRole('dialog', { name: 'Note' });
  const firstMark = content.getByRole('link', { name: '1', exact: true });
  await firstMark.scrollIntoViewIfNeeded();
  await pageRests(page);
  await firstMark.click();
  await note.getByRole('link', { name: '2' }).click();
  await expect.poll(() => note.locator('img').evaluate(drawn)).toBe(60);
  await note.getByRole('button', { name: 'Previous note' }).click();
  await expect(note).toContainText('See the plan');
  await note.getByRole('link', { name: '2' }).click();
  await note.getByRole('link', { name: 'back' }).click();
  await expect(note).toBeHidden();
  await expect(content).toContainText('Noted');
});

const isWithinWindow = (block: HTMLElement) => {
  const { left, right } = block.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
};

test(
  'a chapter opens with an initial of two lines, descenders or not',
  { tag: '@long' },
  async ({ page }) => {
    const paragraphs = ['Дом стоял на самом берегу реки, и сад его спускался к воде. '.repeat(8)];
    const book = buildEpub({ title: 'Initials', chapters: [{ title: 'One', paragraphs }] });
    await register(page);
    await upload(page, [{ name: 'initials.epub', buffer: Buffer.from(book) }]);
    await openBook(page, 'Initials');
    const opening = page.getByTestId('reader-content').locator('p.initial');
    const insets = await opening.evaluate((paragraph) => {
      const { left } = paragraph.getBoundingClientRect();
      const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const lines = new Map<number, number>();
      for (let i = 1; i < text.length; i++) {
        const range = document.createRange();
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        const box = range.getBoundingClientRect();
        if (box.width > 0) lines.set(box.top, Math.min(lines.get(box.top) ?? Infinity, box.left - left));
      }
      return [...lines].sort(([a], [b]) => a - b).map(([, inset]) => Math.round(inset));
    });
    expect(insets[0]).toBeGreaterThan(10);
    expect(insets[1]).toBe(insets[0]);
    expect(insets[2]).toBe(0);
  },
);

test('positions carry an EPUB CFI, and follow their words when a newer parser reads the book', async ({
  page,
}) => {
  const account = await register(page);
  await upload(page, [{ name: 'shapes.epub', buffer: shapes }]);
  const { userId } = await ServerView.signIn(process.env.E2E_BASE_URL!, account);
  const bookId = await openBook(page, 'Shapes of Text', 2);
  await turnPage(page);
  await page.getByRole('button', { name: 'Bookmark this page' }).press('Enter');

  type Place = { loc: [number, number]; cfi?: string | null };
  const places = async (type: string) =>
    Object.entries(await localRecords(page, userId))
      .filter(([key]) => key.startsWith(type))
      .map(([, fields]) => fields as Place);
  const standard = /^epubcfi\(\/6\/4!\/4\/[\d/]+:\d+\)$/;
  await expect.poll(async () => (await places('progress/'))[0]?.cfi).toMatch(standard);
  await expect.poll(async () => (await places('mark/'))[0]?.cfi).toMatch(standard);

  // As an older parser would have stored it: with a heading that the book lacks.
  const stored = async () =>
    (await rows<{ number: number; text: string }>(page, userId, 'chapters'))[1]!.text;
  const text = await stored();
  const older = `A heading that is gone.\n\n${text}`;
  const [, offset] = (await places('progress/'))[0]!.loc;
  await changeRow(page, userId, 'chapters', { key: [bookId, 2], fields: { text: older } });
  await changeRow(page, userId, 'publications', { key: bookId, fields: { parserVersion: 1 } });
  await page.reload();
  await expect(page.getByTestId('reader-content')).toContainText('He said');
  await expect.poll(stored).toBe(text);
  const at = async (type: string) => text.slice((await places(type))[0]!.loc[1]).slice(0, 60);
  expect(await at('progress/')).toBe(older.slice(offset, offset + 60));
  // The bookmark stores the words at its position.
  expect(await at('mark/')).toBe(text.slice(offset, offset + 60));
});

/** The colour in the middle of a picture. */
function colourInside(image: HTMLImageElement): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 9;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, 9, 9);
  return [...context.getImageData(7, 7, 1, 1).data.slice(0, 3)];
}

/** Resolves when the page has not been laid out again, as it is for a font that comes late, for thirty frames. */
async function pageRests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = () =>
      [...document.querySelectorAll('[data-testid="reader-content"]')].find(
        (one) => one.getClientRects().length > 0,
      );
    for (let still = 0, last = shown(); still < 30;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = shown();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
}

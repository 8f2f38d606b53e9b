import type { Page } from '@playwright/test';
import { faultsIn } from './support/page-faults.ts';
import { measure } from './support/page-fit.ts';
import { expect, test, withoutServiceWorker } from './support/test.ts';

/**
 * The checks that tests of real books rely on report a faulty page, and don't report one that ends early for a
 * reason.
 */
test.use(withoutServiceWorker);

/** A window of ten lines of 20 px each, which shows the first of two or more pages. */
function pageOf(body: string, css = ''): string {
  return `<!doctype html><style>
      body { margin: 0 }
      p, h2, dl, dd, figure, blockquote, hr { margin: 0; border: 0 }
      h2 { font: inherit }
      img { display: block }
      table { border-spacing: 0 } td { padding: 0 }
      [data-testid='reader-window'] { width: 300px; height: 200px; overflow: hidden; font: 14px/20px sans-serif }
      [data-testid='reader-content'] { height: 200px; columns: 1; column-gap: 0; column-fill: auto; orphans: 2; widows: 2 }
      ${css}
    </style>
    <header>Page 1 of 2</header>
    <div data-testid="reader-window"><div data-testid="reader-content">${body}</div></div>`;
}

const lines = (count: number) => Array.from({ length: count }, (_, i) => `Line ${i + 1}`).join('<br>');
const paragraph = (count: number, style = '') => `<p style="${style}">${lines(count)}</p>`;
/** Unexplained empty space. */
const gap = (height: number) => `<div style="height: ${height}px"></div>`;
const picture = (width: number, height: number) =>
  `<img width="${width}" height="${height}" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>">`;

async function faultsOf(page: Page, body: string, css = ''): Promise<string> {
  await page.setContent(pageOf(body, css));
  return faultsIn(await measure(page)).join('\n');
}

const wrong: Record<string, { body: string; css?: string; fault: RegExp }> = {
  'letters beyond the side of the window': {
    body: '<p style="margin-left: -20px">Begins outside</p>',
    fault: /cut “Begins outside”/,
  },
  'a line that the foot of the window cuts': {
    body: paragraph(10),
    css: '[data-testid="reader-window"] { height: 190px }',
    fault: /cut “Line 10”/,
  },
  'a picture larger than the window': { body: picture(400, 100), fault: /cut “IMG”/ },
  'a page that scrolls': {
    body: paragraph(10),
    css: '[data-testid="reader-window"] { overflow: auto } [data-testid="reader-content"] { height: 260px; padding-bottom: 1px }',
    fault: /scrolls/,
  },
  'the first line of a paragraph alone at the foot': {
    body: paragraph(9) + paragraph(6),
    css: 'p { orphans: 1 }',
    fault: /one line alone of “Line 1/,
  },
  'a heading at the foot': {
    body: `${paragraph(9)}<h2>The next part</h2>${paragraph(6)}`,
    fault: /“The next part” at the foot/,
  },
  'a term at the foot': {
    body: `${paragraph(9)}<dl><dt>Rope</dt><dd>${lines(4)}</dd></dl>`,
    fault: /“Rope” at the foot/,
  },
  'a rule at the foot that opens notes': {
    body: `${paragraph(9)}<div><hr style="height: 1px; margin: 8px 0; background: red"><p>${lines(4)}</p></div>`,
    fault: /“rule” at the foot/,
  },
  'an early end for no reason': { body: paragraph(4) + gap(120) + paragraph(8), fault: /39 % full/ },
  'an early end before a short picture': {
    body: paragraph(4) + gap(120) + picture(30, 30) + paragraph(4),
    fault: /full before {"tag":"IMG"/,
  },
  'an early end before a short row': {
    body: `${paragraph(4)}${gap(120)}<table><tr><td>One line</td></tr></table>${paragraph(4)}`,
    css: 'tr { break-inside: avoid }',
    fault: /full before {"tag":"TR"/,
  },
  'an early end before a heading that had room with the lines below it': {
    body: `${paragraph(3)}${gap(140)}<h2>The next part</h2>${paragraph(8)}`,
    css: 'h2 { break-after: avoid }',
    fault: /full before {"tag":"H2"/,
  },
  'an early end where the publisher ends a later page': {
    body: `${paragraph(4)}${gap(120)}${paragraph(4)}${paragraph(4, 'break-before: column')}`,
    fault: /39 % full/,
  },
  'an early end before a margin that had room with the lines below it': {
    body: paragraph(3) + gap(140) + paragraph(8, 'margin-top: 30px'),
    fault: /29 % full/,
  },
  'an early end that an empty line hides': {
    body: `${paragraph(4)}${gap(100)}<hr data-as="empty-line" style="height: 18px; margin: 0">${paragraph(8)}`,
    fault: /39 % full/,
  },
  'an early end within a paragraph': {
    body: `<p>${lines(4)}<span style="display: inline-block; height: 130px"></span><br>${lines(8)}</p>`,
    css: 'span { vertical-align: top; width: 1px }',
    fault: /39 % full/,
  },
};

for (const [name, { body, css, fault }] of Object.entries(wrong))
  test(`a page is wrong with ${name}`, async ({ page }) => {
    expect(await faultsOf(page, body, css)).toMatch(fault);
  });

const right: Record<string, { body: string; css?: string }> = {
  'that is full': { body: paragraph(6) + paragraph(12) },
  'that ends with a term without a meaning': {
    body: `${paragraph(9)}<dl><dt>Rope</dt><dt>Sail</dt><dt>Anchor</dt></dl>`,
  },
  'that ends early before three lines that stay together': {
    body: paragraph(8) + paragraph(3, 'break-inside: avoid'),
  },
  'that the publisher ends': { body: paragraph(4) + paragraph(4, 'break-before: column') },
  'that ends early before a picture': { body: paragraph(4) + picture(100, 150) + paragraph(4) },
  'that ends early before a picture with its caption': {
    body: `${paragraph(4)}<figure style="break-inside: avoid">${picture(50, 90)}<figcaption>${lines(2)}</figcaption></figure>${paragraph(4)}`,
  },
  'that ends early before a tall row': {
    body: `${paragraph(4)}<table><tr><td>${lines(7)}</td></tr></table>${paragraph(4)}`,
    css: 'tr { break-inside: avoid }',
  },
  'that ends early before a heading and two lines below it': {
    body: `${paragraph(6)}<h2 style="margin-top: 30px">The next part</h2>${paragraph(4)}`,
    css: 'h2 { break-after: avoid }',
  },
  'that ends early before a heading in a box of its own and two lines below that': {
    body: `${paragraph(6)}<div><div><h2 style="margin-top: 30px">The next part</h2></div></div>${paragraph(4)}`,
    css: 'h2 { break-after: avoid }',
  },
  'that ends with ruled cells without words': {
    body: `${paragraph(4)}<table><tr><td style="border: 1px solid; height: 80px"></td></tr></table>${paragraph(3, 'break-inside: avoid')}`,
  },
  'that ends early before the margins and padding of what comes next': {
    body: `${paragraph(6, 'margin-bottom: 10px')}<blockquote style="padding-top: 20px; margin-top: 30px">${paragraph(6)}</blockquote>`,
  },
  'that ends early before an empty line and the lines below it': {
    body: `${paragraph(6)}<hr data-as="empty-line" style="height: 18px; margin: 0">${paragraph(3, 'break-inside: avoid')}`,
  },
  'that ends early before a rule and notes in a box of their own': {
    body: `${paragraph(5)}<div><hr style="height: 1px; margin: 30px 0; break-after: avoid"><div>${paragraph(5)}</div></div>`,
  },
  'that holds a wide table in a box of its own': {
    body: `<div data-wide style="overflow: auto hidden"><table><tr><td>${'wide '.repeat(60).replaceAll(' ', '\u00a0')}</td></tr></table></div>${paragraph(12)}`,
  },
};

for (const [name, { body, css }] of Object.entries(right))
  test(`nothing is wrong with a page ${name}`, async ({ page }) => {
    expect(await faultsOf(page, body, css)).toBe('');
  });

test('the first of two pages beside each other is judged, too', async ({ page }) => {
  const css = '[data-testid="reader-window"] { width: 600px } [data-testid="reader-content"] { columns: 2 }';
  const two = async (body: string) => {
    await page.setContent(pageOf(body, css).replace('Page 1 of 2', 'Page 1 of 4'));
    return faultsIn(await measure(page)).join();
  };
  expect(await two(paragraph(30))).toBe('');
  expect(await two(paragraph(4) + gap(120) + paragraph(18))).toMatch(/39 % full/);
  expect(await two(`${paragraph(9)}<h2>The next part</h2>${paragraph(18)}`)).toMatch(
    /“The next part” at the foot/,
  );
});

test('nothing is wrong with the last page of a chapter, however short', async ({ page }) => {
  await page.setContent(pageOf(paragraph(2)).replace('Page 1 of 2', 'Page 2 of 2'));
  expect(faultsIn(await measure(page))).toEqual([]);
});

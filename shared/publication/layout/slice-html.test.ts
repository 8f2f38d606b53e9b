import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuSeconds } from '#shared/testing/cpu-seconds.ts';
import { isLong, numRuns } from '../../testing/test-length.ts';
import { canonicalText, chapterLayout } from './chapter-layout.ts';
import { readXhtml } from '../canonical/read-xhtml.ts';
import { sliceHtml } from './slice-html.ts';

const words = fc.oneof(
  fc.lorem({ maxCount: 8 }),
  fc.constantFrom(
    ' ',
    '\n\t',
    '&amp;',
    '&lt;b&gt;',
    '\u00a0',
    '«Да» — сказал он.',
    '漢字かな',
    '👨‍👩‍👧',
    'e\u0301',
    '  two  spaces  ',
  ),
);
const element = (names: string[]) => (inner: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...names), inner).map(([name, content]) => `<${name}>${content}</${name}>`);
const inline = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    words,
    fc.constantFrom('<br/>', '<img src="p.png" alt="p"/>', '<a id="x"></a>'),
    element(['b', 'i', 'span lang="ru"', 'a href="c2.xhtml"', 'em'].map((name) => name))(
      fc.array(tie('part'), { maxLength: 3 }).map((parts) => parts.join('')),
    ).map((html) => html.replace(/<\/(\w+) [^>]*>/g, '</$1>')),
  ),
})).part;
const block = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    inline,
    element(['p', 'h2', 'pre', 'li'])(fc.array(inline, { maxLength: 5 }).map((parts) => parts.join(''))),
    element(['div', 'blockquote', 'ul', 'ol', 'table', 'tr', 'td', 'p', 'figure'])(
      fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
    ),
    fc.constantFrom('<hr/>', '<p></p>', '<img src="p.png"/>', 'bare text'),
  ),
})).part;
const body = fc.array(block, { maxLength: 12 }).map((parts) => parts.join('\n'));

const read = (html: string) =>
  readXhtml(`<body>${html}</body>`, { linear: true, styleBy: null, resolvePicture: (href) => href });
const pictures = (html: string) => html.match(/<img/g)?.length ?? 0;

describe('canonical text', () => {
  it('is the same when built by the writer or read from the markup', () => {
    fc.assert(
      fc.property(body, (source) => {
        const { html, text } = read(source);
        expect(canonicalText(html)).toBe(text);
      }),
      { numRuns: numRuns(100, 500) },
    );
  });

  it('is stable: reading the markup again returns the same markup', () => {
    fc.assert(
      fc.property(body, (source) => {
        const { text } = read(source);
        expect(read(read(source).html.replace(/data-resource/g, 'src')).text).toBe(text);
      }),
      { numRuns: numRuns(60, 300) },
    );
  });

  it('has an empty line between blocks and a newline for a break', () => {
    expect(read('<h1>A</h1><p>b<br/>c  d\n e</p><div>f<p>g</p>h</div>').text).toBe(
      'A\n\nb\nc d e\n\nf\n\ng\n\nh',
    );
  });

  it('keeps quotes and dashes, composes characters, and has no-break spaces as spaces', () => {
    expect(read('<p>«e\u0301»\u00a0— ’quoted’</p>').text).toBe('«é» — ’quoted’');
  });
});

describe('slices', () => {
  it('that tile the text lose and repeat nothing, and contain each picture once', () => {
    fc.assert(
      fc.property(body, fc.array(fc.nat(400), { maxLength: 6 }), (source, cuts) => {
        const { html } = read(source);
        const layout = chapterLayout(html);
        const length = layout.text.length;
        const bounds = [...new Set([0, ...cuts.map((cut) => Math.min(cut, length)), length])].sort(
          (a, b) => a - b,
        );
        const slices = bounds.slice(1).map((end, i) => sliceHtml(html, layout, bounds[i]!, end));
        slices.forEach((slice, i) => {
          expect(canonicalText(slice)).toBe(layout.text.slice(bounds[i], bounds[i + 1]).trim());
          expect(isWellFormed(slice)).toBe(true);
        });
        if (length > 0) expect(slices.reduce((sum, slice) => sum + pictures(slice), 0)).toBe(pictures(html));
      }),
      { numRuns: numRuns(150, 1_000) },
    );
  });

  it('reopen the open elements, without their ids', () => {
    const { html } = read('<div id="d"><p id="p">one <b>two three</b></p></div>');
    expect(sliceHtml(html, chapterLayout(html), 8, 13)).toBe(
      '<div data-continued="1"><p data-continued="1"><b>three</b></p></div>',
    );
  });

  it('of a huge paragraph cost no more than their length', () => {
    const { html } = read(`<p>${'word and <b>bold</b> '.repeat(isLong ? 200_000 : 30_000)}</p>`);
    const layout = chapterLayout(html);
    const middle = Math.floor(layout.text.length / 2);
    const seconds = cpuSeconds(() => {
      for (let i = 0; i < 100; i++) sliceHtml(html, layout, middle + i, middle + i + 2000);
    });
    expect(seconds).toBeLessThan(5);
  });

  it('of one endless line are exact wherever they begin, and all of them together cost seconds', () => {
    const html = `<p>${'word &amp; «слово»\u00a0 x'.repeat(isLong ? 200_000 : 30_000)}</p>`;
    const layout = chapterLayout(html);
    const { text } = layout;
    const seconds = cpuSeconds(() => {
      for (let at = 0; at < text.length; at += 2000)
        expect(canonicalText(sliceHtml(html, layout, at, at + 2000))).toBe(text.slice(at, at + 2000).trim());
    });
    expect(seconds).toBeLessThan(60);
  });
});

function isWellFormed(html: string): boolean {
  const open: string[] = [];
  for (const [, close, name, attributes] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    if (attributes?.endsWith('/')) continue;
    if (close === '') open.push(name!);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAt, pageSizeChars, paginate } from './paginate.ts';

const paragraph = fc.lorem({ mode: 'sentences', maxCount: 30 });
const chapter = fc
  .array(
    fc.oneof(
      paragraph,
      fc.string({ unit: 'grapheme', maxLength: 3000 }),
      fc.constantFrom('a\nb\nc', 'x'.repeat(5000)),
    ),
  )
  .map((parts) => parts.join('\n\n'));

describe('page size', () => {
  it('follows the formula for a measured container', () => {
    // 23 lines ((800 - 120) / 28.8) of 60 characters (600 / 9.9)
    expect(pageSizeChars({ widthPx: 600, heightPx: 800, fontSizePx: 18, lineHeight: 1.6 })).toBe(23 * 60);
  });

  it('assumes 600 by 800 while the container is not measured', () => {
    const type = { fontSizePx: 18, lineHeight: 1.6 };
    expect(pageSizeChars(type)).toBe(pageSizeChars({ widthPx: 600, heightPx: 800, ...type }));
    expect(pageSizeChars({ widthPx: 0, heightPx: 0, ...type })).toBe(pageSizeChars(type));
  });

  it('stays between 800 and 4000 characters', () => {
    expect(pageSizeChars({ widthPx: 200, heightPx: 200, fontSizePx: 32, lineHeight: 2 })).toBe(800);
    expect(pageSizeChars({ widthPx: 3000, heightPx: 2000, fontSizePx: 12, lineHeight: 1.2 })).toBe(4000);
  });
});

describe('pages', () => {
  it('tile the text: nothing is lost, nothing repeats', () => {
    fc.assert(
      fc.property(chapter, fc.integer({ min: 800, max: 4000 }), (text, size) => {
        const pages = paginate(text, size);
        expect(pages.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
        for (const { start, end } of pages) expect(end - start).toBeLessThanOrEqual(size + 1);
        if (text !== '') for (const { start, end } of pages) expect(end).toBeGreaterThan(start);
      }),
    );
  });

  it('are one if the text fits', () => {
    expect(paginate('short', 800)).toEqual([{ start: 0, end: 5 }]);
    expect(paginate('', 800)).toEqual([{ start: 0, end: 0 }]);
  });

  it('break between paragraphs while paragraphs fit', () => {
    const text = Array.from({ length: 40 }, (_, i) => `Paragraph ${i}. ${'word '.repeat(30).trim()}`).join(
      '\n\n',
    );
    for (const { end } of paginate(text, 900).slice(0, -1)) expect(text.slice(end - 2, end)).toBe('\n\n');
  });

  it('break a long paragraph after a sentence', () => {
    const text = 'It was a bright cold day. '.repeat(200).trim();
    for (const { end } of paginate(text, 800).slice(0, -1)) expect(text.slice(end - 2, end)).toBe('. ');
  });

  it('never break an emoji family or a flag', () => {
    const text = '👨‍👩‍👧‍👦🏳️‍🌈🇺🇦'.repeat(500);
    const whole = new Set(['👨‍👩‍👧‍👦', '🏳️‍🌈', '🇺🇦']);
    for (const { start, end } of paginate(text, 800)) {
      for (const { segment } of new Intl.Segmenter().segment(text.slice(start, end)))
        expect(whole).toContain(segment);
    }
  });

  it('know which of them shows an offset', () => {
    fc.assert(
      fc.property(chapter, fc.nat(20_000), (text, offset) => {
        const pages = paginate(text, 800);
        const page = pages[pageAt(pages, offset)]!;
        if (offset < text.length) expect(page.start <= offset && offset < page.end).toBe(true);
        else expect(page).toBe(pages.at(-1));
      }),
    );
  });
});

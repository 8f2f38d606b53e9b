import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../publication/layout/chapter-layout.ts';
import { cutSheet } from './cut-sheet.ts';

const chapter = (paragraphs: number) =>
  Array.from({ length: paragraphs }, (_, i) => `<p>${i}. ${'word and word '.repeat(12).trim()}.</p>`).join(
    '',
  );

const cut = (html: string, start: number, chars: number) => cutSheet({ html, start, chars });

describe('a stretch of a chapter', () => {
  it('is the whole chapter if that is short', () => {
    const html = chapter(3);
    const sheet = cut(html, 0, 10_000);
    expect(sheet).toEqual({ text: canonicalText(html), start: 0, end: sheet.text.length, html });
  });

  it('ends with a paragraph, and contains the text between its offsets', () => {
    const { text, start, end, html } = cut(chapter(100), 0, 2000);
    expect(text.slice(end - 2, end)).toBe('\n\n');
    expect(canonicalText(html)).toBe(text.slice(start, end).trim());
  });

  it('leaves no short remainder', () => {
    const { text } = cut(chapter(10), 0, 100);
    expect(cut(chapter(10), 0, text.length - 50).end).toBe(text.length);
  });

  it('of one endless word is as long as asked for, however short the paragraph before that', () => {
    const word = 'ж'.repeat(50_000);
    expect(cut(`<p>The last space is here.</p><p>${word}</p>`, 0, 10_000).end).toBe(10_000);
  });

  it('starts at any offset, and is never empty', () => {
    const html = chapter(40);
    const { length } = canonicalText(html);
    fc.assert(
      fc.property(fc.nat(length - 1), fc.integer({ min: 1, max: 3000 }), (start, chars) => {
        const sheet = cut(html, start, chars);
        expect(sheet.end).toBeGreaterThan(start);
        expect(canonicalText(sheet.html)).toBe(sheet.text.slice(start, sheet.end).trim());
      }),
    );
  });
});

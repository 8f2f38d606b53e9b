import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXhtml } from '../../publication/canonical/read-xhtml.ts';
import { canonicalText } from '../../publication/layout/chapter-layout.ts';
import { hyphenationPoints, languageStretches, patternsFor } from './hyphenation.ts';

const english = { language: 'en', ignored: [] };

describe('the patterns of a language', () => {
  it.each([
    ['en', 'en-us'],
    ['en-US', 'en-us'],
    ['en-GB', 'en-gb'],
    ['en_AU', 'en-gb'],
    ['ru-RU', 'ru'],
    ['de', null],
    ['enm', null],
    ['', null],
    [null, null],
  ])('of %s are %s', (language, patterns) => {
    expect(patternsFor(language)).toBe(patterns);
  });
});

describe('the text by language', () => {
  it('names the nearest language of each stretch, and none that the reader has corrected', () => {
    const html =
      '<p>One <i lang="ru">два</i> three</p><div lang="fr"><p>quatre <b lang="en">five</b></p></div>';
    const of = (ignored: string[]) =>
      languageStretches(html, 0, { language: 'en', ignored }).map(({ text, language }) => [text, language]);
    expect(of([])).toEqual([
      ['One', 'en'],
      ['два', 'ru'],
      ['three', 'en'],
      ['quatre', 'fr'],
      ['five', 'en'],
    ]);
    expect(of(['fr'])[3]).toEqual(['quatre', 'en']);
  });

  it('joins the parts of a word divided by tags', () => {
    expect(languageStretches('<p>ad<b>minis</b>tration</p>', 7, english)).toEqual([
      { start: 7, text: 'administration', language: 'en', isPlain: true },
    ]);
  });

  it('distinguishes running text from narrower text and other fonts', () => {
    const html =
      '<p data-as="no-indent">one</p><blockquote><p>two</p></blockquote><p>three <b data-as="small-caps">four</b></p>';
    expect(languageStretches(html, 0, english).map(({ isPlain }) => isPlain)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('has the offsets of the canonical text', () => {
    const part = fc.constantFrom(
      ...['word ', ' ', 'и ещё', '<br/>', '&amp;', '\xa0', '<i>in</i>', '<b lang="ru"> да </b>', 'a\xadb'],
      ...['</p><p>', '<img src="p.png" alt="x"/>'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const { html } = readXhtml(`<body><p>${parts.join('')}</p></body>`, {
          linear: true,
          styleBy: null,
          resolvePicture: (href) => href,
        });
        const text = canonicalText(html);
        const stretches = languageStretches(html, 0, english);
        for (const one of stretches) expect(text.slice(one.start).startsWith(one.text)).toBe(true);
        expect(
          stretches
            .map((one) => one.text)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});

describe('hyphenation points', () => {
  const everywhere = (word: string) => Array.from({ length: word.length }, (_, i) => i);
  const points = (text: string, language = 'en') =>
    hyphenationPoints({ start: 100, text, language, isPlain: true }, everywhere);

  it('leave two letters before and three after, and none in short words', () => {
    expect(points('on simple')).toEqual([105, 106]);
    expect(points('short')).toEqual([]);
  });

  it('are not in addresses, in English names, or in words that the publisher has hyphenated', () => {
    for (const text of ['www.example.com', 'someone@example', 'Charlotte', 'admin\u00adistration'])
      expect(points(text), text).toEqual([]);
    expect(points('Одинцова', 'ru')).not.toEqual([]);
  });

  it('are not looked for in a run of letters longer than any word, which may fill a chapter', () => {
    const lengths: number[] = [];
    const text = `${'ж'.repeat(101)} рассказывание`;
    hyphenationPoints({ start: 0, text, language: 'ru', isPlain: true }, (word) => {
      lengths.push(word.length);
      return [];
    });
    expect(lengths).toEqual([13]);
  });

  it('never part a letter from its accent', () => {
    expect(points('aaae\u0301aaa')).not.toContain(104);
  });
});

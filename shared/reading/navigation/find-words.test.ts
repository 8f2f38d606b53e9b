import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWords, quoteSentence, wordQuery } from './find-words.ts';

const find = (text: string, typed: string) => {
  const query = wordQuery(typed);
  return query ? findWords(text, query).map(({ start, end }) => text.slice(start, end)) : [];
};

describe('searching a text', () => {
  test('does not mind case or accents', () => {
    expect(find('Élan, ÉLAN and e\u0302lan; elan', 'elan')).toEqual(['Élan', 'ÉLAN', 'e\u0302lan', 'elan']);
    expect(find('Crème brûlée', 'CREME BRULEE')).toEqual(['Crème brûlée']);
    expect(find('creme', 'crème')).toEqual(['creme']);
  });

  test('takes ё for е and keeps й apart from и', () => {
    expect(find('Ёлка и елка, ЕЛКА', 'елка')).toEqual(['Ёлка', 'елка', 'ЕЛКА']);
    expect(find('Елка', 'ёлка')).toEqual(['Елка']);
    expect(find('мой мои', 'мои')).toEqual(['мои']);
  });

  test('takes any quotes and dashes, and any white space between words', () => {
    expect(find('“Don’t go—now”', '"don\'t go-now"')).toEqual(['“Don’t go—now”']);
    expect(find('the end\n\nof it', 'end  of')).toEqual(['end\n\nof']);
  });

  test('finds words across soft hyphens', () => {
    expect(find('ein Wort\u00adspiel hier', 'wortspiel')).toEqual(['Wort\u00adspiel']);
  });

  test('takes the query literally', () => {
    expect(find('a.c abc (x) [y] 5*5', 'a.c')).toEqual(['a.c']);
    expect(find('a.c abc (x) [y] 5*5', '5*5')).toEqual(['5*5']);
  });

  test('needs two characters', () => {
    expect(wordQuery(' a ')).toBeNull();
    expect(wordQuery('')).toBeNull();
    expect(wordQuery('漢字')).not.toBeNull();
  });

  const word = fc.stringMatching(/^[a-zà-ÿа-яё]{2,9}$/);
  test('finds every word of a text, in order and where it is', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), fc.nat(), (words, pick) => {
        const text = words.join(' ');
        const wanted = words[pick % words.length]!;
        const query = wordQuery(wanted.toUpperCase())!;
        const found = findWords(text, query);
        const starts = words.map((_, i) => words.slice(0, i).join(' ').length + (i > 0 ? 1 : 0));
        const expected = starts.filter((_, i) => words[i] === wanted);
        expect(found.map(({ start }) => start)).toEqual(expect.arrayContaining(expected));
        found.reduce((last, { start, end }) => {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          return end;
        }, 0);
      }),
    );
  });

  test('returns offsets in the unchanged text, whatever characters it has', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom('İ', 'e\u0301\u0302', '\u00ad', '👨‍👩‍👧', '각'),
          ),
        ),
        (parts) => {
          const text = parts.join('|') + ' needle |' + parts.join('');
          const found = findWords(text, wordQuery('needle')!);
          expect(found.map(({ start, end }) => text.slice(start, end))).toContain('needle');
        },
      ),
    );
  });
});

describe('a quotation', () => {
  const around = (text: string, words: string) => {
    const start = text.indexOf(words);
    return quoteSentence(text, { start, end: start + words.length });
  };

  test('is the sentence', () => {
    expect(around('It rained. The old dog slept by the fire. Nobody spoke.', 'dog')).toEqual({
      before: 'The old ',
      match: 'dog',
      after: ' slept by the fire.',
    });
    expect(around('One\n\n“Two three,” he said.\n\nFour', 'three')).toMatchObject({
      before: '“Two ',
      after: ',” he said.',
    });
  });

  test('of an endless sentence is cut between words', () => {
    const { before, after } = around(`${'long '.repeat(90)}needle${' short'.repeat(90)}`, 'needle');
    expect(before).toMatch(/^…(long )+$/);
    expect(after).toMatch(/^( short)+…$/);
    expect(before.length + after.length).toBeLessThan(240);
  });

  test('is always a part of the text', () => {
    fc.assert(
      fc.property(fc.lorem({ mode: 'sentences', maxCount: 8 }), fc.nat(), fc.nat(20), (text, at, length) => {
        const start = at % text.length;
        const { before, match, after } = quoteSentence(text, {
          start,
          end: Math.min(text.length, start + length),
        });
        expect(text).toContain(before.replace(/^…/, '') + match);
        expect(text).toContain(match + after.replace(/…$/, ''));
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { altOf, captionOf } from './picture-captions.ts';

const long = `${'The river ran between low hills, and nothing moved. '.repeat(8)}`;

it('a caption is its passage, a long one up to the end of a sentence', () => {
  expect(captionOf(' Snow\n lay  deep. ')).toBe('Snow lay deep.');
  expect(captionOf(long)).toMatch(/^The river.*nothing moved\.$/);
  expect(captionOf(long.replaceAll('.', ','))).toMatch(/\w…$/);
});

it('a caption contains only words of its passage', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('snow', 'fell.', 'on,', 'the', '“road”', '—')), (words) => {
      const passage = words.join(' ');
      expect(passage).toContain(captionOf(passage).replace(/…$/, ''));
    }),
  );
});

it('the alternative text is in the words of the passage', () => {
  const passage = 'A red house by the sea.';
  const drawn = [{ words: [{ start: 2, end: 11 }] }, { words: [] }, { words: [{ start: 19, end: 22 }] }];
  expect(altOf(passage, drawn, 'en')).toBe('Illustration: red house, sea');
  expect(altOf('Дом у моря.', [], 'ru-RU')).toBe('Иллюстрация: Дом у моря.');
});

import { expect, test } from 'vitest';
import { wordBeginning, wordLike } from './word-like.ts';

test('a word is matched as a whole, or by its beginning', () => {
  const covers = wordLike`
    clouds? облак\p{L}+
  `;
  expect(['cloud', 'clouds', 'облака'].every((word) => covers.test(word))).toBe(true);
  expect(['cloudy', 'облак', 'a cloud'].some((word) => covers.test(word))).toBe(false);
  expect(wordBeginning`дожд снег`.test('снегопад')).toBe(true);
  expect(wordBeginning`дожд снег`.test('мокрый снег')).toBe(false);
});

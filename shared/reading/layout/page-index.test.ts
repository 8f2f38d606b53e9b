import { expect, test } from 'vitest';
import { pageIndexAt } from './page-index.ts';

test('a character is on the last page that starts before it', () => {
  expect([0, 99, 100, 250, 900].map((offset) => pageIndexAt([0, 100, 250], offset))).toEqual([0, 0, 1, 2, 2]);
});

test('a page of pictures is distinguished from the following text by the shown page', () => {
  const starts = [0, 100, 100, 100, 200];
  expect(pageIndexAt(starts, 100)).toBe(3);
  expect(pageIndexAt(starts, 100, 1)).toBe(1);
  expect(pageIndexAt(starts, 100, 4)).toBe(3);
});

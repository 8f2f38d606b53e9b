import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markDrawn } from './mark-drawn.ts';

test('words that the picture shows are marked', () => {
  expect(
    markDrawn('An old house stood by the river.', [
      { start: 7, end: 12 },
      { start: 26, end: 31 },
    ]),
  ).toEqual([
    { text: 'An old ', isDrawn: false },
    { text: 'house', isDrawn: true },
    { text: ' stood by the ', isDrawn: false },
    { text: 'river', isDrawn: true },
    { text: '.', isDrawn: false },
  ]);
});

test('the text of the passage is unchanged, whatever is marked', () => {
  const words = fc.array(
    fc.record({ start: fc.integer({ min: -5, max: 60 }), end: fc.integer({ min: -5, max: 60 }) }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), words, (passage, drawn) => {
      const stretches = markDrawn(passage, drawn);
      expect(stretches.map(({ text }) => text).join('')).toBe(passage);
    }),
  );
});

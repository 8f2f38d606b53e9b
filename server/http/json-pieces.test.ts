import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

const whole = (value: unknown): unknown => JSON.parse([...jsonPieces(value)].join(''));

test('what comes in pieces reads as what was written whole', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
    }),
  );
  expect(whole({ here: 1, absent: undefined })).toEqual({ here: 1 });
});

test('a long text comes in many pieces and is whole again, also where one ends within a character', () => {
  const text = `"${'\u{1f600}\n'.repeat(200_000)}`;
  const pieces = [...jsonPieces({ text })];
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_000_000);
  expect((JSON.parse(pieces.join('')) as { text: string }).text === text).toBe(true);
});

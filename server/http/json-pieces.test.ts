import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

const whole = (value: unknown): unknown => JSON.parse([...jsonPieces(value)].join(''));

test('JSON sent in pieces parses to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
    }),
  );
  expect(whole({ here: 1, absent: undefined })).toEqual({ here: 1 });
});

test('a long text is sent in many pieces and put together again, even when one ends inside a character', () => {
  const text = `"${'\u{1f600}\n'.repeat(200_000)}`;
  const pieces = [...jsonPieces({ text })];
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_000_000);
  expect((JSON.parse(pieces.join('')) as { text: string }).text === text).toBe(true);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStorable, storable, storableText } from './storable.ts';

/** Any JSON, including texts that UTF-8 or Postgres cannot encode. */
const anyJson = fc.jsonValue({
  stringUnit: fc.constantFrom('a', '\0', '\ud83d', '\ude00', '\u{1f600}', 'я'),
});

test('makes any value storable and leaves storable values unchanged', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const made = storable(value);
      expect(isStorable(made)).toBe(true);
      if (isStorable(value)) expect(made).toEqual(value);
      expect(JSON.stringify(made)).not.toMatch(/\\u0000|\\ud[89a-f]/);
    }),
  );
});

test('replaces characters one for one, so that offsets stay valid', () => {
  expect(storableText('a\0b\ud83dc\u{1f600}\ude00')).toBe('a\ufffdb\ufffdc\u{1f600}\ufffd');
});

test('checks the names of fields too, and refuses endlessly nested values without crashing', () => {
  expect(isStorable({ 'a\0': 1 })).toBe(false);
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(isStorable(deep)).toBe(false);
  expect(isStorable(storable(deep))).toBe(true);
});

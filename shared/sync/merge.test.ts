import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns } from '../testing/test-length.ts';
import type { FieldMap } from '../contract/sync.ts';
import { mergeFields } from './merge.ts';

/** Stamps are unique to one value, as they are in the product: the value follows from the stamp. */
const fieldMaps = fc.dictionary(
  fc.constantFrom('loc', 'note', 'color', 'deleted'),
  fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b'))
    .map(([ms, n, device]) => [`${ms}.${n}.${device}`, ms, n, device] as [unknown, number, number, string]),
) satisfies fc.Arbitrary<FieldMap>;

const options = { numRuns: numRuns(2_000, 100_000) };

test('devices that receive the same changes in any order end up equal', () => {
  fc.assert(
    fc.property(fieldMaps, fieldMaps, fieldMaps, (a, b, c) => {
      expect(mergeFields(a, b)).toEqual(mergeFields(b, a));
      expect(mergeFields(mergeFields(a, b), c)).toEqual(mergeFields(a, mergeFields(b, c)));
    }),
    options,
  );
});

test('receiving a change twice has no further effect', () => {
  fc.assert(
    fc.property(fieldMaps, fieldMaps, (a, b) => {
      const once = mergeFields(a, b);
      expect(mergeFields(once, b)).toBe(once);
    }),
    options,
  );
});

test('a field this version does not know is kept', () => {
  expect(mergeFields({ future: [{ x: 1 }, 5, 1, 'a'] }, { note: ['n', 9, 2, 'b'] })).toHaveProperty('future');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mentionGroups } from './mention-groups.ts';

test('each chapter of a short book is a bar that can be pressed by itself', () => {
  const groups = mentionGroups(
    [
      { chapter: 1, count: 2 },
      { chapter: 4, count: 7 },
    ],
    5,
  );
  expect(groups.map(({ bars }) => bars)).toEqual([[2], [0], [0], [7], [0]]);
  expect(groups.map(({ first }) => first)).toEqual([1, null, null, 4, null]);
});

test('in a book of any length all chapters are in few groups, and no mention is lost', () => {
  const mentions = fc.uniqueArray(
    fc.record({ chapter: fc.integer({ min: 1, max: 400 }), count: fc.integer({ min: 1, max: 50 }) }),
    { selector: ({ chapter }) => chapter, maxLength: 60 },
  );
  fc.assert(
    fc.property(mentions, fc.integer({ min: 1, max: 400 }), (all, upTo) => {
      const known = all.filter(({ chapter }) => chapter <= upTo);
      const groups = mentionGroups(known, upTo);
      expect(groups.length).toBeLessThanOrEqual(8);
      expect(groups.flatMap(({ bars }) => bars).length).toBeLessThanOrEqual(48);
      expect(groups[0]!.from).toBe(1);
      expect(groups.at(-1)!.to).toBe(upTo);
      groups.slice(1).forEach(({ from }, i) => expect(from).toBe(groups[i]!.to + 1));
      for (const { from, to, first, count, bars } of groups) {
        const here = known.filter(({ chapter }) => chapter >= from && chapter <= to);
        expect(count).toBe(here.reduce((sum, one) => sum + one.count, 0));
        expect(count).toBe(bars.reduce((sum, one) => sum + one, 0));
        expect(first).toBe(here.length > 0 ? Math.min(...here.map(({ chapter }) => chapter)) : null);
      }
    }),
  );
});

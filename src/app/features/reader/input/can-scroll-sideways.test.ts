import { expect, it } from 'vitest';
import { canScrollBy } from './can-scroll-sideways.ts';

it('a wide table scrolls under the finger until its end, where the page is turned', () => {
  const table = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 500, clientWidth: 300 });
  expect([0, 100, 199.5].map((left) => canScrollBy(table(left), false, -80))).toEqual([true, true, false]);
  expect([0, 100, 200].map((left) => canScrollBy(table(left), false, 80))).toEqual([false, true, true]);
  // From right to left it begins at its right end.
  expect([0, -100, -200].map((left) => canScrollBy(table(left), true, 80))).toEqual([true, true, false]);
  expect([0, -100, -200].map((left) => canScrollBy(table(left), true, -80))).toEqual([false, true, true]);
});

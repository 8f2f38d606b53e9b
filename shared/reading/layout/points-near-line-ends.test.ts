import { expect, test } from 'vitest';
import { pointsNearLineEnds } from './points-near-line-ends.ts';

const measure = { lineWidth: 200, fontSize: 10, indent: 0, advances: { '': 10, ' ': 10, '-': 10 } };
const text = Array.from({ length: 40 }, () => 'aaaaaaa').join(' ');
const all = Array.from({ length: 40 }, (_, i) => 8 * i + 4);
const near = (points: readonly number[]) =>
  pointsNearLineEnds({ text, start: 0, end: text.length, points }, measure);

test('only hyphenation points near the end of a line are offered', () => {
  // Twenty letters a line: the third word of the first crosses its end, the second is nowhere near.
  expect(near(all)).toContain(20);
  expect(near(all)).not.toContain(12);
  expect(near(all).length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(near(all)));
});

test('text that begins later in the chapter has the same lines', () => {
  const later = `${text}\n\n${text}`;
  const from = text.length + 2;
  const points = all.map((at) => at + from);
  const found = pointsNearLineEnds({ text: later, start: from, end: later.length, points }, measure);
  expect(found.map((at) => at - from)).toEqual(near(all));
});

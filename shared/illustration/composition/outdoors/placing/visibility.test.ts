import { expect, test } from 'vitest';
import { rectangle } from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { visibleShare } from './visibility.ts';

const ink = '#15151d';
const house = [filled(ink, rectangle(100, 100, 120, 120))];

test('a thing is visible except where something is in front of it', () => {
  expect(visibleShare(house, [])).toBe(1);
  expect(visibleShare(house, [[filled(ink, rectangle(400, 100, 50, 50))]])).toBe(1);
  expect(visibleShare(house, [[filled(ink, rectangle(90, 90, 200, 200))]])).toBe(0);
  const half = visibleShare(house, [[filled(ink, rectangle(160, 90, 200, 200))]]);
  expect(half).toBeGreaterThan(0.4);
  expect(half).toBeLessThan(0.6);
});

test('rain and light hide nothing, and overlapping covers count once', () => {
  expect(visibleShare(house, [[translucent(ink, 0.3, rectangle(90, 90, 200, 200))]])).toBe(1);
  const left = [filled(ink, rectangle(90, 90, 75, 200))];
  expect(visibleShare(house, [left, left])).toBe(visibleShare(house, [left]));
});

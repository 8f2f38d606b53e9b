import { expect, test } from 'vitest';
import { openingPosition, settledKey, type DevicePosition } from './opening-position.ts';

const at = (device: string, chapter: number, ms: number): DevicePosition => ({
  device,
  deviceName: device,
  loc: [chapter, 0, 1000, 1, 3],
  ms,
});

test('a book read on one device opens where it was left', () => {
  expect(openingPosition(at('phone', 3, 10), [])).toEqual({ open: at('phone', 3, 10), other: null });
});

test('a book first opened here continues from the other device', () => {
  const result = openingPosition(null, [at('desk', 2, 5), at('phone', 4, 9)]);
  expect(result.open?.device).toBe('phone');
  expect(result.other?.followed).toBe(true);
});

test('a later and further position is followed', () => {
  expect(openingPosition(at('phone', 3, 10), [at('desk', 5, 20)]).open?.device).toBe('desk');
});

test('a later position that lies behind is only offered', () => {
  const result = openingPosition(at('phone', 3, 10), [at('desk', 1, 20)]);
  expect(result.open?.device).toBe('phone');
  expect(result.other).toMatchObject({ followed: false, position: { device: 'desk' } });
});

test('an older position that lies further is left alone: the reader went back on purpose', () => {
  expect(openingPosition(at('phone', 3, 30), [at('desk', 9, 20)]).other).toBeNull();
});

test('a decision once made is not asked for again', () => {
  const desk = at('desk', 5, 20);
  expect(openingPosition(at('phone', 3, 10), [desk], new Set([settledKey(desk)])).other).toBeNull();
});

test('a position turned here and not yet sent is never overruled', () => {
  expect(openingPosition(at('phone', 3, Infinity), [at('desk', 5, 20)]).open?.device).toBe('phone');
});

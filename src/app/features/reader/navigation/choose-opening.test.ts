import { expect, test } from 'vitest';
import type { DevicePosition } from '#shared/reading/progress/opening-position.ts';
import { chooseOpening } from './choose-opening.ts';

const at = (device: string, chapter: number, offset: number, ms: number): DevicePosition => ({
  device,
  deviceName: device,
  loc: [chapter, offset, 1000, 1, 5],
  ms,
});
const base = { isBeforeSync: true, pulled: true, me: null, others: [], settled: new Map() };
const laptop = at('laptop', 3, 500, 20);

test('a new device shows the chapter of its address, and only offers the position of another one', () => {
  expect(chooseOpening({ ...base, chapterNumber: 1, others: [laptop] })).toEqual({
    place: { chapter: 1, offset: 0, turned: false },
    followed: null,
  });
  expect(chooseOpening({ ...base, chapterNumber: 2, others: [laptop] }).place).toEqual({
    chapter: 2,
    offset: 0,
    turned: true,
  });
});

test('a book continues at the position of the device that is ahead', () => {
  expect(chooseOpening({ ...base, chapterNumber: 3, others: [laptop] })).toEqual({
    place: { chapter: 3, offset: 500, page: 0, turned: false },
    followed: { position: laptop, own: null },
  });
  const me = at('phone', 2, 100, 10);
  expect(chooseOpening({ ...base, chapterNumber: 2, me, others: [laptop] })).toEqual({
    place: { chapter: 3, offset: 500, page: 0, turned: false },
    followed: { position: laptop, own: me.loc },
  });
});

test('an address with another chapter opens that chapter', () => {
  const me = at('phone', 2, 100, 10);
  expect(
    chooseOpening({ ...base, isBeforeSync: false, chapterNumber: 2, me, others: [laptop] }).place,
  ).toEqual({
    chapter: 2,
    offset: 100,
    page: 0,
    turned: false,
  });
  expect(chooseOpening({ ...base, isBeforeSync: false, chapterNumber: 1, me }).place.turned).toBe(true);
});

test('the beginning of a book is saved only when no other device can have read it', () => {
  const turned = (circumstances: object) =>
    chooseOpening({ ...base, chapterNumber: 1, ...circumstances }).place.turned;
  expect(turned({})).toBe(true);
  expect(turned({ pulled: false })).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stampOperation } from './stamp.ts';

const fresh = { lastN: 0, lastMs: 0 };

test('a device whose clock is a day wrong is stamped by how long ago it acted', () => {
  const dayMs = 86_400_000;
  for (const skewMs of [-dayMs, 0, dayMs]) {
    const op = { n: 1, at: 1_000_000 + skewMs, seen: 0 };
    expect(stampOperation(op, 1_005_000 + skewMs, 9_000_000, fresh)).toBe(9_000_000 - 5_000);
  }
});

test('a change never loses to one its author had seen', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), fc.integer({ min: 1, max: 1e6 }), (at, sentAt, seen) => {
      expect(stampOperation({ n: 1, at, seen }, sentAt, 2_000_000, fresh)).toBeGreaterThan(seen);
    }),
  );
});

test("one device's operations keep their order whatever its clock does", () => {
  const first = stampOperation({ n: 1, at: 900, seen: 0 }, 1_000, 50_000, fresh);
  const second = stampOperation({ n: 2, at: 100, seen: 0 }, 1_000, 50_000, { lastN: 1, lastMs: first });
  expect(second).toBeGreaterThanOrEqual(first);
});

test('an assigned stamp is kept', () => {
  expect(stampOperation({ n: 1, at: 0, seen: 99, ms: 42 }, 0, 50_000, fresh)).toBe(42);
});

test('an absurd age makes a stamp that every device can read', () => {
  const op = { n: 0, at: -Number.MAX_SAFE_INTEGER, seen: 0 };
  expect(stampOperation(op, Number.MAX_SAFE_INTEGER, 50_000, fresh)).toBe(0);
});

test('an operation refused at first is stamped with the time it was made', () => {
  const op = { n: 3, at: 900, seen: 0 };
  expect(stampOperation(op, 1_000, 50_000, { lastN: 9, lastMs: 49_990 })).toBe(49_900);
});

test('a device’s estimate is used if its clock was set, unless it is in the future', () => {
  const hourMs = 3_600_000;
  const setForward = { n: 1, at: 1_000_000, seen: 0, made: 89_000_000 };
  expect(stampOperation(setForward, 1_000_000 + hourMs, 90_000_000, fresh)).toBe(89_000_000);
  const setBefore = { n: 1, at: 1_000_000, seen: 0, made: 90_000_000 + hourMs };
  expect(stampOperation(setBefore, 1_005_000, 90_000_000, fresh)).toBe(90_000_000 - 5_000);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numRuns } from '../../testing/test-length.ts';
import {
  compareLocators,
  furthestOf,
  offerWhileOpen,
  openingPosition,
  settledKey,
  type DevicePosition,
  type PositionChoice,
} from './opening-position.ts';

const at = (device: string, chapter: number, ms: number): DevicePosition => ({
  device,
  deviceName: device,
  loc: [chapter, 0, 1000, 1, 3],
  ms,
});
const settled = (position: DevicePosition, choice: PositionChoice) =>
  new Map([[settledKey(position), choice]]);

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

test('a later position that is behind is only offered', () => {
  const result = openingPosition(at('phone', 3, 10), [at('desk', 1, 20)]);
  expect(result.open?.device).toBe('phone');
  expect(result.other).toMatchObject({ followed: false, position: { device: 'desk' } });
});

test('an older position that is further is ignored: the reader went back on purpose', () => {
  expect(openingPosition(at('phone', 3, 30), [at('desk', 9, 20)]).other).toBeNull();
  expect(furthestOf([at('phone', 3, 30), at('desk', 9, 20)])?.device).toBe('desk');
});

test('after Undo the book opens at this device’s place and does not ask again', () => {
  const desk = at('desk', 5, 20);
  const result = openingPosition(at('phone', 3, 10), [desk], settled(desk, 'stayed'));
  expect(result).toEqual({ open: at('phone', 3, 10), other: null });
  expect(openingPosition(null, [desk], settled(desk, 'stayed')).open).toBeNull();
});

test('a followed position is followed again silently, until a page is turned here', () => {
  const desk = at('desk', 5, 20);
  expect(openingPosition(at('phone', 3, 10), [desk], settled(desk, 'followed'))).toEqual({
    open: desk,
    other: null,
  });
  expect(openingPosition(at('phone', 5, 30), [desk], settled(desk, 'followed')).open?.device).toBe('phone');
});

test('a decision applies to one position: when that device reads on, the reader is asked again', () => {
  const before = at('desk', 5, 20);
  const after = at('desk', 6, 40);
  expect(openingPosition(at('phone', 3, 10), [after], settled(before, 'stayed')).open).toEqual(after);
});

test('an unsent position of this device is never overridden', () => {
  expect(openingPosition(at('phone', 3, Infinity), [at('desk', 5, 20)]).open?.device).toBe('phone');
});

const position = (device: fc.Arbitrary<string>) =>
  fc.record({
    device,
    deviceName: fc.string(),
    loc: fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9)),
    ms: fc.oneof(fc.nat(9), fc.constant(Infinity)),
  }) as fc.Arbitrary<DevicePosition>;
const situation = fc.record({
  me: fc.option(position(fc.constant('me'))),
  others: fc.uniqueArray(position(fc.constantFrom('a', 'b', 'c')), { selector: (one) => one.device }),
  decided: fc.array(fc.tuple(fc.nat(2), fc.constantFrom<PositionChoice>('followed', 'stayed'))),
});
const choices = (others: DevicePosition[], decided: [number, PositionChoice][]) =>
  new Map(decided.flatMap(([i, choice]) => (others[i] ? [[settledKey(others[i]), choice] as const] : [])));

test('the rule always returns the position of some device', () => {
  fc.assert(
    fc.property(situation, ({ me, others, decided }) => {
      const { open, other } = openingPosition(me, others, choices(others, decided));
      expect([me, null, ...others]).toContain(open);
      if (!other) return;
      expect(others).toContain(other.position);
      expect(open).toBe(other.followed ? other.position : me);
      if (!other.followed) expect(compareLocators(other.position.loc, me!.loc)).toBeLessThan(0);
    }),
    { numRuns: numRuns(1_000, 20_000) },
  );
});

test('another device never moves an open page; its position is offered at most once', () => {
  fc.assert(
    fc.property(situation, ({ me, others, decided }) => {
      const known = choices(others, decided);
      const offer = offerWhileOpen(me, others, known);
      if (!offer) return;
      expect(others).toContain(offer);
      expect(me === null || offer.ms > me.ms).toBe(true);
      for (const choice of ['followed', 'stayed'] as const) {
        const after = new Map([...known, [settledKey(offer), choice]]);
        expect(offerWhileOpen(me, others, after)).toBeNull();
      }
    }),
    { numRuns: numRuns(1_000, 20_000) },
  );
});

test('a device that is not the latest never decides where a book opens', () => {
  fc.assert(
    fc.property(situation, ({ me, others }) => {
      const { open } = openingPosition(me, others);
      const latest = Math.max(me?.ms ?? -1, ...others.map((one) => one.ms));
      if (open && open !== me) expect(open.ms).toBe(latest);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backTo, jumped, noWayBack, turned, wentBack, type WayBack } from './way-back.ts';

const at = (chapter: number, page: number) => ({ chapter, offset: page * 100, page });

test('a jump can be taken back', () => {
  const way = jumped(noWayBack, at(1, 5), false);
  expect(backTo(way)).toEqual(at(1, 5));
  expect(backTo(wentBack(way))).toBeNull();
});

test('looking at one search result after another leads back to where reading was', () => {
  const way = [at(2, 1), at(7, 3), at(9, 9)].reduce<WayBack>(
    (sofar, place) => jumped(sofar, place, false),
    jumped(noWayBack, at(1, 5), false),
  );
  expect(backTo(way)).toEqual(at(1, 5));
  expect(way.places).toHaveLength(1);
});

test('a chain of links leads back link by link', () => {
  const way = jumped(jumped(noWayBack, at(1, 5), true), at(4, 2), true);
  expect(backTo(way)).toEqual(at(4, 2));
  expect(backTo(wentBack(way))).toEqual(at(1, 5));
});

test('a place at which reading went on is worth coming back to', () => {
  const way = jumped(turned(jumped(noWayBack, at(1, 5), false)), at(4, 3), false);
  expect(way.places).toEqual([at(1, 5), at(4, 3)]);
});

test('whoever reads on has arrived', () => {
  let way = jumped(noWayBack, at(1, 5), false);
  for (let i = 0; i < 11; i++) way = turned(way);
  expect(backTo(way)).toEqual(at(1, 5));
  expect(turned(way)).toEqual(noWayBack);
});

test('however much is jumped, the ways back stay few and the last left place is never forgotten', () => {
  const step = fc.oneof(
    fc.constant('turn' as const),
    fc.record({ chapter: fc.nat(9), isLink: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let way = noWayBack;
      for (const one of steps) {
        if (one === 'turn') way = turned(way);
        else {
          const before = way;
          way = jumped(way, at(one.chapter, 1), one.isLink);
          expect(backTo(way)).toEqual(
            before.places.length > 0 && before.turns === 0 && !one.isLink
              ? backTo(before)
              : at(one.chapter, 1),
          );
        }
        expect(way.places.length).toBeLessThanOrEqual(20);
      }
    }),
  );
});

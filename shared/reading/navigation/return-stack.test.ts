import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  returnTarget,
  afterJump,
  emptyReturnStack,
  afterPageTurn,
  afterReturn,
  type ReturnStack,
} from './return-stack.ts';

const at = (chapter: number, page: number) => ({ chapter, offset: page * 100, page });

test('a jump can be taken back', () => {
  const way = afterJump(emptyReturnStack, at(1, 5), false);
  expect(returnTarget(way)).toEqual(at(1, 5));
  expect(returnTarget(afterReturn(way))).toBeNull();
});

test('after several search results the way back leads to where reading was', () => {
  const way = [at(2, 1), at(7, 3), at(9, 9)].reduce<ReturnStack>(
    (sofar, place) => afterJump(sofar, place, false),
    afterJump(emptyReturnStack, at(1, 5), false),
  );
  expect(returnTarget(way)).toEqual(at(1, 5));
  expect(way.places).toHaveLength(1);
});

test('a chain of links leads back link by link', () => {
  const way = afterJump(afterJump(emptyReturnStack, at(1, 5), true), at(4, 2), true);
  expect(returnTarget(way)).toEqual(at(4, 2));
  expect(returnTarget(afterReturn(way))).toEqual(at(1, 5));
});

test('a place where reading continued is kept as a way back', () => {
  const way = afterJump(afterPageTurn(afterJump(emptyReturnStack, at(1, 5), false)), at(4, 3), false);
  expect(way.places).toEqual([at(1, 5), at(4, 3)]);
});

test('a reader who reads on has arrived', () => {
  let way = afterJump(emptyReturnStack, at(1, 5), false);
  for (let i = 0; i < 11; i++) way = afterPageTurn(way);
  expect(returnTarget(way)).toEqual(at(1, 5));
  expect(afterPageTurn(way)).toEqual(emptyReturnStack);
});

test('after any number of jumps, the ways back stay few and include the last left place', () => {
  const step = fc.oneof(
    fc.constant('turn' as const),
    fc.record({ chapter: fc.nat(9), isLink: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let way = emptyReturnStack;
      for (const one of steps) {
        if (one === 'turn') way = afterPageTurn(way);
        else {
          const before = way;
          way = afterJump(way, at(one.chapter, 1), one.isLink);
          expect(returnTarget(way)).toEqual(
            before.places.length > 0 && before.turns === 0 && !one.isLink
              ? returnTarget(before)
              : at(one.chapter, 1),
          );
        }
        expect(way.places.length).toBeLessThanOrEqual(20);
      }
    }),
  );
});

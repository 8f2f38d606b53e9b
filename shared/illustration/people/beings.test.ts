import { expect, test } from 'vitest';
import { boundsOf } from '../drawing/path.ts';
import { drawBeing, type BeingBuild } from './beings.ts';

const bounds = (build: Partial<BeingBuild>) =>
  boundsOf(
    drawBeing({ pairs: 3, armPairs: 1, isMounted: false, hasSpear: false, ...build }).map(({ path }) => path),
  );

test('a being stands on the ground', () => {
  for (const build of [{}, { pairs: 5 }, { armPairs: 2 }, { armPairs: 2, isMounted: true }]) {
    expect(bounds(build).bottom).toBeGreaterThan(-0.05);
    expect(bounds(build).bottom).toBeLessThan(0.25);
  }
});

test('a rider is taller than a standing person, and a spear is longer than a man', () => {
  expect(bounds({ armPairs: 2, isMounted: true }).top).toBeLessThan(bounds({ armPairs: 2 }).top - 0.4);
  const { left, right } = bounds({ armPairs: 2, isMounted: true, hasSpear: true });
  expect(right - left).toBeGreaterThan(12);
});

test('each pair of limbs is drawn', () => {
  const drawn = [3, 4, 5].map(
    (pairs) =>
      drawBeing({ pairs, armPairs: 1, isMounted: false, hasSpear: false }).flatMap(({ path }) => path).length,
  );
  expect(drawn[0]).toBeLessThan(drawn[1]!);
  expect(drawn[1]).toBeLessThan(drawn[2]!);
});

test('rider and mount have different tones, and the leg hangs down the animal’s side', () => {
  const parts = drawBeing({ pairs: 3, armPairs: 2, isMounted: true, hasSpear: true });
  const barrel = parts.find(({ material }) => material === 'lining')!;
  const rider = parts.filter(({ material }) => material === 'ink');
  expect(rider.length).toBeGreaterThan(2);
  const legs = rider.map(({ path }) => boundsOf([path])).filter(({ bottom }) => bottom > -2.2);
  expect(legs.length).toBeGreaterThan(0);
  expect(boundsOf([barrel.path]).right).toBeGreaterThan(boundsOf(rider.map(({ path }) => path)).right);
});

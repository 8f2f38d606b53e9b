import { expect, test } from 'vitest';
import { points } from './points.ts';

test('points are read as pairs, in which a ! marks a corner, over as many lines as it takes', () => {
  expect(points`-.5,1! 0,.25
    12,-3`).toEqual([
    [-0.5, 1, 1],
    [0, 0.25],
    [12, -3],
  ]);
});

test('numbers in between keep their exact value', () => {
  expect(points`${0.1 + 0.2},1 ${-1e-9},2!`).toEqual([
    [0.1 + 0.2, 1],
    [-1e-9, 2, 1],
  ]);
});

import { expect, test } from 'vitest';
import { seeded } from '../../drawing/seeded.ts';
import { layOut, type Sized } from './layout.ts';

const TEAPOT: Sized = { wide: 0.3, tall: 0.18, isFlat: false };
const CUP: Sized = { wide: 0.17, tall: 0.09, isFlat: false };
const SPOON: Sized = { wide: 0.24, tall: 0.05, isFlat: true };
const LETTER: Sized = { wide: 0.26, tall: 0.1, isFlat: true };
const BOTTLE: Sized = { wide: 0.086, tall: 0.31, isFlat: false };

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

test('cups stand before their teapot and spoons lie before the cups', () => {
  for (const seed of SEEDS) {
    const { places } = layOut([SPOON, TEAPOT, CUP, CUP, CUP, SPOON], seeded(seed));
    const [spoon, teapot, ...cups] = places.slice(0, 5).map(({ foot }) => foot);
    expect(Math.min(...cups)).toBeGreaterThan(teapot!);
    expect(spoon).toBeGreaterThan(Math.max(...cups));
  }
});

test('everything stands on the table, and a letter lies wholly on it', () => {
  for (const group of [[LETTER], [BOTTLE], [BOTTLE, TEAPOT, CUP], [SPOON, LETTER], [TEAPOT, CUP, SPOON]])
    for (const seed of SEEDS) {
      const { places, back, edge } = layOut(group, seeded(seed));
      for (const [i, { foot, scale }] of places.entries()) {
        const { tall, isFlat } = group[i]!;
        expect(isFlat ? foot - tall * scale : foot).toBeGreaterThan(back);
        expect(foot).toBeLessThan(edge);
      }
    }
});

test('a group fills the picture, whether high or low, and stays within it', () => {
  for (const group of [[TEAPOT, CUP, CUP], [SPOON, LETTER], [BOTTLE, TEAPOT], [LETTER], [BOTTLE]])
    for (const seed of SEEDS) {
      const { places } = layOut(group, seeded(seed));
      const left = Math.min(...places.map(({ x, scale }, i) => x - (group[i]!.wide * scale) / 2));
      const right = Math.max(...places.map(({ x, scale }, i) => x + (group[i]!.wide * scale) / 2));
      const top = Math.min(...places.map(({ foot, scale }, i) => foot - group[i]!.tall * scale));
      const bottom = Math.max(...places.map(({ foot }) => foot));
      expect(Math.max((right - left) / 1024, (bottom - top) / 768)).toBeGreaterThan(0.5);
      expect(left).toBeGreaterThan(90);
      expect(right).toBeLessThan(1024 - 90);
      expect(top).toBeGreaterThan(110);
    }
});

test('nothing hides another: of what stands behind more than half is seen', () => {
  for (const seed of SEEDS) {
    const group = [BOTTLE, { wide: 0.36, tall: 0.17, isFlat: false }];
    const { places } = layOut(group, seeded(seed));
    const [bottle, loaf] = places;
    const hidden = group[1]!.tall * loaf!.scale - (loaf!.foot - bottle!.foot);
    expect(hidden / (group[0]!.tall * bottle!.scale)).toBeLessThan(0.5);
  }
});

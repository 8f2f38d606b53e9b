import { describe, expect, test } from 'vitest';
import { area, boundsOf } from '../drawing/path.ts';
import { seeded } from '../drawing/seeded.ts';
import { ALL_MOTIFS, SUBJECTS } from './all-motifs.ts';
import { BUILDING_NAMES, HOME_NAMES } from './building-names.ts';
import { BUILDING_MOTIFS } from './buildings.ts';
import { HOMES } from './homes.ts';
import type { Motif, Part } from './motif.ts';
import { RARE_NAMES } from './rare-names.ts';
import { RARE_MOTIFS } from './rare.ts';

const SEEDS = ['a', 'b', 'c'];
/** All outlines of one drawing together. */
const POINTS_MAX = 20_000;

const numbers = (parts: readonly Part[]) => parts.flatMap(({ path }) => path.flat());

const boundsOfParts = (parts: readonly Part[]) => boundsOf(parts.map(({ path }) => path));

describe.each([...ALL_MOTIFS])('%s', (name, { draw, height, width, support, anchors = {} }: Motif) => {
  const drawings = SEEDS.map((seed) => draw(seeded(name, seed), { isLit: true }));
  // Plants are never the same width twice.
  const tolerance = JSON.stringify(drawings[0]) === JSON.stringify(drawings[1]) ? 0.04 : 0.3;

  test('has its stated height and width', () => {
    for (const { left, right, top } of drawings.map(boundsOfParts)) {
      const drawn = `drawn ${(-top).toPrecision(3)} m tall and ${(right - left).toPrecision(3)} m wide`;
      expect(Math.abs(-top / height - 1), drawn).toBeLessThan(Math.min(tolerance, 0.12));
      expect(Math.abs((right - left) / width - 1), drawn).toBeLessThan(tolerance);
    }
  });

  test('stands on its base line', () => {
    for (const { bottom: foot } of drawings.map(boundsOfParts)) {
      expect(foot).toBeLessThan(0.05 * height + 0.03);
      // Birds and a galloping horse are in the air; hanging things may hang away from their line.
      const isBorne = support === 'ground' || support === 'table' || support === 'water';
      if (isBorne)
        expect(foot).toBeGreaterThan(
          ['horse galloping', 'horse ridden hard'].includes(name) ? -0.11 : -0.02 * height - 0.006,
        );
    }
  });

  test('has sound outlines, the same ones for the same seed', () => {
    for (const [i, drawn] of drawings.entries()) {
      expect(draw(seeded(name, SEEDS[i]!), { isLit: true })).toEqual(drawn);
      expect(numbers(drawn).every(Number.isFinite)).toBe(true);
      // Holes lie within the outline they are cut from.
      for (const { path } of drawn)
        expect(path.map(area).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    }
  });

  test('consists of few points', () => {
    for (const drawn of drawings) expect(numbers(drawn).length / 2).toBeLessThan(POINTS_MAX);
  });

  test('has its anchors within its bounds', () => {
    const { left, right, top, bottom: foot } = boundsOfParts(drawings[0]!);
    const [slackX, slackY] = [0.12 * width, 0.06 * height];
    for (const [anchor, { x, y }] of Object.entries(anchors)) {
      // A person who plays or writes sits in front of it.
      if (anchor !== 'seat') {
        expect(x).toBeGreaterThan(left - slackX);
        expect(x).toBeLessThan(right + slackX);
      }
      expect(y).toBeGreaterThan(top - slackY);
      expect(y).toBeLessThan(foot + slackY);
    }
  });
});

test('motif names are unique', () => {
  expect(ALL_MOTIFS.size).toBe(SUBJECTS.reduce((sum, subject) => sum + Object.keys(subject).length, 0));
});

test('buildings are fetched by their names', () => {
  expect([...BUILDING_MOTIFS.keys()].sort()).toEqual([...BUILDING_NAMES].sort());
  expect(Object.keys(HOMES).sort()).toEqual([...HOME_NAMES].sort());
});

test('other motifs are fetched by their names', () => {
  expect([...RARE_NAMES].sort()).toEqual([...RARE_MOTIFS.keys()].sort());
});

test('companions of a motif are motifs', () => {
  for (const { beside = [] } of ALL_MOTIFS.values())
    for (const name of beside) expect([...ALL_MOTIFS.keys()]).toContain(name);
});

test('house lamps are lit at night, not by day', () => {
  const house = ALL_MOTIFS.get('manor')!;
  const lights = (isLit: boolean) =>
    house.draw(seeded('night'), { isLit }).filter(({ material }) => material === 'light').length;
  expect(lights(true)).toBeGreaterThan(2);
  expect(lights(false)).toBe(0);
});

test('trees of the same kind differ', () => {
  const { draw } = ALL_MOTIFS.get('leafy tree')!;
  expect(draw(seeded(1), {})).not.toEqual(draw(seeded(2), {}));
});

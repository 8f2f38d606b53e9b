import { describe, expect, test, vi } from 'vitest';
import { seeded } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import { read } from '../../testing/read-passage.ts';
import { compose } from '../compose.ts';
import { motifOf } from '../motif-of.ts';
import { seriesOf, skyPalette } from '../palette.ts';
import { isCourt } from '../terrain/named-aside.ts';
import { isBarren } from '../terrain/relief-of.ts';
import { terrainOf } from '../terrain/terrain.ts';
import { createCanvas } from '../canvas.ts';
import { withImpliedHouse, withShade } from './placing/implied-things.ts';
import { skyOf } from './sky-outdoors.ts';
import { viewOf, viewpointsFor } from './viewpoint.ts';

const at = { bookId: 'book', seed: 'one', take: 0 };
const drawn = (text: string, type: 'location' | 'atmosphere' = 'location') =>
  compose(read(text, type), at).drawn.map(({ what }) => what);
describe('a place with its own form', () => {
  test('has a terrace before the house, with urns', () => {
    expect(drawn('A terrace ran along the front of the house, with vases on its balustrade.')).toEqual(
      expect.arrayContaining(['house', 'terrace', 'vase']),
    );
  });

  test('has wattle fences on both sides of a village lane', () => {
    const text = 'По обе стороны улицы тянулся плетень, за ним лежали огороды.';
    expect(terrainOf(read(text)).isLane).toBe(true);
    expect(drawn(text)).toEqual(expect.arrayContaining(['wattle fence', 'street']));
    expect(terrainOf(read('Плетень окружал двор избы.')).isLane).toBeUndefined();
  });

  test('is a court where rows of windows look down from its walls', () => {
    const scene = read('The court was closed in by high walls with rows of windows.');
    expect(isCourt(scene)).toBe(true);
    expect(terrainOf(scene).special).toBe('street');
    expect(viewpointsFor(scene, terrainOf(scene))).not.toContain('window');
    expect(isCourt(read('The hens of the yard scratched at the foot of the wall.'))).toBe(false);
  });

  test('is bare where there is only dust, under two moons', () => {
    const scene = read('It was a plain of red dust, and two moons hung in the sky.');
    const terrain = terrainOf(scene);
    expect(isBarren(scene, { ...terrain, ground: 'grass' })).toBe(true);
    expect(terrain).toMatchObject({ ground: 'sand', frames: [] });
    const canvas = createCanvas('moons');
    const sky = skyOf(scene, terrain, viewOf(scene, terrain, canvas.random), canvas);
    expect(sky.hasTwoMoons).toBe(true);
    expect(terrainOf(read('The dust of the road lay on the hedges.')).ground).not.toBe('sand');
  });

  test('is a swamp among trees, and water where only the swamp is named', () => {
    expect(drawn('The red water of the swamp lay between the tall pines of the wood.')).not.toContain('path');
    expect(terrainOf(read('The waters of the swamp were dull and red.')).water).toBe('river');
    expect(skyPalette(read('The swamp lay still.'), seriesOf('book')).isDark).toBe(false);
  });

  test('is a ruin where broken arches are left of an abbey, and no church beside it', () => {
    const scene = read('Of the abbey only a gable was left, and a few broken arches.');
    const abbey = scene.things.find(({ what }) => what === 'monastery')!;
    expect(motifOf(abbey, scene, seeded('abbey'))?.name).toBe('ruin');
    const church = vi.spyOn(MOTIFS.get('church with a spire')!, 'draw');
    compose(scene, at);
    expect(church).not.toHaveBeenCalled();
    church.mockRestore();
  });

  test('has a lodge of stone at its gates', () => {
    const scene = read('By the gates of the park stood the lodge.');
    const lodge = scene.things.find(({ what }) => what === 'hut')!;
    expect(motifOf(lodge, scene, seeded('lodge'))?.name).toMatch(/cottage/u);
  });
});

test('mist in the valleys leaves the hills above it', () => {
  expect(
    terrainOf(read('The mist lay in the valleys, and the tops of the hills rose out of it.', 'atmosphere'))
      .relief,
  ).toBe('downs');
});

test('a comet is in the sky, and puddles are on the road', () => {
  expect(drawn('The comet hung among the stars above the dark town.', 'atmosphere')).toContain('comet');
  const road = 'The road ran over the hills, full of puddles.';
  expect(drawn(road)).toContain('puddle');
});

test('a night without a star has none, and no moon, and a low sun is near the horizon', () => {
  const skyIn = (text: string) => {
    const scene = read(text, 'atmosphere');
    const canvas = createCanvas('sky');
    const terrain = terrainOf(scene);
    const view = viewOf(scene, terrain, canvas.random);
    return { ...skyOf(scene, terrain, view, canvas), horizon: view.horizon };
  };
  expect(skyIn('It was a black night without a star, and a window shone in the farm.')).toMatchObject({
    disc: null,
    hasStars: false,
  });
  expect(skyIn('It was night, and a window shone in the farm.').hasStars).toBe(true);
  // Where a fire gives the light, no moon is made up.
  expect(skyIn('It was night on the heath, and the campfire was burning low.').disc).toBeNull();
  expect(skyIn('It was night on the heath, and the moon shone on the campfire.').disc).toBe('moon');
  const { y, horizon } = skyIn('The low red sun hung over the snow of the field.');
  expect(horizon - y).toBeLessThan(100);
});

test('light falls out of an open door on the ground before it', () => {
  const text = 'The door of the hut flew open, and a flood of light fell on the black trees.';
  const { layers } = compose(read(text, 'atmosphere'), at).picture;
  const warm = layers.flatMap(({ shapes }) => shapes.filter(({ opacity }) => opacity === 0.13));
  expect(warm.length).toBeGreaterThanOrEqual(3);
});

test('who stands at that door is seen against its light', () => {
  const scene = read(
    'A boy stood before the old hut in the wood. Its door flew open, and a flood of light fell on the black trees.',
    'atmosphere',
  );
  expect(scene.light?.value).toBe('doorway');
  const { layers } = compose(scene, at).picture;
  // The beam lies by itself, or the house would stand in front of people because of its light on the ground.
  const beam = layers.find(({ shapes }) => shapes.some(({ opacity }) => opacity === 0.13));
  expect(beam?.shapes.every(({ opacity }) => opacity === 0.13)).toBe(true);
});

test('many roofs seen with fences have as many houses under them, and a seat its shade', () => {
  const scene = read('Снег лежал на крышах, на заборах и на ветках берёз, из труб поднимался дым.');
  expect(terrainOf(scene).special).toBeUndefined();
  expect(withImpliedHouse(scene).things.find(({ what }) => what === 'house')?.count).toBe('many');
  const seat = read('There was a garden seat, and it was a hot day.', 'atmosphere');
  expect(withShade(seat).things.map(({ what }) => what)).toContain('tree');
  const limes = read('There was a garden seat under the limes.', 'atmosphere');
  expect(withShade(limes)).toBe(limes);
});

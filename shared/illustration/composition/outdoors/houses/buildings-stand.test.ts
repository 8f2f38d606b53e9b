import { describe, expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { known, passage, scene } from '../../../testing/scenes.ts';
import { boxOf } from '../../canvas.ts';
import { compose } from '../../compose.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { motifOf } from '../../motif-of.ts';
import { areWindowsLit } from './clustered-houses.ts';

const at = { bookId: 'book', seed: 'passage', take: 0 };
const read = (text: string) => readScene(passage(text));
/** The bright edge of things in the middle distance. */
const RIM_OF_MIDDLE = 0.45;

describe('windows are lit', () => {
  const house = { qualities: [] as string[] };
  test('if the passage says so, and after dark in inhabited houses', () => {
    expect(areWindowsLit({ scene: scene() }, { qualities: ['lit'] })).toBe(true);
    expect(areWindowsLit({ scene: scene({ time: known('night') }) }, house)).toBe(true);
  });

  test('but not by day, in stated darkness, or in uninhabited houses', () => {
    expect(areWindowsLit({ scene: scene({ time: known('sunset') }) }, house)).toBe(false);
    expect(areWindowsLit({ scene: scene({ time: known('night'), light: known('dark') }) }, house)).toBe(
      false,
    );
    expect(areWindowsLit({ scene: scene({ time: known('night') }) }, { qualities: ['ruined'] })).toBe(false);
  });
});

test('houses of a village have different sizes and do not touch', () => {
  for (let take = 0; take < 6; take++) {
    const { layers } = compose(
      read('Low cottages were scattered over the valley, and a stream ran between them.'),
      { ...at, take },
    ).picture;
    const houses = layers.filter(({ rim, fade }) => rim === RIM_OF_MIDDLE && !fade);
    expect(houses.length).toBeGreaterThan(1);
    const { left, right } = boxOf(houses.flatMap(({ shapes }) => shapes));
    expect(right - left).toBeGreaterThan(520);
  }
});

test('a castle on its rock rises above the land, and the rock is listed once', () => {
  const { drawn } = compose(read('High upon its rock above the river stood the castle.'), at);
  expect(drawn.filter(({ what }) => what === 'rock')).toHaveLength(1);
});

test('of many castles on their cliffs one is drawn on its own', () => {
  const { drawn } = compose(
    read('Castles stood on the edges of cliffs, and the river ran beneath them.'),
    at,
  );
  expect(drawn.map(({ what }) => what)).toEqual(expect.arrayContaining(['castle', 'cliff', 'river']));
});

test('no tower is cropped by the edge of the picture', () => {
  for (let take = 0; take < 6; take++) {
    const { layers } = compose(
      read('Twin towers, ancient and crenelated, rose above the front of the old house in the park.'),
      { ...at, take },
    ).picture;
    const built = layers.filter(({ rim, fade }) => rim === RIM_OF_MIDDLE && !fade);
    expect(Math.min(...built.map(({ shapes }) => boxOf(shapes).top))).toBeGreaterThan(90);
  }
});

test('a roof in the rain has its house, and a portrait that hangs alone is painted', () => {
  const drawn = (text: string) => compose(read(text), at);
  expect(
    drawn('Rain fell on the wooden roof, and a barrel stood beside the fence.').drawn.map(({ what }) => what),
  ).toContain('house');
  expect(drawn('Above the chair hung a portrait of Anna in a gold frame.').template).toMatch(/^painting/);
});

test('a wooden house in a town is not a row of houses, and the railing of a raft is not a fence', () => {
  const shown = read('Из дверей оранжевого деревянного дома в городе вышла дама.');
  const house = shown.things.find(({ what }) => what === 'house')!;
  expect(motifOf(house, shown, seeded('house'))?.name).toBe('izba');
  const { drawn } = compose(
    readScene(passage('He stood leaning on the railing of the raft on the river.', { type: 'character' })),
    at,
  );
  expect(drawn.map(({ what }) => what)).toContain('raft');
});

import { expect, test } from 'vitest';
import { seeded } from '../../drawing/seeded.ts';
import type { RoomFeature } from '../../setting.ts';
import { boundsOf } from '../../drawing/path.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage } from '../../testing/scenes.ts';
import { compose } from '../compose.ts';
import { WIDTH } from '../canvas.ts';
import { roomPalette, seriesOf } from '../palette.ts';
import { roomOf } from '../room/room-shell.ts';
import { wallDecay } from '../room/wall-decay.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);
const kinds = (text: string) => SEEDS.map((seed) => roomOf(readScene(passage(text)), seriesOf('book'), seed));
const layers = (text: string, seed: string) =>
  compose(readScene(passage(text)), { bookId: 'book', seed, take: 0 }).picture.layers;

test('a room in decay is a poor one, and its finish is what decays', () => {
  for (const { decor } of kinds('The wallpaper of the parlour hung in strips; there was a sofa.')) {
    expect(['lodging', 'cottage']).toContain(decor.style);
    expect(['sprigs', 'damask', 'stripes', 'fine stripes', 'trellis']).toContain(decor.finish);
  }
});

test('what time has done to a wall is drawn over its finish', () => {
  const palette = roomPalette(readScene(passage('A room.')), seriesOf('book'), ['#3a3d30', '#b0ad88'], false);
  const drawn = (features: readonly RoomFeature[]) =>
    wallDecay(features, { palette, random: seeded('wall'), foot: 560, top: 48 });
  expect(drawn(['low', 'round'])).toEqual([]);
  for (const feature of ['peeling', 'cracked', 'stained', 'sooty'] as const)
    expect(drawn([feature]).length).toBeGreaterThan(8);
});

test('windows that reach the floor do so, and several of them stand in a row', () => {
  for (const { decor } of kinds('In the parlour were three French windows and a piano.'))
    expect(decor.window).toBe('to the floor');
});

test('under a sloping ceiling the roof comes down at both sides', () => {
  for (const seed of SEEDS) {
    const roof = layers('The ceiling of the garret sloped down to the bed.', seed)
      .filter(({ haze }) => haze?.from === 120)
      .map(({ shapes }) => boundsOf(shapes.flatMap(({ path }) => [path])));
    expect(roof.some(({ left }) => left < 0)).toBe(true);
    expect(roof.some(({ right }) => right > WIDTH)).toBe(true);
  }
});

test('dust hangs in the light of a window, and a waxed floor mirrors it', () => {
  for (const seed of SEEDS) {
    const motes = (text: string) =>
      layers(text, seed).filter(({ shapes }) => shapes.some(({ path }) => path.length === 130));
    expect(motes('In the parlour was a window and a chair.')).toEqual([]);
    expect(motes('In the parlour was a window and a chair. The dust lay thick.')).toHaveLength(1);
    expect(
      layers('In the parlour was a window and a chair on the shining floor.', seed).length,
    ).toBeGreaterThan(layers('In the parlour was a window and a chair on the wide floor.', seed).length);
  }
});

test('paper peels in a corridor as well', () => {
  for (const seed of SEEDS)
    expect(layers('Paper hung in strips from the walls of the corridor.', seed).length).toBeGreaterThan(
      layers('The walls of the corridor were long and dark.', seed).length,
    );
});

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../drawing/seeded.ts';
import { MOTIFS } from '../../../motifs/library.ts';
import { read } from '../../../testing/read-passage.ts';
import { scene } from '../../../testing/scenes.ts';
import { shapesOf } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { compose } from '../../compose.ts';
import { seriesOf, skyPalette } from '../../palette.ts';
import { terrainOf } from '../../terrain/terrain.ts';
import { isSnowLaden, underSnow } from '../far/snow-laden.ts';
import { isCarpeted } from '../near/fallen-leaves.ts';
import { wallsOf } from './covered-walls.ts';

const at = { bookId: 'book', seed: 'one', take: 0 };
const drawn = (text: string) => compose(read(text), at).drawn.map(({ what }) => what);
const ringsOf = (text: string) =>
  compose(read(text), at).picture.layers.reduce(
    (sum, { shapes }) => sum + shapes.reduce((count, { path }) => count + path.length, 0),
    0,
  );

describe('what grows over a house', () => {
  test('is on its walls, and not over its windows or its roof', () => {
    const palette = skyPalette(scene(), seriesOf('book'));
    const parts = MOTIFS.get('house')!.draw(seeded('walls'), {});
    const size = 20;
    const shapes = shapesOf(parts, { x: 0, y: 0, scale: size }, coloursAt(palette, 0.1));
    const { openings, isWall, box } = wallsOf(parts, shapes, size);
    expect(openings.length).toBeGreaterThan(4);
    for (const { left, right, top, bottom } of openings)
      expect(isWall((left + right) / 2, (top + bottom) / 2)).toBe(false);
    const walls = Array.from({ length: 400 }, (_, i) => {
      const x = box.left + ((box.right - box.left) * (i % 20)) / 20;
      return isWall(x, box.bottom - ((box.bottom - box.top) * (i - (i % 20))) / 400);
    });
    expect(walls.filter(Boolean).length).toBeGreaterThan(60);
    expect(isWall((box.left + box.right) / 2, box.top + 2)).toBe(false);
  });

  test.each([
    ['The whole front of the old house was covered with ivy up to the eaves.', 'ivy'],
    ['Roses climbed over the walls of the white cottage and smothered its porch.', 'rose'],
    ['The wall of the garden was overgrown with scarlet creepers.', 'ivy'],
  ])('covers it: %s', (text, what) => {
    expect(drawn(text)).toContain(what);
    const bare = text.replace(/\bivy|roses|creepers\b/giu, 'dust');
    expect(ringsOf(text)).toBeGreaterThan(ringsOf(bare) + 400);
  });

  test('is moss on the roof that is named with it', () => {
    expect(drawn('The roof of the old barn was green with moss.')).toEqual(
      expect.arrayContaining(['barn', 'moss']),
    );
  });
});

test('snow lies on roofs wherever it lies on the ground', () => {
  const winter = read('Snow lay on the roofs of the village.');
  const stage = { scene: winter, terrain: terrainOf(winter), palette: skyPalette(winter, seriesOf('book')) };
  expect(isSnowLaden(stage)).toBe(true);
  expect(underSnow(stage, { roof: '#302c30' }, 0).roof).not.toBe('#302c30');
  const summer = read('The roofs of the village were red.');
  const dry = { scene: summer, terrain: terrainOf(summer), palette: stage.palette };
  expect(isSnowLaden(dry)).toBe(false);
  expect(underSnow(dry, { roof: '#302c30' }, 0).roof).toBe('#302c30');
});

test('fallen leaves lie on the ground, and those on the trees do not', () => {
  expect(isCarpeted(read('The path of the park lay deep in fallen leaves.'))).toBe(true);
  expect(isCarpeted(read('The leaves of the trees in the park were red.'))).toBe(false);
});

test('a house has its own roof, and the walls of a church close no garden off', () => {
  expect(drawn('Snow lay on the roofs and fences, and smoke rose from the chimneys.')).toContain('roof');
  expect(
    terrainOf(read('The walls were grey with lichen in the churchyard, among the graves.')).isWalled,
  ).toBe(undefined);
});

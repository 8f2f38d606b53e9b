import { expect, test } from 'vitest';
import { readScene } from '../../../reading/read-scene.ts';
import { passage } from '../../../testing/scenes.ts';
import { boxOf, createCanvas } from '../../canvas.ts';
import { waySection, windingWay } from '../../land-and-sky/land.ts';
import { seriesOf, skyPalette } from '../../palette.ts';
import { terrainOf } from '../../terrain/terrain.ts';
import { drawBankPlants, drawBanks } from './banks.ts';
import type { Stage } from '../stage.ts';

const [TOP, BOTTOM] = [420, 700];

/** The box of the water, and the layers drawn along it. */
function banksOf(text: string) {
  const scene = readScene(passage(text, { type: 'location' }));
  const canvas = createCanvas('banks');
  const palette = skyPalette(scene, seriesOf('book'));
  const stage = { scene, canvas, palette, terrain: terrainOf(scene) } as Stage;
  const way = windingWay(canvas.random, { x: 560, y: 788, half: 120 }, { x: 520, y: 400, half: 3 });
  drawBanks(stage, way, TOP, BOTTOM);
  drawBankPlants(stage, way, TOP, BOTTOM);
  const water = boxOf([{ path: waySection(way, TOP, BOTTOM) }]);
  return { water, layers: canvas.layers };
}

test('the bed of a stream shows on both sides of the water, and grass grows along it', () => {
  const { water, layers } = banksOf('A clear stream wound through the green meadow.');
  expect(layers).toHaveLength(2);
  const bed = boxOf(layers[0]!.shapes);
  expect(bed.left).toBeLessThan(water.left - 1);
  expect(bed.right).toBeGreaterThan(water.right + 1);
});

test('nothing grows along a stream in the snow', () => {
  expect(banksOf('It was winter; a brook ran through the deep snow.').layers).toHaveLength(1);
});

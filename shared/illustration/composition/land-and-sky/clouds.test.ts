import { expect, test } from 'vitest';
import { luminance } from '../../drawing/colour.ts';
import { readScene } from '../../reading/read-scene.ts';
import { passage, scene } from '../../testing/scenes.ts';
import { boxOf, createCanvas } from '../canvas.ts';
import { compose } from '../compose.ts';
import { CLOUDS, drawClouds, type Clouds } from './clouds.ts';
import { seriesOf, skyPalette } from '../palette.ts';

const palette = skyPalette(scene(), seriesOf('book'));
const HORIZON = 540;
const drawn = (kind: Clouds, seed: number, cloudColour?: string) => {
  const canvas = createCanvas('clouds', seed);
  drawClouds(canvas, palette, kind, { x: 640, y: 400, horizon: HORIZON, cloudColour });
  return canvas.layers;
};

test('clouds hang in the sky, each longer than it is high', () => {
  for (const kind of CLOUDS) {
    for (let seed = 0; seed < 12; seed++) {
      const layers = drawn(kind, seed);
      expect(layers.length > 0, kind).toBe(kind !== 'none');
      for (const { shapes } of layers) {
        const { left, right, top, bottom } = boxOf(shapes);
        expect(bottom, kind).toBeLessThan(HORIZON + 40);
        // Wisps are many, each thin.
        if (kind !== 'wisps') expect(right - left, kind).toBeGreaterThan(1.5 * (bottom - top));
      }
    }
  }
});

test('a cloud has its stated colour and is lit by its sky', () => {
  const [layer] = drawn('heaps', 1, '#d9a520');
  const { colour } = layer!.shapes[0]!;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  expect(red).toBeGreaterThan(blue + 40);
  expect(green).toBeGreaterThan(blue);
  expect(luminance(colour)).toBeGreaterThan(0.7);
});

test('the foot of a heaped cloud is lost in the sky, not cut off', () => {
  for (const { shapes, fade } of drawn('heaps', 3)) {
    const { top, bottom } = boxOf(shapes);
    expect(fade!.from).toBeGreaterThan(top);
    expect(fade!.to).toBeLessThanOrEqual(bottom + 2);
  }
});

test('the sun has the colour that the passage states', () => {
  const colours = (text: string) =>
    compose(readScene(passage(text, { type: 'atmosphere' })), {
      bookId: 'book',
      seed: 'passage',
      take: 0,
    }).picture.layers.flatMap(({ shapes }) => shapes.map(({ colour }) => colour));
  const isRed = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    return r > 160 && g < 110 && b < 110;
  };
  expect(colours('Солнце, красное, висело над снежным полем.').some(isRed)).toBe(true);
  expect(colours('Солнце висело над снежным полем.').some(isRed)).toBe(false);
});

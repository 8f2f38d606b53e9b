import { expect, test } from 'vitest';
import { rectangle } from '../../../drawing/path.ts';
import type { SceneThing } from '../../../scene.ts';
import { boxOf, filled } from '../../canvas.ts';
import { standBehindBuildings } from './behind-buildings.ts';

const thing = (what: string): SceneThing => ({ what, words: [], certainty: 1, weight: 0.5, qualities: [] });
const standing = (what: string, scale: number, x: number, foot: number) => ({
  thing: thing(what),
  scale,
  shapes: [filled('#000000', rectangle(x, foot - 100, 60, 100))],
});

test('a tree behind a house stands on the ground behind it, whatever the slope', () => {
  const house = standing('house', 17.3, 400, 520);
  const [behind, before, beside] = [
    standing('willow tree', 17.2, 410, 546),
    standing('willow tree', 32, 410, 560),
    standing('willow tree', 17.2, 700, 546),
  ];
  standBehindBuildings({ standing: [behind, before, beside, house] });
  expect([behind, before, beside].map(({ shapes }) => boxOf(shapes).bottom)).toEqual([514, 560, 546]);
});

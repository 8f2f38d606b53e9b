import { mix } from '../../../drawing/colour.ts';
import type { Shape } from '../../../drawing/layer.ts';
import {
  ellipse,
  outline,
  pointAt,
  polygon,
  rectangle,
  type Path,
  type Point,
} from '../../../drawing/path.ts';
import { filled, translucent } from '../../canvas.ts';
import { toneAt } from '../../palette.ts';
import { depthAt, type PlacedBuilding, type Stage } from '../stage.ts';

/** A great house has its terrace in front of it; a small one of wood is a veranda, and part of the house. */
export const hasTerrace = ({ scene }: Stage, name: string): boolean =>
  scene.things.some(
    ({ what, certainty, count }) => what === 'terrace' && certainty >= 0.5 && count !== 'many',
  ) &&
  !/izba|cottage|hut|farmhouse|inn/u.test(name) &&
  (scene.region !== 'east' || scene.things.some(({ what }) => what === 'vase' || what === 'steps'));

/** The heights, in metres: of the wall that holds the terrace, and of its balustrade; how deep the terrace looks from below. */
const [WALL, RAIL, FLOOR] = [1.25, 0.95, 0.5];

/** A terrace along the front of a house: a wall, a balustrade with urns on its piers, and broad steps down to the grass. */
export function terraceOf(stage: Stage, { box, x, foot, size }: PlacedBuilding): Shape[] {
  const { scene, palette } = stage;
  const wide = (box.right - box.left) * size;
  const half = Math.min(wide * 0.72, 430);
  const [from, to] = [x - half, x + half];
  const edge = foot + FLOOR * size;
  const low = edge + WALL * size;
  const depth = Math.max(0.1, depthAt(size * (130 / stage.view.scale)) * 0.6);
  const stone = mix(toneAt(palette, 0.5 + depth * 0.3), '#cdbf9f', palette.isDark ? 0.12 : 0.46);
  const shade = mix(stone, palette.ink, 0.34);
  const lit = mix(stone, palette.light, palette.isDark ? 0.08 : 0.3);
  const stair = 1.7 * size;
  const balusters: Path[number][] = [];
  const tops: Path[number][] = [];
  const piers: Path[number][] = [];
  const urns: Path[number][] = [];
  const plants: Path[number][] = [];
  const pier = (u: number) => {
    const w = 0.26 * size;
    piers.push(rectangle(u - w, edge - (RAIL + 0.12) * size, w * 2, (RAIL + 0.12 + WALL) * size));
    tops.push(rectangle(u - w * 1.3, edge - (RAIL + 0.2) * size, w * 2.6, 0.12 * size));
    urns.push(urn(u, edge - (RAIL + 0.2) * size, size * 0.42));
    if (
      scene.things.some(
        ({ what }) => what === 'flowers' || what === 'rose' || what === 'potted plant' || what === 'garden',
      )
    )
      for (let k = 0; k < 7; k++)
        plants.push(
          ellipse(
            u + Math.cos(k * 2.4) * size * 0.34,
            edge - (RAIL + 1.2 + 0.14 * (k % 3)) * size,
            size * 0.2,
            size * 0.18,
          ),
        );
  };
  for (const [a, b] of [
    [from, x - stair],
    [x + stair, to],
  ] as const) {
    const step = 0.34 * size;
    for (let u = a + step; u < b - step * 0.5; u += step)
      balusters.push(baluster(u, edge, size * RAIL * 0.86));
    tops.push(
      rectangle(a, edge - RAIL * size, b - a, 0.17 * size),
      rectangle(a, edge - 0.1 * size, b - a, 0.16 * size),
    );
    const count = Math.max(1, Math.round((b - a) / (4.6 * size)));
    for (let k = 0; k <= count; k++) pier(a + ((b - a) * k) / count);
  }
  const treads = Array.from({ length: 7 }, (_, k) => {
    const y = edge + ((low + 0.2 * size - edge) * k) / 7;
    const w = stair * (1 + k * 0.045);
    return { y, w, tall: (low + 0.2 * size - edge) / 7 };
  });
  return [
    // The floor of the terrace, and the wall under it.
    filled(
      mix(stone, palette.light, 0.16),
      polygon([
        [from + half * 0.06, foot - 2],
        [to - half * 0.06, foot - 2],
        [to, edge],
        [from, edge],
      ]),
    ),
    filled(stone, rectangle(from, edge, to - from, low - edge + 4)),
    translucent(palette.ink, 0.12, ...courses(from, to, edge, low, size)),
    filled(shade, ...balusters),
    filled(stone, ...piers),
    filled(lit, ...tops),
    ...treads.flatMap(({ y, w, tall }) => [
      filled(mix(stone, palette.ink, 0.22), rectangle(x - w, y, w * 2, tall + 1)),
      filled(lit, rectangle(x - w, y, w * 2, tall * 0.42)),
    ]),
    filled(mix(stone, palette.ink, 0.16), ...urns),
    filled(mix(toneAt(palette, 0.2), palette.leaf ?? '#5d7444', palette.isDark ? 0.1 : 0.5), ...plants),
  ];
}

/** A turned baluster. */
const baluster = (x: number, foot: number, tall: number): Path[number] => {
  const w = tall * 0.13;
  return outline([
    [x - w, foot, 1],
    [x - w * 0.5, foot - tall * 0.14],
    [x - w * 1.1, foot - tall * 0.34],
    [x - w * 0.4, foot - tall * 0.72],
    [x - w * 0.9, foot - tall, 1],
    [x + w * 0.9, foot - tall, 1],
    [x + w * 0.4, foot - tall * 0.72],
    [x + w * 1.1, foot - tall * 0.34],
    [x + w * 0.5, foot - tall * 0.14],
    [x + w, foot, 1],
  ]);
};

/** An urn on its foot. @param unit a third of its height, in pixels */
const urn = (x: number, foot: number, unit: number): Path[number] => {
  const right: Point[] = [
    [0.5, 0, 1],
    [0.46, 0.24, 1],
    [0.16, 0.42],
    [0.2, 0.62],
    [0.74, 1.2],
    [0.7, 1.7],
    [0.52, 1.9],
    [0.78, 2.2, 1],
  ];
  return outline([
    ...right.map(([u, v, corner]) => pointAt([x + u * unit, foot - v * unit], corner === 1)),
    ...[...right].reverse().map(([u, v, corner]) => pointAt([x - u * unit, foot - v * unit], corner === 1)),
  ]);
};

const courses = (from: number, to: number, top: number, bottom: number, size: number): Path => {
  const rings: Path[number][] = [];
  for (let k = 1; k < 4; k++) {
    const y = top + ((bottom - top) * k) / 4;
    rings.push(rectangle(from, y, to - from, 0.9));
    for (let u = from + (k % 2) * size * 0.5; u < to; u += size)
      rings.push(rectangle(u, y, 0.9, (bottom - top) / 4));
  }
  return rings;
};

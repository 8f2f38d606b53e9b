import {
  ellipse,
  outline,
  polygon,
  rectangle,
  stroke,
  type Path,
  type Point,
  type Ring,
} from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { ink, onGround, type Motifs, type Part } from './motif.ts';

/** Buildings from the front, in metres: the middle of their foot is at (0, 0). */

export interface BuildingOptions {
  /** Lamps are lit inside. */
  isLit?: boolean;
}

type Draw = (random: Random, options: BuildingOptions) => Part[];

/** Panes in a frame: light at night, pale by day. */
function glass(x: number, y: number, width: number, height: number, isLit: boolean): Part[] {
  const bar = Math.min(width, height) * 0.09;
  return [
    { path: [rectangle(x, y, width, height)], material: isLit ? 'light' : 'fold' },
    ink(
      rectangle(x + width / 2 - bar / 2, y, bar, height),
      rectangle(x, y + height * 0.45 - bar / 2, width, bar),
    ),
  ];
}

/** Which windows are lit: some of them. */
const lit = (random: Random, { isLit = false }: BuildingOptions) => isLit && random.chance(0.6);

const izba: Draw = (random, options) => {
  const parts = [
    ink(rectangle(-3.4, -2.9, 6.8, 2.9)),
    // The logs reach beyond the corners.
    ...[0, 1, 2, 3, 4, 5].map((i) => ink(rectangle(-3.75, -0.2 - i * 0.46, 7.5, 0.3))),
    ink(polygon([[-4.2, -2.75], [0, -5.9], [4.2, -2.75], [3.7, -2.75], [0, -5.3], [-3.7, -2.75]])),
    ink(polygon([[-3.7, -2.75], [0, -5.4], [3.7, -2.75]])),
    // The carved ridge.
    ink(outline([[-0.25, -5.7, 1], [-0.15, -6.25], [0.2, -6.55], [0.5, -6.3], [0.2, -6.2], [0.25, -5.7, 1]])),
    ink(rectangle(1.3, -6.3, 0.7, 1.9), rectangle(1.2, -6.45, 0.9, 0.22)),
  ]; // prettier-ignore
  for (const x of [-2.35, -0.5, 1.35]) {
    parts.push(...glass(x, -2.05, 1, 1.15, lit(random, options)));
    parts.push({ path: [polygon([[x - 0.2, -2.1], [x + 0.5, -2.65], [x + 1.2, -2.1], [x + 1.1, -2.1], [x + 0.5, -2.52], [x - 0.1, -2.1]]), stroke([[x - 0.22, -2.1], [x - 0.22, -0.85]], 0.07), stroke([[x + 1.22, -2.1], [x + 1.22, -0.85]], 0.07)], material: 'fold' }); // prettier-ignore
  }
  for (let i = 1; i < 6; i++) parts.push({ path: [stroke([[-3.6, -0.05 - i * 0.46], [3.6, -0.05 - i * 0.46]], 0.025)], material: 'fold' }); // prettier-ignore
  return parts;
};

const cottage: Draw = (random, options) => {
  const parts = [
    ink(rectangle(-4.2, -2.7, 8.4, 2.7)),
    // Thatch hangs low and round.
    ink(outline([[-4.9, -2.2, 1], [-4.5, -3.1], [-3.6, -4.9], [-3.1, -5.3], [3.1, -5.3], [3.6, -4.9], [4.5, -3.1], [4.9, -2.2, 1], [3, -2.5], [0, -2.55], [-3, -2.5]])),
    ink(rectangle(-3.4, -6.5, 0.9, 1.6), rectangle(2.5, -6.4, 0.9, 1.5)),
  ]; // prettier-ignore
  parts.push({
    path: [
      outline([
        [-0.5, 0, 1],
        [-0.5, -1.7],
        [0, -2.05],
        [0.5, -1.7],
        [0.5, 0, 1],
      ]),
    ],
    material: 'fold',
  });
  for (const x of [-3.3, 1.6]) parts.push(...glass(x, -1.95, 1.5, 1.1, lit(random, options)));
  parts.push({
    path: [
      stroke(
        [
          [-4.4, -2.75],
          [0, -2.95],
          [4.4, -2.75],
        ],
        0.06,
      ),
    ],
    material: 'fold',
  });
  return parts;
};

/** A row of windows between two points. */
function windowRow(
  count: number,
  left: number,
  right: number,
  y: number,
  size: Point,
  random: Random,
  options: BuildingOptions,
): Part[] {
  // prettier-ignore
  const step = (right - left) / count;
  return Array.from({ length: count }, (_, i) =>
    glass(left + step * (i + 0.5) - size[0] / 2, y, size[0], size[1], lit(random, options)),
  ).flat();
}

const manor: Draw = (random, options) => {
  const columns = [-2.6, -1.3, 0, 1.3, 2.6];
  return [
    ink(rectangle(-12, -6.6, 24, 6.6), rectangle(-12.4, -7, 24.8, 0.45), polygon([[-12.2, -7], [-9.6, -9], [9.6, -9], [12.2, -7]])),
    ink(rectangle(-7.6, -10.2, 0.9, 1.6), rectangle(6.7, -10.2, 0.9, 1.6)),
    // The portico.
    ink(polygon([[-4.2, -7], [0, -9.7], [4.2, -7]]), rectangle(-4.2, -7.3, 8.4, 0.5), rectangle(-4, -0.35, 8, 0.35)),
    ...windowRow(4, -11.6, -4, -5.8, [0.95, 1.7], random, options),
    ...windowRow(4, 4, 11.6, -5.8, [0.95, 1.7], random, options),
    ...windowRow(4, -11.6, -4, -2.7, [0.95, 1.7], random, options),
    ...windowRow(4, 4, 11.6, -2.7, [0.95, 1.7], random, options),
    { path: columns.map((x) => stroke([[x + 0.32, -6.7], [x + 0.32, -0.4]], 0.12)), material: 'fold' },
    { path: [stroke([[-4.1, -6.85], [4.1, -6.85]], 0.1), stroke([[-12.2, -6.75], [-4.4, -6.75]], 0.06), stroke([[4.4, -6.75], [12.2, -6.75]], 0.06)], material: 'fold' },
    ...glass(-0.6, -2.6, 1.2, 2.2, lit(random, options)),
  ]; // prettier-ignore
};

const spire: Draw = (random, options) => {
  const pointed = (x: number, y: number, width: number, height: number): Ring =>
    outline([[x - width / 2, y, 1], [x - width / 2, y - height * 0.6], [x, y - height, 1], [x + width / 2, y - height * 0.6], [x + width / 2, y, 1]]); // prettier-ignore
  return [
    ink(
      rectangle(-2, -6, 11, 6),
      polygon([
        [-2.4, -5.8],
        [-1.4, -9.4],
        [8.6, -9.4],
        [9.4, -5.8],
      ]),
    ),
    ink(
      rectangle(-5.2, -11.5, 3.8, 11.5),
      polygon([
        [-5.5, -11.3],
        [-3.3, -23],
        [-1.1, -11.3],
      ]),
    ),
    ink(...cross(-3.3, -22.8, 1.6)),
    {
      path: [1, 3.4, 5.8].map((x) => pointed(x, -1.6, 1.1, 3)),
      material: lit(random, options) ? 'light' : 'fold',
    },
    { path: [pointed(-3.3, -8.6, 0.9, 1.9), pointed(-3.3, -0.2, 1.3, 2.6)], material: 'fold' },
  ];
};

const cross = (x: number, y: number, height: number): Path => [
  rectangle(x - height * 0.05, y - height, height * 0.1, height),
  rectangle(x - height * 0.28, y - height * 0.75, height * 0.56, height * 0.1),
];

/** An onion dome on its drum, with an eastern cross. */
function onion(x: number, y: number, width: number): Ring[] {
  const w = width / 2;
  return [
    rectangle(x - w * 0.62, y - w * 1.5, w * 1.24, w * 1.5),
    outline([[x - w * 0.62, y - w * 1.45, 1], [x - w * 1.02, y - w * 2.1], [x - w * 0.7, y - w * 2.9], [x - w * 0.16, y - w * 3.5], [x, y - w * 4.2, 1], [x + w * 0.16, y - w * 3.5], [x + w * 0.7, y - w * 2.9], [x + w * 1.02, y - w * 2.1], [x + w * 0.62, y - w * 1.45, 1]]),
    ...cross(x, y - w * 4.1, w * 1.5),
    polygon([[x - w * 0.3, y - w * 4.3], [x + w * 0.3, y - w * 4.5], [x + w * 0.3, y - w * 4.4], [x - w * 0.3, y - w * 4.2]]),
  ]; // prettier-ignore
}

const domes: Draw = (random, options) => {
  const arch = (x: number, y: number, width: number, height: number): Ring =>
    outline([[x - width / 2, y, 1], [x - width / 2, y - height * 0.6], [x, y - height], [x + width / 2, y - height * 0.6], [x + width / 2, y, 1]]); // prettier-ignore
  return [
    ink(rectangle(-4.2, -7, 8.4, 7), ...onion(0, -7, 3.2), ...onion(-3.1, -6.9, 1.5), ...onion(3.1, -6.9, 1.5)),
    ink(rectangle(5, -3.6, 3.4, 3.6), rectangle(8, -9.5, 3.2, 9.5), polygon([[7.7, -9.4], [9.6, -12.6], [11.5, -9.4]]), ...onion(9.6, -12.2, 1.1)),
    { path: [arch(-2.2, -2.6, 0.8, 2.2), arch(0, -2.6, 0.8, 2.2), arch(2.2, -2.6, 0.8, 2.2), arch(9.6, -6.6, 1.1, 2)], material: lit(random, options) ? 'light' : 'fold' },
    { path: [arch(0, 0, 1.5, 2.2)], material: 'fold' },
  ]; // prettier-ignore
};

const castle: Draw = (random, options) => {
  const battlements = (left: number, right: number, y: number): Ring[] => {
    const count = Math.round((right - left) / 1.6);
    const step = (right - left) / (count * 2 - 1);
    return Array.from({ length: count }, (_, i) => rectangle(left + i * 2 * step, y - 1.1, step, 1.2));
  };
  const tower = (x: number, width: number, height: number): Ring[] => [
    rectangle(x - width / 2, -height, width, height),
    polygon([[x - width / 2 - 0.4, -height], [x - width / 2 - 0.4, -height - 0.9], [x + width / 2 + 0.4, -height - 0.9], [x + width / 2 + 0.4, -height]]),
    ...battlements(x - width / 2 - 0.4, x + width / 2 + 0.4, -height - 0.8),
  ]; // prettier-ignore
  const slit = (x: number, y: number): Ring => rectangle(x - 0.22, y - 1.5, 0.44, 1.5);
  return [
    ink(rectangle(-14, -7.5, 28, 7.5), ...battlements(-14, 14, -7.4)),
    ink(...tower(-13, 5, 12), ...tower(12.5, 5.5, 10.5), ...tower(3, 6, 17), ...tower(-4.6, 4, 13)),
    ink(polygon([[0.2, -18], [3, -23], [5.8, -18]])),
    { path: [slit(-13, -8), slit(3, -13), slit(12.5, -6.5), slit(-4.6, -9.5), slit(3, -8)], material: lit(random, options) ? 'light' : 'fold' },
    { path: [outline([[-9.4, 0, 1], [-9.4, -2.6], [-7.9, -4.2], [-6.4, -2.6], [-6.4, 0, 1]])], material: 'fold' },
  ]; // prettier-ignore
};

const mill: Draw = (random) => {
  const hub: Point = [0, -9.2];
  const turn = random.between(10, 80);
  const sail = (angle: number): Ring[] => {
    const radians = ((angle + turn) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
    const at = (along: number, across: number): Point => [hub[0] + dx * along - dy * across, hub[1] + dy * along + dx * across]; // prettier-ignore
    const rungs = [2.2, 3.2, 4.2, 5.2, 6.2].map((along) => stroke([at(along, 0), at(along, 1.2)], 0.09));
    return [stroke([at(0, 0), at(6.9, 0)], 0.2), stroke([at(1.8, 1.2), at(6.6, 1.2)], 0.08), stroke([at(1.8, 0.6), at(6.6, 0.6)], 0.06), ...rungs]; // prettier-ignore
  };
  return [
    ink(polygon([[-3, 0], [-2, -8], [2, -8], [3, 0]]), outline([[-2.3, -7.9, 1], [-1.9, -9.6], [0, -10.8], [1.9, -9.6], [2.3, -7.9, 1]])),
    ink(...[0, 90, 180, 270].flatMap(sail), ellipse(hub[0], hub[1], 0.4)),
    { path: [outline([[-0.6, 0, 1], [-0.6, -1.6], [0, -2.1], [0.6, -1.6], [0.6, 0, 1]]), rectangle(-0.35, -5.6, 0.7, 0.9)], material: 'fold' },
  ]; // prettier-ignore
};

export const BUILDINGS: Motifs = {
  izba: onGround(6.55, 8.4, izba),
  cottage: onGround(6.5, 9.8, cottage),
  manor: onGround(10.2, 24.8, manor),
  'church with a spire': onGround(24.4, 14.9, spire),
  'church with domes': onGround(16.2, 15.7, domes),
  castle: onGround(23, 31.3, castle),
  windmill: onGround(15.3, 12.2, mill),
  'rail fence': onGround(1.2, 6.7, (random) => [ink(...railFence(-3, 3, random))]),
}; // prettier-ignore

/** A fence of posts and rails along the ground. */
export function railFence(left: number, right: number, random: Random): Path {
  const rings: Ring[] = [];
  for (let x = left; x <= right; x += 2) rings.push(polygon([[x - 0.07, 0.01], [x - 0.06, -1.15 + random.between(-0.08, 0.08)], [x + 0.06, -1.15], [x + 0.07, 0.01]])); // prettier-ignore
  for (const y of [-0.4, -0.9]) rings.push(stroke([[left - 0.3, y + random.between(-0.05, 0.05)], [(left + right) / 2, y], [right + 0.3, y + random.between(-0.05, 0.05)]], 0.09)); // prettier-ignore
  return rings;
}

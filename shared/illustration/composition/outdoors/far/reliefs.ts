import { createNoise, octaveNoise } from '../../../drawing/noise.ts';
import { polygon, type Path, type Point } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/seeded.ts';
import { WIDTH } from '../../canvas.ts';
import { farTree, woodline } from '../../land-and-sky/far-trees.ts';
import { landBelow, type Contour } from '../../land-and-sky/land.ts';

/** Shapes of the land far away: each is a contour, in pixels from the top over the width of the picture. */

export type Woods = 'leafy' | 'fir' | 'bare';

/** Land with a wood along its edge. @param height the height of the trees, in pixels */
export const wooded = (
  random: Random,
  contour: Contour,
  height: number,
  kind: Woods,
  bottom: number,
): Path => [...landBelow(contour, 12, bottom), ...woodline(random, contour, height, kind, bottom)];

/** A long range of hills that closes off the view. @param height 1 is average */
export function ridge(random: Random, horizon: number, height = 1): Contour {
  const noise = octaveNoise(createNoise(`ridge ${random.next()}`), 3);
  const top = random.between(300, 720);
  return (x) => horizon - 40 - 128 * height * Math.exp(-(((x - top) / 420) ** 2)) - 46 * noise(x / 190, 2.1);
}

/** A single prominent hill. @param x the position of its top */
export const hill =
  (x: number, base: number, height: number, width: number): Contour =>
  (at) =>
    base - height * Math.exp(-(((at - x) / width) ** 2));

/** Trees on the top of a hill, but not on its sides. */
export function crownOf(
  random: Random,
  contour: Contour,
  from: number,
  to: number,
  height: number,
  kind: Woods = 'leafy',
): Path {
  const rings: Path[number][] = [];
  for (let x = from; x <= to; x += height * random.between(0.16, 0.3)) {
    const tall = height * Math.sin(((x - from) / (to - from)) * Math.PI) ** 0.5 * random.between(0.6, 1.1);
    if (tall < 5) continue;
    rings.push(
      ...(kind === 'fir' ? [fir(x, contour(x) + 6, tall)] : farTree(random, x, contour(x) + 8, tall, kind)),
    );
  }
  return rings;
}

const fir = (x: number, y: number, tall: number): Path[number] =>
  polygon([
    [x - tall * 0.2, y],
    [x - tall * 0.09, y - tall * 0.5],
    [x, y - tall],
    [x + tall * 0.09, y - tall * 0.5],
    [x + tall * 0.2, y],
  ]);

/** A slope descending from one side. @param reach its end, as a share of the width */
export function spur(
  random: Random,
  side: 'left' | 'right',
  foot: number,
  height: number,
  reach: number,
): Contour {
  const noise = octaveNoise(createNoise(`spur ${random.next()}`), 3);
  return (x) => {
    const u = (side === 'left' ? x : WIDTH - x) / WIDTH;
    const down = Math.max(0, 1 - u / reach);
    return foot - height * down ** 1.25 * (0.9 + 0.22 * noise(x / 120, 5));
  };
}

/** A table mountain: sheer sides, a flat top, and a slope of scree. @param height in pixels */
export function tableMountain(random: Random, x: number, base: number, height: number): Contour {
  const noise = octaveNoise(createNoise(`table ${random.next()}`), 3);
  const [half, talus] = [height * 0.17, 0.42];
  return (at) => {
    const far = Math.abs(at - x);
    const wall = half + height * 0.13 + 12 * noise(at / 13, 2);
    if (far < half) return base - height + 3 * noise(at / 14, 5);
    if (far < wall) return base - height + ((far - half) / (wall - half)) * height * (1 - talus);
    return Math.min(
      base,
      base - height * talus * (1 - (far - wall) / (height * 0.95)) + 5 * noise(at / 20, 8),
    );
  };
}

/** A wooded headland from one side. @param reach its end, in pixels from that side */
export function headland(
  random: Random,
  side: 'left' | 'right',
  shore: number,
  reach: number,
  height: number,
  kind: Woods,
): Path {
  const noise = octaveNoise(createNoise(`head ${random.next()}`), 3);
  const at = (u: number) => (side === 'left' ? u : WIDTH - u);
  const crest = (u: number) =>
    shore - height * Math.max(0, 1 - u / reach) ** 0.7 * (0.8 + 0.3 * noise(u / 90, 4)) - 3;
  const points: Point[] = [[at(-30), shore + 4]];
  for (let u = -30; u <= reach; u += 8) points.push([at(u), crest(u)]);
  points.push([at(reach + 14), shore + 2], [at(reach), shore + 4]);
  const contour: Contour = (x) => crest(Math.max(-30, Math.min(reach, side === 'left' ? x : WIDTH - x)));
  const trees: Path[number][] = [];
  for (let u = 0; u < reach - 6; u += random.between(9, 19)) {
    const tall = Math.min(50, height * 0.44) * random.between(0.6, 1.1) * (1 - (u / reach) * 0.5);
    trees.push(
      ...(kind === 'fir'
        ? [fir(at(u), contour(at(u)) + 5, tall)]
        : farTree(random, at(u), contour(at(u)) + 6, tall, kind)),
    );
  }
  return [polygon(points), ...trees];
}

/** A low spit of land from one side. @param reach its end, in pixels from that side */
export function tongue(
  random: Random,
  side: 'left' | 'right',
  shore: number,
  reach: number,
  height: number,
): Path {
  const noise = octaveNoise(createNoise(`tongue ${side} ${reach}`), 3);
  const at = (u: number) => (side === 'left' ? u : WIDTH - u);
  const [upper, lower]: [Point[], Point[]] = [[], []];
  for (let u = -30; u <= reach; u += 14) {
    const thin = Math.max(0, 1 - Math.max(0, u) / reach) ** 0.55;
    upper.push([at(u), shore - height * thin * (1 + 0.2 * noise(u / 80, 2))]);
    lower.unshift([at(u), shore + height * 0.7 * thin * (1 + 0.3 * noise(u / 60, 9))]);
  }
  const grass: Path[number][] = [];
  for (let i = 0; i < 40; i++) {
    const [x, y] = upper[random.int(0, upper.length - 1)]!;
    grass.push(
      polygon([
        [x - 2, y + 2],
        [x + random.between(-3, 3), y - random.between(4, 10)],
        [x + 2, y + 2],
      ]),
    );
  }
  return [polygon([...upper, ...lower]), ...grass];
}

/** Land with flat beaches at both ends. */
export const islandOutline =
  (contour: Contour, from: number, to: number, shore: number): Contour =>
  (x) => {
    const t = Math.max(0, Math.min(1, (x - from) / 190, (to - x) / 190));
    return shore - (shore - contour(x)) * t * t * (3 - 2 * t);
  };

/** An island on the horizon of the sea, from shore to shore. */
export function islandBelow(contour: Contour, from: number, to: number, shore: number): Path {
  const crest = islandOutline(contour, from, to, shore);
  const points: Point[] = [];
  for (let x = from; x <= to; x += 4) points.push([x, crest(x)]);
  return [
    polygon([
      ...points,
      [to + 8, shore + 2],
      [to - 6, shore + 4],
      [from + 6, shore + 4],
      [from - 8, shore + 2],
    ]),
  ];
}

import { createNoise, octaveNoise } from '../../drawing/noise.ts';
import { outline, polygon, taper, type Path, type Point } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { HEIGHT, WIDTH } from '../canvas.ts';

/** The height of land over the width of the picture, in pixels from the top. */
export type Contour = (x: number) => number;

const OUT = 30;

/** Everything below a contour. @param bottom covered by something nearer from there down */
export function landBelow(contour: Contour, step = 12, bottom = HEIGHT + OUT): Path {
  const points: Point[] = [
    [WIDTH + OUT, bottom],
    [-OUT, bottom],
  ];
  for (let x = -OUT; x <= WIDTH + OUT; x += step) points.push([x, contour(x)]);
  return [polygon(points)];
}

/** Gently rolling land. @param swell the height of its waves, in pixels @param width of a wave, in pixels */
export function rolling(random: Random, base: number, swell: number, width = 260): Contour {
  const noise = octaveNoise(createNoise(`land ${random.next()}`), 3);
  return (x) => base - swell * (0.5 + noise(x / width, 3.7));
}

/** Roofs and towers of a town far away. @param towers how likely each house has one; many are slender spires */
export function townSkyline(
  random: Random,
  foot: number,
  height: number,
  region: 'west' | 'east' | 'south',
  towers = 0.09,
): Path {
  const rings: Path[number][] = [
    polygon([
      [-OUT, foot - height * 0.2],
      [WIDTH + OUT, foot - height * 0.2],
      [WIDTH + OUT, foot + 60],
      [-OUT, foot + 60],
    ]),
  ];
  for (let x = -20; x < WIDTH;) {
    const wide = random.between(26, 62);
    const tall = height * random.between(0.3, 0.62);
    rings.push(
      polygon([
        [x, foot],
        [x, foot - tall],
        [x + wide, foot - tall],
        [x + wide, foot],
      ]),
    );
    if (region !== 'south')
      rings.push(
        polygon([
          [x - 2, foot - tall],
          [x + wide * 0.5, foot - tall - wide * random.between(0.2, 0.5)],
          [x + wide + 2, foot - tall],
        ]),
      );
    if (random.chance(0.4))
      rings.push(
        polygon([
          [x + wide * 0.7, foot - tall - wide * 0.4],
          [x + wide * 0.84, foot - tall - wide * 0.4],
          [x + wide * 0.84, foot - tall],
          [x + wide * 0.7, foot - tall],
        ]),
      );
    if (random.chance(towers))
      rings.push(
        ...tower(x + wide / 2, foot, height * random.between(1, 1.5), region, towers > 0.2 ? 0.07 : 0.13),
      );
    x += wide + random.between(-4, 7);
  }
  return rings;
}

function tower(
  x: number,
  foot: number,
  tall: number,
  region: 'west' | 'east' | 'south',
  girth: number,
): Path {
  const wide = tall * girth;
  const body = polygon([
    [x - wide, foot],
    [x - wide, foot - tall * 0.62],
    [x + wide, foot - tall * 0.62],
    [x + wide, foot],
  ]);
  if (region === 'west')
    return [
      body,
      polygon([
        [x - wide * 1.2, foot - tall * 0.62],
        [x, foot - tall],
        [x + wide * 1.2, foot - tall * 0.62],
      ]),
    ];
  return [
    body,
    outline([
      [x - wide * 0.8, foot - tall * 0.62, 1],
      [x - wide * 1.3, foot - tall * 0.72],
      [x - wide * 0.5, foot - tall * 0.86],
      [x, foot - tall, 1],
      [x + wide * 0.5, foot - tall * 0.86],
      [x + wide * 1.3, foot - tall * 0.72],
      [x + wide * 0.8, foot - tall * 0.62, 1],
    ]),
  ];
}

/** Blades along a contour, `tall` at most, in pixels; low grass grows in tufts, or it would be a row of strokes. */
export function blades(
  random: Random,
  foot: Contour,
  tall: number,
  count: number,
  from = -OUT,
  to = WIDTH + OUT,
): Path {
  const tuft = tall <= LOW ? TUFT : [TUFT[0]];
  return Array.from({ length: count }, () => {
    const x = random.between(from, to);
    const high = tall * random.between(0.4, 1.1);
    const lean = random.between(-0.4, 0.5) * high;
    return tuft.map(({ aside, share, bend }) => {
      const [u, up] = [x + aside * tall, high * share];
      const y = foot(u) + 4;
      const over = lean * share + bend * up;
      return taper(
        [
          [u, y],
          [u + over * 0.4, y - up * 0.62],
          [u + over, y - up],
        ],
        [1.5 * share, share, 0.3],
      );
    });
  }).flat();
}

/** Grass that is hardly seen blade by blade, in pixels. */
const LOW = 26;
/** The blades of a tuft: how far beside the first, how tall beside it and how far to one side they lean. */
const TUFT = [
  { aside: 0, share: 1, bend: 0 },
  { aside: 0.32, share: 0.74, bend: 0.42 },
  { aside: -0.36, share: 0.66, bend: -0.46 },
  { aside: 0.6, share: 0.46, bend: 0.2 },
] as const;

/** Ears of corn or reeds with their heads, before the near edge. */
export function stalks(
  random: Random,
  foot: number,
  tall: number,
  spans: readonly (readonly [number, number])[],
  kind: 'corn' | 'reeds',
): Path {
  const rings: Path[number][] = [];
  for (const [from, to] of spans) {
    for (let x = from; x < to; x += random.between(8, 16)) {
      const high = tall * random.between(0.6, 1.05);
      const lean = random.between(-0.12, 0.24) * high;
      const top: Point = [x + lean, foot - high];
      rings.push(taper([[x, foot + 8], [x + lean * 0.35, foot - high * 0.6], top], [1.9, 1.4, 0.9]));
      if (kind === 'corn') rings.push(...ear(top, random.between(0.5, 1.3)));
      else
        rings.push(
          taper(
            [top, [top[0] + lean * 0.06, top[1] - 17], [top[0] + lean * 0.12, top[1] - 34]],
            [3.6, 4.4, 3.2],
          ),
        );
      if (random.chance(0.5))
        rings.push(
          taper(
            [
              [x, foot],
              [x + high * 0.16, foot - high * 0.4],
              [x + high * 0.34, foot - high * 0.46],
            ],
            [2, 1.8, 0.3],
          ),
        );
    }
  }
  return rings;
}

/** An ear of corn that nods to the right: its grains in two rows, each with a beard. @param nod 1 is a right angle at its tip */
function ear([x, y]: Point, nod: number): Path {
  const rings: Path[number][] = [];
  const at = (t: number): Point => [x + 15 * nod * t ** 1.6, y - 30 * t * (1 - 0.3 * nod * t)];
  for (let k = 0; k < 6; k++) {
    const [u, v] = at(k / 6);
    const [s, w] = at(k / 6 + 0.2);
    for (const side of [-1, 1]) {
      rings.push(
        taper(
          [
            [u, v],
            [(u + s) / 2 + side * 3.4, (v + w) / 2 - 1],
            [s + side * 1.4, w - 2],
          ],
          [0.6, 2, 0.5],
        ),
      );
      rings.push(
        taper(
          [
            [s + side * 1.4, w - 2],
            [s + side * 6 + nod * 4, w - 14],
          ],
          [0.5, 0.2],
        ),
      );
    }
  }
  return [taper([at(0), at(0.5), at(1)], [1, 0.9, 0.5]), ...rings];
}

/** A road or stream that narrows towards the horizon, in bends that get closer. */
export interface Way {
  middleAt: (y: number) => number;
  halfAt: (y: number) => number;
  from: number;
  to: number;
}

export function windingWay(
  random: Random,
  from: { x: number; y: number; half: number },
  to: { x: number; y: number; half: number },
): Way {
  const bend = random.between(0.75, 1.15) * (from.half + 46) * (random.chance(0.5) ? 1 : -1);
  const phase = random.between(0, 1.4);
  const share = (y: number) => Math.max(0.001, Math.min(1, (y - to.y) / (from.y - to.y)));
  return {
    from: from.y,
    to: to.y,
    halfAt: (y) => to.half + (from.half - to.half) * share(y) ** 1.15,
    middleAt: (y) => {
      const near = share(y);
      return (
        to.x +
        (from.x - to.x) * near ** 1.2 +
        bend * near ** 0.5 * (1 - near * 0.7) * Math.sin(phase - 2.9 * Math.log(near + 0.05))
      );
    },
  };
}

/** The part of a road or stream between two heights, in pixels from the top. */
export function waySection(way: Way, top: number, bottom: number): Path {
  const [first, last] = [Math.max(top, way.to), Math.min(bottom, way.from)];
  if (last <= first + 1) return [];
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = Math.max(4, Math.round((last - first) / 6));
  for (let i = 0; i <= steps; i++) {
    const y = first + ((last - first) * i) / steps;
    const [x, half] = [way.middleAt(y), way.halfAt(y)];
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  return [polygon([...left, ...right])];
}

export type NearGround = 'grass' | 'tall grass' | 'snow' | 'stones' | 'sand' | 'boards' | 'bare';

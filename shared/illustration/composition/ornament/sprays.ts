import { ellipse, limb, outline, taper, type Path, type Point, pointAt } from '../../drawing/path.ts';
import { seeded, type Random } from '../../drawing/seeded.ts';
import type { Season } from '../../scene.ts';
import type { Series } from '../palette.ts';

const SPRAYS = ['laurel', 'oak', 'rowan', 'fir', 'willow', 'ivy', 'wheat', 'thorn'] as const;
type Spray = (typeof SPRAYS)[number];
/** Plants with leaves, fruit or thorns in a season. */
const OF_SEASON: Readonly<Record<Season, readonly [Spray, ...Spray[]]>> = {
  spring: ['willow', 'ivy', 'laurel'],
  summer: ['laurel', 'oak', 'wheat', 'ivy'],
  autumn: ['rowan', 'oak', 'wheat'],
  winter: ['fir', 'thorn'],
};

/** The two plants of a book, or those of a season. */
export function plantsOf(series: Series, season?: Season): readonly [Spray, ...Spray[]] {
  if (season) return OF_SEASON[season];
  const own = seeded(series.seed, 'spray');
  return [own.pick(SPRAYS), own.pick(SPRAYS)];
}

type Spine = (at: { t: number }) => Point;

/** A point ahead of another, at an angle in radians. */
export const ahead = ([x, y]: Point, angle: number, long: number): Point => [
  x + Math.cos(angle) * long,
  y + Math.sin(angle) * long,
];

/** A leaf from its stalk to its tip. @param wide half of its width, as a share of its length */
export function blade(from: Point, angle: number, long: number, wide: number): Path[number] {
  const at = (along: number, across: number): Point => {
    const [x, y] = ahead(from, angle, long * along);
    return ahead([x, y], angle + Math.PI / 2, long * across);
  };
  return outline([
    pointAt(from, true),
    at(0.28, wide),
    at(0.62, wide * 0.86),
    pointAt(at(1, 0), true),
    at(0.62, -wide * 0.86),
    at(0.28, -wide),
  ]);
}

/** With round lobes. */
function lobed(from: Point, angle: number, long: number): Path {
  const rings: Path[number][] = [blade(from, angle, long, 0.16)];
  for (const along of [0.26, 0.48, 0.7])
    for (const side of [-1, 1])
      rings.push(
        blade(
          ahead(from, angle, long * along * 0.9),
          angle + side * 0.95,
          long * (0.36 - Math.abs(along - 0.5) * 0.3),
          0.34,
        ),
      );
  return rings;
}

/** A bough of a plant along a curve, and its berries, cones or acorns. */
export function spray(
  random: Random,
  kind: Spray,
  spine: Spine,
  size: number,
): { leaves: Path; fruit: Path } {
  const steps =
    kind === 'fir'
      ? 44
      : kind === 'willow'
        ? 22
        : kind === 'rowan'
          ? 9
          : kind === 'oak' || kind === 'ivy'
            ? 9
            : 13;
  const line = Array.from({ length: 18 }, (_, i) => spine({ t: i / 17 }));
  const leaves: Path[number][] = [...limb(line, [4, 3.2, 2.2, 0.8])];
  const fruit: Path[number][] = [];
  for (let i = 1; i <= steps; i++) {
    const t = i / (steps + 0.4);
    const from = spine({ t });
    const before = spine({ t: t - 0.02 });
    const along = Math.atan2(from[1] - before[1], from[0] - before[0]);
    const long = (1.06 - t * 0.5) * size * random.between(0.88, 1.1);
    for (const side of [-1, 1]) {
      if (kind === 'laurel') leaves.push(blade(from, along + side * 0.62, 62 * long, 0.17));
      if (kind === 'willow') leaves.push(blade(from, along + side * 0.42, 58 * long, 0.085));
      if (kind === 'ivy') leaves.push(...lobed(from, along + side * 0.95, 52 * long));
      if (kind === 'oak') leaves.push(...lobed(from, along + side * 0.7, 74 * long));
      if (kind === 'fir') leaves.push(blade(from, along + side * random.between(0.5, 0.75), 34 * long, 0.05));
      if (kind === 'thorn')
        leaves.push(
          taper(
            [
              from,
              ahead(from, along + side * 0.8, 40 * long),
              ahead(ahead(from, along + side * 0.8, 40 * long), along + side * 0.4, 22 * long),
            ],
            [1.8, 1.2, 0.3],
          ),
          taper(
            [ahead(from, along + side * 0.8, 20 * long), ahead(from, along + side * 1.5, 34 * long)],
            [1.3, 0.2],
          ),
        );
      if (kind === 'rowan') {
        const angle = along + side * 0.8;
        leaves.push(taper([from, ahead(from, angle, 62 * long)], [1.6, 0.5]));
        for (let k = 1; k < 6; k++)
          for (const half of [-1, 1])
            leaves.push(blade(ahead(from, angle, 11 * k * long), angle + half * 0.85, 21 * long, 0.2));
      }
      if (kind === 'wheat')
        leaves.push(
          blade(from, along + side * 0.3, 30 * long, 0.16),
          taper(
            [ahead(from, along + side * 0.3, 26 * long), ahead(from, along + side * 0.22, 62 * long)],
            [0.9, 0.2],
          ),
        );
    }
    const bears =
      kind === 'rowan'
        ? i % 2 === 0
        : kind === 'thorn' || kind === 'ivy' || kind === 'laurel'
          ? i % 4 === 2
          : kind === 'oak'
            ? i % 3 === 1
            : kind === 'fir' && i % 11 === 6;
    if (!bears) continue;
    const stalk = ahead(from, along + Math.PI / 2 + (along > 1.6 ? Math.PI : 0), 22 * long);
    leaves.push(taper([from, stalk], [1.2, 0.8]));
    if (kind === 'rowan')
      for (let k = 0; k < 9; k++)
        fruit.push(ellipse(stalk[0] + random.between(-15, 15), stalk[1] + random.between(-3, 17), 5));
    else if (kind === 'fir') leaves.push(...cone(stalk, 1.1 * long));
    else if (kind === 'oak') {
      leaves.push(
        outline([
          [stalk[0] - 8, stalk[1] + 2, 1],
          [stalk[0], stalk[1] - 6],
          [stalk[0] + 8, stalk[1] + 2, 1],
        ]),
      );
      fruit.push(
        outline([
          [stalk[0] - 7, stalk[1] + 3, 1],
          [stalk[0] - 6, stalk[1] + 14],
          [stalk[0], stalk[1] + 20],
          [stalk[0] + 6, stalk[1] + 14],
          [stalk[0] + 7, stalk[1] + 3, 1],
        ]),
      );
    } else fruit.push(ellipse(stalk[0], stalk[1] + 3, 5.4), ellipse(stalk[0] + 9, stalk[1] + 7, 4.4));
  }
  return { leaves, fruit };
}

function cone([x, y]: Point, size: number): Path {
  return Array.from({ length: 5 }, (_, k) =>
    [-1, 0, 1].map((side) =>
      blade(
        [x + side * 5 * size * (1 - k * 0.12), y + k * 8 * size],
        Math.PI / 2 - side * 0.5,
        13 * size,
        0.34,
      ),
    ),
  ).flat();
}

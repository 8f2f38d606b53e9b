import { openCurve, polygon, taper, type Path, type Point, type Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { ink, leaf, lined, type Material, type Part } from './motif.ts';
import { pointAhead, rootFlare } from './tree-shapes.ts';

/** A tree in leaf, as clumps of leaves that fill the outline of its crown. */
export interface CrownHabit {
  /** Where the crown begins, and its half widths from there to the top at equal distances. */
  from: number;
  widths: readonly number[];
  girth: number;
  lean: number;
  /** Radius of a clump, and how tall it is for its width. */
  clump: number;
  tall?: number;
  /** How much of the crown is open to the sky. */
  gaps: number;
  fruit?: Material;
  /** The length of the curtains of leaves that hang from the clumps. */
  curtain?: number;
}

export function leafyTree(crown: CrownHabit, random: Random): Part[] {
  const lean = random.between(-crown.lean, crown.lean) / 100;
  const axis = (share: number): Point => [
    lean * share + Math.sin(share * 4 + lean * 90) * crown.girth * 0.22,
    -share,
  ];
  const clumps = clumpsOf(crown, axis, random);
  const wood: Ring[] = [rootFlare(crown.girth, random)];
  const fork = crown.from + (1 - crown.from) * 0.16;
  wood.push(
    taper(openCurve([axis(0), axis(fork * 0.5), axis(fork), axis(0.93)]), [
      crown.girth / 2,
      crown.girth * 0.42,
      crown.girth * 0.3,
      crown.girth * 0.08,
    ]),
  );
  for (const [i, { at }] of clumps.entries()) {
    if (i % 3) continue;
    // A limb leaves the trunk below its clump, the more the farther out it is.
    const reach = Math.abs(at[0] - axis(0.5)[0]);
    const start = axis(Math.max(crown.from * 0.72, Math.min(0.8, -at[1] - reach * 0.9 - 0.05)));
    const middle: Point = [start[0] + (at[0] - start[0]) * 0.45, start[1] + (at[1] - start[1]) * 0.62];
    const width = crown.girth * (0.12 + reach * 0.34);
    wood.push(taper(openCurve([start, middle, at]), [width, width * 0.7, width * 0.25]));
  }
  const parts = [lined('along', ink(...wood))];
  for (const { at, radius } of clumps)
    parts.push(lined('round', leaf(...leaves(at, radius, crown.tall ?? 0.82, random))));
  if (crown.curtain) parts.push(lined('along', leaf(...curtains(clumps, crown.curtain, random))));
  if (crown.fruit)
    parts.push({ path: fruits(clumps, crown.fruit === 'white', random), material: crown.fruit });
  return parts;
}

interface Clump {
  at: Point;
  radius: number;
}

/** Places from top to bottom and side to side, like unevenly laid tiles. */
function clumpsOf(
  { from, widths, clump, tall = 0.82, gaps }: CrownHabit,
  axis: (share: number) => Point,
  random: Random,
): Clump[] {
  const clumps: Clump[] = [];
  const step = (clump * 1.05 * tall) / (1 - from);
  for (let share = 1 - step * 0.5; share > 0; share -= step) {
    const place = share * (widths.length - 1);
    const i = Math.min(widths.length - 2, Math.floor(place));
    const half = widths[i]! + (widths[i + 1]! - widths[i]!) * (place - i);
    const count = Math.max(1, Math.round((half * 2) / (clump * 1.2)));
    for (let k = 0; k < count; k++) {
      const across = count === 1 ? 0 : (k / (count - 1)) * 2 - 1;
      // The edge is never left open, or the outline would be lost.
      if (Math.abs(across) < 0.8 && share < 0.85 && random.chance(gaps)) continue;
      const centre = axis(from + share * (1 - from));
      clumps.push({
        at: [
          centre[0] + across * half + random.between(-0.42, 0.42) * clump,
          centre[1] + random.between(-0.42, 0.42) * clump * tall,
        ],
        radius: clump * random.between(0.66, 1.12),
      });
    }
  }
  return clumps;
}

/** A clump: a dark heart with single leaves about its rim. */
function leaves(at: Point, radius: number, tall: number, random: Random): Ring[] {
  const on = (turn: number, reach: number): Point => {
    const [dx, dy] = pointAhead([0, 0], turn, reach);
    return [at[0] + dx, at[1] + dy * tall];
  };
  // Leaves stand out from the heart, so that its edge is never smooth.
  const turn = random.between(0, 13);
  const heart = Array.from({ length: 28 }, (_, k) =>
    on(
      k * 12.86 + turn + random.between(-4, 4),
      radius * (k % 2 ? random.between(0.92, 1.16) : random.between(0.66, 0.86)),
    ),
  );
  const rim = Array.from({ length: 11 }, () =>
    blade(
      on(random.between(0, 360), radius * random.between(1, 1.4)),
      radius * random.between(0.12, 0.22),
      random.between(0, 360),
    ),
  );
  return [polygon(heart), ...rim];
}

export const blade = (at: Point, size: number, turn: number): Ring =>
  polygon([
    pointAhead(at, turn, size),
    pointAhead(at, turn + 70, size * 0.5),
    pointAhead(at, turn + 180, size),
    pointAhead(at, turn + 290, size * 0.5),
  ]);

/** Long withes with narrow leaves that hang and sway one way. */
function curtains(clumps: readonly Clump[], longest: number, random: Random): Ring[] {
  const sway = random.between(-0.03, 0.03);
  return clumps.flatMap(({ at, radius }) =>
    Array.from({ length: 5 }, () => {
      const [x, y] = [at[0] + random.between(-1, 1) * radius, at[1] + radius * 0.3];
      const length = Math.min(-y * 0.94, longest * random.between(0.45, 1));
      const out = x * 0.07 + sway * length;
      const end: Point = [x + out, y + length];
      const along = (share: number): Point => [x + out * share ** 0.6, y + length * share];
      const withe = polygon([
        [x - 0.002, y],
        along(0.5),
        end,
        [along(0.5)[0] + 0.005, along(0.5)[1]],
        [x + 0.003, y],
      ]);
      const pairs = [0.3, 0.48, 0.66, 0.84].flatMap((share) =>
        [-1, 1].map((side) => {
          const [px, py] = along(share);
          return polygon([
            [px, py],
            [px + side * 0.009, py + 0.013],
            [px + side * 0.006, py + 0.036],
            [px, py + 0.02],
          ]);
        }),
      );
      return [withe, ...pairs];
    }).flat(),
  );
}

/** Apples in the clumps, or blossom on them. */
function fruits(clumps: readonly Clump[], isBlossom: boolean, random: Random): Path {
  return clumps.flatMap(({ at, radius }) =>
    Array.from({ length: isBlossom ? 7 : 2 }, () => {
      const centre = pointAhead(at, random.between(0, 360), radius * random.between(0.2, 1.1));
      const size = isBlossom ? random.between(0.008, 0.015) : 0.015;
      return polygon(
        Array.from({ length: 8 }, (_, k) =>
          pointAhead(centre, k * 45, size * (isBlossom && k % 2 ? 0.65 : 1)),
        ),
      );
    }),
  );
}

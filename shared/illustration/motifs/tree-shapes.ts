import {
  openCurve,
  outline,
  placed,
  polygon,
  taper,
  type Path,
  type Point,
  type Ring,
} from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { ink, leaf, lined, white, type Material, type Part } from './motif.ts';

/** How trees grow; lengths are shares of a tree's height, angles are in degrees from straight up, to the right positive. */

/** The direction from one point to another. */
export const pointAhead = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
};

/** A tree grows to any height, and is then scaled to the one wanted. */
export function scaledToHeight(height: number, parts: readonly Part[]): Part[] {
  const top = (ring: Ring) => ring.reduce((found, y, i) => (i % 2 === 1 && -y > found ? -y : found), 0);
  const scale = height / Math.max(...parts.flatMap(({ path }) => path).map(top));
  return parts.map((part) => ({ ...part, path: placed(part.path, { x: 0, y: 0, scale }) }));
}

/** The foot of a trunk spreads into the ground. */
export const rootFlare = (girth: number, random: Random): Ring =>
  outline([
    [-girth * random.between(1.2, 1.6), 0.002, 1],
    [-girth * 0.75, -girth * 0.22],
    [-girth * 0.48, -girth * 1.2, 1],
    [girth * 0.48, -girth * 1.2, 1],
    [girth * 0.75, -girth * 0.22],
    [girth * random.between(1.2, 1.6), 0.002, 1],
  ]);

/** A tree whose branches fork and fork again, bare. */
export interface ForkingHabit {
  trunk: number;
  width: number;
  lean: number;
  /** Between neighbouring branches. */
  spread: readonly [number, number];
  /** Length of a branch as a share of its parent's. */
  ratio: readonly [number, number];
  /** How much branches turn upwards at each fork, and how crooked they are. */
  lift: number;
  bend: number;
  steps: number;
}

interface Branch {
  from: Point;
  angle: number;
  length: number;
  width: number;
}

/** Branches shorter than this are left out. */
const TWIG = 0.012;
const BRANCHES_MAX = 620;

/** Grows all branches of one step before those of the next, so that a limit leaves no half of the tree bare. */
export function forkingTree(habit: ForkingHabit, random: Random): Part[] {
  const path: Ring[] = [rootFlare(habit.width, random)];
  let branches: Branch[] = [
    { from: [0, 0], angle: random.between(-habit.lean, habit.lean), length: habit.trunk, width: habit.width },
  ];
  for (let step = 0; step < habit.steps; step++) {
    const next: Branch[] = [];
    for (const { from, angle, length, width } of branches) {
      const bend = random.between(-habit.bend, habit.bend) * (step === 0 ? 0.4 : 1);
      const middle = pointAhead(from, angle + bend, length * 0.5);
      const end = pointAhead(middle, angle - bend * 0.6, length * 0.55);
      // Twigs are straight: a curve so small would not show.
      path.push(
        taper(step > 3 ? [from, middle, end] : openCurve([from, middle, end]), [
          width / 2,
          width * 0.42,
          width * 0.34,
        ]),
      );
      next.push(...offspring({ from: end, angle: angle - bend * 0.6, length, width }, step, habit, random));
    }
    branches = next.filter(({ length }) => length > TWIG).slice(0, BRANCHES_MAX - path.length);
  }
  return [lined('along', ink(...path))];
}

function offspring(
  { from, angle, length, width }: Branch,
  step: number,
  habit: ForkingHabit,
  random: Random,
): Branch[] {
  const count = step === 0 || random.chance(0.35) ? 3 : 2;
  const spread = random.between(...habit.spread);
  return Array.from({ length: count }, (_, i) => {
    const side = count === 3 ? i - 1 : i - 0.5;
    const own = angle + side * spread + random.between(-8, 8);
    return {
      from,
      angle: own - Math.sign(own) * Math.min(Math.abs(own), habit.lift),
      length: length * random.between(...habit.ratio) * (side === 0 ? 1.05 : 1),
      width: width * random.between(0.56, 0.74),
    };
  });
}

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

const blade = (at: Point, size: number, turn: number): Ring =>
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

/** A slender tree whose trunk continues to the top, with branches that rise and hang over at their ends. */
export interface SlenderHabit {
  from: number;
  widths: readonly number[];
  girth: number;
  branches: number;
  /** The angle of branches from straight up. */
  angle: readonly [number, number];
  /** How far twigs hang. */
  hang: number;
  hasLeaves: boolean;
  isBirch?: boolean;
}

export function slenderTree(habit: SlenderHabit, random: Random): Part[] {
  const lean = random.between(-0.05, 0.05);
  const axis = (share: number): Point => [
    lean * share ** 1.4 + Math.sin(share * 6 + lean * 60) * 0.008,
    -share,
  ];
  const wood: Ring[] = [
    rootFlare(habit.girth, random),
    taper(openCurve([axis(0), axis(0.3), axis(0.65), axis(1)]), [
      habit.girth / 2,
      habit.girth * 0.36,
      habit.girth * 0.2,
      habit.girth * 0.04,
    ]),
  ];
  const foliage: Ring[] = [];
  for (let i = 0; i < habit.branches; i++) {
    const share = habit.from + (i / habit.branches) * (0.97 - habit.from);
    const place = ((share - habit.from) / (1 - habit.from)) * (habit.widths.length - 1);
    const w = Math.min(habit.widths.length - 2, Math.floor(place));
    const reach =
      (habit.widths[w]! + (habit.widths[w + 1]! - habit.widths[w]!) * (place - w)) *
      random.between(0.75, 1.1);
    const side = i % 2 ? 1 : -1;
    const angle = side * random.between(...habit.angle);
    const start = axis(share);
    const middle = pointAhead(start, angle, reach * 0.7);
    const end = pointAhead(middle, angle * 2.1, reach * 0.55);
    const line = openCurve([start, middle, end]);
    wood.push(taper(line, [habit.girth * 0.13, habit.girth * 0.08, habit.girth * 0.03]));
    line.forEach((at, k) => {
      if (k < 2) return;
      const length = Math.min(-at[1] * 0.8, habit.hang * random.between(0.4, 1.1));
      const drift = side * length * random.between(0.02, 0.3);
      wood.push(
        polygon([
          [at[0] - 0.0012, at[1]],
          [at[0] + drift * 0.6, at[1] + length * 0.4],
          [at[0] + drift, at[1] + length],
          [at[0] + drift * 0.6 + 0.0022, at[1] + length * 0.4],
          [at[0] + 0.0014, at[1]],
        ]),
      );
      if (!habit.hasLeaves) return;
      for (let n = 0; n < 7; n++) {
        const far = random.next();
        foliage.push(
          blade(
            [
              at[0] + drift * far + random.between(-0.018, 0.018),
              at[1] + length * far + random.between(-0.014, 0.014),
            ],
            random.between(0.008, 0.014),
            random.between(120, 240),
          ),
        );
      }
    });
  }
  const parts = [lined('along', ink(...wood))];
  if (habit.isBirch)
    parts.push(white(stemOf(axis, habit.girth)), lined('across', ink(...bark(axis, habit.girth, random))));
  if (foliage.length > 0) parts.push(lined(30, leaf(...foliage)));
  return parts;
}

/** The white of a birch, up to where its branches hide it. */
const stemOf = (axis: (share: number) => Point, girth: number): Ring =>
  taper(openCurve([axis(0.02), axis(0.3), axis(0.62), axis(0.9)]), [
    girth * 0.5,
    girth * 0.36,
    girth * 0.2,
    girth * 0.06,
  ]);

/** Dark scars on a birch's trunk, dense at its foot and rare above. */
const bark = (axis: (share: number) => Point, girth: number, random: Random): Path =>
  Array.from({ length: 26 }, (_, i) => {
    const share = 0.012 + (i / 26) ** 1.5 * 0.7 + random.between(-0.006, 0.006);
    const [x, y] = axis(share);
    const half = girth * Math.max(0.1, 0.5 - share * 0.5);
    const thick = random.between(0.002, 0.005) * (i < 5 ? 2 : 1);
    const from = random.chance(0.5) ? -1 : 1;
    return polygon([
      [x - half * from, y - thick],
      [x + half * from * random.between(-0.2, 0.5), y - thick * 0.2],
      [x - half * from, y + thick],
    ]);
  });

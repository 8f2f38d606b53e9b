import {
  openCurve,
  outline,
  placed,
  polygon,
  stroke,
  taper,
  type Path,
  type Point,
  type Ring,
} from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { ink, type Part } from './motif.ts';

/** Plants in metres: they stand at (0, 0) and grow upwards, towards negative y. */

export type TreeKind = 'bare' | 'leafy' | 'birch' | 'fir' | 'poplar' | 'willow' | 'bush';

export function drawTree(kind: TreeKind, height: number, random: Random): Part[] {
  const parts = draw(kind, height, random);
  // Trees grow as they like: the whole is brought to the height wanted.
  const tallest = Math.max(...parts.flatMap(({ path }) => path).map(topOf));
  const scale = height / tallest;
  return parts.map(({ path, material }) => ({ path: placed(path, { x: 0, y: 0, scale }), material }));
}

/** How far an outline reaches above the ground. */
const topOf = (ring: Ring): number => ring.reduce((top, y, i) => (i % 2 === 1 && -y > top ? -y : top), 0);

function draw(kind: TreeKind, height: number, random: Random): Part[] {
  if (kind === 'fir') return [ink(...fir(height, random))];
  if (kind === 'bush') return [ink(...shrub(height, random))];
  const habit = HABITS[kind];
  const { path, ends } = grow(height, habit, random);
  const parts = [ink(...path)];
  if (habit.leaves > 0) parts.push(ink(...tufts(ends, height * habit.leaves, random)));
  if (kind === 'birch') parts.push({ path: bark(height, random), material: 'white' });
  if (kind === 'willow') parts.push(ink(...ends.flatMap((end) => streamers(end, height, random))));
  return parts;
}

/** How a kind of tree grows. */
interface Habit {
  /** The trunk's length and its width at the foot, as shares of the height. */
  trunk: number;
  width: number;
  /** Between neighbouring branches, in degrees. */
  spread: readonly [number, number];
  /** Length of a branch as a share of its parent's. */
  ratio: readonly [number, number];
  /** How much branches turn upwards, in degrees for each step. */
  lift: number;
  steps: number;
  /** Radius of a tuft of leaves, as a share of the height; 0 for none. */
  leaves: number;
}

const HABITS = {
  bare: { trunk: 0.3, width: 0.05, spread: [24, 46], ratio: [0.66, 0.84], lift: 4, steps: 7, leaves: 0 },
  leafy: {
    trunk: 0.28,
    width: 0.055,
    spread: [26, 48],
    ratio: [0.64, 0.8],
    lift: 3,
    steps: 5,
    leaves: 0.085,
  },
  birch: {
    trunk: 0.46,
    width: 0.03,
    spread: [20, 38],
    ratio: [0.56, 0.72],
    lift: -3,
    steps: 5,
    leaves: 0.05,
  },
  poplar: {
    trunk: 0.16,
    width: 0.035,
    spread: [12, 20],
    ratio: [0.8, 0.92],
    lift: 9,
    steps: 6,
    leaves: 0.055,
  },
  willow: { trunk: 0.34, width: 0.06, spread: [28, 50], ratio: [0.6, 0.76], lift: 2, steps: 4, leaves: 0.05 },
} as const satisfies Record<string, Habit>;

/** Branches shorter than this share of the height are left out. */
const TWIG = 0.012;
const BRANCHES_MAX = 900;

/** Grows all branches of one step before those of the next, so that a limit leaves no half of the tree bare. */
function grow(height: number, habit: Habit, random: Random): { path: Path; ends: Point[] } {
  const path: Ring[] = [];
  const ends: Point[] = [];
  let branches = [{ from: [0, 0] as Point, angle: random.between(-4, 4), length: height * habit.trunk, width: height * habit.width }]; // prettier-ignore
  // Roots.
  path.push(outline([[-height * habit.width * 1.1, 0.06, 1], [-height * habit.width * 0.45, -height * 0.05], [height * habit.width * 0.45, -height * 0.05], [height * habit.width * 1.1, 0.06, 1]])); // prettier-ignore
  for (let step = 0; step < habit.steps && branches.length > 0; step++) {
    const next: typeof branches = [];
    for (const { from, angle, length, width } of branches) {
      const bend = random.between(-9, 9);
      const middle = ahead(from, angle + bend, length * 0.5);
      const end = ahead(middle, angle - bend * 0.6, length * 0.55);
      path.push(taper(openCurve([from, middle, end]), [width / 2, width * 0.42, width * 0.34]));
      const isLast = step === habit.steps - 1;
      if (isLast || (step >= habit.steps - 2 && random.chance(0.4))) ends.push(end);
      const count = step === 0 ? 3 : random.chance(0.35) ? 3 : 2;
      const spread = random.between(...habit.spread);
      for (let i = 0; i < count; i++) {
        const side = count === 3 ? i - 1 : i - 0.5;
        const own = length * random.between(...habit.ratio) * (side === 0 ? 1.05 : 1);
        if (own < height * TWIG || path.length + next.length > BRANCHES_MAX) continue;
        const turned = angle + side * spread + random.between(-8, 8);
        next.push({
          from: i === 1 && step > 0 ? middle : end,
          angle: turned - Math.sign(turned) * habit.lift,
          length: own,
          width: width * random.between(0.56, 0.74),
        });
      }
    }
    branches = next;
  }
  return { path, ends };
}

/** Upwards is 0 degrees, to the right positive. */
const ahead = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
};

/** Leaves around a small dark heart: the sky shows between them. */
function tufts(at: readonly Point[], radius: number, random: Random): Ring[] {
  return at.flatMap((centre) => {
    const heart: Point[] = [];
    const size = radius * random.between(0.35, 0.6);
    for (let k = 0; k < 9; k++) heart.push(ahead(centre, k * 40, size * random.between(0.7, 1.25)));
    const leaves = Array.from({ length: 22 }, () =>
      leaf(
        ahead(centre, random.between(0, 360), radius * Math.sqrt(random.next()) * 1.15),
        radius * random.between(0.12, 0.2),
        random,
      ),
    );
    return [outline(heart), ...leaves];
  });
}

/** A dome of leaves that stands on the ground. */
function shrub(height: number, random: Random): Ring[] {
  const rim = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = ahead([0, 0], -96 + i * 7.7, height * random.between(0.7, 0.9));
    return [x * 1.15, Math.min(-0.04 * height, y)] as const;
  });
  return [
    outline([[-height * 0.9, 0, 1], ...rim, [height * 0.9, 0, 1]]),
    ...tufts(rim, height * 0.13, random),
  ];
}

function leaf(at: Point, size: number, random: Random): Ring {
  const turn = random.between(0, 360);
  return outline([ahead(at, turn, size), ahead(at, turn + 80, size * 0.45), ahead(at, turn + 180, size), ahead(at, turn + 280, size * 0.45)]); // prettier-ignore
}

const streamers = ([x, y]: Point, height: number, random: Random): Ring[] =>
  Array.from({ length: 3 }, () => {
    const length = height * random.between(0.16, 0.34);
    const drift = random.between(-0.06, 0.06) * height;
    return stroke([[x, y], [x + drift, y + length * 0.5], [x + drift * 1.2, y + length]], height * 0.008, true); // prettier-ignore
  });

/** Pale streaks of a birch's trunk. */
const bark = (height: number, random: Random): Path =>
  Array.from({ length: 7 }, () => {
    const y = -height * random.between(0.04, 0.44);
    const x = height * random.between(-0.008, 0.006);
    return stroke([[x - height * 0.007, y], [x + height * 0.007, y - height * 0.004]], height * 0.012, true); // prettier-ignore
  });

function fir(height: number, random: Random): Path {
  const path: Ring[] = [taper([[0, 0], [0, -height]], [height * 0.022, height * 0.004])]; // prettier-ignore
  const tiers = 15;
  for (let i = 0; i < tiers; i++) {
    const share = i / tiers;
    const y = -height * (0.1 + 0.86 * share);
    const reach = height * 0.2 * (1 - share) ** 0.85 + height * 0.015;
    for (const side of [-1, 1]) {
      const own = reach * random.between(0.8, 1.15) * side;
      const drop = height * random.between(0.035, 0.06);
      const points: Point[] = [
        [0, y - height * 0.075, 1],
        [own * 0.55, y - drop * 0.2],
      ];
      points.push([own, y + drop * 0.5, 1]);
      // Twigs hang from it.
      for (let k = 4; k > 0; k--) {
        points.push([own * (k / 5 + 0.08), y + drop * random.between(0.1, 0.4), 1]);
        points.push([own * (k / 5), y + drop * random.between(0.8, 1.3), 1]);
      }
      points.push([0, y + drop * 0.3, 1]);
      path.push(outline(points));
    }
  }
  return path;
}

/** Blades of grass along the ground from `left` to `right`. */
export function grass(left: number, right: number, height: number, random: Random): Path {
  const count = Math.round(((right - left) / height) * 9);
  return Array.from({ length: count }, () => {
    const x = random.between(left, right);
    const tall = height * random.between(0.35, 1);
    const lean = random.between(-0.45, 0.45) * tall;
    const width = height * 0.035;
    return polygon([[x - width, 0.02], [x + lean * 0.35, -tall * 0.6], [x + lean, -tall], [x + lean * 0.35 + width, -tall * 0.55], [x + width, 0.02]]); // prettier-ignore
  });
}

/** A flower with an umbel, as it stands by roads. */
export function umbel(height: number, random: Random): Path {
  const lean = random.between(-0.12, 0.12) * height;
  const top: Point = [lean, -height];
  const path: Ring[] = [stroke([[0, 0], [lean * 0.3, -height * 0.55], top], height * 0.018)];
  const rays = 9;
  for (let i = 0; i < rays; i++) {
    const angle = -62 + (124 / (rays - 1)) * i;
    const end = ahead(top, angle, height * 0.17 * random.between(0.9, 1.08));
    path.push(stroke([top, end], height * 0.007));
    for (let k = -2; k <= 2; k++) {
      const tip = ahead(end, angle * 0.5 + k * 32, height * 0.03);
      path.push(stroke([end, tip], height * 0.006), outline([[tip[0] - height * 0.008, tip[1]], [tip[0], tip[1] - height * 0.008], [tip[0] + height * 0.008, tip[1]], [tip[0], tip[1] + height * 0.006]])); // prettier-ignore
    }
  }
  for (const side of [-1, 1])
    path.push(outline([[lean * 0.2, -height * 0.34, 1], [side * height * 0.1, -height * 0.42], [side * height * 0.15, -height * 0.36, 1], [side * height * 0.08, -height * 0.33]])); // prettier-ignore
  return path;
}

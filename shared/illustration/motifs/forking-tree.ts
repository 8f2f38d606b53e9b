import { openCurve, taper, type Point, type Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { ink, lined, type Part } from './motif.ts';
import { pointAhead, rootFlare } from './tree-shapes.ts';

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

interface Branch {
  from: Point;
  angle: number;
  length: number;
  width: number;
}

/** Branches shorter than this are left out. */
const TWIG = 0.012;

const BRANCHES_MAX = 620;

import { openCurve, polygon, taper, type Path, type Point, type Ring } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { blade } from './leafy-tree.ts';
import { ink, leaf, lined, white, type Part } from './motif.ts';
import { pointAhead, rootFlare } from './tree-shapes.ts';

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

import { stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { softPart } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/**
 * The check of tweed and jackets, under lapels and waistcoat; stated tweed is strong enough to see in a small picture.
 *
 * @param front only that of a closed front, which covers the rest
 */
export function weave({ garment, wears }: Bust, w: Widen, front = false): Part[] {
  const isStated = wears.has('tweed');
  if (!isStated && garment !== 'jacket') return [];
  const [wide, opacity] = isStated ? [0.022, 0.42] : [0.012, 0.26];
  const [left, right, top, bottom] = front ? [-0.2, 0.74, 1.62, 3.5] : [-1.12, 0.9, 1.02, 3.5];
  const columns = Math.round((right - left) / 0.13);
  const rows = Math.round((bottom - top) / 0.2);
  return [
    softPart(
      // A shirt is pale, so its check is darker.
      garment === 'shirt' ? 'depth' : 'fold',
      opacity,
      ...Array.from({ length: columns }, (_, i) => left + ((i + 0.5) / columns) * (right - left)).map((x) =>
        stroke(
          w([
            [x, top + Math.max(0, Math.abs(x + 0.1) - 0.7) * 0.5],
            [x - 0.02, 2],
            [x - 0.04, bottom],
          ]),
          wide,
        ),
      ),
      ...Array.from({ length: rows }, (_, i) => top + i * 0.2).map((y) =>
        stroke(
          w([
            [left + 0.02, y],
            [(left + right) / 2, y + 0.05],
            [right - 0.02, y],
          ]),
          wide,
        ),
      ),
    ),
  ];
}

/** The threads of stated tweed. */
const tweed = (w: Widen, ...threads: readonly (readonly Point[])[]): Part =>
  softPart('fold', 0.4, ...threads.map((thread) => stroke(w(thread), 0.022)));

/** Between the rows of the check, in heads. */
const STEP = 0.2;

/** The check of stated tweed on a short coat that is buttoned, below its lapels. */
export function tweedOnSack(w: Widen): Part {
  const [left, right, bottom] = [-0.36, 0.84, 4];
  const columns = Array.from({ length: 9 }, (_, i): Point[] => {
    const x = left + 0.04 + i * 0.14;
    const top = lapelAt(x);
    return [
      [x, top],
      [x - 0.02, (top + bottom) / 2],
      [x - 0.03, bottom],
    ];
  });
  const across = (from: number, to: number, y: number): Point[][] =>
    to - from > 0.06
      ? [
          [
            [from, y],
            [(from + to) / 2, y + 0.03],
            [to, y],
          ],
        ]
      : [];
  const rows = Array.from({ length: 15 }, (_, i) => 1.1 + i * STEP).flatMap((y) => {
    const above = LAPELS_MEET.y - y;
    if (above <= 0) return across(left, right, y);
    return [
      ...across(left, LAPELS_MEET.x - above / STEEP.near, y),
      ...across(LAPELS_MEET.x + above / STEEP.far, right, y),
    ];
  });
  return tweed(w, ...columns, ...rows);
}

/** Where the lapels meet, and how steep their lower edges are on both sides. */
const LAPELS_MEET = { x: 0.33, y: 1.62 };
const STEEP = { near: 0.72, far: 1.6 };

const lapelAt = (x: number): number =>
  LAPELS_MEET.y - Math.abs(x - LAPELS_MEET.x) * (x < LAPELS_MEET.x ? STEEP.near : STEEP.far);

/** The check of stated tweed on the near sleeve, from the shoulder to the elbow or the edge of the picture. */
export function tweedOnSleeve({ arm = 'hanging', isHandRaised, gesture }: Bust, w: Widen): Part {
  const isHanging = !isHandRaised && !gesture && arm === 'hanging';
  const bottom = isHanging ? 4 : 2.4;
  const columns = COLUMNS.map(([x, top]): Point[] => [
    [x, top],
    [x - 0.03, (top + bottom) / 2],
    [x + 0.02, bottom],
  ]);
  const rows = Array.from({ length: isHanging ? 15 : 7 }, (_, i): Point[] => {
    const y = 1.05 + i * STEP;
    return [
      [y < 1.2 ? -1.06 : -1.16, y],
      [-0.86, y + 0.04],
      [-0.6, y],
    ];
  });
  return tweed(w, ...columns, ...rows);
}

/** Across the sleeve, each with its upper end at the shoulder. */
const COLUMNS = [
  [-1.1, 1.1],
  [-0.98, 0.94],
  [-0.86, 0.88],
  [-0.74, 0.9],
  [-0.63, 1.02],
] as const;

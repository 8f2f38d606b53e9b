import { stroke } from '../drawing/path.ts';
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
      'fold',
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

/** The check of stated tweed on a short coat that is buttoned, below its lapels. */
export function tweedOnSack(w: Widen): Part {
  const [left, right, bottom] = [-0.36, 0.84, 4];
  const columns = Array.from({ length: 9 }, (_, i) => left + 0.04 + i * 0.14);
  const rows = Array.from({ length: 15 }, (_, i) => 1.1 + i * 0.2);
  return softPart(
    'fold',
    0.4,
    ...columns.map((x) =>
      stroke(
        w([
          [x, lapelAt(x)],
          [x - 0.02, (lapelAt(x) + bottom) / 2],
          [x - 0.03, bottom],
        ]),
        0.022,
      ),
    ),
    ...rows.flatMap((y) => {
      const open = LAPELS_MEET.y - y;
      const parts =
        open <= 0
          ? [[left, right]]
          : [
              [left, LAPELS_MEET.x - open / STEEP.near],
              [LAPELS_MEET.x + open / STEEP.far, right],
            ];
      return parts
        .filter(([from, to]) => to! - from! > 0.06)
        .map(([from, to]) =>
          stroke(
            w([
              [from!, y],
              [(from! + to!) / 2, y + 0.03],
              [to!, y],
            ]),
            0.022,
          ),
        );
    }),
  );
}

/** Where the lapels meet, and how steep their lower edges are on both sides. */
const LAPELS_MEET = { x: 0.33, y: 1.62 };
const STEEP = { near: 0.72, far: 1.6 };

const lapelAt = (x: number): number =>
  LAPELS_MEET.y - Math.abs(x - LAPELS_MEET.x) * (x < LAPELS_MEET.x ? STEEP.near : STEEP.far);

/** The check of stated tweed on the near sleeve, from the shoulder to the elbow or the edge of the picture. */
export function tweedOnSleeve({ arm, isHandRaised, gesture }: Bust, w: Widen): Part {
  const isHanging = !isHandRaised && !gesture && (arm ?? 'hanging') === 'hanging';
  const bottom = isHanging ? 4 : 2.4;
  const rows = Array.from({ length: isHanging ? 15 : 7 }, (_, i) => 1.05 + i * 0.2);
  return softPart(
    'fold',
    0.4,
    ...COLUMNS.map(([x, top]) =>
      stroke(
        w([
          [x, top],
          [x - 0.03, (top + bottom) / 2],
          [x + 0.02, bottom],
        ]),
        0.022,
      ),
    ),
    ...rows.map((y) =>
      stroke(
        w([
          [y < 1.2 ? -1.06 : -1.16, y],
          [-0.86, y + 0.04],
          [-0.6, y],
        ]),
        0.022,
      ),
    ),
  );
}

/** Across the sleeve, each with its upper end at the shoulder. */
const COLUMNS = [
  [-1.1, 1.1],
  [-0.98, 0.94],
  [-0.86, 0.88],
  [-0.74, 0.9],
  [-0.63, 1.02],
] as const;

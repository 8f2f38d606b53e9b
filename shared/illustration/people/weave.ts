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

/** The check of stated tweed on the near sleeve. */
export const tweedOnSleeve = (w: Widen): Part =>
  softPart(
    'fold',
    0.4,
    ...[-1.06, -0.94, -0.82, -0.7].map((x) =>
      stroke(
        w([
          [x, 1.2],
          [x - 0.02, 1.8],
          [x + 0.02, 2.3],
        ]),
        0.022,
      ),
    ),
    ...[1.3, 1.5, 1.7, 1.9, 2.1].map((y) =>
      stroke(
        w([
          [-1.12, y],
          [-0.84, y + 0.03],
          [-0.62, y],
        ]),
        0.022,
      ),
    ),
  );

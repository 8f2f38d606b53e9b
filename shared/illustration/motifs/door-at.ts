import type { CornerDrawing } from './corner-drawing.ts';
import { fold, ink, type Part } from './motif.ts';

/** A door in a front wall, in a dark frame. */
export const doorAt = (t: CornerDrawing, x: number, z: number, wide = 1.1, high = 2.2): Part[] => [
  fold(
    t.flat(
      [x - wide * 0.68, 0.1, z - 0.02],
      [x - wide * 0.68, high + 0.26, z - 0.02],
      [x + wide * 0.68, high + 0.26, z - 0.02],
      [x + wide * 0.68, 0.1, z - 0.02],
    ),
  ),
  ink(
    t.flat(
      [x - wide / 2, 0.1, z - 0.04],
      [x - wide / 2, high, z - 0.04],
      [x + wide / 2, high, z - 0.04],
      [x + wide / 2, 0.1, z - 0.04],
    ),
  ),
];

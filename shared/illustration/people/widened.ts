import type { Point } from '../drawing/path.ts';

/** Fits points of a costume to the girth of its wearer. */
export type Widen = (points: readonly Point[]) => Point[];

/**
 * Makes people wider or narrower without moving the neck.
 *
 * @param shoulders 1 is average; the waist is unaffected
 * @param shrug how far the shoulders are drawn up, in heads
 */
export const widened =
  (b: number, shoulders = 1, shrug = 0): Widen =>
  (points) => {
    // Broad shoulders are square, and those of the weakly built slope.
    const square = (shoulders - 1) * 0.7 - Math.max(0, 0.92 - b) * 0.8 + shrug;
    return points.map(([x, y, corner]) => {
      const far = Math.min(1, Math.max(0, (y - 0.35) / 0.7));
      const atShoulders = Math.max(0, 1 - Math.abs(y - 1) / (y < 1 ? 0.6 : 1.3));
      // A stout person's belly bulges forwards.
      const belly = b > 1.2 && x > 0.2 ? (b - 1.1) * Math.min(1, x) * Math.exp(-(((y - 2.3) / 0.9) ** 2)) : 0;
      const wide = x * (1 + (b - 1) * far) * (1 + (shoulders - 1) * atShoulders) + belly;
      const outside = Math.min(1, Math.max(0, (Math.abs(x) - 0.35) / 0.6));
      const level = y - square * outside * Math.min(1, Math.max(0, (1.3 - y) / 0.5));
      return corner ? [wide, level, corner] : [wide, level];
    });
  };

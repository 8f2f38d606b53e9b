import type { Point } from '../../../drawing/path.ts';

/** The middle of the doorway, half the width of its opening, where its arch springs, and its sill; in pixels. */
export const [MIDDLE, HALF, SPRING, SILL] = [512, 150, 332, 672];
/** The outline of an arch over jambs. @param out how far outside the opening, in pixels */
export const archway = (out: number, isFlat: boolean, bottom = SILL): Point[] => {
  const half = HALF + out;
  const top = isFlat ? 196 - out * 0.7 : 0;
  if (isFlat)
    return [
      [MIDDLE - half, bottom, 1],
      [MIDDLE - half, top, 1],
      [MIDDLE + half, top, 1],
      [MIDDLE + half, bottom, 1],
    ];
  return [
    [MIDDLE - half, bottom, 1],
    [MIDDLE - half, SPRING, 1],
    ...Array.from({ length: 11 }, (_, i): Point => {
      const angle = Math.PI - (i / 10) * Math.PI;
      // Slightly pointed.
      const rise = half * (1 + 0.16 * Math.sin(angle) ** 6);
      return [MIDDLE + Math.cos(angle) * half, SPRING - Math.sin(angle) * rise];
    }),
    [MIDDLE + half, SPRING, 1],
    [MIDDLE + half, bottom, 1],
  ];
};

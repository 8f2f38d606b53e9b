import { points } from '../drawing/points.ts';
import { isInside } from '../drawing/is-inside.ts';
import { outline, type Point } from '../drawing/path.ts';
import type { Locks } from './combed.ts';

/** Shaved hair, which follows the skull with a bristly edge. */
export const CROPPED = (): Locks => ({ mass: [outline(SKULLCAP)], lines: STUBBLE });

/** The hairline and the skull of a shaven head. */
const SKULLCAP: readonly Point[] = points`
  .25,-.85! .14,-.972 -.1,-1 -.27,-.955 -.43,-.81 -.49,-.56 -.45,-.3 -.385,-.1 -.34,-.14 -.27,-.24
  -.245,-.36 -.22,-.5 -.14,-.54 -.1,-.5 -.08,-.46 -.04,-.56 .03,-.64 .06,-.73 .16,-.79`;

/** Bristles that stand off the skull all over it: combed lines would make the hair long again. */
const STUBBLE: readonly (readonly Point[])[] = Array.from({ length: 22 }, (_, row) =>
  Array.from({ length: 24 }, (_, i): Point => [
    -0.47 + i * 0.032 + (row % 2) * 0.016 + Math.sin(i * 7 + row * 3) * 0.006,
    -0.98 + row * 0.038 + Math.sin(i * 5 + row) * 0.008,
  ]),
)
  .flat()
  .filter(([x, y]) => isInside([outline(SKULLCAP)], x, y))
  .map(([x, y]): Point[] => [
    [x, y],
    [x + (x + 0.1) * 0.03, y - 0.016],
    [x + (x + 0.1) * 0.05, y - 0.03],
  ]);

import { polygon, type Path, type Point } from '../../../drawing/path.ts';

/** Turns metres into pixels for a view along a passage. */
export interface Lens {
  /** @param x to the right of the middle @param y above the floor @param z away from the reader; all in metres */
  at: (x: number, y: number, z: number, corner?: 1) => Point;
  /** Pixels of a metre at a distance. */
  scaleAt: (z: number) => number;
  /** Where everything vanishes, in pixels. */
  vanish: { x: number; y: number };
}

/** How many pixels a metre takes at a distance of one metre. */
const FOCAL = 608;

/** @param eye its height above the floor, in metres */
export function lensAt(x: number, y: number, eye: number): Lens {
  const scaleAt = (z: number) => FOCAL / z;
  return {
    at: (u, v, z) => [x + u * scaleAt(z), y + (eye - v) * scaleAt(z), 1],
    scaleAt,
    vanish: { x, y },
  };
}

/** A rectangle that lies level, in metres: a stretch of floor or, at its height, of ceiling. */
export const levelPatch = (
  { at }: Lens,
  left: number,
  right: number,
  from: number,
  to: number,
  height = 0,
): Path[number] =>
  polygon([at(left, height, from), at(right, height, from), at(right, height, to), at(left, height, to)]);

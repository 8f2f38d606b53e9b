import { polygon, stroke, type Point, type Ring } from '../drawing/path.ts';
import type { Corner } from './corner.ts';

/** The distance and height from which a building is seen, in metres. */
const DISTANCE = 74;
const EYE = 1.9;

/** Draws in the space of a building that is seen from its corner. */
export interface CornerPen {
  at(corner: Corner): Point;
  /** How much larger than life at its distance. */
  sizeAt(corner: Corner): number;
  flat(...corners: Corner[]): Ring;
  line(width: number, ...corners: Corner[]): Ring;
}

/** @param turn how far the building is turned to the left, in degrees; 0 is the front view */
export function cornerPen(turn: number): CornerPen {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const sizeAt = ([x, , z]: Corner) => DISTANCE / (DISTANCE - x * sin + z * cos);
  const at = (corner: Corner): Point => {
    const [x, y, z] = corner;
    const size = sizeAt(corner);
    return [(x * cos + z * sin) * size, -(y - EYE) * size - EYE];
  };
  return {
    at,
    sizeAt,
    flat: (...corners) => polygon(corners.map(at)),
    line: (width, ...corners) =>
      stroke(
        corners.map((corner): Point => {
          const [x, y] = at(corner);
          return [x, y, 1];
        }),
        width,
      ),
  };
}

import {
  ellipse,
  hole,
  limb,
  outline,
  placed,
  polygon,
  rectangle,
  stroke,
  type Path,
  type Point,
  type Ring,
} from '../drawing/path.ts';
import { readPoints } from '../drawing/points.ts';

/**
 * Draws in a unit of its own with y growing upwards from the ground, and returns outlines in metres with y growing
 * downwards, as `drawing/path.ts` expects. Points are written as text, as `readPoints` reads them.
 */
export interface Pen {
  points(text: string): Point[];
  /** A closed curve. */
  shape(text: string): Ring;
  /** A closed curve that is left empty, in the same part as the outline it is cut from. */
  gap(text: string): Ring;
  /** Straight sides. */
  flat(text: string): Ring;
  /** A stroke of even width along a curve. */
  line(text: string, width: number): Ring;
  /** A stroke pointed at both ends, as a graver cuts it. */
  cut(text: string, width: number): Ring;
  /** Round ends; the radii are at equal distances along the curve. */
  rod(text: string, ...radii: number[]): Path;
  /** A turned form about x = 0, as from a lathe: "radius,height" from the top down. */
  lathed(text: string): Ring;
  /** `x` and `y` are its middle. */
  disc(x: number, y: number, radiusX: number, radiusY?: number): Ring;
  /** A circle with an empty middle. */
  loop(x: number, y: number, radiusX: number, width: number, radiusY?: number): Path;
  /** `x` and `y` are its lower left corner. */
  box(x: number, y: number, width: number, height: number): Ring;
  /** Outlines of this pen elsewhere: scaled, then mirrored, then turned clockwise in degrees about (0, 0). */
  moved(path: Path, x: number, y: number, how?: { scale?: number; turn?: number; isFlipped?: boolean }): Path;
}

/** @param unit in metres */
export function pen(unit: number): Pen {
  const points = (text: string): Point[] =>
    readPoints(text).map(([x, y, corner]) => (corner ? [x * unit, -y * unit, 1] : [x * unit, -y * unit]));
  const circle = (x: number, y: number, radiusX: number, radiusY: number): Point[] =>
    Array.from({ length: 16 }, (_, i) => (i / 8) * Math.PI).map((angle) => [
      (x + Math.cos(angle) * radiusX) * unit,
      (-y + Math.sin(angle) * radiusY) * unit,
    ]);
  return {
    points,
    shape: (text) => outline(points(text)),
    gap: (text) => hole(points(text)),
    flat: (text) => polygon(points(text)),
    line: (text, width) => stroke(points(text), width * unit),
    cut: (text, width) => stroke(points(text), width * unit, true),
    rod: (text, ...radii) =>
      limb(
        points(text),
        radii.map((radius) => radius * unit),
      ),
    lathed: (text) => {
      const right = points(text);
      const left = right
        .filter(([x]) => x > 0)
        .map(([x, y, corner]): Point => (corner ? [-x, y, 1] : [-x, y]));
      return outline([...right, ...left.reverse()]);
    },
    disc: (x, y, radiusX, radiusY = radiusX) => ellipse(x * unit, -y * unit, radiusX * unit, radiusY * unit),
    loop: (x, y, radiusX, width, radiusY = radiusX) => [
      outline(circle(x, y, radiusX, radiusY)),
      hole(circle(x, y, radiusX - width, radiusY - width)),
    ],
    box: (x, y, width, height) => rectangle(x * unit, -(y + height) * unit, width * unit, height * unit),
    moved: (path, x, y, how = {}) => placed(path, { x: x * unit, y: -y * unit, ...how }),
  };
}

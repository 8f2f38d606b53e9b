/**
 * Outlines to be filled, as lists of numbers: x and y in turn, y growing downwards. Rings that are filled run clockwise on
 * the screen and holes run the other way, so that overlapping rings of a path unite (the nonzero rule).
 */

/** A closed outline. */
export type Ring = readonly number[];

/** Outlines that are filled together. */
export type Path = readonly Ring[];

/** A third element makes it a corner instead of a point of a curve. */
export type Point = readonly [x: number, y: number, corner?: 1];

/** A point that is a corner if `isCorner`. */
export const pointAt = (
  [x, y]: readonly [x: number, y: number, ...rest: unknown[]],
  isCorner: boolean,
): Point => (isCorner ? [x, y, 1] : [x, y]);

export interface Placement {
  x: number;
  y: number;
  scale?: number;
  /** Mirrored left to right, before it is turned. */
  isFlipped?: boolean;
  /** Clockwise, in degrees. */
  turn?: number;
}

/** Straight pieces for each curve between two points. */
const PIECES = 6;
/** A curve's handles are as long as this part of the distance between its points. */
const HANDLE = 1 / 2.9;

/** A closed curve through points (Catmull–Rom tangents, cubic Bézier pieces). */
export function outline(points: readonly Point[]): Ring {
  return filled(curve(points, true));
}

/** A closed curve that is left empty. */
export function hole(points: readonly Point[]): Ring {
  return reversed(outline(points));
}

export function polygon(points: readonly Point[]): Ring {
  const ring = new Array<number>(points.length * 2);
  points.forEach(([x, y], i) => {
    ring[i * 2] = x;
    ring[i * 2 + 1] = y;
  });
  return filled(ring);
}

export function rectangle(x: number, y: number, width: number, height: number): Ring {
  return filled([x, y, x + width, y, x + width, y + height, x, y + height]);
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): Ring {
  const count = 32;
  return filled(
    Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI).flatMap((angle) => [
      x + Math.cos(angle) * radiusX,
      y + Math.sin(angle) * radiusY,
    ]),
  );
}

/** An open curve through points, as the points of its straight pieces. */
export function openCurve(points: readonly Point[]): Point[] {
  return pairs(curve(points, false));
}

/**
 * A limb with round ends along a curve.
 *
 * @param radii at equal distances along it, from its start to its end
 */
export function limb(points: readonly Point[], radii: readonly number[]): Path {
  const line = openCurve(points);
  const [first, last] = [line[0]!, line.at(-1)!];
  return [
    taper(line, radii),
    ellipse(first[0], first[1], radii[0]!),
    ellipse(last[0], last[1], radii.at(-1)!),
  ];
}

/** A stroke along a curve, of even width, with pointed ends if `isPointed`. */
export function stroke(points: readonly Point[], width: number, isPointed = false): Ring {
  const half = width / 2;
  return taper(openCurve(points), isPointed ? [half * 0.2, half, half, half * 0.2] : [half, half]);
}

/** A stroke along straight pieces whose radius changes from end to end. */
export function taper(line: readonly Point[], radii: readonly number[]): Ring {
  const left: number[] = [];
  const right: number[] = [];
  const last = line.length - 1;
  line.forEach(([x, y], i) => {
    const before = line[Math.max(0, i - 1)]!;
    const after = line[Math.min(last, i + 1)]!;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const radius = at(radii, last === 0 ? 0 : i / last);
    left.push(x - (dy / length) * radius, y + (dx / length) * radius);
    right.unshift(x + (dy / length) * radius, y - (dx / length) * radius);
  });
  return filled([...left, ...right]);
}

export function placed(path: Path, { x, y, scale = 1, isFlipped = false, turn = 0 }: Placement): Path {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale];
  const mirror = isFlipped ? -1 : 1;
  return path.map((ring) => {
    const moved = new Array<number>(ring.length);
    for (let i = 0; i < ring.length; i += 2) {
      const [u, v] = [ring[i]! * mirror, ring[i + 1]!];
      moved[i] = x + u * cos - v * sin;
      moved[i + 1] = y + u * sin + v * cos;
    }
    // A mirrored ring runs the other way.
    return isFlipped ? reversed(moved) : moved;
  });
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around outlines; infinite and inverted if there are none. */
export function boundsOf(paths: Iterable<Path>): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const path of paths) {
    for (const ring of path) {
      for (let i = 0; i < ring.length; i += 2) {
        bounds.left = Math.min(bounds.left, ring[i]!);
        bounds.right = Math.max(bounds.right, ring[i]!);
        bounds.top = Math.min(bounds.top, ring[i + 1]!);
        bounds.bottom = Math.max(bounds.bottom, ring[i + 1]!);
      }
    }
  }
  return bounds;
}

/** Twice the enclosed area, positive if the ring runs clockwise on the screen. */
export function area(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    sum += ring[i]! * ring[j + 1]! - ring[j]! * ring[i + 1]!;
  }
  return sum;
}

const filled = (ring: Ring): Ring => (area(ring) < 0 ? reversed(ring) : ring);

function reversed(ring: Ring): Ring {
  const back = new Array<number>(ring.length);
  for (let i = 0; i < ring.length; i += 2) {
    back[i] = ring[ring.length - 2 - i]!;
    back[i + 1] = ring[ring.length - 1 - i]!;
  }
  return back;
}

function pairs(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < flat.length; i += 2) points.push([flat[i]!, flat[i + 1]!]);
  return points;
}

/** A value between those of a list, `share` of the way along it. */
function at(values: readonly number[], share: number): number {
  const position = share * (values.length - 1);
  const i = Math.min(values.length - 2, Math.floor(position));
  if (i < 0) return values[0]!;
  return values[i]! + (values[i + 1]! - values[i]!) * (position - i);
}

function curve(points: readonly Point[], isClosed: boolean): number[] {
  const count = points.length;
  const point = (i: number) => points[isClosed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  /** Null at a corner. */
  const tangent = (i: number): Point | null => {
    if (point(i)[2]) return null;
    const [before, after] = [point(i - 1), point(i + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [dx / length, dy / length];
  };
  const flat: number[] = [point(0)[0], point(0)[1]];
  const spans = isClosed ? count : count - 1;
  for (let i = 0; i < spans; i++) {
    const [from, to] = [point(i), point(i + 1)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const handle = Math.hypot(dx, dy) * HANDLE;
    const [start, end] = [tangent(i), tangent(i + 1)];
    const [x1, y1] = start
      ? [from[0] + start[0] * handle, from[1] + start[1] * handle]
      : [from[0] + dx / 3, from[1] + dy / 3];
    const [x2, y2] = end
      ? [to[0] - end[0] * handle, to[1] - end[1] * handle]
      : [to[0] - dx / 3, to[1] - dy / 3];
    const isStraight = !start && !end;
    const pieces = isStraight ? 1 : PIECES;
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      const s = 1 - t;
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      flat.push(a * from[0] + b * x1 + c * x2 + d * to[0], a * from[1] + b * y1 + c * y2 + d * to[1]);
    }
  }
  // A closed curve ends where it began.
  if (isClosed) flat.length -= 2;
  return flat;
}

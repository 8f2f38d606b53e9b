import { openCurve, outline, taper, type Path, type Point } from '../drawing/path.ts';

/**
 * Hair close up: masses that shape the outline, loose strands that break it, and the lines in which it is combed. The chin
 * is at (0.3, 0), the crown at y = −1.
 */
export interface Locks {
  mass: Path;
  /** The hair behind neck and shoulders. */
  behind?: Path;
  lines: readonly (readonly Point[])[];
}

/** Lines combed between guides: each guide runs from the root of the hair to its tip. */
export function combed(guides: readonly (readonly Point[])[], between: number): Point[][] {
  const sampled = guides.map((guide) => resampled(openCurve(guide)));
  const lines: Point[][] = [];
  for (let i = 1; i < sampled.length; i++) {
    const [a, b] = [sampled[i - 1]!, sampled[i]!];
    for (let k = i === 1 ? 0 : 1; k <= between; k++) {
      const t = k / between;
      // Each line is shorter than its neighbour at the root or at the tip, as in a drawing.
      const [from, to] = k % 3 === 1 ? [0, 6] : k % 3 === 2 ? [2, 8] : [1, 8];
      lines.push(
        a
          .slice(from, to + 1)
          .map(([x, y], n): Point => [x + (b[n + from]![0] - x) * t, y + (b[n + from]![1] - y) * t]),
      );
    }
  }
  return lines;
}

/** Nine points at equal steps of a curve's parameter. */
const resampled = (points: readonly Point[]): Point[] =>
  Array.from({ length: 9 }, (_, i) => points[Math.round((i / 8) * (points.length - 1))]!);

/** A loose strand: broad at the root and ending in a point. */
export const strand = (width: number, ...points: readonly Point[]): Path => [
  taper(openCurve(points), [width, width * 0.85, width * 0.5, width * 0.08]),
];

/** Three strands woven along a line. */
export const PLAIT = (from: Point, via: readonly Point[], wide: number): Locks => {
  const line = openCurve([from, ...via]);
  const mass: Path[number][] = [];
  const lines: Point[][] = [];
  const knots = 13;
  for (let i = 0; i < knots; i++) {
    const t = i / (knots - 1);
    const n = Math.min(line.length - 2, Math.floor(t * (line.length - 1)));
    const [x, y] = line[n]!;
    const [dx, dy] = [line[n + 1]![0] - x, line[n + 1]![1] - y];
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    const r = wide * (1 - 0.5 * t * t);
    const step = 0.13;
    const at = (along: number, across: number): Point => [
      x + ux * along * step - uy * across * r,
      y + uy * along * step + ux * across * r,
    ];
    const side = i % 2 ? 1 : -1;
    mass.push(
      outline([
        at(-0.75, side * 0.1),
        at(-0.5, side * 0.86),
        at(0.1, side * 1.05),
        at(0.8, side * 0.5),
        at(1.1, -side * 0.35),
        at(0.4, -side * 0.75),
        at(-0.3, -side * 0.5),
      ]),
    );
    lines.push(
      [at(-0.4, side * 0.75), at(0.1, side * 0.3), at(0.75, -side * 0.4)],
      [at(-0.1, side * 0.9), at(0.4, side * 0.5), at(0.95, -side * 0.2)],
    );
  }
  const [ex, ey] = line.at(-1)!;
  mass.push(
    ...strand(wide * 0.55, [ex, ey], [ex + 0.05, ey + 0.16], [ex - 0.02, ey + 0.34]),
    ...strand(wide * 0.5, [ex, ey], [ex - 0.06, ey + 0.14], [ex - 0.1, ey + 0.27]),
  );
  return { mass, lines };
};

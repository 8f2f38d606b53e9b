import { openCurve, outline, pointAt, type Path, type Point } from '../drawing/path.ts';
import { strand } from './combed.ts';

/** A ringlet hanging from a place: a spiral seen from the side. */
export function ringlet(
  x: number,
  y: number,
  long: number,
  wide: number,
  lean = 0,
): { mass: Path; lines: Point[][] } {
  const turns = Math.max(3, Math.round(long / (wide * 0.8)));
  const mass: Path[number][] = [];
  const lines: Point[][] = [];
  for (let i = 0; i < turns; i++) {
    const t = i / turns;
    const [cx, cy, r] = [x + lean * t + (i % 2 ? 0.012 : -0.012), y + long * t, wide * (1 - 0.35 * t)];
    const h = (long / turns) * 0.8;
    mass.push(
      outline([
        [cx - r, cy],
        [cx - r * 0.5, cy - h * 0.5],
        [cx + r * 0.6, cy - h * 0.3],
        [cx + r, cy + h * 0.3],
        [cx + r * 0.5, cy + h],
        [cx - r * 0.6, cy + h * 0.8],
      ]),
    );
    lines.push([
      [cx - r * 0.8, cy + h * 0.1],
      [cx - r * 0.1, cy + h * 0.5],
      [cx + r * 0.8, cy + h * 0.35],
    ]);
  }
  mass.push(
    ...strand(
      wide * 0.4,
      [x + lean, y + long * 0.9],
      [x + lean + 0.02, y + long + 0.06],
      [x + lean - 0.03, y + long + 0.11],
    ),
  );
  return { mass, lines };
}

/** A line over the head, backwards from the brow, whose edge swells into as many locks. @param swell how far they stand out */
export function scalloped(guide: readonly Point[], count: number, swell: number): Point[] {
  const line = openCurve(guide);
  const off = (share: number, out: number): readonly [x: number, y: number] => {
    const at = Math.max(0, Math.min(1, share)) * (line.length - 1);
    const n = Math.min(line.length - 2, Math.floor(at));
    const [[x0, y0], [x1, y1]] = [line[n]!, line[n + 1]!];
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    return [
      x0 + (x1 - x0) * (at - n) - ((y1 - y0) / length) * out,
      y0 + (y1 - y0) * (at - n) + ((x1 - x0) / length) * out,
    ];
  };
  // No two locks are as wide or as high.
  const startOf = (i: number) => (i + 0.3 * Math.sin(i * 2.4)) / count;
  return Array.from({ length: count }, (_, i): Point[] => {
    const [from, to] = [startOf(i), startOf(i + 1)];
    const high = swell * (1 + 0.45 * Math.sin(i * 1.7 + 1));
    return [
      pointAt(off(from, 0), true),
      off(from + (to - from) * 0.18, high * 0.72),
      off(from + (to - from) * 0.5, high),
      off(from + (to - from) * 0.86, high * 0.62),
    ];
  }).flat();
}

/** A combed line in waves. */
export const rippled = (line: readonly Point[], swell: number, phase: number): Point[] =>
  openCurve(line).map(([x, y], i): Point => {
    const wave = Math.sin(i * 0.4 + phase * 1.3) * swell;
    return [x + wave * 0.5, y + wave];
  });

import type { Path } from '../drawing/path.ts';

/** The part of the canvas API that a cover needs, available in browsers and on the server. */
export interface CoverCanvas {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  globalAlpha: number;
  font: string;
  textAlign: unknown;
  textBaseline: unknown;
  direction: unknown;
  /** Not supported by every browser: without it letters are closer together. */
  letterSpacing?: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number, isBackwards?: boolean): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    turn: number,
    from: number,
    to: number,
  ): void;
  fill(): void;
  stroke(): void;
  clip(): void;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { width: number };
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
}

interface Gradient {
  addColorStop(at: number, colour: string): void;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const COVER_WIDTH = 600;
export const COVER_HEIGHT = 900;
/** The width of the hinge at the spine. */
export const HINGE = 22;
/** The middle of the visible board beside the hinge. */
export const MIDDLE = 307;

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The corners of a box. */
export const cornersOf = ({ x, y, width, height }: Box): [number, number][] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];

export function fillPath(canvas: CoverCanvas, path: Path): void {
  canvas.beginPath();
  for (const ring of path) {
    for (let i = 0; i < ring.length; i += 2)
      if (i === 0) canvas.moveTo(ring[0]!, ring[1]!);
      else canvas.lineTo(ring[i]!, ring[i + 1]!);
    canvas.closePath();
  }
  canvas.fill();
}

export function rule(canvas: CoverCanvas, { x, y, width, height }: Box, thickness: number): void {
  canvas.lineWidth = thickness;
  canvas.strokeRect(x, y, width, height);
}

/** A box with corners cut out by quarter circles, to be filled or stroked. */
export function traceNotched(canvas: CoverCanvas, { x, y, width, height }: Box, radius: number): void {
  const quarter = Math.PI / 2;
  canvas.beginPath();
  canvas.arc(x, y, radius, quarter, 0, true);
  canvas.arc(x + width, y, radius, 2 * quarter, quarter, true);
  canvas.arc(x + width, y + height, radius, 3 * quarter, 2 * quarter, true);
  canvas.arc(x, y + height, radius, 0, 3 * quarter, true);
  canvas.closePath();
}

export function notchedRule(canvas: CoverCanvas, box: Box, radius: number, thickness: number): void {
  canvas.lineWidth = thickness;
  traceNotched(canvas, box, radius);
  canvas.stroke();
}

export function diamond(canvas: CoverCanvas, x: number, y: number, size: number): void {
  canvas.beginPath();
  canvas.moveTo(x, y - size);
  canvas.lineTo(x + size * 0.75, y);
  canvas.lineTo(x, y + size);
  canvas.lineTo(x - size * 0.75, y);
  canvas.closePath();
  canvas.fill();
}

/** A short line with a diamond in its middle. */
export function divider(canvas: CoverCanvas, y: number, reach = 80): void {
  diamond(canvas, MIDDLE, y, 6);
  for (const side of [-1, 1])
    canvas.fillRect(side < 0 ? MIDDLE - reach : MIDDLE + 15, y - 0.75, reach - 15, 1.5);
}

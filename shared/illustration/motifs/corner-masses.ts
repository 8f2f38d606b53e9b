import { outline, pointAt, type Path, type Point } from '../drawing/path.ts';
import type { CornerPen } from './corner-pen.ts';
import type { Span } from './corner.ts';
import { ink, lined, side, type Part } from './motif.ts';

/** Two walls, the right one in another light. */
export const block = ({ flat }: CornerPen, { x, y, z }: Span): Part[] => [
  side(flat([x[1], y[0], z[0]], [x[1], y[1], z[0]], [x[1], y[1], z[1]], [x[1], y[0], z[1]])),
  ink(flat([x[0], y[0], z[0]], [x[0], y[1], z[0]], [x[1], y[1], z[0]], [x[1], y[0], z[0]])),
];

export function chimney(
  pen: CornerPen,
  x: number,
  z: number,
  y: number,
  height: number,
  width = 0.9,
): Part[] {
  const { flat, line } = pen;
  const span = { x: [x - width / 2, x + width / 2], y: [y, y + height], z: [z, z + width] } as const;
  return [
    ...block(pen, span),
    ink(
      line(
        width * 0.3,
        [x - width * 0.6, y + height, z],
        [x + width * 0.6, y + height, z],
        [x + width * 0.6, y + height, z + width],
      ),
      ...[-0.25, 0.25].map((u) =>
        flat(
          [x + u * width - 0.13, y + height, z + width / 2],
          [x + u * width - 0.1, y + height + 0.5, z + width / 2],
          [x + u * width + 0.1, y + height + 0.5, z + width / 2],
          [x + u * width + 0.13, y + height, z + width / 2],
        ),
      ),
    ),
  ];
}

/** An upright turned form at a place: half widths and heights from the top down. */
export function lathe(
  { at, sizeAt }: CornerPen,
  x: number,
  z: number,
  y: number,
  scale: number,
  profile: readonly Point[],
): Part[] {
  const [u, v] = at([x, y, z]);
  const own = sizeAt([x, y, z]) * scale;
  const right = profile.map(([half, up, corner]): Point =>
    pointAt([u + half * own, v - up * own], corner === 1),
  );
  const left = profile
    .filter(([half]) => half > 0)
    .map(([half, up, corner]): Point => pointAt([u - half * own, v - up * own], corner === 1))
    .reverse();
  // The right third lies in the light of the right wall.
  const inner = profile
    .map(([half, up, corner]): Point => pointAt([u + half * own * 0.42, v - up * own], corner === 1))
    .reverse();
  return [lined('across', ink(outline([...right, ...left]))), side(outline([...right, ...inner]))];
}

/** Teeth on a wall: along the front, or along the right side. */
export function merlons({ flat }: CornerPen, { x, y, z }: Span): Part[] {
  const parts: Path[number][] = [];
  const sides: Path[number][] = [];
  const step = 1.5;
  const count = Math.max(2, Math.round((x[1] - x[0]) / step));
  for (let i = 0; i < count; i++) {
    const from = x[0] + ((x[1] - x[0]) * i) / count;
    parts.push(
      flat(
        [from, y[0], z[0]],
        [from, y[1], z[0]],
        [from + ((x[1] - x[0]) / count) * 0.55, y[1], z[0]],
        [from + ((x[1] - x[0]) / count) * 0.55, y[0], z[0]],
      ),
    );
  }
  const deep = Math.max(1, Math.round((z[1] - z[0]) / step));
  for (let i = 0; i < deep; i++) {
    const from = z[0] + ((z[1] - z[0]) * i) / deep;
    sides.push(
      flat(
        [x[1], y[0], from],
        [x[1], y[1], from],
        [x[1], y[1], from + ((z[1] - z[0]) / deep) * 0.55],
        [x[1], y[0], from + ((z[1] - z[0]) / deep) * 0.55],
      ),
    );
  }
  return [side(...sides), ink(...parts)];
}

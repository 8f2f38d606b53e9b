import { points } from '../drawing/points.ts';
import { openCurve, polygon, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { part } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/** Cloth worn through on the front. @param isQuilted so that its stuffing shows */
export const raggedFront = (w: Widen, isQuilted: boolean): Part[] => [
  ...patches(w),
  ...frayed(w),
  ...(isQuilted ? wadding(w) : []),
];

export const raggedSleeve = (w: Widen): Part[] => [
  part('depth', torn(w, -0.98, 1.5, 0.15), torn(w, -0.86, 2.3, 0.12)),
  part('lining', polygon(w(points`-1.06,1.94 -.76,1.9 -.74,2.2 -1.04,2.24`))),
  part('depth', ...stitches(w, points`-1.06,1.94 -.76,1.9 -.74,2.2 -1.04,2.24 -1.06,1.94`)),
  ...outerFringe(w),
];

/** A patch where the cloth has worn through. */
function patches(w: Widen): Part[] {
  const near: readonly Point[] = points`-.5,1.34 -.18,1.26 -.12,1.66 -.46,1.74`;
  const far: readonly Point[] = points`.5,1.5 .8,1.42 .82,1.84 .54,1.9`;
  const low: readonly Point[] = points`-.4,2.9 0,2.84 .04,3.3 -.38,3.34`;
  return [
    part('lining', polygon(w(near)), polygon(w(far)), polygon(w(low))),
    part('depth', ...[near, far, low].flatMap((each) => stitches(w, [...each, each[0]!]))),
    part('depth', torn(w, -0.28, 0.98, 0.14), torn(w, 0.68, 2.3, 0.16)),
  ];
}

/** Across a seam, a stitch at every few centimetres. */
const stitches = (w: Widen, seam: readonly Point[]): Path =>
  seam.slice(1).flatMap(([x, y], i) => {
    const [a, b] = seam[i]!;
    const [dx, dy] = [x - a, y - b];
    const long = Math.hypot(dx, dy);
    return [0.12, 0.37, 0.62, 0.87].map((t) =>
      stroke(
        w([
          [a + dx * t - (dy / long) * 0.045, b + dy * t + (dx / long) * 0.045],
          [a + dx * t + (dy / long) * 0.045, b + dy * t - (dx / long) * 0.045],
        ]),
        0.02,
      ),
    );
  });

/** A rent along the cloth, through which the linen is seen. */
const torn = (w: Widen, x: number, y: number, size: number): Path[number] =>
  polygon(
    w([
      [x, y],
      [x + size * 0.42, y + size * 0.5],
      [x + size * 0.3, y + size * 1.2],
      [x + size * 0.06, y + size * 1.9],
      [x - size * 0.26, y + size * 1.1],
      [x - size * 0.3, y + size * 0.4],
    ]),
  );

/** Flaps that hang from the front edge, and threads. */
const frayed = (w: Widen): Part[] => [
  part(
    'ink',
    ...(
      [
        [1.5, 0.08],
        [2.02, 0.12],
        [2.3, 0.06],
        [2.86, 0.13],
        [3.2, 0.1],
      ] as const
    ).map(([y, out]) =>
      polygon(
        w([
          [0.84, y],
          [0.92 + out * 0.4, y + 0.1],
          [0.93 + out, y + 0.34],
          [0.91 + out * 0.3, y + 0.26],
          [0.86, y + 0.36],
        ]),
      ),
    ),
  ),
  part(
    'depth',
    ...[1.0, 1.5, 2.1, 2.7].map((y, i) =>
      taper(
        [
          ...w([
            [0.16 + i * 0.03, y],
            [0.24 + i * 0.03, y + 0.12],
            [0.2 + i * 0.03, y + 0.26],
          ]),
        ],
        [0.012, 0.02, 0.004],
      ),
    ),
  ),
];

/** The sleeve hangs in shreds at the elbow. */
const outerFringe = (w: Widen): Part[] => [
  part(
    'ink',
    ...(
      [
        [1.56, 0.06],
        [2.0, 0.13],
        [2.2, 0.08],
        [2.34, 0.14],
      ] as const
    ).map(([y, out]) =>
      polygon(
        w([
          [-1.1, y],
          [-1.19 - out * 0.4, y + 0.1],
          [-1.2 - out, y + 0.36],
          [-1.18, y + 0.28],
          [-1.1, y + 0.36],
        ]),
      ),
    ),
  ),
];

/** Stuffing at the edge of a quilted gown, where the seam has burst. */
const wadding = (w: Widen): Part[] => [
  part(
    'grey',
    ...(
      [
        [0.86, 1.56, 0.2],
        [0.84, 2.06, 0.26],
        [0.86, 2.94, 0.24],
      ] as const
    ).flatMap(([x, y, long]) =>
      [0, 1, 2, 3].map((i) =>
        taper(
          openCurve(
            w([
              [x - 0.02, y + i * 0.07],
              [x + 0.07 + (i % 2) * 0.04, y + 0.05 + i * 0.07],
              [x + 0.1 + (i % 2) * 0.05, y + long * 0.6 + i * 0.06],
            ]),
          ),
          [0.03, 0.045, 0.01],
        ),
      ),
    ),
  ),
];

import { stroke, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { softPart } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/** Cloth that shines with grease on the breast and the skirts. */
export const greaseOnFront = (w: Widen): Part[] => [
  softPart(
    'depth',
    0.5,
    ...(
      [
        [-0.28, 1.3, 0.9],
        [0.66, 1.2, 0.9],
        [-0.12, 2.6, 0.8],
        [0.6, 2.5, 0.8],
        [0.5, 1.0, 0.3],
      ] as const
    ).map(([x, y, long]) => sheen(w, x, y, long)),
  ),
  softPart(
    'light',
    0.1,
    ...(
      [
        [-0.28, 1.5, 0.6],
        [0.66, 1.3, 0.7],
        [-0.12, 2.7, 0.7],
        [0.6, 2.6, 0.7],
      ] as const
    ).map(([x, y, long]) => sheen(w, x, y, long)),
  ),
  softPart(
    'light',
    0.36,
    ...(
      [
        [-0.3, 1.5, 0.5],
        [-0.16, 1.86, 0.4],
        [0.62, 1.3, 0.5],
        [0.74, 1.66, 0.4],
        [0.5, 2.2, 0.34],
        [-0.36, 2.2, 0.3],
        [0.62, 2.7, 0.5],
        [-0.1, 2.8, 0.5],
      ] as const
    ).map(([x, y, long]) => gleam(w, x, y, long)),
  ),
];

export const greaseOnSleeve = (w: Widen): Part[] => [
  softPart('depth', 0.5, ...SHINE_ON_SLEEVE.slice(0, 4).map(([x, y, long]) => sheen(w, x, y, long))),
  softPart('light', 0.1, ...SHINE_ON_SLEEVE.slice(0, 3).map(([x, y, long]) => sheen(w, x, y, long))),
  softPart('light', 0.42, ...SHINE_ON_SLEEVE.map(([x, y, long]) => gleam(w, x, y, long))),
];

const SHINE_ON_SLEEVE = [
  [-1.04, 1.3, 0.5],
  [-0.92, 1.5, 0.36],
  [-1.06, 2.0, 0.3],
  [-0.8, 2.3, 0.26],
  [-0.5, 2.32, 0.24],
] as const;

/** A narrow gleam, pointed at both ends. */
const gleam = (w: Widen, x: number, y: number, long: number): Path[number] =>
  stroke(
    w([
      [x, y],
      [x + 0.05, y + long * 0.5],
      [x + 0.02, y + long],
    ]),
    0.055,
    true,
  );

/** A broad patch that shines like leather, under the gleams. */
const sheen = (w: Widen, x: number, y: number, long: number): Path[number] =>
  stroke(
    w([
      [x - 0.02, y - 0.1],
      [x + 0.06, y + long * 0.5],
      [x, y + long + 0.12],
    ]),
    0.2,
    true,
  );

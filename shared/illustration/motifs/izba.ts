import { cornerDrawing } from './corner-drawing.ts';
import { fold, ink, lined, roof, side, type Motif } from './motif.ts';
import { isWindowLit } from './windows.ts';

/** A log house, its carved gable facing the road and its yard door at the side. */
export const izba: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(30, 40), options.isDecayed ? random : null);
  const wall = { x: [-3.3, 3.3], y: [0, 3.2], z: [0, 8] } as const;
  const logs = [0.55, 1.08, 1.62, 2.15, 2.7];
  const frames = [-2.1, 0, 2.1];
  return [
    ...t.chimney(0.4, 5, 5, 2, 0.8),
    ...t.block(wall),
    lined(
      'across',
      fold(
        ...logs.map((y) => t.line(0.07, [-3.3, y, -0.02], [3.3, y, -0.02])),
        ...logs.map((y) => t.line(0.05, [3.32, y, 0], [3.32, y, 8])),
      ),
    ),
    ...t.gabledRoof(wall, 6.5, 0.6),
    // The eaves from below, on the side not seen from above.
    ink(t.flat([-3.7, 3.2, -0.65], [0, 6.45, -0.65], [0, 6.4, 0], [-3.3, 3.2, 0])),
    // The ends of the logs at the corners.
    ink(
      ...[0.28, ...logs].flatMap((y) =>
        [-3.5, 3.5].map((x) =>
          t.flat(...LOG_END.map(([dx, dy]) => [x + 0.26 * dx, y + 0.25 * dy, -0.1] as const)),
        ),
      ),
    ),
    fold(
      t.line(0.09, [-3.6, 3.5, -0.65], [0, 6.2, -0.65], [3.6, 3.5, -0.65]),
      t.line(0.08, [-3.2, 3.5, -0.03], [3.2, 3.5, -0.03]),
      ...Array.from({ length: 15 }, (_, i) => {
        const s = i / 14;
        const x = -3.5 + 7 * s;
        const y = 3.3 + 2.9 * (1 - Math.abs(2 * s - 1));
        return t.flat([x - 0.16, y, -0.66], [x, y - 0.34, -0.66], [x + 0.16, y, -0.66]);
      }),
    ),
    fold(
      ...frames.flatMap((x) => [
        t.flat(
          [x - 0.72, 0.75, -0.03],
          [x - 0.72, 2.35, -0.03],
          [x + 0.72, 2.35, -0.03],
          [x + 0.72, 0.75, -0.03],
        ),
        t.flat(
          [x - 0.8, 2.3, -0.04],
          [x - 0.46, 2.62, -0.04],
          [x, 2.86, -0.04],
          [x + 0.46, 2.62, -0.04],
          [x + 0.8, 2.3, -0.04],
        ),
      ]),
    ),
    ink(
      ...frames.map((x) =>
        t.flat(
          [x - 0.52, 0.9, -0.05],
          [x - 0.52, 2.25, -0.05],
          [x + 0.52, 2.25, -0.05],
          [x + 0.52, 0.9, -0.05],
        ),
      ),
    ),
    ...t.windows({ at: frames, y: 0.95, width: 0.94, height: 1.24, wall: -0.06 }, lit),
    ...t.windows({ at: [0], y: 4, width: 0.8, height: 0.9, wall: -0.06 }, lit),
    ...t.sideWindows({ at: [2], y: 1, width: 0.9, height: 1.2, wall: 3.34 }, lit),
    // A porch with its own little roof at the side.
    side(t.flat([3.3, 0, 4.6], [3.3, 2.3, 4.6], [5.2, 2.1, 4.6], [5.2, 0, 4.6])),
    ink(
      t.flat([3.5, 0, 4.58], [3.5, 1.9, 4.58], [4.5, 1.9, 4.58], [4.5, 0, 4.58]),
      t.line(0.16, [5.3, 0, 4.4], [5.3, 2.2, 4.4]),
    ),
    roof(t.flat([3.2, 3, 4.2], [5.7, 2.1, 4.2], [5.7, 2.1, 7], [3.2, 3, 7])),
    ink(
      t.flat(
        [-0.2, 6.4, -0.65],
        [-0.1, 7, -0.65],
        [0.34, 7.1, -0.65],
        [0.62, 6.86, -0.65],
        [0.3, 6.7, -0.65],
        [0.2, 6.4, -0.65],
      ),
    ),
  ];
};

/** The outline of a log's end, about its middle. */
const LOG_END = Array.from(
  { length: 10 },
  (_, i) => [Math.cos((i * Math.PI) / 5), Math.sin((i * Math.PI) / 5)] as const,
);

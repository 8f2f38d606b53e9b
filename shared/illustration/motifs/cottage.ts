import { outline, pointAt, type Point } from '../drawing/path.ts';
import { cornerDrawing } from './corner-drawing.ts';
import { fold, ink, side, type Motif } from './motif.ts';
import { isWindowLit } from './windows.ts';

/** A low house under overhanging thatch, with two windows in the roof. */
export const cottage: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(26, 36), options.isDecayed ? random : null);
  const [x0, x1, deep] = [-5, 5, 5.4];
  const wall = { x: [x0, x1], y: [0, 2.6], z: [0, deep] } as const;
  const curve = (...corners: readonly (readonly [number, number, number, 1?])[]): Point[] =>
    corners.map(([x, y, z, corner]) => pointAt(t.at([x, y, z]), corner === 1));
  return [
    ...t.chimney(-3.6, 2.4, 4.6, 2, 1),
    ...t.block(wall),
    side(t.flat([x1, 2.5, 0], [x1, 4.6, deep * 0.36], [x1, 4.6, deep * 0.64], [x1, 2.5, deep])),
    ...t.sideWindows({ at: [1.7, 3.9], y: 0.8, width: 1, height: 1.1, wall: x1 }, lit),
    ...t.sideWindows({ at: [2.7], y: 3, width: 0.9, height: 0.9, wall: x1 }, lit),
    ...t.windows({ at: [-3, 3.1], y: 0.8, width: 1.5, height: 1.1, wall: 0, bars: 1 }, lit),
    fold(t.flat([-0.8, 0, -0.02], [-0.8, 2.1, -0.02], [0.6, 2.1, -0.02], [0.6, 0, -0.02])),
    ink(t.flat([-0.65, 0, -0.03], [-0.65, 1.95, -0.03], [0.45, 1.95, -0.03], [0.45, 0, -0.03])),
    ...t.worn(wall),
    {
      path: [
        outline(
          curve(
            [x0 - 0.7, 2.1, -0.6, 1],
            [x0 - 0.5, 3.6, 0.9],
            [x0 + 0.3, 5.5, deep / 2],
            [x0 + 2.4, 5.75, deep / 2],
            [x1 - 2, 5.6, deep / 2],
            [x1 + 0.1, 5.5, deep / 2, 1],
            [x1 + 0.65, 4.4, deep * 0.42],
            [x1 + 0.7, 2.1, -0.6, 1],
            [3.2, 2.5, -0.5],
            [0, 2.25, -0.5],
            [-3, 2.5, -0.5],
          ),
        ),
      ],
      material: 'roof',
      lines: 80,
    },
    {
      path: [
        outline(
          curve(
            [x1 + 0.1, 5.5, deep / 2, 1],
            [x1 + 0.62, 4.5, deep * 0.4, 1],
            [x1 + 0.7, 4.35, deep * 0.66, 1],
          ),
        ),
      ],
      material: 'side',
    },
    ink(
      outline(
        curve(
          [x0 - 0.75, 2.12, -0.65, 1],
          [-3, 2.6, -0.5],
          [0, 2.35, -0.5],
          [3.2, 2.6, -0.5],
          [x1 + 0.75, 2.15, -0.6, 1],
          [3.2, 2.34, -0.5],
          [0, 2.06, -0.5],
          [-3, 2.34, -0.5],
        ),
      ),
    ),
    ...[-2.4, 2.3].flatMap((x) => [
      ink(
        outline(
          curve(
            [x - 1.1, 3, 0.3, 1],
            [x - 0.8, 4, 0.5],
            [x, 4.35, 0.5],
            [x + 0.8, 4, 0.5],
            [x + 1.1, 3, 0.3, 1],
          ),
        ),
      ),
      ...t.windows({ at: [x], y: 3, width: 1.1, height: 0.75, wall: 0.2 }, lit),
    ]),
    ...t.chimney(3.8, 2.6, 5.1, 1.7, 1),
    fold(t.line(0.07, [x0, 5.2, deep / 2 - 0.1], [x1, 5.1, deep / 2 - 0.1])),
  ];
};

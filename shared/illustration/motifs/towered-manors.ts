import type { Point } from '../drawing/path.ts';
import { cone, door, dormer, house, mansard } from './house-drawing.ts';
import { fold, ink, type Motif, type Part } from './motif.ts';

/** Half widths and heights of a round tower: from its eaves to its foot. */
const round = (half: number, high: number): readonly Point[] => [
  [half * 1.06, high, 1],
  [half * 1.06, high - 0.35, 1],
  [half, high - 0.6, 1],
  [half, 0, 1],
];

/** Tall and harled, with stepped gables and little turrets that hang at its corners. */
export const towerHouse: Motif['draw'] = (random, options) => {
  const { t, lit, aged } = house(random, options, 28, 37);
  const main = { x: [-4.4, 4.4], y: [0, 14], z: [0, 7.6] } as const;
  const wing = { x: [-9.6, -4.4], y: [0, 7], z: [0.6, 6.6] } as const;
  const steps: [number, number][] = Array.from({ length: 7 }, (_, i) => [4.4 - i * 0.62, 14 + i * 0.78]);
  const bartizan = (x: number, z: number): Part[] => [
    ...t.lathe(x, z, 10.6, 1, [
      [1.15, 4.4, 1],
      [1.15, 1.6, 1],
      [0.9, 0.9],
      [0.2, 0, 1],
    ]),
    ...t.windows({ at: [x], y: 13, width: 0.4, height: 0.8, wall: z - 1, bars: 0 }, lit),
    ...cone(t, x, z, 15, 1.4, 3.2),
  ];
  return [
    ...t.chimney(-8.4, 3, 8.6, 2.4, 1),
    ...t.block(wing),
    ...t.longRoof(wing, 10, 0.2),
    ...t.windows({ at: [-8, -6], y: 1.2, width: 0.9, height: 1.4, wall: 0.58 }, lit),
    ...t.windows({ at: [-8, -6], y: 4.3, width: 0.9, height: 1.4, wall: 0.58 }, lit),
    ...dormer(t, lit, -7, 6.8, 0.5, 1.3, 1.3),
    ...aged(wing),
    ...bartizan(4.2, 7.4),
    ...t.block(main),
    ...t.gabledRoof(main, 18.6, 0.05),
    // The gable climbs in steps to its chimney.
    ink(
      ...steps.flatMap(([x, y]) =>
        [-1, 1].map((k) =>
          t.flat(
            [k * x, y - 0.6, -0.03],
            [k * x, y + 0.74, -0.03],
            [k * (x - 0.66), y + 0.74, -0.03],
            [k * (x - 0.66), y - 0.6, -0.03],
          ),
        ),
      ),
      t.flat([-0.9, 17, -0.03], [-0.9, 20.4, -0.03], [0.9, 20.4, -0.03], [0.9, 17, -0.03]),
    ),
    fold(
      t.line(0.1, [-1, 19.9, -0.05], [1, 19.9, -0.05]),
      t.line(0.1, [-4.4, 10.4, -0.02], [4.4, 10.4, -0.02], [4.42, 10.4, 7.6]),
    ),
    ...t.windows({ at: [-1.9, 1.9], y: 5, width: 0.95, height: 1.6, wall: -0.02 }, lit),
    ...t.windows({ at: [-1.9, 1.9], y: 8.2, width: 0.9, height: 1.4, wall: -0.02 }, lit),
    ...t.windows({ at: [-1.2, 1.2], y: 11.4, width: 0.8, height: 1.3, wall: -0.02 }, lit),
    ...t.windows({ at: [0], y: 14.6, width: 0.7, height: 1.1, wall: -0.02 }, lit),
    ...t.sideWindows({ at: [2, 5.4], y: 5, width: 0.9, height: 1.5, wall: 4.4 }, lit),
    ...t.sideWindows({ at: [2, 5.4], y: 9, width: 0.8, height: 1.2, wall: 4.4 }, lit),
    ...aged({ ...main, y: [0, 10] }),
    ...bartizan(-4.4, 0),
    ...bartizan(4.4, 0),
    fold(t.flat([-0.8, 0, -0.03], [-0.8, 2.2, -0.03], [0, 3, -0.03], [0.8, 2.2, -0.03], [0.8, 0, -0.03])),
    ink(t.flat([-0.6, 0, -0.05], [-0.6, 2.1, -0.05], [0, 2.7, -0.05], [0.6, 2.1, -0.05], [0.6, 0, -0.05])),
  ];
};

/** Steep slates broken in the middle, dormers, and a round tower at each end. */
export const chateau: Motif['draw'] = (random, options) => {
  const { t, lit, aged } = house(random, options, 22, 30);
  const main = { x: [-9, 9], y: [0, 7.4], z: [0, 8] } as const;
  const middle = { x: [-2.8, 2.8], y: [0, 8.2], z: [-0.9, 7] } as const;
  const tower = (x: number, z: number): Part[] => [
    ...t.lathe(x, z, 0, 1, round(2.3, 9.4)),
    fold(t.line(0.1, [x - 2.2, 4.2, z - 0.6], [x + 2.2, 4.2, z - 0.6])),
    ...[1.4, 5.1].flatMap((y) => t.windows({ at: [x - 0.5], y, width: 0.9, height: 1.8, wall: z - 2 }, lit)),
    ...cone(t, x, z, 9.2, 2.75, 6.8),
  ];
  return [
    ...tower(9.2, 7.6),
    ...[-5.6, 5.6].flatMap((x) => t.chimney(x, 4, 10.4, 3.6, 1.1)),
    ...t.block(main),
    ...mansard(t, main, 3.4, 1),
    ...[-6.3, -4.3, 4.3, 6.3].flatMap((x) => dormer(t, lit, x, 7.5, -0.1, 1.2, 1.5)),
    ...t.windows({ at: [-6.3, -4.3, 4.3, 6.3], y: 1.2, width: 1.1, height: 2.5, wall: 0 }, lit),
    ...t.windows({ at: [-6.3, -4.3, 4.3, 6.3], y: 4.7, width: 1.1, height: 2, wall: 0 }, lit),
    ...t.sideWindows({ at: [3, 5.4], y: 1.2, width: 1.1, height: 2.5, wall: 9 }, lit),
    ...t.sideWindows({ at: [3, 5.4], y: 4.7, width: 1.1, height: 2, wall: 9 }, lit),
    fold(t.line(0.12, [-9, 4.1, -0.02], [9, 4.1, -0.02])),
    ...aged({ ...main, x: [-7, -3] }, { ...main, x: [3, 7] }),
    ...t.block(middle),
    ...mansard(t, middle, 4.4, 1.1),
    ...dormer(t, lit, 0, 8.3, -1, 1.7, 2),
    ...t.windows({ at: [-1.7, 1.7], y: 1.2, width: 1, height: 2.5, wall: -0.92, head: 'round' }, lit),
    ...t.windows({ at: [-1.7, 0, 1.7], y: 4.7, width: 1, height: 2.4, wall: -0.92, head: 'round' }, lit),
    ...door(t, lit, 0, 0.3, -0.92, 1.3, 2.8),
    fold(t.line(0.12, [-2.8, 4.2, -0.94], [2.8, 4.2, -0.94])),
    ...tower(-9.2, 0),
    ...tower(9.2, 0),
    ink(
      ...[0, 1].map((i) =>
        t.flat(
          [-1.8 - i * 0.4, 0, -1.6 - i * 0.5],
          [-1.8 - i * 0.4, 0.34 - i * 0.17, -1.6 - i * 0.5],
          [1.8 + i * 0.4, 0.34 - i * 0.17, -1.6 - i * 0.5],
          [1.8 + i * 0.4, 0, -1.6 - i * 0.5],
        ),
      ),
    ),
  ];
};

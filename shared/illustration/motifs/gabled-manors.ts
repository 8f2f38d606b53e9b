import { evenlySpaced } from './corner-drawing.ts';
import { house } from './house-drawing.ts';
import { fold, ink, light, type Motif, type Part } from './motif.ts';

/** Three gables to the front over bays of mullioned windows, and clusters of tall chimneys. */
export const gabledManor: Motif['draw'] = (random, options) => {
  const { t, lit, aged } = house(random, options, 24, 33);
  const main = { x: [-10, 10], y: [0, 7], z: [0, 8] } as const;
  const bays = [-7.2, 7.2].map((x) => ({ x: [x - 2.6, x + 2.6], y: [0, 7.2], z: [-1.8, 4] }) as const);
  const isCurved = random.chance(0.5);
  const porch = { x: [-1.7, 1.7], y: [0, 6.2], z: [-1.5, 0] } as const;
  const stack = (x: number, z: number) => [0, 0.8, 1.6].flatMap((dx) => t.chimney(x + dx, z, 8.4, 4.1, 0.62));
  const gable = (x: number, half: number, y: number, z: number): Part[] =>
    isCurved
      ? [
          ink(
            t.flat(
              [x - half, y, z],
              [x - half, y + half * 0.34, z],
              [x - half * 0.72, y + half * 0.42, z],
              [x - half * 0.62, y + half * 0.86, z],
              [x - half * 0.3, y + half * 0.98, z],
              [x - half * 0.24, y + half * 1.26, z],
              [x, y + half * 1.46, z],
              [x + half * 0.24, y + half * 1.26, z],
              [x + half * 0.3, y + half * 0.98, z],
              [x + half * 0.62, y + half * 0.86, z],
              [x + half * 0.72, y + half * 0.42, z],
              [x + half, y + half * 0.34, z],
              [x + half, y, z],
            ),
          ),
          fold(
            t.line(
              0.09,
              [x - half * 0.72, y + half * 0.42, z - 0.02],
              [x - half * 0.62, y + half * 0.86, z - 0.02],
              [x - half * 0.3, y + half * 0.98, z - 0.02],
              [x, y + half * 1.4, z - 0.02],
              [x + half * 0.3, y + half * 0.98, z - 0.02],
              [x + half * 0.62, y + half * 0.86, z - 0.02],
              [x + half * 0.72, y + half * 0.42, z - 0.02],
            ),
          ),
        ]
      : [];
  const mullioned = (x: number, y: number, z: number, wide: number, high: number): Part[] => [
    fold(
      t.flat(
        [x - wide / 2 - 0.16, y - 0.16, z],
        [x - wide / 2 - 0.16, y + high + 0.16, z],
        [x + wide / 2 + 0.16, y + high + 0.16, z],
        [x + wide / 2 + 0.16, y - 0.16, z],
      ),
    ),
    ...t.windows(
      {
        at: evenlySpaced(x - wide / 2 + wide / 8, x + wide / 2 - wide / 8, 4),
        y,
        width: wide / 4 - 0.14,
        height: high,
        wall: z - 0.02,
      },
      lit,
    ),
  ];
  return [
    ...stack(-9.4, 5),
    ...stack(-1.4, 6),
    ...stack(6.2, 5),
    ...t.block(main),
    ...t.longRoof(main, 10.6, 0.4),
    ...t.sideWindows({ at: [2.2, 5.6], y: 1.4, width: 1.5, height: 1.9, wall: 10 }, lit),
    ...t.sideWindows({ at: [2.2, 5.6], y: 4.6, width: 1.5, height: 1.6, wall: 10 }, lit),
    ...[-3, 3].flatMap((x) => [...mullioned(x, 1.3, -0.02, 1.9, 1.9), ...mullioned(x, 4.4, -0.02, 1.9, 1.6)]),
    ...aged({ ...main, x: [-4.4, 4.4] }),
    ...bays.flatMap((bay, i) => {
      const x = (bay.x[0] + bay.x[1]) / 2;
      return [
        ...t.block(bay),
        ...t.gabledRoof(bay, isCurved ? 10.2 : 11, 0.3),
        ...gable(x, 2.6, 7.2, -1.82),
        ...mullioned(x, 1.2, -1.84, 3, 2.2),
        ...mullioned(x, 4.5, -1.84, 3, 1.8),
        ...t.windows({ at: [x], y: 7.9, width: 0.9, height: 1.2, wall: -1.86 }, lit),
        ...(i === 1
          ? t.sideWindows({ at: [-0.9], y: 1.4, width: 0.9, height: 1.9, wall: bay.x[1] }, lit)
          : []),
        ...aged(bay),
      ];
    }),
    ...t.block(porch),
    ...t.gabledRoof(porch, 8, 0.2),
    ...gable(0, 1.7, 6.2, -1.52),
    ...mullioned(0, 4, -1.54, 1.7, 1.4),
    fold(
      t.flat(
        [-0.95, 0.1, -1.53],
        [-0.95, 2.2, -1.53],
        [-0.5, 2.9, -1.53],
        [0.5, 2.9, -1.53],
        [0.95, 2.2, -1.53],
        [0.95, 0.1, -1.53],
      ),
    ),
    (lit() ? light : ink)(
      t.flat(
        [-0.72, 0.1, -1.55],
        [-0.72, 2.1, -1.55],
        [-0.36, 2.65, -1.55],
        [0.36, 2.65, -1.55],
        [0.72, 2.1, -1.55],
        [0.72, 0.1, -1.55],
      ),
    ),
  ];
};

/** Pointed windows, pinnacles, and a battlemented tower over the door. */
export const gothicManor: Motif['draw'] = (random, options) => {
  const { t, lit, aged } = house(random, options, 25, 34);
  const main = { x: [-11, 8], y: [0, 7.2], z: [0, 8] } as const;
  const bay = { x: [3.4, 8.6], y: [0, 7.6], z: [-1.8, 4] } as const;
  const tower = { x: [-4.2, 0.4], y: [0, 14.4], z: [-1, 4] } as const;
  const turret = { x: [0.1, 1.5], y: [0, 17], z: [-0.6, 0.8] } as const;
  const pinnacle = (x: number, z: number, y: number) => [
    ink(t.flat([x - 0.26, y, z], [x, y + 2.3, z], [x + 0.26, y, z])),
  ];
  return [
    ...[-9.4, 6].flatMap((x) => [0, 0.9].flatMap((dx) => t.chimney(x + dx, 4.4, 9, 3.4, 0.66))),
    ...t.block(main),
    ...t.longRoof(main, 11, 0.2),
    ...t.sideWindows({ at: [2.3, 5.6], y: 1.3, width: 1.3, height: 2.6, wall: 8, head: 'pointed' }, lit),
    ...t.sideWindows({ at: [4], y: 6.4, width: 1.4, height: 2.2, wall: 8.02, head: 'pointed' }, lit),
    ...t.windows({ at: [-9.4, -7.4, -5.4], y: 1.3, width: 1.1, height: 2.7, wall: 0, head: 'pointed' }, lit),
    ...t.windows({ at: [-9.4, -7.4, -5.4], y: 4.7, width: 1, height: 1.9, wall: 0, head: 'pointed' }, lit),
    ...t.windows({ at: [2], y: 1.3, width: 1.1, height: 2.7, wall: 0, head: 'pointed' }, lit),
    ...aged({ ...main, x: [-11, -4.4] }),
    fold(t.line(0.09, [-11, 4.3, -0.02], [-4.2, 4.3, -0.02])),
    ...t.merlons({ x: [-11, -4.2], y: [7.2, 7.9], z: [0, 0.4] }),
    ...t.block(bay),
    ...t.gabledRoof(bay, 12.2, 0.1),
    ...pinnacle(3.5, -1.8, 7.4),
    ...pinnacle(8.5, -1.8, 7.4),
    ...pinnacle(6, -1.8, 11.8),
    ...t.windows(
      { at: [4.9, 6, 7.1], y: 1.2, width: 0.95, height: 3.4, wall: -1.82, head: 'pointed', bars: 2 },
      lit,
    ),
    ...t.windows({ at: [5.35, 6.65], y: 5.5, width: 0.95, height: 2.4, wall: -1.82, head: 'pointed' }, lit),
    ...t.windows({ at: [6], y: 9, width: 0.9, height: 1.3, wall: -1.82, head: 'pointed', bars: 0 }, lit),
    ...aged(bay),
    ...t.block(tower),
    ...t.merlons({ x: tower.x, y: [14.4, 15.3], z: tower.z }),
    fold(...[4.6, 9, 13.6].map((y) => t.line(0.11, [-4.2, y, -1.02], [0.4, y, -1.02], [0.42, y, 4]))),
    ...t.windows({ at: [-1.9], y: 5.4, width: 1.7, height: 3, wall: -1.02, head: 'pointed', bars: 2 }, lit),
    ...t.windows({ at: [-2.7, -1.1], y: 10, width: 0.8, height: 2.5, wall: -1.02, head: 'pointed' }, lit),
    ...aged({ ...tower, y: [0, 10] }),
    ...t.block(turret),
    ...t.merlons({ x: turret.x, y: [17, 17.6], z: turret.z }),
    fold(t.flat([-3, 0, -1.04], [-3, 2.5, -1.04], [-1.9, 3.9, -1.04], [-0.8, 2.5, -1.04], [-0.8, 0, -1.04])),
    (lit() ? light : ink)(
      t.flat([-2.7, 0, -1.06], [-2.7, 2.4, -1.06], [-1.9, 3.4, -1.06], [-1.1, 2.4, -1.06], [-1.1, 0, -1.06]),
    ),
  ];
};

import type { Point } from '../drawing/path.ts';
import { cone, door, dormer, house, mansard } from './house-drawing.ts';
import {
  fold,
  ink,
  light,
  lined,
  onGround,
  side,
  white,
  type Motif,
  type Motifs,
  type Part,
} from './motif.ts';
import { evenlySpaced } from './corner-drawing.ts';

/** Country houses of other times and countries than the one with a portico, from their corner; in metres. */

/** Four-square, of brick: rows of sashes, a hipped roof, two great chimneys; some have seven windows and a pediment. */
const squareHouse: Motif['draw'] = (random, options) => {
  const { t, lit, aged } = house(random, options);
  const [bays, half] = random.pick([
    [5, 7.3],
    [7, 9.2],
    [5, 7.3],
  ] as const);
  const [hasQuoins, hasPediment] = [random.chance(0.5), random.chance(0.5)];
  const main = { x: [-half, half], y: [0, 8.2], z: [0, 9.5] } as const;
  const at = evenlySpaced(-half + 1.8, half - 1.8, bays);
  const stones = (x: number, inwards: 1 | -1) =>
    Array.from({ length: 9 }, (_, i) =>
      t.flat(
        [x, i * 0.88 + 0.1, -0.03],
        [x, i * 0.88 + 0.55, -0.03],
        [x + inwards * (0.6 + (i % 2) * 0.2), i * 0.88 + 0.55, -0.03],
        [x + inwards * (0.6 + (i % 2) * 0.2), i * 0.88 + 0.1, -0.03],
      ),
    );
  return [
    ...(hasPediment ? [-half + 1.4, half - 2] : [-half * 0.6, half * 0.6]).flatMap((x) =>
      t.chimney(x, 4.6, hasPediment ? 8.8 : 9.6, hasPediment ? 3.6 : 3.1, 1.5),
    ),
    ...t.block(main),
    ...t.hippedRoof(main, 11.2, 0.42, 0.55),
    ...(hasPediment ? [] : [-half * 0.46, half * 0.46].flatMap((x) => dormer(t, lit, x, 8.5, 1.2, 1.2, 1))),
    white(
      t.line(0.22, [-half - 0.1, 7.9, -0.06], [half + 0.1, 7.9, -0.06], [half + 0.1, 7.9, 9.5]),
      t.line(0.12, [-half, 4.2, -0.03], [half, 4.2, -0.03], [half + 0.02, 4.2, 9.5]),
    ),
    ...(hasQuoins ? [white(...stones(-half, 1), ...stones(half, -1))] : []),
    ...t.windows({ at, y: 4.9, width: 1.15, height: 2.2, wall: 0, bars: 3 }, lit),
    ...t.windows(
      { at: at.filter((x) => Math.abs(x) > 1), y: 1.1, width: 1.15, height: 2.4, wall: 0, bars: 3 },
      lit,
    ),
    ...t.sideWindows({ at: evenlySpaced(2, 7.5, 3), y: 4.9, width: 1.15, height: 2.2, wall: half }, lit),
    ...t.sideWindows({ at: evenlySpaced(2, 7.5, 3), y: 1.1, width: 1.15, height: 2.4, wall: half }, lit),
    ...aged(main),
    ...(hasPediment
      ? [
          ...t.gabledRoof({ x: [-3.6, 3.6], y: [0, 8], z: [-0.3, 3] }, 10.4, 0.25),
          white(t.line(0.16, [-3.8, 8, -0.6], [0, 10.3, -0.6], [3.8, 8, -0.6], [-3.8, 8, -0.6])),
          ...t.windows({ at: [0], y: 8.4, width: 1, height: 1, wall: -0.32, head: 'round', bars: 0 }, lit),
        ]
      : []),
    ...door(t, lit, 0, 0.3, 0, 1.4, 2.7),
    white(
      t.flat([-1.3, 3.4, -0.5], [0, 4.1, -0.5], [1.3, 3.4, -0.5]),
      ...[-1.05, 1.05].map((x) =>
        t.flat([x - 0.14, 0.2, -0.4], [x - 0.14, 3.4, -0.4], [x + 0.14, 3.4, -0.4], [x + 0.14, 0.2, -0.4]),
      ),
    ),
    ink(
      ...[0, 1].map((i) =>
        t.flat(
          [-1.7 - i * 0.3, 0, -0.8 - i * 0.4],
          [-1.7 - i * 0.3, 0.34 - i * 0.17, -0.8 - i * 0.4],
          [1.7 + i * 0.3, 0.34 - i * 0.17, -0.8 - i * 0.4],
          [1.7 + i * 0.3, 0, -0.8 - i * 0.4],
        ),
      ),
    ),
  ];
};

/** Long and low, of painted planks: columns before the middle, and a room under the roof over them. */
const mezzanineHouse: Motif['draw'] = (random, options) => {
  const { t, lit, aged } = house(random, options, 24, 32);
  const end = options.isLong ? 16 : 11.5;
  const main = { x: [-end, end], y: [0, 4.4], z: [0, 8.6] } as const;
  const isWide = random.chance(0.5);
  const [porch, loft] = isWide ? [5.6, 4.9] : [4.1, 3.7];
  const upper = { x: [-loft, loft], y: [4.2, 7.4], z: [0.6, 7] } as const;
  const pillars = isWide ? [-5.2, -3.5, -1.8, 1.8, 3.5, 5.2] : [-3.4, -1.9, 1.9, 3.4];
  const hasShutters = random.chance(0.5);
  const beside = [
    ...evenlySpaced(-end + 1.3, -porch - 0.9, options.isLong ? 5 : 3),
    ...evenlySpaced(porch + 0.9, end - 1.3, options.isLong ? 5 : 3),
  ];
  return [
    ...[-7, 7].flatMap((x) => t.chimney(x, 4, 6, 2, 0.9)),
    ...t.block(main),
    ...t.hippedRoof(main, 6.9, 0.72, 0.6),
    lined(
      'across',
      fold(...[1, 2, 3].map((y) => t.line(0.05, [-end, y + 0.1, -0.02], [end, y + 0.1, -0.02]))),
    ),
    ...t.block(upper),
    ...(isWide ? t.hippedRoof(upper, 9.4, 0.3, 0.6) : t.gabledRoof(upper, 9.6, 0.6)),
    ...t.windows(
      {
        at: isWide ? [-3.6, -1.8, 0, 1.8, 3.6] : [-2.2, 0, 2.2],
        y: 4.9,
        width: 1.1,
        height: 1.7,
        wall: 0.58,
      },
      lit,
    ),
    ...(isWide
      ? []
      : t.windows({ at: [0], y: 7.7, width: 1.3, height: 0.9, wall: 0.56, head: 'round', bars: 0 }, lit)),
    ...t.windows({ at: beside, y: 1.2, width: isWide ? 1 : 1.15, height: 2.1, wall: 0 }, lit),
    ...(hasShutters && !options.isDecayed
      ? [
          side(
            ...beside.flatMap((x) =>
              [-0.8, 0.8].map((dx) =>
                t.flat(
                  [x + dx - 0.22, 1.2, -0.06],
                  [x + dx - 0.22, 3.3, -0.06],
                  [x + dx + 0.22, 3.3, -0.06],
                  [x + dx + 0.22, 1.2, -0.06],
                ),
              ),
            ),
          ),
        ]
      : []),
    ...t.sideWindows({ at: evenlySpaced(1.8, 6.8, 3), y: 1.2, width: 1.1, height: 2.1, wall: end }, lit),
    ...aged({ ...main, x: [-end, -porch - 0.1] }, { ...main, x: [porch + 0.1, end] }),
    // The depth of the porch is in shadow.
    fold(
      t.flat(
        [-porch + 0.3, 0.5, -0.02],
        [-porch + 0.3, 4.1, -0.02],
        [porch - 0.3, 4.1, -0.02],
        [porch - 0.3, 0.5, -0.02],
      ),
    ),
    ...t.windows(
      { at: isWide ? [-4.2, -2.3, 2.3, 4.2] : [-2.5, 2.5], y: 1.2, width: 1, height: 2, wall: -0.05 },
      lit,
    ),
    ...door(t, lit, 0, 0.5, -0.05, 1.5, 2.6),
    ink(t.flat([-porch, 0, -2.2], [-porch, 0.5, -2.2], [porch, 0.5, -2.2], [porch, 0, -2.2])),
    white(
      ...pillars.flatMap((x) => [
        t.flat([x - 0.26, 0.5, -2], [x - 0.2, 4, -2], [x + 0.2, 4, -2], [x + 0.26, 0.5, -2]),
        t.flat([x - 0.36, 3.86, -2], [x - 0.36, 4.1, -2], [x + 0.36, 4.1, -2], [x + 0.36, 3.86, -2]),
      ]),
      t.line(0.1, [-porch + 0.2, 1.4, -2], [-1.9, 1.4, -2]),
      t.line(0.1, [1.9, 1.4, -2], [porch - 0.2, 1.4, -2]),
    ),
    side(
      t.flat(
        [porch - 0.1, 4.1, -2.2],
        [porch - 0.1, 4.7, -2.2],
        [porch - 0.1, 4.7, 0],
        [porch - 0.1, 4.1, 0],
      ),
    ),
    ink(t.flat([-porch, 4.1, -2.2], [-porch, 4.7, -2.2], [porch, 4.7, -2.2], [porch, 4.1, -2.2])),
    white(
      t.line(0.12, [-porch, 5.5, -2.2], [porch, 5.5, -2.2]),
      ...evenlySpaced(-porch + 0.1, porch - 0.1, isWide ? 23 : 17).map((x) =>
        t.line(0.07, [x, 4.7, -2.2], [x, 5.5, -2.2]),
      ),
    ),
    ink(
      ...[0, 1, 2].map((i) =>
        t.flat(
          [-1.6 - i * 0.2, 0, -2.4 - i * 0.4],
          [-1.6 - i * 0.2, 0.42 - i * 0.14, -2.4 - i * 0.4],
          [1.6 + i * 0.2, 0.42 - i * 0.14, -2.4 - i * 0.4],
          [1.6 + i * 0.2, 0, -2.4 - i * 0.4],
        ),
      ),
    ),
  ];
};

/** Three gables to the front over bays of mullioned windows, and clusters of tall chimneys. */
const gabledManor: Motif['draw'] = (random, options) => {
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
const gothicManor: Motif['draw'] = (random, options) => {
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

/** Half widths and heights of a round tower: from its eaves to its foot. */
const round = (half: number, high: number): readonly Point[] => [
  [half * 1.06, high, 1],
  [half * 1.06, high - 0.35, 1],
  [half, high - 0.6, 1],
  [half, 0, 1],
];

/** Tall and harled, with stepped gables and little turrets that hang at its corners. */
const towerHouse: Motif['draw'] = (random, options) => {
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
const chateau: Motif['draw'] = (random, options) => {
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

/** Low roofs on wide eaves, an arcade, and a square tower with open arches. */
const villa: Motif['draw'] = (random, options) => {
  const { t, lit, aged } = house(random, options, 27, 36);
  const main = { x: [-3.6, 7.4], y: [0, 7.6], z: [0, 8] } as const;
  const wing = { x: [-10, -3.6], y: [0, 4.4], z: [0.6, 7] } as const;
  const tower = { x: [-5.8, -2.6], y: [0, 12.4], z: [1.4, 4.6] } as const;
  const arches = evenlySpaced(-8.8, -4.8, 3);
  return [
    ...t.chimney(5, 4.4, 8.4, 1.9, 0.9),
    ...t.block(tower),
    ...t.windows(
      { at: [-4.9, -4.2, -3.5], y: 9.8, width: 0.56, height: 1.9, wall: 1.38, head: 'round', bars: 0 },
      lit,
    ),
    ...t.sideWindows(
      { at: [2.3, 3, 3.7], y: 9.8, width: 0.56, height: 1.9, wall: -2.58, head: 'round', bars: 0 },
      lit,
    ),
    fold(t.line(0.12, [-5.8, 9.2, 1.38], [-2.6, 9.2, 1.38], [-2.58, 9.2, 4.6])),
    ...t.hippedRoof(tower, 14, 0.04, 0.8),
    ...t.block(main),
    ...t.hippedRoof(main, 9.4, 0.4, 0.9),
    ...t.windows(
      { at: evenlySpaced(-1.8, 5.8, 4), y: 4.7, width: 1, height: 1.9, wall: 0, head: 'round' },
      lit,
    ),
    ...t.windows(
      { at: evenlySpaced(-1.8, 5.8, 4).filter((_, i) => i !== 1), y: 1.1, width: 1.05, height: 2.3, wall: 0 },
      lit,
    ),
    // Shutters stand open beside them.
    side(
      ...evenlySpaced(-1.8, 5.8, 4)
        .filter((_, i) => i !== 1)
        .flatMap((x) =>
          [-0.86, 0.86].map((dx) =>
            t.flat(
              [x + dx - 0.24, 1.1, -0.06],
              [x + dx - 0.24, 3.4, -0.06],
              [x + dx + 0.24, 3.4, -0.06],
              [x + dx + 0.24, 1.1, -0.06],
            ),
          ),
        ),
    ),
    ...t.sideWindows({ at: [2, 4.2, 6.4], y: 4.7, width: 1, height: 1.9, wall: 7.4, head: 'round' }, lit),
    ...t.sideWindows({ at: [2, 6.4], y: 1.1, width: 1.05, height: 2.3, wall: 7.4 }, lit),
    fold(t.line(0.11, [-3.6, 4.1, -0.02], [7.4, 4.1, -0.02], [7.42, 4.1, 8])),
    ...aged(main),
    ...door(t, lit, evenlySpaced(-1.8, 5.8, 4)[1]!, 0.2, 0, 1.3, 2.6),
    ...t.block(wing),
    ...t.hippedRoof(wing, 5.8, 0.5, 0.6),
    // The arcade: its depth is in shadow.
    fold(
      ...arches.map((x) =>
        t.flat(
          [x - 0.78, 0.2, 0.56],
          [x - 0.78, 2.5, 0.56],
          [x - 0.55, 3.1, 0.56],
          [x, 3.4, 0.56],
          [x + 0.55, 3.1, 0.56],
          [x + 0.78, 2.5, 0.56],
          [x + 0.78, 0.2, 0.56],
        ),
      ),
    ),
    ink(
      ...arches.map((x) =>
        t.flat(
          [x - 0.6, 0.2, 0.54],
          [x - 0.6, 2.4, 0.54],
          [x - 0.42, 2.9, 0.54],
          [x, 3.14, 0.54],
          [x + 0.42, 2.9, 0.54],
          [x + 0.6, 2.4, 0.54],
          [x + 0.6, 0.2, 0.54],
        ),
      ),
    ),
    white(
      t.line(0.1, [-10, 0.9, 0.4], [-3.6, 0.9, 0.4]),
      ...Array.from({ length: 15 }, (_, i) =>
        t.line(0.08, [-9.8 + i * 0.43, 0.1, 0.4], [-9.8 + i * 0.43, 0.9, 0.4]),
      ),
    ),
  ];
};

export const MANORS: Motifs = {
  'square manor': onGround(13, 17, squareHouse, {
    anchors: { mouth: { x: 4, y: -12.6 }, window: { x: 2.4, y: -2.1 } },
  }),
  'mezzanine house': onGround(9.8, 24, mezzanineHouse, {
    anchors: { mouth: { x: 6, y: -7.8 }, window: { x: 5, y: -2.1 } },
  }),
  'gabled manor': onGround(12.6, 21, gabledManor, {
    anchors: { mouth: { x: 6.4, y: -12 }, window: { x: 6, y: -2.1 } },
  }),
  'gothic manor': onGround(17.6, 20, gothicManor, {
    anchors: { mouth: { x: 7, y: -12 }, window: { x: 5, y: -2.4 } },
  }),
  'tower house': onGround(20.4, 17, towerHouse, {
    anchors: { mouth: { x: 0, y: -20 }, window: { x: 1.6, y: -5.6 } },
  }),
  chateau: onGround(16.4, 25, chateau, { anchors: { mouth: { x: 6, y: -13.6 }, window: { x: 4, y: -2.2 } } }),
  villa: onGround(14, 19, villa, { anchors: { mouth: { x: 5.6, y: -10 }, window: { x: 4, y: -2 } } }),
};

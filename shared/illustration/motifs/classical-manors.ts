import { evenlySpaced } from './corner-drawing.ts';
import { door, dormer, house } from './house-drawing.ts';
import { fold, ink, lined, side, white, type Motif } from './motif.ts';

/** Country houses of other times and countries than the one with a portico, from their corner; in metres. */

/** Four-square, of brick: rows of sashes, a hipped roof, two great chimneys; some have seven windows and a pediment. */
export const squareHouse: Motif['draw'] = (random, options) => {
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
export const mezzanineHouse: Motif['draw'] = (random, options) => {
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

/** Low roofs on wide eaves, an arcade, and a square tower with open arches. */
export const villa: Motif['draw'] = (random, options) => {
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

import { points } from '../drawing/points.ts';
import {
  fold,
  ink,
  lined,
  onGround,
  roof,
  side,
  white,
  type Motif,
  type Motifs,
  type Part,
} from './motif.ts';
import { isWindowLit } from './windows.ts';
import { cornerDrawing, evenlySpaced } from './corner-drawing.ts';

/** Other houses and cottages of country and town, from their corner; in metres. */

type Draw = Motif['draw'];
type T = ReturnType<typeof cornerDrawing>;

const doorAt = (t: T, x: number, z: number, wide = 1.1, high = 2.2): Part[] => [
  fold(
    t.flat(
      [x - wide * 0.68, 0.1, z - 0.02],
      [x - wide * 0.68, high + 0.26, z - 0.02],
      [x + wide * 0.68, high + 0.26, z - 0.02],
      [x + wide * 0.68, 0.1, z - 0.02],
    ),
  ),
  ink(
    t.flat(
      [x - wide / 2, 0.1, z - 0.04],
      [x - wide / 2, high, z - 0.04],
      [x + wide / 2, high, z - 0.04],
      [x + wide / 2, 0.1, z - 0.04],
    ),
  ),
];

/** Panels of plaster between dark posts, rails and braces. */
function timbers(
  t: T,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  z: number,
  count: number,
): Part[] {
  const posts = evenlySpaced(x0, x1, count + 1);
  const middle = (y0 + y1) / 2;
  return [
    white(t.flat([x0, y0, z], [x0, y1, z], [x1, y1, z], [x1, y0, z])),
    ink(
      ...posts.map((x) => t.line(0.24, [x, y0, z - 0.02], [x, y1, z - 0.02])),
      ...[y0, middle, y1].map((y) =>
        t.line(y === middle ? 0.16 : 0.26, [x0, y, z - 0.02], [x1, y, z - 0.02]),
      ),
      ...posts.slice(0, -1).flatMap((x, i) => {
        const next = posts[i + 1]!;
        return i === 0
          ? [t.line(0.17, [x, y1, z - 0.02], [next, middle, z - 0.02])]
          : i === count - 1
            ? [t.line(0.17, [next, y1, z - 0.02], [x, middle, z - 0.02])]
            : [];
      }),
    ),
  ];
}

/** The upper floor stands out over the lower, black beams on white plaster, with gables to the road. */
const timberedHouse: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(28, 37), options.isDecayed ? random : null);
  const lower = { x: [-6, 6], y: [0, 3], z: [0, 6.4] } as const;
  const upper = { x: [-6.4, 6.4], y: [3, 5.8], z: [-0.7, 6.4] } as const;
  const gables = [-3.5, 2.6];
  return [
    ...t.chimney(-0.4, 3, 8.2, 2.6, 1.2),
    ...t.block(lower),
    ...timbers(t, [-6, 6], [0.5, 3], -0.02, 6),
    ...t.sideWindows({ at: [3.2], y: 0.9, width: 1.6, height: 1.3, wall: 6 }, lit),
    ...t.block(upper),
    ...t.longRoof(upper, 9.4, 0.5),
    side(t.flat([6.44, 3, -0.7], [6.44, 5.8, -0.7], [6.44, 5.8, 6.4], [6.44, 3, 6.4])),
    ink(
      ...[3, 4.4, 5.8].map((y) => t.line(0.18, [6.46, y, -0.7], [6.46, y, 6.4])),
      ...[1, 2.8, 4.6].map((z) => t.line(0.18, [6.46, 3, z], [6.46, 5.8, z])),
    ),
    ...timbers(t, [-6.4, 6.4], [3.1, 5.8], -0.72, 8),
    ...gables.flatMap((x): Part[] => {
      const span = { x: [x - 2.1, x + 2.1], y: [3, 5.9], z: [-1, 3] } as const;
      return [
        ...t.block(span),
        ...t.gabledRoof(span, 9, 0.4),
        white(t.flat([x - 1.9, 5.9, -1.02], [x, 8.5, -1.02], [x + 1.9, 5.9, -1.02])),
        ink(
          t.line(0.2, [x, 5.9, -1.04], [x, 8.4, -1.04]),
          t.line(0.18, [x - 1.2, 6.9, -1.04], [x + 1.2, 6.9, -1.04]),
          t.line(0.24, [x - 2.1, 5.8, -1.04], [x + 2.1, 5.8, -1.04]),
          t.line(0.16, [x - 1.7, 5.9, -1.04], [x, 7.4, -1.04], [x + 1.7, 5.9, -1.04]),
        ),
        ...timbers(t, [x - 2.1, x + 2.1], [3.1, 5.8], -1.02, 4),
        ...t.windows({ at: [x - 0.6, x + 0.6], y: 3.8, width: 1, height: 1.4, wall: -1.06 }, lit),
      ];
    }),
    ink(t.line(0.3, [-6.4, 3.02, -0.74], [6.4, 3.02, -0.74])),
    ...t.windows({ at: [-4.4, -3, 3, 4.4], y: 1, width: 1.2, height: 1.3, wall: -0.05 }, lit),
    ...doorAt(t, -0.6, -0.03, 1.2, 2.3),
  ];
};

/** Of brick, two floors and five windows wide, under a hipped roof; a fanlight over the door. */
const brickHouse: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(28, 37), options.isDecayed ? random : null);
  const main = { x: [-5.4, 5.4], y: [0, 6.2], z: [0, 7] } as const;
  const bow = random.chance(0.5);
  return [
    ...[-4, 4].flatMap((x) => t.chimney(x, 3.4, 7, 2.4, 1.1)),
    ...t.block(main),
    ...t.hippedRoof(main, 8.4, 0.44, 0.45),
    white(t.line(0.14, [-5.5, 6, -0.04], [5.5, 6, -0.04], [5.5, 6, 7])),
    fold(t.line(0.08, [-5.4, 3.3, -0.02], [5.4, 3.3, -0.02], [5.42, 3.3, 7])),
    ...t.windows({ at: evenlySpaced(-4.2, 4.2, 5), y: 3.9, width: 0.95, height: 1.6, wall: 0, bars: 2 }, lit),
    ...t.windows(
      { at: bow ? [-4.2, -2.1] : [-4.2, -2.1, 2.1, 4.2], y: 0.9, width: 1, height: 1.8, wall: 0, bars: 2 },
      lit,
    ),
    ...t.sideWindows({ at: [1.8, 4.9], y: 3.9, width: 0.95, height: 1.6, wall: 5.4 }, lit),
    ...t.sideWindows({ at: [1.8, 4.9], y: 0.9, width: 1, height: 1.8, wall: 5.4 }, lit),
    ...t.worn(main),
    ...(options.isIvied ? t.ivy(main, random) : []),
    ...doorAt(t, 0, 0, 1.15, 2.3),
    white(
      t.flat(
        [-0.8, 2.5, -0.05],
        [-0.56, 2.95, -0.05],
        [0, 3.15, -0.05],
        [0.56, 2.95, -0.05],
        [0.8, 2.5, -0.05],
      ),
    ),
    // A bow window with its own little roof.
    ...(bow
      ? [
          side(t.flat([4.1, 0, -1], [4.1, 2.9, -1], [4.9, 2.9, 0], [4.9, 0, 0])),
          ink(
            t.flat([2.3, 0, -1], [2.3, 2.9, -1], [4.1, 2.9, -1], [4.1, 0, -1]),
            t.flat([1.5, 0, 0], [1.5, 2.9, 0], [2.3, 2.9, -1], [2.3, 0, -1]),
          ),
          ...t.windows({ at: [2.78, 3.62], y: 0.9, width: 0.72, height: 1.7, wall: -1.02, bars: 2 }, lit),
          roof(
            t.flat(
              [1.4, 2.9, 0],
              [2.2, 2.9, -1.1],
              [4.2, 2.9, -1.1],
              [5, 2.9, 0],
              [4.6, 3.5, 0],
              [1.8, 3.5, 0],
            ),
          ),
        ]
      : []),
  ];
};

/** Of rough stone under slates, a chimney at each gable and a low byre at the end. */
const stoneCottage: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(27, 37), options.isDecayed ? random : null);
  const main = { x: [-3.6, 4.6], y: [0, 2.9], z: [0, 5.4] } as const;
  const byre = { x: [-7, -3.6], y: [0, 2.1], z: [0.5, 4.9] } as const;
  return [
    ...t.block(byre),
    ...t.longRoof(byre, 3.9, 0.25),
    ink(t.flat([-5.9, 0, 0.47], [-5.9, 1.8, 0.47], [-4.8, 1.8, 0.47], [-4.8, 0, 0.47])),
    ...[-3.1, 4].flatMap((x) => t.chimney(x, 2.3, 4.6, 1.5, 0.8)),
    ...t.block(main),
    ...t.longRoof(main, 5.6, 0.3),
    lined(
      'along',
      fold(
        ...[0.26, 0.5, 0.74].map((s) =>
          t.line(0.045, [-3.9, 2.7 + 2.9 * s, -0.3 + 3 * s], [4.9, 2.7 + 2.9 * s, -0.3 + 3 * s]),
        ),
      ),
    ),
    ...t.windows({ at: [-2, 2.9], y: 0.95, width: 1, height: 1.1, wall: 0 }, lit),
    ...t.sideWindows({ at: [2.7], y: 3, width: 0.7, height: 0.8, wall: 4.6 }, lit),
    fold(
      ...points`-3.2,.6 -.7,1.5 1.5,.5 3.9,1.9 1.6,2.2 -2.9,2.4`.map(([x, y]) =>
        t.line(0.05, [x, y, -0.02], [x + 0.5, y, -0.02]),
      ),
    ),
    ...t.worn(main),
    ...(options.isIvied ? t.ivy(main, random) : []),
    ...doorAt(t, 0.4, 0, 0.95, 2),
  ];
};

/** A farmer's house: a long roof over two floors, and a barn that joins it. */
const farmhouse: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(24, 33), options.isDecayed ? random : null);
  const main = { x: [-1.6, 8], y: [0, 4.7], z: [0, 6.2] } as const;
  const barn = { x: [-10, -1.6], y: [0, 3.3], z: [0.4, 6.6] } as const;
  return [
    ...t.block(barn),
    ...t.longRoof(barn, 6.6, 0.35),
    lined('across', fold(...[0.7, 1.4, 2.1, 2.8].map((y) => t.line(0.05, [-10, y, 0.38], [-1.6, y, 0.38])))),
    fold(t.flat([-7.2, 0, 0.37], [-7.2, 2.9, 0.37], [-4.2, 2.9, 0.37], [-4.2, 0, 0.37])),
    ink(t.flat([-7, 0, 0.36], [-7, 2.7, 0.36], [-4.4, 2.7, 0.36], [-4.4, 0, 0.36])),
    ...[-0.8, 7.2].flatMap((x) => t.chimney(x, 2.7, 6.6, 1.8, 0.95)),
    ...t.block(main),
    ...t.longRoof(main, 7.6, 0.4),
    ...t.windows({ at: [0.2, 3.2, 6.2], y: 2.9, width: 1.1, height: 1.2, wall: 0 }, lit),
    ...t.windows({ at: [0.2, 6.2], y: 0.8, width: 1.3, height: 1.4, wall: 0 }, lit),
    ...t.sideWindows({ at: [1.8, 4.4], y: 0.9, width: 1, height: 1.3, wall: 8 }, lit),
    ...t.sideWindows({ at: [3.1], y: 3.4, width: 1, height: 1.2, wall: 8 }, lit),
    ...t.worn(main),
    ...(options.isIvied ? t.ivy(main, random) : []),
    ...doorAt(t, 3.2, 0, 1.1, 2.1),
    ...t.gabledRoof({ x: [2.2, 4.2], y: [0, 2.4], z: [-0.9, 0] }, 3.2, 0.15),
    ink(
      ...[2.3, 4.1].map((x) =>
        t.flat([x - 0.09, 0, -0.9], [x - 0.09, 2.4, -0.9], [x + 0.09, 2.4, -0.9], [x + 0.09, 0, -0.9]),
      ),
    ),
  ];
};

/** A wooden house of two floors with a veranda, a balcony over it, and carving under the eaves. */
const balconyHouse: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(28, 37), options.isDecayed ? random : null);
  const main = { x: [-5.2, 5.2], y: [0, 5.8], z: [0, 7.4] } as const;
  const posts = [-2.8, -0.95, 0.95, 2.8];
  const carving = (from: number, to: number, y: number, z: number) =>
    Array.from({ length: Math.round((to - from) / 0.42) }, (_, i) =>
      t.flat([from + i * 0.42, y, z], [from + i * 0.42 + 0.21, y - 0.34, z], [from + i * 0.42 + 0.42, y, z]),
    );
  return [
    ...t.chimney(-3, 4, 7.2, 1.8, 0.85),
    ...t.block(main),
    lined(
      'across',
      fold(
        ...[0.8, 1.6, 2.4, 3.2, 4, 4.8].map((y) => t.line(0.05, [-5.2, y, -0.02], [5.2, y, -0.02])),
        ...[0.8, 1.6, 2.4, 3.2, 4, 4.8].map((y) => t.line(0.04, [5.22, y, 0], [5.22, y, 7.4])),
      ),
    ),
    ...t.gabledRoof(main, 9.4, 0.8),
    white(...carving(-5.6, 5.4, 5.7, -0.84), t.line(0.1, [-6, 5.4, -0.82], [0, 9.2, -0.82], [6, 5.4, -0.82])),
    ...t.windows({ at: [-4.1, 4.1], y: 1, width: 0.95, height: 1.5, wall: -0.02 }, lit),
    ...t.windows({ at: [-3.7, -1.3, 1.3, 3.7], y: 3.6, width: 0.9, height: 1.4, wall: -0.02 }, lit),
    ...t.windows({ at: [0], y: 6.4, width: 1.2, height: 1.1, wall: -0.02, head: 'round' }, lit),
    white(
      ...[-4.1, 4.1].flatMap((x) => [
        t.line(0.12, [x - 0.6, 2.66, -0.05], [x, 2.95, -0.05], [x + 0.6, 2.66, -0.05]),
      ]),
    ),
    ...t.sideWindows({ at: [2, 5.2], y: 1, width: 0.95, height: 1.5, wall: 5.2 }, lit),
    ...t.sideWindows({ at: [2, 5.2], y: 3.6, width: 0.9, height: 1.4, wall: 5.2 }, lit),
    // The veranda lies in shadow under the balcony.
    fold(t.flat([-3, 0.3, -0.03], [-3, 2.8, -0.03], [3, 2.8, -0.03], [3, 0.3, -0.03])),
    ...t.windows({ at: [-1.9, 1.9], y: 0.9, width: 1.1, height: 1.6, wall: -0.06 }, lit),
    ...doorAt(t, 0, -0.06, 1.1, 2.3),
    side(
      t.flat([3.1, 0, -2], [3.1, 0.4, -2], [3.1, 0.4, 0], [3.1, 0, 0]),
      t.flat([3.1, 2.8, -2], [3.1, 3.1, -2], [3.1, 3.1, 0], [3.1, 2.8, 0]),
    ),
    ink(
      t.flat([-3.1, 0, -2], [-3.1, 0.4, -2], [3.1, 0.4, -2], [3.1, 0, -2]),
      t.flat([-3.1, 2.8, -2], [-3.1, 3.1, -2], [3.1, 3.1, -2], [3.1, 2.8, -2]),
    ),
    white(
      ...posts.map((x) => t.line(0.17, [x, 0.4, -1.95], [x, 2.8, -1.95])),
      t.line(0.1, [-3.1, 4, -1.95], [3.1, 4, -1.95]),
      ...Array.from({ length: 17 }, (_, i) =>
        t.line(0.08, [-3 + i * 0.375, 3.1, -1.95], [-3 + i * 0.375, 4, -1.95]),
      ),
      t.line(0.09, [-3.1, 1.15, -1.95], [-0.95, 1.15, -1.95]),
      t.line(0.09, [0.95, 1.15, -1.95], [3.1, 1.15, -1.95]),
      ...carving(-3, 3, 2.8, -1.98),
    ),
    ink(t.flat([-0.9, 0, -2.5], [-0.9, 0.2, -2.5], [0.9, 0.2, -2.5], [0.9, 0, -2.5])),
  ];
};

/** A plastered house of two floors in a country town: pilasters, a hipped iron roof, gates beside it. */
const plasterHouse: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(26, 35), options.isDecayed ? random : null);
  const main = { x: [-6.4, 6.4], y: [0, 7], z: [0, 8] } as const;
  return [
    ...[-3, 3.4].flatMap((x) => t.chimney(x, 4, 7.6, 1.7, 0.9)),
    ...t.block(main),
    ...t.hippedRoof(main, 8.8, 0.5, 0.5),
    white(
      ...[-6.2, -2.2, 2.2, 6.2].map((x) =>
        t.flat(
          [x - 0.22, 0.4, -0.05],
          [x - 0.22, 6.7, -0.05],
          [x + 0.22, 6.7, -0.05],
          [x + 0.22, 0.4, -0.05],
        ),
      ),
      t.line(0.24, [-6.5, 6.8, -0.06], [6.5, 6.8, -0.06], [6.5, 6.8, 8]),
      t.line(0.1, [-6.4, 3.5, -0.04], [6.4, 3.5, -0.04], [6.42, 3.5, 8]),
    ),
    ...t.windows({ at: [-5.1, -3.3, -1.1, 1.1, 3.3, 5.1], y: 4.1, width: 0.95, height: 1.9, wall: 0 }, lit),
    ...t.windows({ at: [-5.1, -3.3, 3.3, 5.1], y: 1, width: 0.95, height: 1.6, wall: 0 }, lit),
    white(
      ...[-5.1, -3.3, -1.1, 1.1, 3.3, 5.1].map((x) =>
        t.flat([x - 0.7, 6.15, -0.06], [x, 6.5, -0.06], [x + 0.7, 6.15, -0.06]),
      ),
    ),
    ...t.sideWindows({ at: [1.8, 4, 6.2], y: 4.1, width: 0.95, height: 1.9, wall: 6.4 }, lit),
    ...t.sideWindows({ at: [1.8, 6.2], y: 1, width: 0.95, height: 1.6, wall: 6.4 }, lit),
    ...t.worn(main),
    ...(options.isIvied ? t.ivy(main, random) : []),
    // An iron porch on two thin posts.
    ...doorAt(t, 0, 0, 1.3, 2.4),
    ink(
      t.flat([-1.8, 3, -1.5], [-1.8, 3.2, -1.5], [1.8, 3.2, -1.5], [1.8, 3, -1.5]),
      ...[-1.6, 1.6].map((x) => t.line(0.1, [x, 0, -1.4], [x, 3, -1.4])),
    ),
    roof(t.flat([-1.9, 3.2, -1.6], [-1.4, 3.7, 0], [1.4, 3.7, 0], [1.9, 3.2, -1.6])),
  ];
};

/** A log house with its long side to the road: four windows in shutters, a hipped roof, a porch at the end. */
const broadIzba: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(26, 35), options.isDecayed ? random : null);
  const main = { x: [-5, 5], y: [0, 3.1], z: [0, 6] } as const;
  const frames = evenlySpaced(-3.8, 2.6, 4);
  const logs = [0.5, 0.98, 1.46, 1.94, 2.42, 2.86];
  return [
    ...t.chimney(-1, 3, 4.8, 1.7, 0.8),
    ...t.block(main),
    lined(
      'across',
      fold(
        ...logs.map((y) => t.line(0.07, [-5, y, -0.02], [5, y, -0.02])),
        ...logs.map((y) => t.line(0.05, [5.02, y, 0], [5.02, y, 6])),
      ),
    ),
    ...t.hippedRoof(main, 5.7, 0.5, 0.6),
    ink(
      ...logs.map((y) =>
        t.flat([-5.3, y - 0.3, -0.1], [-5.3, y + 0.06, -0.1], [-4.9, y + 0.06, -0.1], [-4.9, y - 0.3, -0.1]),
      ),
    ),
    white(
      ...frames.flatMap((x) => [
        t.flat(
          [x - 0.56, 0.86, -0.04],
          [x - 0.56, 2.3, -0.04],
          [x, 2.6, -0.04],
          [x + 0.56, 2.3, -0.04],
          [x + 0.56, 0.86, -0.04],
        ),
      ]),
    ),
    side(
      ...frames.flatMap((x) =>
        [-0.82, 0.82].map((dx) =>
          t.flat(
            [x + dx - 0.23, 0.95, -0.05],
            [x + dx - 0.23, 2.2, -0.05],
            [x + dx + 0.23, 2.2, -0.05],
            [x + dx + 0.23, 0.95, -0.05],
          ),
        ),
      ),
    ),
    ...t.windows({ at: frames, y: 0.98, width: 0.84, height: 1.2, wall: -0.06 }, lit),
    ...t.sideWindows({ at: [2, 4.2], y: 0.98, width: 0.84, height: 1.2, wall: 5.02 }, lit),
    ...doorAt(t, 4.1, 0, 0.95, 2.1),
    ...t.gabledRoof({ x: [3.2, 5], y: [0, 2.5], z: [-1.4, 0] }, 3.5, 0.2),
    ink(
      ...[3.3, 4.9].map((x) => t.line(0.15, [x, 0, -1.4], [x, 2.5, -1.4])),
      t.flat([3.3, 0, -1.7], [3.3, 0.24, -1.7], [4.9, 0.24, -1.7], [4.9, 0, -1.7]),
    ),
    white(
      ...Array.from({ length: 22 }, (_, i) =>
        t.flat(
          [-5.4 + i * 0.48, 2.98, -0.64],
          [-5.16 + i * 0.48, 2.7, -0.64],
          [-4.92 + i * 0.48, 2.98, -0.64],
        ),
      ),
    ),
  ];
};

export const COUNTRY_HOUSES: Motifs = {
  'timbered house': onGround(10.6, 16, timberedHouse, {
    anchors: { mouth: { x: 0.4, y: -10.6 }, window: { x: 2.6, y: -1.6 } },
  }),
  'brick house': onGround(9.6, 13, brickHouse, {
    anchors: { mouth: { x: 3.6, y: -9.2 }, window: { x: -1.9, y: -1.8 } },
  }),
  'stone cottage': onGround(6.3, 13.4, stoneCottage, {
    anchors: { mouth: { x: 4, y: -6 }, window: { x: 2.5, y: -1.5 } },
  }),
  farmhouse: onGround(8.4, 20, farmhouse, {
    anchors: { mouth: { x: 7, y: -8.2 }, window: { x: 5.4, y: -1.5 } },
  }),
  'balcony house': onGround(9.6, 14, balconyHouse, {
    anchors: { mouth: { x: -1, y: -8.6 }, window: { x: 3.6, y: -1.7 } },
  }),
  'plaster house': onGround(9.2, 16, plasterHouse, {
    anchors: { mouth: { x: 4, y: -9 }, window: { x: 3, y: -1.8 } },
  }),
  'broad izba': onGround(6.4, 13, broadIzba, {
    anchors: { mouth: { x: 0.4, y: -6 }, window: { x: 2.2, y: -1.6 } },
  }),
};

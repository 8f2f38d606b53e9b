import { points } from '../drawing/points.ts';
import {
  fold,
  ink,
  light,
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

/** Palaces and inns of other forms, from their corner; in metres. */

type Draw = Motif['draw'];

/** Baroque: white columns along a long front, statues on the roof, a gilt dome in the middle. */
const winterPalace: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(16, 23), options.isDecayed ? random : null);
  const main = { x: [-18, 18], y: [0, 11], z: [0, 11] } as const;
  const middle = { x: [-5, 5], y: [0, 12.4], z: [-1, 9] } as const;
  const columns = (xs: readonly number[], z: number) =>
    xs.flatMap((x) => [
      t.flat([x - 0.34, 1, z], [x - 0.27, 10, z], [x + 0.27, 10, z], [x + 0.34, 1, z]),
      t.flat([x - 0.48, 9.8, z], [x - 0.48, 10.3, z], [x + 0.48, 10.3, z], [x + 0.48, 9.8, z]),
    ]);
  const statue = (x: number, y: number, z: number) =>
    t.lathe(x, z, y, 1, points`.1,1.7 .22,1.5 .12,1.3 .3,1.1 .22,.5 .36,.05 .36,0!`);
  const wings = [...evenlySpaced(-16.6, -6.6, 6), ...evenlySpaced(6.6, 16.6, 6)];
  return [
    ...t.block(main),
    ...t.hippedRoof(main, 12.6, 0.88, 0.3),
    white(
      t.line(0.5, [-18.2, 10.8, -0.1], [18.2, 10.8, -0.1], [18.2, 10.8, 11]),
      t.line(0.16, [-18, 5.8, -0.05], [18, 5.8, -0.05], [18.02, 5.8, 11]),
      t.line(0.3, [-18, 0.9, -0.05], [18, 0.9, -0.05], [18.02, 0.9, 11]),
    ),
    ...t.windows({ at: wings, y: 1.6, width: 1.1, height: 3.1, wall: 0, head: 'round' }, lit),
    ...t.windows({ at: wings, y: 6.5, width: 1.1, height: 2.7, wall: 0 }, lit),
    ...t.sideWindows(
      { at: evenlySpaced(1.6, 9.4, 4), y: 1.6, width: 1.1, height: 3.1, wall: 18, head: 'round' },
      lit,
    ),
    ...t.sideWindows({ at: evenlySpaced(1.6, 9.4, 4), y: 6.5, width: 1.1, height: 2.7, wall: 18 }, lit),
    white(...columns([-17.7, -13.6, -9.6, -5.6, 5.6, 9.6, 13.6, 17.7], -0.3)),
    ...[-17, -13, -9, 9, 13, 17].flatMap((x) => statue(x, 11.1, 0)),
    ...t.lathe(0, 4, 12, 1, points`0,8.4! .16,7.4 .6,6.9 .6,6! 1.6,5.4 3,3.4 3.3,1.6! 3.5,1.5! 3.5,0!`),
    fold(t.line(0.1, [-3, 13.6, 2.4], [3, 13.6, 2.4])),
    ...t.block(middle),
    ...t.windows({ at: [-3, 0, 3], y: 6.3, width: 1.3, height: 3.4, wall: -1.02, head: 'round' }, lit),
    ...t.windows({ at: [-3, 3], y: 1.6, width: 1.2, height: 3.1, wall: -1.02, head: 'round' }, lit),
    fold(t.flat([-1.3, 0, -1.04], [-1.3, 3.2, -1.04], [0, 4.6, -1.04], [1.3, 3.2, -1.04], [1.3, 0, -1.04])),
    (lit() ? light : ink)(
      t.flat([-0.9, 0, -1.06], [-0.9, 3, -1.06], [0, 4, -1.06], [0.9, 3, -1.06], [0.9, 0, -1.06]),
    ),
    white(...columns([-4.6, -1.7, 1.7, 4.6], -1.3), t.line(0.5, [-5.2, 10.8, -1.3], [5.2, 10.8, -1.3])),
    roof(t.flat([-5.4, 11.2, -1.3], [0, 14, -1.3], [5.4, 11.2, -1.3])),
    white(t.line(0.24, [-5.4, 11.2, -1.34], [0, 14, -1.34], [5.4, 11.2, -1.34], [-5.4, 11.2, -1.34])),
    ...statue(0, 13.9, -1.2),
  ];
};

/** Of rough stone below and smooth above: rows of arched windows under a cornice as heavy as a lid. */
const palazzo: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(24, 32), options.isDecayed ? random : null);
  const main = { x: [-11, 11], y: [0, 14], z: [0, 12] } as const;
  const at = evenlySpaced(-9.2, 9.2, 7);
  const blocks: Part = fold(
    ...[1, 2, 3, 4].flatMap((y) => [
      t.line(0.06, [-11, y, -0.02], [11, y, -0.02]),
      ...evenlySpaced(-10 + (y % 2) * 0.8, 10 + (y % 2) * 0.8, 13).map((x) =>
        t.line(0.06, [Math.min(10.9, x), y - 1, -0.02], [Math.min(10.9, x), y, -0.02]),
      ),
    ]),
  );
  return [
    ...t.block(main),
    ...t.hippedRoof({ ...main, y: [0, 14.4] }, 15.8, 0.6, 1.3),
    ink(t.flat([-12, 13.4, -1], [-12.2, 14.4, -1.2], [12.2, 14.4, -1.2], [12, 13.4, -1])),
    side(t.flat([12, 13.4, -1], [12.2, 14.4, -1.2], [12.2, 14.4, 12.6], [12, 13.4, 12.4])),
    fold(
      ...Array.from({ length: 27 }, (_, i) =>
        t.flat(
          [-11.6 + i * 0.88, 13.4, -1.02],
          [-11.6 + i * 0.88, 13.8, -1.04],
          [-11.2 + i * 0.88, 13.8, -1.04],
          [-11.2 + i * 0.88, 13.4, -1.02],
        ),
      ),
    ),
    blocks,
    white(
      t.line(0.26, [-11.1, 4.9, -0.06], [11.1, 4.9, -0.06], [11.1, 4.9, 12]),
      t.line(0.2, [-11.1, 9.3, -0.06], [11.1, 9.3, -0.06], [11.1, 9.3, 12]),
    ),
    ...t.windows({ at, y: 5.6, width: 1.5, height: 2.9, wall: 0, head: 'round' }, lit),
    ...t.windows({ at, y: 9.9, width: 1.4, height: 2.5, wall: 0, head: 'round' }, lit),
    ...t.windows(
      { at: at.filter((x) => Math.abs(x) > 1), y: 1.6, width: 1.1, height: 1.7, wall: 0, bars: 3 },
      lit,
    ),
    ...t.sideWindows(
      { at: evenlySpaced(2, 10, 4), y: 5.6, width: 1.4, height: 2.9, wall: 11, head: 'round' },
      lit,
    ),
    ...t.sideWindows(
      { at: evenlySpaced(2, 10, 4), y: 9.9, width: 1.4, height: 2.5, wall: 11, head: 'round' },
      lit,
    ),
    ...t.worn(main),
    fold(
      t.flat(
        [-1.7, 0, -0.04],
        [-1.7, 2.7, -0.04],
        [-1.1, 3.9, -0.04],
        [0, 4.4, -0.04],
        [1.1, 3.9, -0.04],
        [1.7, 2.7, -0.04],
        [1.7, 0, -0.04],
      ),
    ),
    (lit() ? light : ink)(
      t.flat(
        [-1.3, 0, -0.06],
        [-1.3, 2.6, -0.06],
        [-0.8, 3.5, -0.06],
        [0, 3.9, -0.06],
        [0.8, 3.5, -0.06],
        [1.3, 2.6, -0.06],
        [1.3, 0, -0.06],
      ),
    ),
    ink(
      t.flat([-2.6, 4.8, -1], [-2.6, 5.1, -1], [2.6, 5.1, -1], [2.6, 4.8, -1]),
      t.line(0.14, [-2.6, 6, -1], [2.6, 6, -1]),
      ...Array.from({ length: 12 }, (_, i) =>
        t.line(0.1, [-2.5 + i * 0.455, 5.1, -1], [-2.5 + i * 0.455, 6, -1]),
      ),
    ),
  ];
};

/** Of brick, with a carriage arch through it to the yard, bow windows, and a sign on a post. */
const coachingInn: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(26, 34), options.isDecayed ? random : null);
  const main = { x: [-8, 7], y: [0, 6.4], z: [0, 7] } as const;
  const bow = (x: number): Part[] => [
    ink(t.flat([x - 1.3, 0.4, -0.7], [x - 1.3, 2.9, -0.7], [x + 1.3, 2.9, -0.7], [x + 1.3, 0.4, -0.7])),
    side(t.flat([x + 1.3, 0.4, -0.7], [x + 1.3, 2.9, -0.7], [x + 1.7, 2.9, 0], [x + 1.7, 0.4, 0])),
    ...t.windows({ at: [x - 0.65, x + 0.65], y: 1, width: 1.1, height: 1.7, wall: -0.72, bars: 2 }, lit),
    roof(t.flat([x - 1.5, 2.9, -0.8], [x - 1.2, 3.4, 0], [x + 1.4, 3.4, 0], [x + 1.6, 2.9, -0.8])),
  ];
  return [
    ...[-6.4, -1, 6].flatMap((x) => t.chimney(x, 3.2, 8, 2.2, 1)),
    ...t.block(main),
    ...t.longRoof(main, 9.4, 0.4),
    ...[-5, 0, 4.6].flatMap((x) => [
      ...t.block({ x: [x - 0.7, x + 0.7], y: [6.6, 7.8], z: [0.4, 2] }),
      ...t.gabledRoof({ x: [x - 0.7, x + 0.7], y: [6.6, 7.8], z: [0.4, 2] }, 8.6, 0.15),
      ...t.windows({ at: [x], y: 6.8, width: 0.8, height: 0.9, wall: 0.38 }, lit),
    ]),
    white(
      t.line(0.16, [-8, 3.7, -0.03], [7, 3.7, -0.03], [7.02, 3.7, 7]),
      t.flat([-2.9, 3.1, -0.04], [-2.9, 3.6, -0.04], [1.2, 3.6, -0.04], [1.2, 3.1, -0.04]),
    ),
    ink(t.line(0.13, [-2.6, 3.35, -0.06], [0.9, 3.35, -0.06])),
    ...t.windows({ at: evenlySpaced(-6.8, 5.8, 6), y: 4.2, width: 1, height: 1.5, wall: 0, bars: 2 }, lit),
    ...t.sideWindows({ at: [2, 5], y: 4.2, width: 1, height: 1.5, wall: 7 }, lit),
    ...t.sideWindows({ at: [2, 5], y: 1, width: 1, height: 1.6, wall: 7 }, lit),
    ...bow(2.9),
    // Through the arch is the light of the yard.
    fold(
      t.flat(
        [-7.4, 0, -0.03],
        [-7.4, 2.5, -0.03],
        [-6.7, 3.4, -0.03],
        [-5.3, 3.4, -0.03],
        [-4.6, 2.5, -0.03],
        [-4.6, 0, -0.03],
      ),
    ),
    (options.isLit ? light : ink)(
      t.flat(
        [-7.1, 0, -0.05],
        [-7.1, 2.4, -0.05],
        [-6.5, 3.1, -0.05],
        [-5.5, 3.1, -0.05],
        [-4.9, 2.4, -0.05],
        [-4.9, 0, -0.05],
      ),
    ),
    ...t.windows({ at: [-3.3], y: 1, width: 1.2, height: 1.6, wall: 0, bars: 2 }, lit),
    fold(t.flat([-1.6, 0, -0.03], [-1.6, 2.7, -0.03], [-0.2, 2.7, -0.03], [-0.2, 0, -0.03])),
    ink(t.flat([-1.4, 0, -0.05], [-1.4, 2.4, -0.05], [-0.4, 2.4, -0.05], [-0.4, 0, -0.05])),
    // The sign on its post, at the corner.
    ink(
      t.line(0.22, [-9.3, 0, -2], [-9.3, 5.6, -2]),
      t.line(0.15, [-9.3, 5.3, -2], [-11.2, 5.3, -2]),
      t.flat([-11.1, 3.3, -2], [-11.1, 5.1, -2], [-9.6, 5.1, -2], [-9.6, 3.3, -2]),
    ),
    white(t.flat([-10.86, 3.6, -2.02], [-10.86, 4.8, -2.02], [-9.84, 4.8, -2.02], [-9.84, 3.6, -2.02])),
    ink(
      t.flat(
        [-10.55, 3.8, -2.04],
        [-10.66, 4.35, -2.04],
        [-10.35, 4.6, -2.04],
        [-10.04, 4.35, -2.04],
        [-10.15, 3.8, -2.04],
      ),
    ),
  ];
};

/** A long log house of two floors with an outer stair, a gallery, and gates to a yard under a roof of their own. */
const postingInn: Draw = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(26, 34), options.isDecayed ? random : null);
  const main = { x: [-3, 8], y: [0, 5.8], z: [0, 7] } as const;
  const gates = { x: [-9.4, -3], y: [0, 3.4], z: [0.4, 1] } as const;
  const logs = Array.from({ length: 10 }, (_, i) => 0.5 + i * 0.54);
  return [
    ...t.block(gates),
    ...t.longRoof(gates, 4.4, 0.5),
    fold(t.flat([-8.6, 0, 0.38], [-8.6, 2.9, 0.38], [-3.8, 2.9, 0.38], [-3.8, 0, 0.38])),
    ink(
      t.flat([-8.4, 0, 0.36], [-8.4, 2.7, 0.36], [-6.3, 2.7, 0.36], [-6.3, 0, 0.36]),
      t.flat([-6.1, 0, 0.36], [-6.1, 2.7, 0.36], [-4, 2.7, 0.36], [-4, 0, 0.36]),
    ),
    ...[0, 5].flatMap((x) => t.chimney(x, 3.4, 7.2, 1.8, 0.85)),
    ...t.block(main),
    lined(
      'across',
      fold(
        ...logs.map((y) => t.line(0.06, [-3, y, -0.02], [8, y, -0.02])),
        ...logs.map((y) => t.line(0.05, [8.02, y, 0], [8.02, y, 7])),
      ),
    ),
    ...t.hippedRoof(main, 8.2, 0.5, 0.7),
    ink(
      ...logs.map((y) =>
        t.flat([-3.3, y - 0.3, -0.1], [-3.3, y + 0.08, -0.1], [-2.9, y + 0.08, -0.1], [-2.9, y - 0.3, -0.1]),
      ),
    ),
    white(
      ...evenlySpaced(-1.8, 6.8, 5).map((x) =>
        t.flat(
          [x - 0.6, 3.4, -0.04],
          [x - 0.6, 5, -0.04],
          [x, 5.3, -0.04],
          [x + 0.6, 5, -0.04],
          [x + 0.6, 3.4, -0.04],
        ),
      ),
    ),
    ...t.windows({ at: evenlySpaced(-1.8, 6.8, 5), y: 3.5, width: 0.9, height: 1.35, wall: -0.06 }, lit),
    ...t.windows({ at: [-1.8, 0.35, 6.8], y: 0.9, width: 0.85, height: 1.1, wall: -0.02 }, lit),
    ...t.sideWindows({ at: [1.8, 4.8], y: 3.5, width: 0.9, height: 1.35, wall: 8.02 }, lit),
    ...t.sideWindows({ at: [1.8, 4.8], y: 0.9, width: 0.85, height: 1.1, wall: 8.02 }, lit),
    // A porch with a steep little roof, and the board of the house over its door.
    ...t.gabledRoof({ x: [2.2, 5.6], y: [0, 2.7], z: [-1.8, 0] }, 4.3, 0.3),
    ink(
      ...[2.4, 5.4].map((x) => t.line(0.22, [x, 0, -1.8], [x, 2.7, -1.8])),
      t.flat([2.1, 0, -2.2], [2.1, 0.3, -2.2], [5.7, 0.3, -2.2], [5.7, 0, -2.2]),
    ),
    fold(t.flat([3.3, 0.3, -0.03], [3.3, 2.4, -0.03], [4.5, 2.4, -0.03], [4.5, 0.3, -0.03])),
    (options.isLit ? light : ink)(
      t.flat([3.45, 0.3, -0.05], [3.45, 2.2, -0.05], [4.35, 2.2, -0.05], [4.35, 0.3, -0.05]),
    ),
    white(t.flat([2.6, 2.75, -1.84], [2.6, 3.2, -1.84], [5.2, 3.2, -1.84], [5.2, 2.75, -1.84])),
    ink(t.line(0.12, [2.9, 2.97, -1.86], [4.9, 2.97, -1.86])),
  ];
};

export const PALACES: Motifs = {
  'winter palace': onGround(20, 38, winterPalace, {
    anchors: { mouth: { x: 8, y: -12 }, window: { x: 8, y: -3 } },
  }),
  palazzo: onGround(15.4, 25, palazzo, { anchors: { mouth: { x: 4, y: -15 }, window: { x: 5, y: -7 } } }),
  'coaching inn': onGround(10.4, 18, coachingInn, {
    anchors: { mouth: { x: 5.6, y: -9.6 }, window: { x: 2.6, y: -1.8 } },
  }),
  'posting inn': onGround(9, 19, postingInn, {
    anchors: { mouth: { x: 4, y: -8 }, window: { x: 0.4, y: -1.4 } },
  }),
};

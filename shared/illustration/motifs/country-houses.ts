import { points } from '../drawing/points.ts';
import { cornerDrawing, evenlySpaced } from './corner-drawing.ts';
import { doorAt } from './door-at.ts';
import { fold, ink, lined, onGround, roof, side, white, type Motif, type Motifs } from './motif.ts';
import { timberedHouse } from './timbered-house.ts';
import { isWindowLit } from './windows.ts';
import { balconyHouse, broadIzba } from './wooden-country-houses.ts';

/** Other houses and cottages of country and town, from their corner; in metres. */

/** Of brick, two floors and five windows wide, under a hipped roof; a fanlight over the door. */
const brickHouse: Motif['draw'] = (random, options) => {
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
const stoneCottage: Motif['draw'] = (random, options) => {
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
    ...doorAt(t, 0.4, 0, 0.95, 2),
  ];
};

/** A farmer's house: a long roof over two floors, and a barn that joins it. */
const farmhouse: Motif['draw'] = (random, options) => {
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
    ...doorAt(t, 3.2, 0, 1.1, 2.1),
    ...t.gabledRoof({ x: [2.2, 4.2], y: [0, 2.4], z: [-0.9, 0] }, 3.2, 0.15),
    ink(
      ...[2.3, 4.1].map((x) =>
        t.flat([x - 0.09, 0, -0.9], [x - 0.09, 2.4, -0.9], [x + 0.09, 2.4, -0.9], [x + 0.09, 0, -0.9]),
      ),
    ),
  ];
};

/** A plastered house of two floors in a country town: pilasters, a hipped iron roof, gates beside it. */
const plasterHouse: Motif['draw'] = (random, options) => {
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
    // An iron porch on two thin posts.
    ...doorAt(t, 0, 0, 1.3, 2.4),
    ink(
      t.flat([-1.8, 3, -1.5], [-1.8, 3.2, -1.5], [1.8, 3.2, -1.5], [1.8, 3, -1.5]),
      ...[-1.6, 1.6].map((x) => t.line(0.1, [x, 0, -1.4], [x, 3, -1.4])),
    ),
    roof(t.flat([-1.9, 3.2, -1.6], [-1.4, 3.7, 0], [1.4, 3.7, 0], [1.9, 3.2, -1.6])),
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

import { castle, domedChurch, parishChurch } from './church-drawings.ts';
import { cornerDrawing, evenlySpaced } from './corner-drawing.ts';
import { cottage } from './cottage.ts';
import { izba } from './izba.ts';
import { fold, ink, light, lined, onGround, roof, side, type Motif, type Motifs } from './motif.ts';
import { isWindowLit } from './windows.ts';

/** Houses in town and country, from their corner; in metres. */

/** A country house: hipped roof, a portico before the middle, a lower wing at the far end. */
const manor: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(27, 35), options.isDecayed ? random : null);
  const main = { x: [-9, 9], y: [0, 7.4], z: [0, 9] } as const;
  const end = options.isLong ? -38 : -16;
  const wing = { x: [end, -9], y: [0, 5], z: [1.6, 8] } as const;
  const porch = { x: [-3.4, 3.4], y: [0, 7.6], z: [-2, 0] } as const;
  const pillars = [-2.9, -1.1, 1.1, 2.9];
  return [
    ...t.chimney(-12.6, 5, 6.4, 2.4, 1),
    ...t.block(wing),
    ...t.hippedRoof(wing, 7, 0.5, 0.3),
    ...(options.isLong ? [-21, -31].flatMap((x) => t.chimney(x, 5, 6.4, 2.2, 1)) : []),
    ...t.windows(
      {
        at: evenlySpaced(end + 1.2, -10.4, options.isLong ? 13 : 3),
        y: 1.1,
        width: 0.95,
        height: 2.1,
        wall: 1.6,
      },
      lit,
    ),
    ...t.worn(wing),
    ...[-6, 0.6, 6].flatMap((x) => t.chimney(x, 5.4, 8.6, 2.9, 1.1)),
    ...t.block(main),
    ...t.hippedRoof(main, 10.3, 0.52, 0.5),
    fold(t.line(0.12, [-9, 3.9, 0], [9, 3.9, 0], [9, 3.9, 9])),
    ...[1.2, 4.7].flatMap((y) => [
      ...t.windows(
        {
          at: [...evenlySpaced(-7.9, -4.3, 3), ...evenlySpaced(4.3, 7.9, 3)],
          y,
          width: 0.95,
          height: y < 2 ? 2.1 : 1.7,
          wall: 0,
        },
        lit,
      ),
      ...t.sideWindows(
        { at: evenlySpaced(1.6, 7.4, 3), y, width: 1.1, height: y < 2 ? 2.1 : 1.7, wall: 9 },
        lit,
      ),
    ]),
    ...t.worn({ ...main, x: [-9, -3.6] }),
    ...t.worn({ ...main, x: [3.9, 9] }),
    // The portico: its depth is in shadow, and the columns stand before it.
    fold(t.flat([-3.2, 0.5, -0.02], [-3.2, 6.2, -0.02], [3.2, 6.2, -0.02], [3.2, 0.5, -0.02])),
    ...t.windows({ at: [-2, 0, 2], y: 4.4, width: 0.85, height: 1.5, wall: -0.05 }, lit),
    ...t.windows({ at: [-2, 2], y: 1.3, width: 0.85, height: 1.9, wall: -0.05 }, lit),
    (lit() ? light : ink)(
      t.flat([-0.6, 0.5, -0.06], [-0.6, 3.4, -0.06], [0.6, 3.4, -0.06], [0.6, 0.5, -0.06]),
    ),
    side(t.flat([3.4, 6.2, -2], [3.4, 7.6, -2], [3.4, 7.6, 0], [3.4, 6.2, 0])),
    ink(
      ...pillars.flatMap((x) => [
        t.flat([x - 0.27, 0.5, -1.9], [x - 0.21, 6.2, -1.9], [x + 0.21, 6.2, -1.9], [x + 0.27, 0.5, -1.9]),
        t.flat([x - 0.38, 0.3, -1.9], [x - 0.38, 0.7, -1.9], [x + 0.38, 0.7, -1.9], [x + 0.38, 0.3, -1.9]),
      ]),
      t.flat([-3.5, 6.1, -2], [-3.5, 7, -2], [3.5, 7, -2], [3.5, 6.1, -2]),
    ),
    ...t.gabledRoof({ ...porch, y: [0, 7] }, 9, 0.3),
    fold(t.line(0.1, [-2.6, 7.15, -2.4], [0, 8.5, -2.4], [2.6, 7.15, -2.4], [-2.6, 7.15, -2.4])),
    ink(
      ...[0, 1, 2].map((i) =>
        t.flat(
          [-3.5 - i * 0.3, 0, -2.2 - i * 0.5],
          [-3.5 - i * 0.3, 0.5 - i * 0.16, -2.2 - i * 0.5],
          [3.5 + i * 0.3, 0.5 - i * 0.16, -2.2 - i * 0.5],
          [3.5 + i * 0.3, 0, -2.2 - i * 0.5],
        ),
      ),
    ),
    fold(
      ...[0, 1, 2].map((i) =>
        t.line(
          0.07,
          [-3.5 - i * 0.3, 0.5 - i * 0.16, -2.2 - i * 0.5],
          [3.5 + i * 0.3, 0.5 - i * 0.16, -2.2 - i * 0.5],
        ),
      ),
    ),
  ];
};

/** A plain house of two floors with gables, a porch and a lean-to. */
const house: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(30, 40), options.isDecayed ? random : null);
  const main = { x: [-5, 5], y: [0, 5.4], z: [0, 6.6] } as const;
  const shed = { x: [-8, -5], y: [0, 2.6], z: [0.8, 5.6] } as const;
  return [
    ...t.block(shed),
    roof(t.flat([-8.2, 2.5, 0.6], [-5, 4, 0.6], [-5, 4, 5.8], [-8.2, 2.5, 5.8])),
    ...t.windows({ at: [-6.5], y: 0.9, width: 1.1, height: 1.1, wall: 0.8 }, lit),
    ...t.chimney(-4, 3, 7.2, 1.7),
    ...t.block(main),
    ...t.longRoof(main, 8.6, 0.45),
    ...t.chimney(4, 2.9, 7.4, 1.9),
    lined(
      'along',
      fold(
        ...[0.25, 0.5, 0.75].map((s) =>
          t.line(0.05, [-5.3, 5.2 + 3.3 * s, -0.3 + 3.5 * s], [5.3, 5.2 + 3.3 * s, -0.3 + 3.5 * s]),
        ),
      ),
    ),
    ...t.windows({ at: [-3.6, 0, 3.6], y: 3.3, width: 1, height: 1.4, wall: 0 }, lit),
    ...t.windows({ at: [-3.6, 3.6], y: 0.9, width: 1.1, height: 1.6, wall: 0 }, lit),
    ...t.worn(main),
    ...t.sideWindows({ at: [1.8, 4.8], y: 0.9, width: 1, height: 1.5, wall: 5 }, lit),
    ...t.sideWindows({ at: [3.3], y: 3.6, width: 1, height: 1.4, wall: 5 }, lit),
    ...t.sideWindows({ at: [3.3], y: 6, width: 0.7, height: 0.9, wall: 5, head: 'round' }, lit),
    fold(t.flat([-0.75, 0.1, -0.02], [-0.75, 2.4, -0.02], [0.75, 2.4, -0.02], [0.75, 0.1, -0.02])),
    ink(t.flat([-0.55, 0.1, -0.03], [-0.55, 2.2, -0.03], [0.55, 2.2, -0.03], [0.55, 0.1, -0.03])),
    ...t.gabledRoof({ x: [-1.2, 1.2], y: [0, 2.6], z: [-1.3, 0] }, 3.6, 0.2),
    ink(
      ...[-1.1, 1.1].map((x) =>
        t.flat([x - 0.1, 0, -1.3], [x - 0.1, 2.6, -1.3], [x + 0.1, 2.6, -1.3], [x + 0.1, 0, -1.3]),
      ),
    ),
  ];
};

/** Four tall narrow houses in a row, the last one nearest. */
const terrace: Motif['draw'] = (random, options) => {
  const lit = () => isWindowLit(random, options);
  const t = cornerDrawing(random.between(26, 34), options.isDecayed ? random : null);
  const row = { x: [-10.4, 10.4], y: [0, 10.6], z: [0, 8] } as const;
  const doors = [-7.8, -2.6, 2.6, 7.8];
  return [
    ...[-10, -5.2, 0, 5.2, 9.9].flatMap((x) => t.chimney(x, 3.4, 10.6, 1.5, 1.1)),
    ...t.block(row),
    roof(t.flat([-10.4, 10.6, 0], [-10.4, 12, 3.4], [10.4, 12, 3.4], [10.4, 10.6, 0])),
    side(t.flat([10.4, 10.6, 0], [10.4, 12, 3.4], [10.4, 10.6, 8])),
    ink(t.flat([-10.5, 10.3, -0.15], [-10.5, 10.9, -0.15], [10.5, 10.9, -0.15], [10.5, 10.3, -0.15])),
    fold(
      t.line(0.09, [-10.5, 10.3, -0.16], [10.5, 10.3, -0.16]),
      t.line(0.08, [-10.4, 4.1, -0.02], [10.4, 4.1, -0.02]),
      ...[-5.2, 0, 5.2].map((x) => t.line(0.07, [x, 0, -0.02], [x, 10.3, -0.02])),
    ),
    ...doors.flatMap((x) => [
      ...t.windows({ at: [x - 1.5, x, x + 1.5], y: 7.9, width: 0.72, height: 1.4, wall: -0.02 }, lit),
      ...t.windows({ at: [x - 1.5, x, x + 1.5], y: 4.8, width: 0.76, height: 2.1, wall: -0.02 }, lit),
      ...t.windows({ at: [x, x + 1.5], y: 1.5, width: 0.76, height: 2, wall: -0.02 }, lit),
      fold(
        t.flat(
          [x - 2.05, 0.5, -0.03],
          [x - 2.05, 3.5, -0.03],
          [x - 0.95, 3.5, -0.03],
          [x - 0.95, 0.5, -0.03],
        ),
      ),
      ink(
        t.flat(
          [x - 1.92, 0.5, -0.04],
          [x - 1.92, 2.8, -0.04],
          [x - 1.08, 2.8, -0.04],
          [x - 1.08, 0.5, -0.04],
        ),
        t.flat([x - 2.3, 0, -0.8], [x - 2.3, 0.4, -0.8], [x - 0.7, 0.4, -0.8], [x - 0.7, 0, -0.8]),
        ...Array.from({ length: 8 }, (_, i) =>
          t.line(0.05, [x - 0.5 + i * 0.34, 0, -1], [x - 0.5 + i * 0.34, 1.1, -1]),
        ),
        t.line(0.06, [x - 0.5, 1.05, -1], [x + 1.95, 1.05, -1]),
      ),
    ]),
    ...t.sideWindows({ at: [2.6, 5.4], y: 4.8, width: 0.9, height: 1.8, wall: 10.42 }, lit),
    ...t.sideWindows({ at: [5.4], y: 1.5, width: 0.9, height: 1.8, wall: 10.42 }, lit),
  ];
};

const barn: Motif['draw'] = (random) => {
  const t = cornerDrawing(random.between(32, 42));
  const wall = { x: [-5, 5], y: [0, 3.6], z: [0, 7] } as const;
  return [
    ...t.block(wall),
    ...t.longRoof(wall, 7.2, 0.5),
    lined(
      'across',
      fold(
        ...[0.9, 1.8, 2.7].map((y) => t.line(0.06, [-5, y, -0.02], [5, y, -0.02])),
        ...[1.4, 2.8, 4.2, 5.6].map((z) =>
          t.line(0.05, [5.02, 0.1, z], [5.02, 3.6 + (3.2 - Math.abs(z - 3.5)) * 0.9, z]),
        ),
      ),
    ),
    fold(t.flat([-1.9, 0, -0.02], [-1.9, 3, -0.02], [1.9, 3, -0.02], [1.9, 0, -0.02])),
    ink(t.flat([-1.7, 0, -0.03], [-1.7, 2.85, -0.03], [0.4, 2.85, -0.03], [0.4, 0, -0.03])),
    fold(
      t.line(0.08, [-1.6, 0.1, -0.04], [0.3, 2.7, -0.04]),
      t.flat([5.03, 4.4, 3], [5.03, 5.3, 3], [5.03, 5.3, 4], [5.03, 4.4, 4]),
    ),
  ];
};

export const HOMES: Motifs = {
  manor: onGround(11.7, 27, manor, {
    anchors: { mouth: { x: 7.5, y: -11.4 }, window: { x: 6.4, y: -2.1 } },
    beside: ['lime', 'fountain', 'carriage', 'oak'],
  }),
  house: onGround(9.8, 15, house, {
    anchors: { mouth: { x: 4.6, y: -9.4 } },
    beside: ['picket fence', 'bush', 'leafy tree'],
  }),
  cottage: onGround(7, 13, cottage, {
    anchors: { mouth: { x: 4.6, y: -6.8 }, window: { x: -2.3, y: -1.5 } },
    beside: ['picket fence', 'apple tree', 'bush'],
  }),
  izba: onGround(7.1, 11, izba, {
    anchors: { mouth: { x: 3, y: -6.6 }, window: { x: 0, y: -1.4 } },
    beside: ['rail fence', 'birch tree', 'well', 'woodpile'],
  }),
  'terraced houses': onGround(12.4, 22, terrace, {
    anchors: { window: { x: -2.6, y: -5.4 } },
    beside: ['street lamp', 'iron railings', 'cab'],
  }),
  barn: onGround(7.2, 12, barn, { beside: ['haystack', 'cart', 'hen'] }),
  'church with a spire': onGround(24, 17, parishChurch, {
    anchors: { window: { x: 0.8, y: -2.6 } },
    beside: ['gravestone', 'cypress', 'stone wall'],
  }),
  'church with domes': onGround(18, 19, domedChurch, {
    anchors: { window: { x: -2.7, y: -3.8 } },
    beside: ['birch tree', 'grave cross', 'picket fence'],
  }),
  castle: onGround(24, 34, castle, {
    anchors: { window: { x: 2.2, y: -11 } },
    beside: ['cliff', 'bare oak'],
  }),
};

import type { Random } from '../drawing/seeded.ts';
import { accent, fold, ink, onGround, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Tables from the side; in centimetres. */
const { box, cut, disc, flat, line, moved, shape, lathed } = pen(0.01);

/** A leg that bends out at the knee and in at the ankle; `side` is 1 where it bends to the right. */
export const cabriole = (x: number, top: number, side: number) =>
  shape(
    `
      ${x - side * 3.4},${top}! ${x + side * 3.4},${top}! ${x + side * 4.6},${top * 0.72}
      ${x + side * 1.2},${top * 0.3} ${x + side * 1.6},${top * 0.1} ${x + side * 7},${top * 0.04}
      ${x + side * 7},0! ${x - side * 1},0! ${x - side * 1.4},${top * 0.14}
      ${x - side * 1.8},${top * 0.4} ${x - side * 2.6},${top * 0.75}`,
  );

/** A turned leg. */
const spindle = (x: number, top: number) =>
  moved(
    [
      lathed(
        `
          3.4,${top}! 3.4,${top * 0.9}! 2,${top * 0.86} 3,${top * 0.78} 1.8,${top * 0.7}
          2.8,${top * 0.45} 1.7,${top * 0.14} 2.6,${top * 0.08} 2,0!`,
      ),
    ],
    x,
    0,
  );

const top = (height: number, width: number, x = 0) => ({
  top: { x: x / 100, y: -height / 100, width: width / 100 },
});

export const TABLES: Motifs = {
  table: onGround(
    0.76,
    1.5,
    () => [
      ink(
        shape('-75,76! 75,76! 75.6,73.6 74,72! -74,72! -75.6,73.6'),
        box(-66, 63, 132, 10),
        cabriole(-61, 66, -1),
        cabriole(61, 66, 1),
      ),
      fold(line('-73,72.2 73,72.2', 0.5), cut('-60,66 60,66', 0.6)),
    ],
    { anchors: top(76, 140), beside: ['chair', 'lamp', 'candlestick'] },
  ),
  'laid table': onGround(0.78, 1.84, laidTable, {
    anchors: top(78, 160),
    beside: ['chair', 'samovar', 'candelabrum'],
  }),
  'round table': onGround(
    0.76,
    1.16,
    () => [
      ink(
        shape('-58,76! 58,76! 57,72 50,70! -50,70! -57,72'),
        lathed('6,70! 4,66 3.4,60 8,50 8.4,44 4.4,36 4,28 9,22 9,16!'),
        shape('-8,20! -24,13 -33,2 -38,3! -36,0! -28,0 -20,7 -6,11!'),
        shape('8,20! 24,13 33,2 38,3! 36,0! 28,0 20,7 6,11!'),
      ),
      fold(cut('-54,72.6 54,72.6', 0.6), cut('-4,52 -5.4,46 -2.4,38', 0.9)),
    ],
    { anchors: top(76, 104), beside: ['chair', 'lamp', 'books', 'vase of flowers'] },
  ),
  desk: onGround(
    1.2,
    1.36,
    () => [
      ink(
        box(-64, 6, 44, 66),
        box(20, 6, 44, 66),
        flat('-68,78 68,78 68,72 -68,72'),
        flat('-66,2 -18,2 -18,7 -66,7'),
        flat('18,2 66,2 66,7 18,7'),
        ...[-63, -22, 23, 62].map((x) => disc(x, 2, 2.4)),
        box(-62, 76, 124, 30),
        shape('-64,105! 64,105! 60,110! 20,112 0,120 -20,112 -60,110!'),
        box(-20, 66, 40, 8),
      ),
      fold(
        ...[58, 42, 26, 10].flatMap((y) => [line(`-61,${y} -23,${y}`, 0.6), line(`23,${y} 61,${y}`, 0.6)]),
        ...[50, 34, 18].flatMap((y) => [disc(-42, y, 1.3), disc(42, y, 1.3)]),
        ...[-40, -18, 18, 40].map((x) => line(`${x},80 ${x},104`, 0.5)),
        line('-60,92 -18,92', 0.5),
        line('18,92 60,92', 0.5),
        disc(-50, 98, 0.9),
        disc(50, 98, 0.9),
        line('-66,75 66,75', 0.4),
      ),
      white(flat('-14,80 -12,98 -2,97 -3,80'), flat('2,80 1,94 12,95 13,80')),
    ],
    {
      anchors: { top: { x: 0, y: -0.78, width: 1.2 }, seat: { x: 0, y: -0.47 } },
      beside: ['chair', 'quill and ink', 'candle'],
    },
  ),
  'writing table': onGround(
    0.78,
    1.6,
    () => [
      ink(
        shape('-80,78! 80,78! 80,74.6! -80,74.6!'),
        box(-72, 58, 42, 17),
        box(30, 58, 42, 17),
        box(-32, 66, 64, 9),
        ...spindle(-68, 58),
        ...spindle(68, 58),
        ...spindle(-34, 58),
        ...spindle(34, 58),
      ),
      accent(flat('-62,78.5 62,78.5 62,77.4 -62,77.4')),
      fold(
        line('-69,73 -33,73', 0.5),
        line('33,73 69,73', 0.5),
        line('-69,61 -33,61', 0.5),
        line('33,61 69,61', 0.5),
        disc(-51, 67, 1.4),
        disc(51, 67, 1.4),
        disc(0, 70.6, 1.1),
      ),
    ],
    { anchors: top(78, 150), beside: ['chair', 'lamp', 'books', 'quill and ink', 'globe'] },
  ),
  'dressing table': onGround(
    1.5,
    1,
    () => [
      ink(
        shape('-50,74! 50,74! 50,71! -50,71!'),
        box(-46, 58, 92, 14),
        cabriole(-42, 60, -1),
        cabriole(42, 60, 1),
        shape('0,150 -16,147 -25,134 -25,104 -18,90 0,86 18,90 25,104 25,134 16,147'),
        line('-27,74 -27,118', 2),
        line('27,74 27,118', 2),
        disc(-27, 120, 2.2),
        disc(27, 120, 2.2),
      ),
      white(shape('0,146 -13,143 -21,132 -21,106 -15,94 0,90 15,94 21,106 21,132 13,143')),
      fold(
        cut('-10,136 -16,122 -16,108', 1),
        cut('-4,138 -11,122', 0.6),
        line('-43,60.4 43,60.4', 0.5),
        line('-14,71 -14,59', 0.5),
        line('14,71 14,59', 0.5),
        disc(-28, 66, 1.2),
        disc(28, 66, 1.2),
      ),
      accent(...moved([lathed('1.4,86! 1,82 3,79 2.6,74!')], -38, 0)),
      ink(
        ...moved([lathed('1,84! .8,80 2.4,78 2,74!')], 37, 0),
        ...moved([lathed('1.4,80! 1.6,74!')], 43, 0),
      ),
    ],
    { anchors: top(74, 90), beside: ['stool', 'candlestick'] },
  ),
  'card table': onGround(
    0.76,
    0.91,
    () => [
      ink(
        shape('-45,74! 45,74! 45,70 42,69! -42,69! -45,70'),
        box(-38, 62, 76, 8),
        cabriole(-34, 64, -1),
        cabriole(34, 64, 1),
      ),
      accent(flat('-40,74.6 40,74.6 40,73.2 -40,73.2')),
      white(
        flat('-20,74.4 -10,74.4 -9,75.6 -19,75.6'),
        flat('-12,74.4 -2,75 -2,76.4 -12,75.8'),
        flat('14,74.6 24,74.6 23,76 13,76'),
      ),
      fold(cut('-34,66 34,66', 0.6)),
    ],
    { anchors: top(74, 80), beside: ['chair', 'candlestick', 'playing cards'] },
  ),
  'kitchen table': onGround(
    0.78,
    1.7,
    () => [
      ink(
        flat('-85,78 85,78 85,72 -85,72'),
        flat('-76,72 -68,72 -64,0 -72,0'),
        flat('76,72 68,72 64,0 72,0'),
        flat('-72,16 72,16 72,11 -72,11'),
      ),
      fold(cut('-82,75.4 20,75', 0.6), cut('-72,64 -69,6', 0.7), cut('72,64 69,6', 0.7)),
    ],
    { anchors: top(78, 160), beside: ['bench', 'loaf', 'jug', 'candle'] },
  ),
};

/** A table under a cloth that falls in folds; its legs are seen below, or the cloth would hang in the air. */
function laidTable(random: Random): Part[] {
  const hem = Array.from(
    { length: 11 },
    (_, i) => `${92 - i * 18.4},${(i % 2 ? 44 : 49) + random.between(-1.2, 1.2)}`,
  );
  return [
    ink(...spindle(-70, 60), ...spindle(70, 60), ...spindle(-52, 56), ...spindle(52, 56)),
    white(shape(`-85,78! 85,78! ${hem.join(' ')}`)),
    fold(
      ...[-74, -52, -30, -8, 14, 34, 54, 75].map((x) =>
        cut(`${x * 0.93},76 ${x},54 ${x * 1.02},${random.between(49, 55)}`, 0.9),
      ),
      cut('-84,76.6 84,76.6', 0.5),
    ),
  ];
}

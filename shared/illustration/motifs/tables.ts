import { points } from '../drawing/points.ts';
import type { Random } from '../drawing/seeded.ts';
import { accent, fold, ink, onGround, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Tables and seats, from the side and facing right where they have a front; in centimetres. */
const { box, cut, disc, flat, line, moved, rod, shape, lathed } = pen(0.01);

/** A leg that bends out at the knee and in at the ankle; `side` is 1 where it bends to the right. */
const cabriole = (x: number, top: number, side: number) =>
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

export const SEATS: Motifs = {
  chair: onGround(
    1.02,
    0.63,
    () => [
      ink(
        shape('-24,47! 22,47! 25,45 23,41! -24,41!'),
        cabriole(19, 42, 1),
        shape('-24,46! -19,46! -20,30 -24,12 -31,0! -35,0! -29,14 -25,30'),
      ),
      ink(
        ...rod('-21,44 -24,66 -30,92', 2.6, 2.2, 2.4),
        shape('-27,92! -36,93 -35,99 -27,102.4 -23.4,99 -25,94!'),
        ...rod('-25,72 -16,54 -14,46', 1.1, 1, 1.2),
      ),
      fold(cut('-22,44.6 22,44.6', 0.6), cut('-23,52 -27,76', 0.5)),
    ],
    { anchors: { seat: { x: 0, y: -0.47 } } },
  ),
  stool: onGround(
    0.46,
    0.44,
    () => [
      ink(
        shape('-21,46! 21,46! 22,43 20,41! -20,41! -22,43'),
        flat('-17,41 -12,41 -17,0 -21,0'),
        flat('17,41 12,41 17,0 21,0'),
        flat('-4,41 2,41 5,0 1,0'),
        line('-18,15 18,15', 2),
      ),
      fold(cut('-18,44 18,44', 0.5)),
    ],
    { anchors: { seat: { x: 0, y: -0.46 }, top: { x: 0, y: -0.46, width: 0.36 } } },
  ),
  armchair: onGround(
    1.18,
    0.88,
    () => [
      ink(
        shape(
          `
            -40,12! -45,50 -50,94 -47,113 -36,118.4 -26,114 -20,98! -10,92 -6,80 -12,66! 12,63 26,66
            34,63 36,55 33,46! 36,44! 36,12!`,
        ),
        cabriole(-35, 14, -1),
        cabriole(31, 14, 1),
      ),
      fold(
        cut('-28,110 -22,86 -24,48', 1),
        cut('-14,66 8,60 24,62 31,56', 0.8),
        cut('-24,43 6,45 34,43', 0.8),
        cut('-20,46 -16,58 -14,64', 0.6),
        cut('-36,16 0,17 33,16', 0.5),
      ),
      fold(...points`-40,96 -42,78 -40,62`.map(([x, y]) => disc(x, y, 0.9))),
    ],
    { anchors: { seat: { x: 0.04, y: -0.46 } }, beside: ['stool', 'lamp', 'round table'] },
  ),
  'rocking chair': onGround(
    1.1,
    1.09,
    () => [
      ink(
        ...rod('-56,14 -34,4 0,1.6 34,4 50,10', 1.6, 2, 2.2, 2, 1.6),
        ...rod('-20,44 -24,24 -26,4', 1.7, 1.6, 1.7),
        ...rod('20,44 22,24 24,4', 1.7, 1.6, 1.7),
        shape('-24,47! 24,49! 26,45 -24,42!'),
        ...rod('-22,44 -30,76 -42,104', 2, 1.8, 2),
        shape('-40,100! -50,106 -46,110 -36,108!'),
        ...rod('-29,70 -4,69 21,70', 1.4, 1.5, 1.9),
        ...rod('16,69 18,48', 1.3, 1.3),
        ...rod('-23,22 22,22', 1.1, 1.1),
        ...[0, 1, 2].map((i) => line(`${-19 + i * 3},46 ${-35 + i * 1.4},${98 - i * 9}`, 0.8)),
      ),
    ],
    { anchors: { seat: { x: 0, y: -0.48 } }, beside: ['cat', 'lamp'] },
  ),
  throne: onGround(
    2.1,
    0.98,
    () => [
      ink(
        shape(
          `
            -40,0! -40,60! -42,150! -44,176! -34,184 -24,178 -16,192 -8,190 0,210! 8,190 16,192 24,178
            34,184 44,176! 42,150! 40,60! 40,0! 30,0! 28,30! -28,30! -30,0!`,
        ),
        ...[-1, 1].flatMap((side) => [
          shape(
            `
              ${side * 30},78! ${side * 46},80 ${side * 49},72 ${side * 44},66 ${side * 40},60!
              ${side * 46},4 ${side * 49},0! ${side * 36},0!`,
          ),
        ]),
      ),
      accent(
        shape('-28,62! -29,150! -20,164 0,170 20,164 29,150! 28,62!'),
        shape('-34,50! 34,50! 32,38 -32,38!'),
      ),
      fold(
        disc(0, 184, 4),
        cut('-22,110 0,104 22,110', 0.8),
        cut('-24,140 0,134 24,140', 0.8),
        line('-34,50.6 34,50.6', 0.8),
        cut('-36,28 0,25 36,28', 0.8),
      ),
      ink(...points`-10,124 10,124 0,94 -12,150 12,150`.map(([x, y]) => disc(x, y, 1.4))),
    ],
    { anchors: { seat: { x: 0, y: -0.52 } }, beside: ['carpet', 'curtained window'] },
  ),
  sofa: onGround(
    0.98,
    2.12,
    () => [
      ink(
        shape(
          `
            -98,12! -104,40 -106,60 -98,68 -88,64 -80,78 -44,90 -20,92 0,98 20,92 44,90 80,78 88,64
            98,68 106,60 104,40 98,12! 60,9 0,8 -60,9`,
        ),
        cabriole(-90, 16, -1),
        cabriole(90, 16, 1),
      ),
      fold(
        cut('-84,44 0,46 84,44', 1.1),
        cut('-40,88 0,91 40,88', 0.6),
        cut('-88,60 -86,40 -90,18', 0.8),
        cut('88,60 86,40 90,18', 0.8),
        cut('0,44 0,18', 0.6),
        ...[-56, -28, 0, 28, 56].map((x) => disc(x, 70 - Math.abs(x) * 0.05, 1.3)),
        ...[-42, -14, 14, 42].map((x) => disc(x, 58, 1.1)),
      ),
    ],
    {
      anchors: { seat: { x: 0, y: -0.45, width: 1.6 }, lie: { x: 0, y: -0.45 } },
      beside: ['round table', 'picture', 'pillow'],
    },
  ),
  ottoman: onGround(
    0.86,
    1.9,
    () => [
      ink(
        shape('-92,8! -92,36! -95,60 -92,80 -82,86 -72,80 -72,64 -66,50 -50,42! 60,42! 84,46 94,36 92,8!'),
        spindleShort(-82),
        spindleShort(80),
      ),
      accent(shape('-66,48 -60,62 -44,64 -32,54 -34,44 -50,41')),
      fold(cut('-70,40 0,39 86,41', 0.9), cut('-86,78 -82,58 -84,16', 0.9), cut('-60,14 0,12 84,14', 0.6)),
    ],
    { anchors: { seat: { x: 0.2, y: -0.42, width: 1.2 }, lie: { x: 0, y: -0.42 } } },
  ),
  bench: onGround(
    0.46,
    1.62,
    () => [
      ink(
        flat('-81,46 81,46 81,40 -81,40'),
        shape('-70,40! -58,40! -60,24 -56,10 -54,0! -62,0! -66,6 -70,0! -76,0! -70,14'),
        shape('70,40! 58,40! 60,24 56,10 54,0! 62,0! 66,6 70,0! 76,0! 70,14'),
        flat('-64,22 64,22 64,18 -64,18'),
      ),
      fold(cut('-78,43 60,42.6', 0.5)),
    ],
    { anchors: { seat: { x: 0, y: -0.46, width: 1.4 } } },
  ),
  pew: onGround(
    1.06,
    1.9,
    () => [
      ink(
        shape(
          `
            -95,0! -95,80! -90,96 -84,104! -74,104! -74,96 -80,84 -76,60 -60,50! 60,50! 76,60 80,84
            74,96 74,104! 84,104! 90,96 95,80! 95,0! 84,0! 84,12! -84,12! -84,0!`,
        ),
        flat('-80,92 80,92 80,50 -80,50'),
      ),
      fold(
        cut('-76,88 76,88', 0.9),
        cut('-74,52 74,52', 0.9),
        ...[-48, -16, 16, 48].map((x) => line(`${x},85 ${x},55`, 0.7)),
        cut('-80,44 80,44', 0.6),
      ),
    ],
    { anchors: { seat: { x: 0, y: -0.46, width: 1.4 } } },
  ),
};

function spindleShort(x: number) {
  return shape(`${x - 3},10! ${x + 3},10! ${x + 2},5 ${x + 3},0! ${x - 3},0! ${x - 2},5`);
}

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

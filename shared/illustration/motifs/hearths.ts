import type { Random } from '../drawing/seeded.ts';
import { accent, dress, fold, ink, light, onGround, side, white, type Motifs, type Part } from './motif.ts';
import { fire } from './fire.ts';
import { pen } from './pen.ts';

/** Fireplaces and stoves; in centimetres. */
const { box, cut, disc, flat, line, moved, rod, shape, lathed } = pen(0.01);

export const turnedCup = (x: number, y: number) =>
  shape(
    `
      ${x - 5},${y + 9}! ${x + 5},${y + 9}! ${x + 4},${y + 3} ${x + 1.6},${y}! ${x - 1.6},${y}!
      ${x - 4},${y + 3}`,
  );

export const HEARTHS: Motifs = {
  fireplace: onGround(1.34, 2.2, fireplace, {
    anchors: { flame: { x: 0, y: -0.3 }, top: { x: 0, y: -1.33, width: 2 } },
    beside: ['armchair', 'mantel clock', 'mirror', 'portrait'],
  }),
  stove: onGround(2.82, 2.08, russianStove, {
    anchors: { flame: { x: 0.1, y: -0.95 }, lie: { x: -0.1, y: -1.62 } },
    beside: ['bench', 'pot', 'cat'],
  }),
  'tiled stove': onGround(
    2.5,
    0.96,
    (_, { isLit }) => [
      white(box(-42, 26, 84, 206)),
      ink(
        flat('-48,28 48,28 48,0 -48,0'),
        shape('-48,232! 48,232! 44,240! 20,242 0,250 -20,242 -44,240!'),
        ...[60, 92, 124, 156, 188, 216].map((y) => line(`-42,${y} 42,${y}`, 0.8)),
        ...[-21, 0, 21].flatMap((x) => [line(`${x},60 ${x},216`, 0.8)]),
        flat('-46,146 46,146 46,139 -46,139'),
        shape('-15,34! -15,50 -10,55 10,55 15,50 15,34!'),
      ),
      (isLit === false ? fold : light)(shape('-10,38! -10,48 0,51 10,48 10,38!')),
      fold(
        ...[76, 108, 172, 202].flatMap((y) =>
          [-31, -10, 10, 31].flatMap((x) => [
            disc(x, y, 1.7),
            disc(x - 3, y - 4, 0.9),
            disc(x + 3, y - 4, 0.9),
            disc(x, y + 5, 1),
          ]),
        ),
      ),
    ],
    { anchors: { flame: { x: 0, y: -0.43 } }, beside: ['armchair', 'sofa'] },
  ),
  'iron stove': onGround(
    2.21,
    0.77,
    (_, { isLit }) => [
      ink(
        shape('-24,20! -28,40 -26,62 -18,74! 18,74! 26,62 28,40 24,20!'),
        flat('-32,78 32,78 30,73 -30,73'),
        ...[-20, 20].map((x) =>
          shape(`${x - 4},21! ${x + 4},21! ${x + 2},8 ${x + (x < 0 ? -6 : 6)},0! ${x - (x < 0 ? 0 : -1)},0!`),
        ),
        ...rod('-8,76 -8,150 -4,158 40,160', 5.4, 5.2, 5.4, 5.2),
        ...rod('40,160 40,216', 5.2, 5.2),
      ),
      (isLit === false ? fold : light)(shape('-12,34! -13,48 -10,56 10,56 13,48 12,34!')),
      ink(...[-6, 0, 6].map((x) => line(`${x},34 ${x},57`, 1.6))),
      accent(...moved([lathed('4,90! 7,86 8,80 6,78!')], 14, 0)),
      fold(
        line('-12.8,110 -3.2,110', 0.7),
        line('35,190 45,190', 0.7),
        cut('-22,62 -23,44 -21,28', 0.9),
        line('-30,75.6 30,75.6', 0.6),
      ),
    ],
    { anchors: { flame: { x: 0, y: -0.45 }, top: { x: 0.1, y: -0.78, width: 0.3 } } },
  ),
};

function fireplace(_: Random, { isLit }: { isLit?: boolean }): Part[] {
  return [
    ink(
      box(-95, 0, 190, 122),
      shape('-110,134! 110,134! 108,128 100,124! -100,124! -108,128'),
      flat('-100,8 100,8 104,0 -104,0'),
    ),
    fold(
      flat('-90,114 -70,114 -70,10 -90,10'),
      flat('70,114 90,114 90,10 70,10'),
      cut('-60,112 60,112', 0.8),
      shape('-30,108! 0,98 30,108! 0,103'),
      line('-106,127 106,127', 0.6),
    ),
    ink(...[-86, -80, -74, 74, 80, 86].map((x) => line(`${x},112 ${x},12`, 0.9))),
    side(shape('-58,8! -58,64 -40,82 0,90 40,82 58,64 58,8!')),
    ...fire({ isLit }, 14),
    ink(
      ...rod('-36,11 36,15', 5, 5),
      ...rod('-32,17 32,9', 4.6, 4.6),
      ...rod('-14,20 22,22', 4, 4),
      ...[-44, 44].flatMap((x) => [...rod(`${x},6 ${x},34`, 1.6, 1.6), disc(x, 37, 3)]),
    ),
  ];
}

/** A whitewashed stove with a place to sleep on top. */
function russianStove(_: Random, { isLit }: { isLit?: boolean }): Part[] {
  return [
    white(flat('-100,0 -100,158 -44,158 -40,280 58,280 60,158 96,158 96,0')),
    ink(
      flat('-106,164 102,164 102,156 -106,156'),
      shape('-36,78! -36,108 -20,124 10,128 40,124 56,108 56,78!'),
      shape('-24,0! -24,30 -6,42 20,42 40,30 40,0!'),
      flat('-46,77 66,77 66,71 -46,71'),
      shape('-86,130! -86,144 -79,149 -72,144 -72,130!'),
      box(-42, 276, 102, 6),
    ),
    ...(isLit === false
      ? []
      : [
          light(shape('-8,80! -14,92 -6,108! -2,100 6,120! 16,104 20,112! 28,94 24,80!')),
          accent(shape('0,80! -2,92 6,106! 14,94 12,80!')),
        ]),
    fold(cut('-96,150 94,150', 0.8), line('-43,200 59,200', 0.7), cut('-96,66 94,66', 0.7)),
    dress(shape('-96,164! -90,173 -74,176 -56,170 -50,164!')),
    ink(
      ...rod('70,4 82,150', 1.4, 1.4),
      ...rod('78,146 82,158 90,152', 1.4, 1.6, 1.4),
      ...moved([lathed('5,14! 7,12! 9,8 5,0!')], 12, 4),
    ),
  ];
}

import type { Random } from '../drawing/seeded.ts';
import { door } from './houses.ts';
import {
  accent,
  fold,
  ink,
  light,
  onGround,
  pane,
  white,
  type MotifOptions,
  type Motifs,
  type Part,
} from './motif.ts';
import { pen } from './pen.ts';
import { arched, chimneyStack, isWindowLit, windows } from './windows.ts';

/** Houses of towns from the front; in decimetres. */
const { box, cut, flat, line, moved, rod, shape, lathed } = pen(0.1);

export const TOWN_FRONTS: Motifs = {
  palace: onGround(17, 37, palace, {
    anchors: door(0, 4, 24),
    beside: ['fountain', 'statue', 'iron gate', 'coach'],
  }),
  'street front': onGround(18.5, 24, streetFront, {
    anchors: door(0, 0, 18),
    beside: ['street lamp', 'cab', 'carriage'],
  }),
  shop: onGround(7.4, 7, shop, {
    anchors: { ...door(22, 1, 9), window: { x: -0.9, y: -1.5 } },
    beside: ['street lamp', 'shop sign'],
  }),
  inn: onGround(9.54, 13.5, inn, {
    anchors: { ...door(-4, 0, 11), window: { x: 2.4, y: -1.7 } },
    beside: ['coach', 'barrel', 'trough', 'bench'],
  }),
};

function palace(random: Random, options: MotifOptions): Part[] {
  const parts = [
    ink(
      box(-180, 0, 360, 112),
      flat('-184,112 184,112 184,118 -184,118'),
      box(-50, 0, 100, 130),
      flat('-54,128 54,128 54,134 -54,134'),
      shape('-50,134! -44,146 -26,156 0,160 26,156 44,146 50,134!'),
      box(-5, 158, 10, 6),
      ...rod('0,162 0,170', 0.7, 0.4),
      ...[-170, -140, -110, -80, 80, 110, 140, 170].flatMap((x) =>
        moved([lathed('0,12 1.4,11 1.4,9 .7,8 2.4,6 2.2,2 3.4,0!')], x, 118),
      ),
    ),
    ...windows({ from: -168, to: -64, count: 8, y: 70, width: 8, height: 26 }, random, options),
    ...windows({ from: 64, to: 168, count: 8, y: 70, width: 8, height: 26 }, random, options),
    ...windows({ from: -168, to: -64, count: 8, y: 20, width: 8, height: 30 }, random, options),
    ...windows({ from: 64, to: 168, count: 8, y: 20, width: 8, height: 30 }, random, options),
    ...windows({ from: -32, to: 32, count: 3, y: 76, width: 12, height: 34 }, random, options),
  ];
  const pilasters = Array.from({ length: 9 }, (_, i) => -175 + i * 14.9).flatMap((x) => [x, -x]);
  parts.push(
    fold(
      ...pilasters.map((x) => line(`${x},8 ${x},108`, 1)),
      ...[-46, -16, 16, 46].flatMap((x) => [
        line(`${x - 1.6},6 ${x - 1.6},124`, 0.9),
        line(`${x + 1.6},6 ${x + 1.6},124`, 0.9),
      ]),
      line('-182,115 182,115', 0.6),
      line('-180,60 180,60', 0.8),
      line('-52,131 52,131', 0.6),
      ...[-30, 0, 30].map((x) => arched(x, 4, 15, 46)),
      cut('-34,148 0,156 34,148', 0.7),
    ),
    ink(...[-30, 0, 30].map((x) => arched(x, 4, 12.6, 43)), box(-60, 0, 120, 4)),
    pane(isWindowLit(random, options), arched(0, 4, 8, 36)),
  );
  return parts;
}

/** A house in a capital: four storeys, an archway into the courtyard, and a shop under an awning. */
function streetFront(random: Random, options: MotifOptions): Part[] {
  const parts = [
    ink(
      box(-116, 0, 232, 162),
      flat('-120,160 120,160 119,167 -119,167'),
      ...chimneyStack(-80, 166, 10, 14, 2),
      ...chimneyStack(30, 166, 12, 16, 3),
      ...chimneyStack(94, 166, 8, 11, 1),
      shape('-26,167! -20,176 0,181 20,176 26,167!'),
    ),
    ...[44, 78, 112].flatMap((y, i) =>
      windows({ from: -102, to: 102, count: 9, y, width: 9, height: i === 2 ? 18 : 22 }, random, options),
    ),
    ...windows({ from: -100, to: -78, count: 2, y: 8, width: 13, height: 20 }, random, options),
    ...windows({ from: 54, to: 104, count: 3, y: 8, width: 13, height: 20 }, random, options),
    ...windows({ from: -102, to: 102, count: 9, y: 140, width: 8, height: 11 }, random, options),
  ];
  parts.push(
    fold(
      arched(0, 0, 22, 34),
      line('-116,38 116,38', 0.8),
      line('-116,135 116,135', 0.6),
      line('-118,163 118,163', 0.6),
      ...[-102, -76.5, -51, -25.5, 0, 25.5, 51, 76.5, 102].flatMap((x) => [
        line(`${x - 6},68 ${x},71 ${x + 6},68`, 0.6),
        line(`${x - 6},42 ${x + 6},42`, 0.7),
        line(`${x - 6},76 ${x + 6},76`, 0.7),
      ]),
      line('-64,0 -64,160', 0.4),
      line('64,38 64,160', 0.4),
    ),
    ink(arched(0, 0, 20, 32)),
    // A balcony on the first floor.
    ink(
      flat('-36,77 36,77 34,73 -34,73'),
      line('-36,86 36,86', 1),
      ...Array.from({ length: 19 }, (_, i) => line(`${-35 + i * 3.9},77 ${-35 + i * 3.9},86`, 0.6)),
    ),
    accent(
      shape(
        `
          -110,31! -68,31! -64,23! -67,21.6 -70,23! -74,21.6 -78,23! -82,21.6 -86,23! -90,21.6 -94,23!
          -98,21.6 -102,23! -106,21.6 -110,23! -114,22!`,
      ),
    ),
  );
  return parts;
}

function shop(random: Random, options: MotifOptions): Part[] {
  return [
    ink(
      box(-33, 0, 66, 62),
      flat('-35,60 35,60 34,65 -34,65'),
      ...chimneyStack(20, 64, 8, 8, 2),
      flat('-34,33 34,33 33,39 -33,39'),
    ),
    ...windows({ from: -20, to: 20, count: 3, y: 43, width: 9, height: 13 }, random, options),
    pane(options.isLit, box(-28, 8, 38, 22), box(17, 16, 9.4, 13)),
    ink(
      ...[-18.4, -9, 0.6].map((x) => box(x - 0.4, 8, 0.8, 22)),
      box(-28, 22, 38, 0.8),
      line('21.7,16 21.7,29', 0.7),
    ),
    // Goods in the shop window: jars, loaves, a scale.
    ink(
      ...[-26, -22.6].flatMap((x) => moved([lathed('.7,5! 1.4,4 1.4,0!')], x, 8)),
      shape('-16.6,8! -17,10 -14.6,11.4 -12,10 -12,8!'),
      shape('-14,10.4! -14,12 -12,13 -10.4,11.6 -10.6,8!'),
      line('-4,8 -4,14', 0.5),
      line('-7,13.4 -1,13.4', 0.4),
      shape('-8.6,11! -5.4,11! -7,10'),
      shape('-2.6,11! .6,11! -1,10'),
      shape('3,8! 3.4,12 5,14 7,12 7.4,8!'),
    ),
    fold(flat('16,0 16,31 27.4,31 27.4,0'), line('-33,39.4 33,39.4', 0.4)),
    ink(flat('17,0 17,15 26.4,15 26.4,0')),
    accent(
      shape(
        `
          -31,33! 12,33! 14,27.6! 11.4,26.4 8,27.6! 4.6,26.4 1,27.6! -2.6,26.4 -6,27.6! -9.6,26.4
          -13,27.6! -16.6,26.4 -20,27.6! -23.6,26.4 -27,27.6! -30.4,26.4 -33,27.6!`,
      ),
    ),
    white(flat('-26,38 24,38 24,34.4 -26,34.4')),
    ink(cut('-22,36.2 20,36.2', 1.4)),
  ];
}

/** Half-timbered, with a sign on a bracket. */
function inn(random: Random, options: MotifOptions): Part[] {
  return [
    ink(
      box(-58, 0, 104, 30),
      flat('-61,30 49,30 49,58 -61,58'),
      shape('-66,56! -56,70 -42,86! 30,86! 44,70 54,56!'),
      ...chimneyStack(-36, 80, 10, 12, 2),
      ...chimneyStack(24, 78, 9, 12, 2),
    ),
    ink(flat('-34,58 -34,66 -20,82 -6,66 -6,58')),
    fold(
      ...[-56, -38, -20, -2, 16, 34, 45].map((x) => line(`${x},31 ${x},57`, 0.7)),
      line('-60,44 48,44', 0.6),
      line('-55,32 -39,43', 0.6),
      line('33,32 17,43', 0.6),
      line('-60,31 48,31', 0.6),
      line('-28,60 -20,78 -12,60', 0.6),
      cut('-52,64 40,64', 0.4),
    ),
    ...windows({ from: -47, to: 25, count: 5, y: 47, width: 8, height: 9 }, random, options),
    ...windows({ from: -44, to: -26, count: 2, y: 9, width: 13, height: 13 }, random, options),
    ...windows({ from: 16, to: 34, count: 2, y: 9, width: 13, height: 13 }, random, options),
    fold(arched(-4, 0, 12, 24)),
    (options.isLit ? light : ink)(arched(-4, 0, 10, 22)),
    // The sign.
    ink(
      line('49,50 67,50', 1),
      line('49,42 60,50', 0.6),
      line('58,50 58,47', 0.4),
      line('66,50 66,47', 0.4),
      flat('55,47 69,47 69,35 55,35'),
    ),
    accent(shape('58,38! 58,43 61,45 62,41.6! 63,45 66,43 66,38!')),
    ink(...rod('62,38 62,37', 0.4, 0.4)),
  ];
}

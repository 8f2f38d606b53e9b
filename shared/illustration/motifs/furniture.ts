import type { Random } from '../drawing/seeded.ts';
import {
  accent,
  dress,
  fold,
  ink,
  light,
  lined,
  onGround,
  onWall,
  onTable,
  side,
  white,
  type Motifs,
  type Part,
} from './motif.ts';
import { pen } from './pen.ts';

/** Beds, cupboards, chests and hearths; in centimetres. */
const { box, cut, disc, flat, line, loop, moved, rod, shape, lathed } = pen(0.01);

/** Two pillows and a smooth coverlet between the ends of an empty bed, its head at the left. */
const bedding = (): Part[] => [
  white(shape('-91,44! -93,66 -88,82 -74,84 -62,70 -56,48!')),
  dress(shape('-88,38! -88,50 -84,53! 20,53 92,52! 97,48 97,20! -88,20!')),
  white(
    shape('-66,38 -67,53! -30,54! -31,46 -30,38! -48,37'),
    shape('-78,50! -80,60 -76,68 -62,67 -50,60 -46,52!'),
  ),
  fold(
    cut('-30,47 30,46 94,46', 0.9),
    cut('-10,44 -12,32 -11,22', 0.8),
    cut('26,44 24,32 25,22', 0.8),
    cut('62,44 60,32 61,22', 0.8),
    cut('-84,56 -80,68 -70,74', 0.7),
    cut('-74,56 -64,60 -54,57', 0.6),
  ),
];

const lie = { lie: { x: 0.2, y: -0.6 }, seat: { x: 0.3, y: -0.58 } };

const top = (height: number, width: number) => ({ top: { x: 0, y: -height / 100, width: width / 100 } });

export const BEDS: Motifs = {
  straw: onGround(
    0.43,
    1.86,
    (random) => [
      lined('along', ink(shape('-86,0! -84,8 -66,20 -46,29 -22,36 4,38 30,33 54,24 74,13 86,0!'))),
      lined(
        'along',
        ink(
          ...Array.from({ length: 34 }, () => {
            const t = random.between(-1, 1);
            const x = t * 84;
            const high = 36 * Math.sqrt(Math.max(0, 1 - t * t));
            const y = high * random.between(0.2, 1);
            const lean = random.between(-16, 16);
            return cut(
              `${x},${y} ${x + lean * 0.5},${y + random.between(2, 6)} ${Math.max(-93, Math.min(93, x + lean))},${Math.max(0.5, y + random.between(-4, 5))}`,
              1.1,
            );
          }),
        ),
      ),
      lined(
        'along',
        fold(
          ...Array.from({ length: 40 }, () => {
            const t = random.between(-0.92, 0.92);
            const x = t * 84;
            const y = 34 * Math.sqrt(1 - t * t) * random.between(0.08, 0.86);
            const lean = random.between(-14, 14);
            return cut(
              `${x},${y} ${x + lean * 0.5},${y + 3} ${x + lean},${Math.max(1, y - random.between(0, 4))}`,
              0.9,
            );
          }),
        ),
      ),
    ],
    { beside: ['bench', 'jug'] },
  ),
  bed: onGround(
    1.2,
    2.14,
    () => [
      ink(
        shape('-107,0! -108,90 -104,112 -100,119 -95,112 -91,90 -92,0!'),
        shape('93,0! 94,60 97,74 101,80 105,72 107,60 107,0!'),
        box(-98, 24, 198, 13),
        disc(-101, 119, 3),
        disc(101, 80, 3),
      ),
      ...bedding(),
      fold(cut('-102,104 -103,60 -102,10', 0.8), cut('101,68 101,12', 0.7)),
    ],
    { anchors: lie, beside: ['candle', 'chair', 'icon'] },
  ),
  'iron bed': onGround(
    1.1,
    2,
    () => [
      ink(
        ...rod('-97,0 -97,96 -90,108 -84,96 -84,0', 1.6, 1.6, 1.6, 1.6, 1.6),
        line('-97,84 -84,84', 1.4),
        line('-97,66 -84,66', 1.2),
        ...rod('85,0 85,62 91,72 97,62 97,0', 1.5, 1.5, 1.5, 1.5, 1.5),
        line('85,54 97,54', 1.2),
        box(-96, 30, 192, 3),
        disc(-90, 109, 2.4),
        disc(91, 73, 2.2),
      ),
      white(shape('-84,44! -86,54 -74,62 -58,58 -50,46!')),
      dress(shape('-96,33! 95,33! 96,44 90,49 20,50 -50,49 -84,46 -96,42')),
      fold(cut('-48,48 -44,40 -48,34', 0.8), cut('10,49 14,42 10,34', 0.8), cut('60,48 64,42 60,34', 0.8)),
    ],
    { anchors: { lie: { x: 0.1, y: -0.5 }, seat: { x: 0.3, y: -0.48 } } },
  ),
  'four-poster': onGround(
    2.34,
    2.4,
    () => [
      // The curtain at the back is in the dark of the bed.
      ink(flat('-104,222 104,222 104,24 -104,24')),
      fold(...[-70, -46, -20, 6, 34, 60].map((x) => cut(`${x},212 ${x + 3},150 ${x - 2},92`, 0.5))),
      ...bedding(),
      ink(box(-98, 22, 198, 15), shape('-105,0! -106,90 -100,104 -92,90 -93,0!')),
      ink(
        ...[-106, 106].flatMap((x) =>
          moved([lathed('3,224! 2.2,210 3.6,190 2.4,160 4,130 2.4,120 4.4,90 3.4,40! 5,38! 5,0!')], x, 0),
        ),
        shape('-120,222! -118,234! 118,234! 120,222!'),
      ),
      accent(
        shape('-117,222! -74,222! -78,170 -98,120! -90,60 -84,4! -120,2!'),
        shape('117,222! 74,222! 78,170 98,120! 92,60 88,4! 120,2!'),
        shape(
          `
            -118,223! 118,223! 118,204 100,192 88,204! 70,191 58,203! 36,190 20,203! 0,190 -20,203!
            -36,190 -58,203! -70,191 -88,204! -100,192 -118,204`,
        ),
      ),
      fold(
        cut('-106,218 -96,160 -104,122', 1),
        cut('-92,218 -86,170 -98,124', 0.9),
        cut('106,218 96,160 104,122', 1),
        cut('92,218 86,170 98,124', 0.9),
        cut('-108,110 -104,50 -108,6', 1),
        cut('108,110 104,50 108,6', 1),
        line('-119,227 119,227', 0.8),
      ),
    ],
    { anchors: lie, beside: ['candlestick', 'curtained window', 'armchair'] },
  ),
  cradle: onGround(
    0.86,
    1.08,
    () => [
      ink(
        shape('-46,22! -53,54 -54,80 -46,86 -34,84 -24,70 -16,52! 44,48! 50,52 52,44 44,22!'),
        ...rod('-50,12 -34,3 0,1.8 32,3 46,10', 1.8, 2.2, 2.4, 2.2, 1.8),
        ...rod('-34,22 -36,4', 2, 2),
        ...rod('32,22 34,4', 2, 2),
      ),
      white(
        shape('-18,51 -10,60 6,62 20,58 34,57 44,50! 30,46 10,50 -6,46'),
        shape('-36,54 -30,64 -20,62 -16,52'),
      ),
      fold(
        cut('-48,74 -40,80 -32,76', 0.7),
        cut('-48,40 0,38 46,38', 0.6),
        cut('-44,28 0,26 44,27', 0.6),
        cut('4,60 8,52 6,47', 0.6),
      ),
    ],
    { anchors: { lie: { x: 0, y: -0.54 } } },
  ),
  coffin: onGround(
    0.72,
    2.15,
    () => [
      ink(
        shape('-104,46! -92,8! 90,8! 104,44! 62,50 -40,54!'),
        shape('-108,47! -106,53! -40,61 66,56 107,50! 106,45! 60,50 -40,55'),
        ...rod('-70,8 -74,0', 3, 3),
        ...rod('70,8 74,0', 3, 3),
      ),
      fold(
        cut('-98,34 0,38 98,33', 0.9),
        cut('-94,20 0,22 93,20', 0.7),
        ...[-60, 0, 60].flatMap((x) => [loop(x, 26, 6, 1.2, 3)]).flat(),
      ),
      white(flat('-24,60 -20,60 -20,72 -24,72'), flat('-30,68 -14,68 -14,65 -30,65')),
    ],
    { beside: ['candlestick', 'wreath'] },
  ),
  pillow: onTable(0.24, 0.62, () => [
    white(shape('-31,1! -28,9 -30,18! -18,21 -4,24 8,23.6 20,21 31,18.6! 28,9 31,.6! 16,0 0,0 -16,0')),
    ink(
      cut('-29,16.6 -22,16 -16,13', 0.6),
      cut('29,17 22,16.6 17,14', 0.6),
      cut('-29,2.4 -23,5 -18,9', 0.6),
      cut('29,2.4 24,5 19,8', 0.6),
      cut('-8,14 2,11.6 12,13', 0.5),
    ),
  ]),
};

export const CUPBOARDS: Motifs = {
  wardrobe: onGround(2.1, 1.3, () => [
    ink(
      box(-60, 8, 120, 188),
      shape('-66,194! 66,194! 62,200 60,202! 30,204 0,210 -30,204 -60,202! -62,200'),
      flat('-65,14 65,14 65,5 -65,5'),
      disc(-56, 3, 4.4, 3.4),
      disc(56, 3, 4.4, 3.4),
    ),
    fold(
      line('0,192 0,16', 0.9),
      ...[-30, 30].flatMap((x) => [
        shape(`${x - 20},178! ${x},186 ${x + 20},178! ${x + 20},90! ${x - 20},90!`),
        shape(`${x - 20},82! ${x + 20},82! ${x + 20},26! ${x},22 ${x - 20},26!`),
      ]),
    ),
    ink(
      ...[-30, 30].flatMap((x) => [
        shape(`${x - 18.6},177! ${x},184.4 ${x + 18.6},177! ${x + 18.6},91.4! ${x - 18.6},91.4!`),
        shape(`${x - 18.6},80.6! ${x + 18.6},80.6! ${x + 18.6},27! ${x},23.4 ${x - 18.6},27!`),
      ]),
    ),
    fold(disc(-5, 100, 1.6), disc(5, 100, 1.6), line('-64,194 64,194', 0.7)),
  ]),
  'chest of drawers': onGround(
    0.94,
    1.1,
    () => [
      ink(
        shape('-55,94! 55,94! 53,90! -53,90!'),
        shape('-51,91! 51,91! 53,50 51,9! -51,9! -53,50'),
        disc(-46, 4.6, 5),
        disc(46, 4.6, 5),
      ),
      fold(
        ...[88, 69, 49, 29, 12].map((y) => line(`-49,${y} 49,${y}`, 0.7)),
        ...[78, 59, 39, 20].flatMap((y) => [
          ...loop(-26, y - 1.4, 3.6, 0.8, 2),
          ...loop(26, y - 1.4, 3.6, 0.8, 2),
          disc(0, y, 0.9),
        ]),
      ),
    ],
    { anchors: top(94, 100), beside: ['mirror', 'candlestick', 'mantel clock'] },
  ),
  sideboard: onGround(
    2,
    1.4,
    (random) => [
      ink(
        box(-66, 4, 132, 82),
        flat('-70,90 70,90 70,84 -70,84'),
        box(-64, 88, 128, 100),
        shape('-70,186! 70,186! 66,192! 30,194 0,200 -30,194 -66,192!'),
        disc(-60, 3, 4),
        disc(60, 3, 4),
      ),
      fold(box(-58, 98, 116, 84)),
      ink(...[126, 154].map((y) => box(-58, y, 116, 3))),
      white(
        ...[-44, -22, 0, 22, 44].map((x) => disc(x, 139 + random.between(-0.6, 0.6), 9.6)),
        ...[-46, -30, -14, 16, 32, 47].map((x) => turnedCup(x, 157)),
      ),
      ink(
        ...moved([lathed('2,124! 1.6,118 6,112 7,104 4,99!')], -30, 0),
        ...moved([lathed('0,122 2,118 8,112 9,104 5,99!')], 18, 0),
        ...[-44, -22, 0, 22, 44].flatMap((x) => loop(x, 139, 6.2, 0.6)),
      ),
      fold(
        line('0,80 0,8', 0.8),
        flat('-58,76 -8,76 -8,75 -58,75'),
        flat('-58,14 -8,14 -8,13 -58,13'),
        flat('58,76 8,76 8,75 58,75'),
        flat('58,14 8,14 8,13 58,13'),
        disc(-5, 48, 1.4),
        disc(5, 48, 1.4),
      ),
    ],
    { anchors: { top: { x: 0, y: -2, width: 1.1 } } },
  ),
  chest: onGround(
    0.66,
    1.06,
    () => [
      ink(
        shape('-50,0! -51,38! 51,38! 50,0! 30,-.6 -30,-.6'),
        shape('-53,40! -53,50 -46,60 -30,65 30,65 46,60 53,50 53,40!'),
      ),
      accent(
        ...[-34, 34].flatMap((x) => [
          flat(`${x - 3},64.6 ${x + 3},64.6 ${x + 3},40 ${x - 3},40`),
          flat(`${x - 3},38 ${x + 3},38 ${x + 3},0 ${x - 3},0`),
        ]),
        shape('-6,44! 6,44! 6,31 0,26 -6,31'),
      ),
      fold(line('-52,39 52,39', 0.8), cut('-48,56 -20,60 30,60', 0.7), cut('-48,20 48,20', 0.6)),
      ink(disc(0, 35.6, 1.6), flat('-.8,35 .8,35 1.3,30 -1.3,30')),
    ],
    { anchors: top(65, 80) },
  ),
  'open chest': onGround(1.06, 1.17, () => [
    ink(
      shape('-50,0! -51,40! 51,40! 50,0!'),
      shape('-52,42! -56,60 -58,88 -50,100 -34,105 34,105 50,100 58,88 56,60 52,42!'),
    ),
    dress(shape('-46,41! -40,50 -24,54 -10,48 4,56 20,52 32,47 46,41!')),
    white(shape('8,44 14,60 24,62 30,50 26,42')),
    accent(...[-34, 34].map((x) => flat(`${x - 3},38 ${x + 3},38 ${x + 3},0 ${x - 3},0`))),
    fold(line('-51,40.6 51,40.6', 0.8), cut('-48,88 0,94 48,88', 0.9), cut('-48,18 48,18', 0.6)),
  ]),
  trunk: onGround(
    0.52,
    0.95,
    () => [
      ink(
        shape('-46,2! -47,28! 47,28! 46,2! 40,0 -40,0'),
        shape('-47.6,30! -46,43 -40,47 40,47 46,43 47.6,30!'),
        ...rod('-9,46 -7,50 7,50 9,46', 1, 1, 1, 1),
      ),
      accent(...[-26, 26].map((x) => flat(`${x - 3},47 ${x + 3},47 ${x + 3},0 ${x - 3},0`))),
      white(flat('-14,22 6,24 7,12 -13,10'), flat('8,42 18,42 18,34 8,34')),
      fold(
        line('-47,29 47,29', 0.7),
        disc(-26, 30, 1.6),
        disc(26, 30, 1.6),
        disc(0, 29, 2),
        cut('-42,43 40,43', 0.5),
      ),
      ink(cut('-11,19 3,20.4', 0.6), cut('-10,15 2,16', 0.5)),
    ],
    { anchors: { grip: { x: 0, y: -0.5 }, seat: { x: 0, y: -0.47 }, top: { x: 0, y: -0.47, width: 0.8 } } },
  ),
  bookcase: onGround(2.44, 1.66, bookcase),
  shelf: onWall(
    0.36,
    1.2,
    (random) => [
      ink(
        flat('-60,10 60,10 60,6 -60,6'),
        shape('-48,6! -40,6! -42,2 -46,0!'),
        shape('48,6! 40,6! 42,2 46,0!'),
      ),
      ...bookRow(random, -52, 20, 10, 26),
      ink(
        ...moved([lathed('2,34! 1.6,28 6,22 7,16 4,10!')], 32, 0),
        ...moved([lathed('5,20! 6,16 4,10!')], 48, 0),
      ),
      fold(cut('28.4,22 27.6,16', 0.8)),
    ],
    { anchors: top(10, 110) },
  ),
  washstand: onGround(1.2, 0.7, () => [
    ink(
      flat('-34,78 34,78 34,74 -34,74'),
      shape('-34,78! -34,92 -24,96 0,98 24,96 34,92 34,78!'),
      ...moved([lathed('2.6,74! 2,60 3,40 1.8,20 2.6,0!')], -29, 0),
      ...moved([lathed('2.6,74! 2,60 3,40 1.8,20 2.6,0!')], 29, 0),
      box(-30, 24, 60, 4),
    ),
    white(
      lathed('21,90! 19,84 12,79 8,78!'),
      shape('-8,90! -11,94 -11,104 -6,111 -8,118! -4,119 2,118! 5,116! 2,112 7,104 7,94 4,90!'),
      ...rod('-7,114 -14,113 -14,100 -10,97', 0.9, 0.8, 0.8, 0.9),
    ),
    dress(shape('20,73! 33,73! 34,44! 30,46 26,42! 22,45 19,42!')),
    fold(line('-33,76 33,76', 0.5), cut('26,72 26,48', 0.6)),
  ]),
};

const turnedCup = (x: number, y: number) =>
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

function bookRow(random: Random, left: number, right: number, foot: number, tallest: number): Part[] {
  const parts: Part[] = [];
  for (let x = left; x < right - 6;) {
    const width = random.between(3.2, 6.4);
    const height = tallest * random.between(0.72, 1);
    if (random.chance(0.92)) {
      const material = random.pick([ink, ink, fold, accent, white]);
      parts.push(material(box(x, foot, width - 0.5, height)));
      if (material !== fold)
        parts.push(
          fold(box(x, foot + height * 0.8, width - 0.5, 0.7), box(x, foot + height * 0.2, width - 0.5, 0.7)),
        );
      x += width;
    } else {
      // One book leans on the next.
      parts.push(
        ink(
          flat(
            `
              ${x},${foot} ${x + 4},${foot} ${x + 11},${foot + tallest * 0.7}
              ${x + 7},${foot + tallest * 0.73}`,
          ),
        ),
      );
      x += 11;
    }
  }
  return parts;
}

function bookcase(random: Random): Part[] {
  const parts = [
    ink(
      box(-75, 0, 150, 232),
      shape('-83,230! 83,230! 80,238 76,240! -76,240! -80,238'),
      flat('-80,10 80,10 80,0 -80,0'),
    ),
    fold(...[14, 56, 99, 142, 185].map((y) => box(-68, y, 136, 39))),
  ];
  for (const y of [14, 56, 99, 142, 185]) parts.push(...bookRow(random, -67, 67, y, 35));
  parts.push(fold(line('-79,231 79,231', 0.8)));
  return parts;
}

function fireplace(random: Random, { isLit }: { isLit?: boolean }): Part[] {
  const tongue = (x: number, height: number) =>
    shape(
      `
        ${x - 9},14 ${x - 10},${16 + height * 0.34} ${x - 4},${16 + height * 0.6}
        ${x - 1},${18 + height}! ${x + 5},${16 + height * 0.66} ${x + 3},${16 + height * 0.44}
        ${x + 9},${16 + height * 0.52}! ${x + 10},${15 + height * 0.24} ${x + 8},14`,
    );
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
    ...(isLit === false
      ? []
      : [
          accent(
            ...(
              [
                [-30, 34],
                [-16, 52],
                [0, 66],
                [16, 56],
                [30, 36],
              ] as const
            ).map(([x, height]) => tongue(x, height * random.between(0.86, 1.1))),
          ),
          light(
            ...(
              [
                [-27, 24],
                [-14, 38],
                [1, 52],
                [15, 40],
                [27, 26],
              ] as const
            ).map(([x, height]) => tongue(x, height * random.between(0.86, 1.1))),
          ),
        ]),
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

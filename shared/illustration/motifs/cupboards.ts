import type { Random } from '../drawing/seeded.ts';
import { turnedCup } from './hearths.ts';
import { accent, dress, fold, ink, onGround, onWall, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Cupboards, chests and shelves; in centimetres. */
const { box, cut, disc, flat, line, loop, moved, rod, shape, lathed } = pen(0.01);

const top = (height: number, width: number) => ({ top: { x: 0, y: -height / 100, width: width / 100 } });

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

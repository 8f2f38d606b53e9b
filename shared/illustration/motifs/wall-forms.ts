import { accent, fold, ink, onWall, white, type Motifs } from './motif.ts';
import { pen } from './pen.ts';

/** Other forms of mirrors and pictures; in centimetres. */
const { box, cut, disc, flat, line, loop, rod, shape } = pen(0.01);

/** A frame around a pale middle. @param thick of its moulding */
const framed = (half: number, height: number, thick: number) => [
  ink(flat(`${-half},${height} ${half},${height} ${half},0 ${-half},0`)),
  white(
    flat(
      `
        ${-half + thick},${height - thick} ${half - thick},${height - thick} ${half - thick},${thick}
        ${-half + thick},${thick}`,
    ),
  ),
  fold(
    line(`${-half + 2},${height - 2} ${half - 2},${height - 2}`, 0.8),
    line(`${-half + 2},2 ${half - 2},2`, 0.8),
    line(`${-half + 2},2 ${-half + 2},${height - 2}`, 0.8),
    line(`${half - 2},2 ${half - 2},${height - 2}`, 0.8),
  ),
];

const sheen = (x: number, y: number) =>
  fold(cut(`${x - 8},${y + 16} ${x + 8},${y - 14}`, 1.6), cut(`${x},${y + 18} ${x + 13},${y - 8}`, 1));

export const MIRROR_FORMS: Motifs = {
  'pier glass': onWall(1.72, 0.72, () => [
    ink(
      flat('-34,160 34,160 34,0 -34,0'),
      flat('-36,160 36,160 0,172'),
      flat('-36,162 36,162 36,156 -36,156'),
      flat('-36,6 36,6 36,0 -36,0'),
    ),
    fold(
      ...[-30, 30].flatMap((x) => [
        flat(`${x - 2.4},150 ${x + 2.4},150 ${x + 2.4},10 ${x - 2.4},10`),
        disc(x, 153, 3),
        disc(x, 4, 2.2),
      ]),
    ),
    white(flat('-25,122 25,122 25,10 -25,10')),
    fold(shape('-22,146! 0,138 22,146! 22,130! -22,130!'), line('-25,126 25,126', 0.9)),
    ink(disc(0, 139, 4)),
    sheen(-6, 74),
  ]),
  'convex mirror': onWall(1, 0.86, () => [
    ink(
      ...loop(0, 43, 43, 9),
      disc(0, 43, 30),
      shape('-24,86! -12,90 -5,100 0,93 5,100 12,90 24,86! 10,80 -10,80'),
    ),
    white(disc(0, 43, 27)),
    fold(
      ...Array.from({ length: 18 }, (_, i) =>
        disc(Math.cos(i * 0.349) * 38, 43 + Math.sin(i * 0.349) * 38, 2.2),
      ),
    ),
    fold(...loop(0, 43, 31.6, 1.2), shape('-14,54 -6,62 6,60 -4,52')),
  ]),
  'square mirror': onWall(0.76, 0.56, () => [
    ...framed(28, 70, 6),
    ink(...rod('-16,70 0,76 16,70', 0.6, 0.6, 0.6)),
    sheen(-2, 36),
  ]),
};

export const PICTURE_FORMS: Motifs = {
  seascape: onWall(0.66, 1, () => [
    ...framed(50, 66, 7),
    fold(flat('-43,28 43,28 43,7 -43,7')),
    ink(
      shape('-14,27! -10,22 12,22 17,28!'),
      line('0,27 0,52', 0.9),
      shape('1,50! 14,34 1,31!'),
      shape('-1,47! -11,33 -1,31!'),
      cut('-40,18 -20,19', 0.8),
      cut('20,14 40,15', 0.8),
      cut('-30,12 4,12', 0.7),
    ),
    accent(flat('0,53 7,51.6 0,50')),
  ]),
  'flower piece': onWall(0.84, 0.66, () => [
    ...framed(33, 84, 7),
    ink(
      shape('-9,14! -11,30 -6,38! 6,38! 11,30 9,14!'),
      ...rod('-2,38 -10,56', 0.8, 0.6),
      ...rod('0,38 1,62', 0.8, 0.6),
      ...rod('2,38 12,54', 0.8, 0.6),
      flat('-26,14 26,14 26,12 -26,12'),
    ),
    accent(disc(-11, 58, 6), disc(12, 57, 5.4), disc(1, 66, 6.6)),
    fold(disc(-18, 50, 3.4, 1.8), disc(18, 48, 3.4, 1.8), disc(-4, 50, 3, 1.6)),
  ]),
  silhouettes: onWall(0.84, 0.94, () => [
    ...(
      [
        [-32, 44],
        [0, 50],
        [32, 44],
        [-16, 2],
        [16, 2],
      ] as const
    ).flatMap(([x, y]) => [
      ink(disc(x, y + 17, 14, 17)),
      white(disc(x, y + 17, 10.6, 13.4)),
      ink(
        shape(
          `
            ${x - 7},${y + 7}! ${x - 6},${y + 13} ${x - 1.6},${y + 16} ${x - 2},${y + 18}
            ${x - 4},${y + 22} ${x - 1},${y + 27} ${x + 3.4},${y + 25} ${x + 4.4},${y + 21.4}!
            ${x + 3},${y + 18} ${x + 1.6},${y + 16} ${x + 6},${y + 12} ${x + 7},${y + 7}!`,
        ),
      ),
    ]),
  ]),
  engravings: onWall(0.6, 1.2, () =>
    [-32, 32].flatMap((x, i) => [
      ink(box(x - 28, 0, 56, 60)),
      white(box(x - 25.6, 2.4, 51.2, 55.2)),
      fold(
        i === 0
          ? shape(
              `${x - 17},16! ${x - 10},34 ${x - 2},26 ${x + 6},42 ${x + 17},22! ${x + 17},14! ${x - 17},14!`,
            )
          : flat(`${x - 16},14 ${x - 16},34 ${x - 6},44 ${x + 4},34 ${x + 4},14`),
      ),
      ink(
        line(`${x - 17},14 ${x + 17},14`, 0.7),
        line(`${x - 17},46 ${x + 17},46`, 0.7),
        line(`${x - 17},14 ${x - 17},46`, 0.7),
        line(`${x + 17},14 ${x + 17},46`, 0.7),
        ...(i === 0 ? [] : [...rod(`${x + 10},14 ${x + 10},30`, 0.8, 0.6), disc(x + 10, 33, 5)]),
      ),
    ]),
  ),
  'hanging rug': onWall(1.02, 1.6, () => [
    accent(flat('-78,100 78,100 78,4 -78,4')),
    ink(
      flat('-80,102 80,102 80,98 -80,98'),
      flat('-66,90 66,90 66,86 -66,86'),
      flat('-66,18 66,18 66,14 -66,14'),
      flat('-66,90 -62,90 -62,14 -66,14'),
      flat('66,90 62,90 62,14 66,14'),
      ...[-38, 0, 38].map((x) => flat(`${x},76 ${x + 18},52 ${x},28 ${x - 18},52`)),
    ),
    fold(
      ...[-38, 0, 38].map((x) => flat(`${x},64 ${x + 9},52 ${x},40 ${x - 9},52`)),
      ...Array.from({ length: 27 }, (_, i) => line(`${-77 + i * 5.9},4 ${-77 + i * 5.9},0`, 1)),
      ...[-52, -20, 20, 52].map((x) => disc(x, 94, 1.8)),
      ...[-52, -20, 20, 52].map((x) => disc(x, 9, 1.8)),
    ),
  ]),
};

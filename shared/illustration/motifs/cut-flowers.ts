import { points } from '../drawing/points.ts';
import { daisy, leafAt, rose } from './flowers.ts';
import { accent, fold, ink, onTable, white, type Motifs } from './motif.ts';
import { pen } from './pen.ts';

/** Flowers in pots, vases and wreaths; in centimetres. */
const { cut, disc, line, loop, rod, shape, lathed } = pen(0.01);

export const CUT_FLOWERS: Motifs = {
  'potted plant': onTable(0.56, 0.38, (random) => [
    ink(
      shape('-10,17! 10,17! 10.6,14! 9,13! 7,0! -7,0! -9,13! -10.6,14!'),
      ...[-12, -5, 2, 9].flatMap((x, i) => rod(`${x * 0.3},16 ${x},${30 + (i % 2) * 7}`, 0.6, 0.5)),
      ...Array.from({ length: 15 }, (_, i) =>
        disc(
          random.between(-17, 17),
          22 + i * 1.5 + random.between(-2, 2),
          random.between(3, 4.6),
          random.between(2.6, 3.6),
        ),
      ),
    ),
    accent(
      ...points`-9,46 -5,49 -7,51 -11,49 8,50 12,52 10,54 6,53 1,42 4,44`.map(([x, y]) => disc(x, y, 2.1)),
    ),
    ink(line('-8,36 -8,46', 0.4), line('9,38 9,50', 0.4)),
    fold(line('-9.6,13.4 9.6,13.4', 0.5), cut('-6,11 -5,2', 0.6)),
  ]),
  bouquet: onTable(
    0.43,
    0.34,
    () => [
      ink(
        ...[-5, -3, -1, 1, 3].map((x) => line(`${x * 1.4},0 ${x * 0.2},10 ${-x * 2.6},24`, 0.6)),
        ...[
          [-12, 24, 160],
          [12, 26, 20],
          [-9, 32, 130],
          [10, 34, 50],
          [-14, 18, 190],
          [13, 18, -14],
        ].flatMap(([x, y, turn]) => leafAt(x! * 0.6, y!, 0.42, -turn!)),
      ),
      ...rose(-8, 27, 0.44),
      ...rose(7, 28, 0.46),
      ...rose(-1, 33, 0.5),
      ...rose(0, 22, 0.48),
      white(...daisy(-13, 35, 0.5), ...daisy(12, 37, 0.5), ...daisy(3, 40, 0.4)),
      white(
        shape('-3,11! 3,11! 3.4,8! -3.4,8!'),
        shape('2,9! 8,8 10,4! 7,4 4,7'),
        shape('1,8! 4,4 4,0! 2,2 0,6'),
      ),
    ],
    { anchors: { grip: { x: 0, y: -0.07 } } },
  ),
  'vase of flowers': onTable(0.61, 0.4, () => [
    ink(
      ...points`-12,44 -6,52 0,46 6,54 13,45`.map(([x, y]) =>
        line(`0,24 ${x * 0.5},${y * 0.75} ${x},${y}`, 0.5),
      ),
      ...[
        [-8, 34, 160],
        [8, 34, 20],
        [-6, 42, 140],
        [7, 44, 40],
        [-12, 30, 200],
        [12, 30, -20],
      ].flatMap(([x, y, turn]) => leafAt(x!, y!, 0.38, -turn!)),
      lathed('5,27! 5.4,26! 3.4,24 4,20 8,14 8.6,9 6,3.4 4.4,1.6 6,0!'),
    ),
    ...rose(-13, 44, 0.44),
    ...rose(13, 44, 0.46),
    ...rose(0, 45, 0.54),
    white(...daisy(-6, 55, 0.66), ...daisy(7, 57, 0.62), ...daisy(-16, 36, 0.44), ...daisy(16, 36, 0.44)),
    accent(disc(-6, 55, 1.2), disc(7, 57, 1.1)),
    fold(cut('-3,21 -6.4,14 -5.4,7', 0.8), cut('-3,25 3,25', 0.4)),
  ]),
  wreath: onTable(0.42, 0.41, () => [
    ink(
      ...Array.from({ length: 36 }, (_, i) =>
        leafAt(
          Math.sin(i * 0.17453) * 16,
          22 - Math.cos(i * 0.17453) * 16,
          0.3,
          i * 10 + 180 + (i % 2 ? 34 : -34),
        ),
      ).flat(),
      ...loop(0, 22, 16.4, 1),
    ),
    accent(
      ...[40, 85, 140, 200, 250, 315].map((turn) =>
        disc(Math.sin(turn / 57.3) * 16, 22 - Math.cos(turn / 57.3) * 16, 1.3),
      ),
      shape('0,6! -7,9 -9,4 -3,5! -6,0! -2,1 0,4! 3,0 6,1! 3,5! 9,4 7,9'),
    ),
  ]),
};

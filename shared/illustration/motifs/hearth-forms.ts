import {
  accent,
  dress,
  fold,
  ink,
  light,
  onGround,
  side,
  white,
  type MotifOptions,
  type Motifs,
  type Part,
} from './motif.ts';
import { pen } from './pen.ts';

/** Other forms of fireplaces and stoves; in centimetres. */
const { box, cut, disc, flat, line, loop, moved, rod, shape, lathed } = pen(0.01);

export const HEARTH_FORMS: Motifs = {
  'marble chimney piece': onGround(
    1.3,
    2,
    (_, options) => [
      white(box(-88, 0, 176, 118), shape('-100,130! 100,130! 98,124! 92,118! -92,118! -98,124!')),
      fold(
        line('-96,124 96,124', 0.9),
        ...[-78, 78].flatMap((x) => [
          line(`${x - 7},108 ${x - 7},8`, 0.9),
          line(`${x + 7},108 ${x + 7},8`, 0.9),
          line(`${x},104 ${x},12`, 0.7),
          ...loop(x, 112, 4, 1),
        ]),
        shape('-26,113! 26,113! 26,102! -26,102!'),
      ),
      white(shape('-24,112! 24,112! 24,103! -24,103!')),
      fold(...loop(0, 107.4, 4, 1), cut('-22,106 -6,108', 0.8), cut('22,106 6,108', 0.8)),
      ink(box(-58, 0, 116, 92)),
      ink(
        flat('-42,26 42,26 38,14 -38,14'),
        ...[-40, 40].flatMap((x) => [...rod(`${x},0 ${x},32`, 1.8, 1.4), disc(x, 34, 3)]),
      ),
      ...fire(options, 24),
      ink(...[-30, -20, -10, 0, 10, 20, 30].map((x) => line(`${x},26 ${x},14`, 1.4))),
    ],
    { anchors: { flame: { x: 0, y: -0.34 }, top: { x: 0, y: -1.29, width: 1.8 } } },
  ),
  'arched grate': onGround(
    1.24,
    1.72,
    (_, options) => [
      ink(
        box(-74, 0, 148, 112),
        shape('-86,124! 86,124! 84,118! 76,110! -76,110! -84,118!'),
        shape('-74,112! -80,104 -70,84! -64,112!'),
        shape('74,112! 80,104 70,84! 64,112!'),
      ),
      fold(line('-84,118 84,118', 0.8), shape('-50,6! -50,56 -36,84 0,94 36,84 50,56 50,6!')),
      ink(shape('-46,6! -46,55 -33,80 0,89 33,80 46,55 46,6!')),
      ink(shape('-46,20! -30,26 30,26 46,20! 46,6! -46,6!'), flat('-66,6 66,6 66,0 -66,0')),
      ...fire(options, 26),
      dress(...[-62, 62].flatMap((x) => [70, 44, 18].map((y) => box(x - 7, y, 14, 20)))),
      fold(...[-62, 62].flatMap((x) => [70, 44, 18].map((y) => disc(x, y + 10, 3.4)))),
    ],
    { anchors: { flame: { x: 0, y: -0.36 }, top: { x: 0, y: -1.23, width: 1.5 } } },
  ),
  'round stove': onGround(
    2.6,
    0.92,
    (_, { isLit }) => [
      white(shape('-36,14! -36,238! 36,238! 36,14! 0,11')),
      ink(
        shape('-44,14! -44,0! 44,0! 44,14!'),
        shape('-40,236! -46,244 -42,248! 0,260 42,248! 46,244 40,236!'),
        shape('-38,152! 0,148 38,152! 38,145! 0,141 -38,145!'),
        shape('-14,34! -14,50 -9,56 9,56 14,50 14,34!'),
      ),
      (isLit === false ? fold : light)(shape('-9,38! -9,49 0,53 9,49 9,38!')),
      fold(
        cut('-34,230 0,227 34,230', 1),
        cut('-34,84 0,81 34,84', 0.9),
        line('-20,226 -20,156', 0.7),
        line('20,226 20,156', 0.7),
        line('-20,140 -20,18', 0.7),
        line('20,140 20,18', 0.7),
        ...loop(0, 190, 9, 1.1, 14),
        disc(0, 190, 3),
      ),
    ],
    { anchors: { flame: { x: 0, y: -0.45 } } },
  ),
  'arcaded stove': onGround(
    2.66,
    1.16,
    (_, { isLit }) => [
      white(box(-52, 12, 104, 118), box(-42, 128, 84, 112)),
      ink(
        flat('-56,14 56,14 56,0 -56,0'),
        shape('-56,134! 56,134! 52,126! -52,126!'),
        shape('-48,244! 48,244! 44,236! -44,236!'),
        shape('-36,244! -30,254 -12,256 0,266 12,256 30,254 36,244!'),
        shape('-22,140! -22,186 -12,202 0,206 12,202 22,186 22,140!'),
        shape('-16,32! -16,48 -10,54 10,54 16,48 16,32!'),
      ),
      (isLit === false ? fold : light)(shape('-11,36! -11,47 0,51 11,47 11,36!')),
      fold(
        ...[-35, 35].flatMap((x) => [
          line(`${x - 4},232 ${x - 4},138`, 0.8),
          line(`${x + 4},232 ${x + 4},138`, 0.8),
          ...loop(x, 220, 3, 0.8),
        ]),
        ...[40, 68, 96].map((y) => line(`-50,${y} -20,${y}`, 0.7)),
        ...[40, 68, 96].map((y) => line(`20,${y} 50,${y}`, 0.7)),
        line('-50,110 50,110', 0.8),
        ...[-36, 36].flatMap((x) => [54, 82].flatMap((y) => loop(x, y, 5, 0.9))),
      ),
      white(...moved([lathed('2,166! 5,160 6,150 3,144 4,140!')], 0, 0)),
    ],
    { anchors: { flame: { x: 0, y: -0.43 } } },
  ),
  inglenook: onGround(
    1.9,
    2.5,
    (_, options) => [
      ink(
        box(-112, 0, 224, 140),
        flat('-124,152 124,152 124,134 -124,134'),
        flat('-96,190 96,190 112,150 -112,150'),
      ),
      fold(
        ...[16, 40, 64, 88, 112].flatMap((y, i) => [
          line(`-110,${y} -74,${y}`, 0.9),
          line(`74,${y} 110,${y}`, 0.9),
          line(`${-96 + (i % 2) * 12},${y} ${-96 + (i % 2) * 12},${y + 24}`, 0.9),
          line(`${84 + (i % 2) * 12},${y} ${84 + (i % 2) * 12},${y + 24}`, 0.9),
        ]),
        cut('-120,148 120,147', 1.2),
        cut('-90,162 92,162', 0.7),
        cut('-84,176 84,176', 0.7),
      ),
      side(flat('-70,6 -70,110 -52,126 52,126 70,110 70,6')),
      ink(
        line('0,126 0,92', 1.2),
        ...rod('-40,12 40,16', 6, 6),
        ...rod('-34,20 34,10', 5.4, 5.4),
        ...[-46, 46].flatMap((x) => [...rod(`${x},4 ${x},38`, 1.8, 1.6), disc(x, 41, 3.4)]),
      ),
      ...fire(options, 20),
      ink(shape('-16,92! 16,92! 19,80 14,68 -14,68 -19,80')),
    ],
    { anchors: { flame: { x: 0, y: -0.34 }, top: { x: 0, y: -1.51, width: 2 } } },
  ),
};

/** A fire of logs or coals between x = ±36, its foot at `y`: tongues of different heights, the hottest inside. */
export function fire({ isLit }: MotifOptions, y: number): Part[] {
  if (isLit === false) return [];
  const tongue = (x: number, height: number, width: number, lean: number) =>
    shape(
      `
        ${x - width},${y} ${x - width * 1.1},${y + height * 0.24} ${x - width * 0.5 + lean * 0.2},${y + height * 0.56}
        ${x + lean},${y + height}! ${x + width * 0.5 + lean * 0.4},${y + height * 0.66}
        ${x + width * 0.44},${y + height * 0.46} ${x + width * 1.1},${y + height * 0.2} ${x + width},${y}`,
    );
  return [
    accent(
      tongue(-28, 22, 9, -5),
      tongue(-17, 44, 11, 5),
      tongue(0, 58, 13, -6),
      tongue(16, 39, 11, 6),
      tongue(28, 24, 8, 1),
    ),
    light(
      shape(`-33,${y} -28,${y + 7} 28,${y + 7} 33,${y}`),
      tongue(-21, 15, 7, -3),
      tongue(-10, 29, 8, 4),
      tongue(4, 40, 9, -4),
      tongue(18, 20, 8, 4),
    ),
  ];
}

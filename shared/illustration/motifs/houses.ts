import {
  accent,
  fold,
  ink,
  light,
  lined,
  onGround,
  pane,
  roof,
  white,
  type Motifs,
  type Part,
} from './motif.ts';
import { pen } from './pen.ts';
import { arched, chimneyStack, isWindowLit, windows } from './windows.ts';

/** Houses from the front; in decimetres. */
const { box, cut, disc, flat, line, moved, rod, shape } = pen(0.1);

export const door = (x: number, y: number, width = 10) => ({
  door: { x: x / 10, y: -y / 10, width: width / 10 },
});

export const HOUSES: Motifs = {
  hut: onGround(
    3.74,
    5.3,
    (_, options) => [
      ink(
        shape('-22,0! -21,17! -27,15! -16,26 -4,36! 2,35 16,25 26,14! 20,16! 21,0!'),
        ...chimneyStack(9, 24, 4, 10, 0),
        line('-26,15 -2,37', 1.2),
        line('25,14 0,37', 1.2),
      ),
      roof(shape('-27,15! -16,26 -4,36! 2,35 16,25 26,14! 20,16! -21,17!')),
      lined(
        'along',
        fold(
          ...[-18, -11, -4, 3, 10, 16].map((x, i) =>
            cut(`${x * 0.7},${30 - Math.abs(x) * 0.5} ${x * 1.2},${17 + (i % 2)}`, 0.5),
          ),
          line('-20,12 -7,12.4', 0.35),
          line('-20,7 -7,7', 0.35),
          line('8,11 20,11.6', 0.35),
          line('9,5 20,5.4', 0.35),
        ),
      ),
      fold(flat('-6,0 -5.6,14 4.6,14.4 5,0')),
      pane(options.isLit, flat('10,7.6 15.6,8 15.4,12.6 10.2,12.4')),
      ink(line('12.8,7.6 12.8,12.6', 0.5), line('10,10.2 15.6,10.4', 0.5), line('-6,9.6 4.6,9', 0.5)),
    ],
    {
      anchors: { ...door(-0.5, 0), window: { x: 1.3, y: -1 }, mouth: { x: 0.9, y: -3.4 } },
      beside: ['fir tree', 'woodpile', 'bush'],
    },
  ),
  shed: onGround(
    2.96,
    4.45,
    () => [
      ink(flat('-19,0 -19,21 19,27 19,0'), flat('-21,20 20,27 21,29.6 -21,23')),
      fold(
        ...[-13, -7, 8, 13].map((x) => line(`${x},${1} ${x},${22 + x * 0.12}`, 0.35)),
        flat('-4,0 -4,19 5,20 5,0'),
      ),
      ink(
        flat('-3.2,0 -3.2,18.4 1,18.8 1,0'),
        ...rod('14,0 22,16', 0.6, 0.5),
        ...rod('16,0 23,15', 0.6, 0.5),
      ),
    ],
    { anchors: door(0, 0, 8), beside: ['woodpile', 'barrel', 'ladder'] },
  ),
  stable: onGround(
    5,
    10.4,
    () => [
      ink(
        box(-48, 0, 96, 27),
        shape('-52,26! -46,40 -40,46! 40,46! 46,40 52,26!'),
        ...chimneyStack(0, 44, 8, 6, 0),
      ),
      fold(
        ...[-32, 0, 32].flatMap((x) => [flat(`${x - 8},0 ${x + 8},0 ${x + 8},22 ${x - 8},22`)]),
        cut('-44,33 44,33', 0.5),
        cut('-40,40 40,40', 0.5),
      ),
      ink(
        ...[-32, 0, 32].map((x) => flat(`${x - 7},0 ${x + 7},0 ${x + 7},10 ${x - 7},10`)),
        ...moved([shape('0,10! -1,16 1,20.6 3.4,21! 6.4,17 7.6,14.6 6.2,13.6 4,15 3.6,10!')], 30, 0),
      ),
      fold(
        ...[-32, 0, 32].flatMap((x) => [
          line(`${x - 6.4},.6 ${x + 6.4},9.4`, 0.4),
          line(`${x + 6.4},.6 ${x - 6.4},9.4`, 0.4),
        ]),
      ),
    ],
    { anchors: door(0, 0, 16), beside: ['trough', 'haystack', 'wheelbarrow'] },
  ),
  prison: onGround(
    9.6,
    15,
    (random, options) => [
      ink(
        flat('-74,0 -72,74 72,74 74,0'),
        flat('-75,72 75,72 75,78 -75,78'),
        box(-22, 0, 44, 92),
        ...Array.from({ length: 5 }, (_, i) => box(-22 + i * 9.6, 90, 5.6, 6)),
        box(-24, 84, 48, 4),
      ),
      fold(
        arched(0, 0, 18, 32),
        ...[10, 22, 34, 46, 58].flatMap((y, i) =>
          [-68, -56, -44, -32, 30, 42, 54, 66]
            .filter((_, k) => (k + i) % 3 === 0)
            .map((x) => line(`${x - 5},${y} ${x + 4},${y}`, 0.5)),
        ),
      ),
      ink(arched(0, 0, 16, 30)),
      fold(
        ...[-5, 0, 5].map((x) => line(`${x},1 ${x},27`, 0.4)),
        line('-8,9 8,9', 0.4),
        line('-8,18 8,18', 0.4),
      ),
      ...[-60, -46, -32, 32, 46, 60].flatMap((x) =>
        [26, 50].flatMap((y) => bars(x, y, isWindowLit(random, options) && random.chance(0.4))),
      ),
      ...bars(0, 58, options.isLit ?? false),
    ],
    { anchors: door(0, 0, 16), beside: ['chain', 'street lamp'] },
  ),
  factory: onGround(
    31,
    32,
    (random, options) => [
      ink(
        box(-150, 0, 300, 90),
        ...[-150, -90, -30, 30, 90].map((x) => flat(`${x},88 ${x},118 ${x + 60},88`)),
        flat('-104,80 -93.5,298 -96,302 -96,310 -80,310 -80,302 -82.5,298 -72,80'),
        flat('34,80 43,238 41,242 41,249 55,249 55,242 53,238 62,80'),
        box(150, 0, 20, 52),
      ),
      ...windows({ from: -134, to: 134, count: 10, y: 50, width: 14, height: 24 }, random, options),
      ...windows({ from: -134, to: 134, count: 10, y: 12, width: 14, height: 24 }, random, options),
      fold(
        line('-148,42 148,42', 0.9),
        ...[288, 240, 190].map((y, i) =>
          line(`${-93.4 - (288 - y) * 0.05},${y} ${-82.6 + (288 - y) * 0.05},${y}`, 1 + i * 0.2),
        ),
        line('43.4,228 52.6,228', 1),
        line('41,190 55,190', 1.2),
        cut('-91,280 -97,110', 1.4),
        cut('45,220 40,110', 1.2),
      ),
    ],
    { anchors: { mouth: { x: -8.8, y: -31 } } },
  ),
  station: onGround(
    9.8,
    30,
    (random, options) => [
      ink(
        box(-60, 6, 120, 58),
        flat('-66,62 66,62 46,84 -46,84'),
        box(-12, 62, 24, 26),
        flat('-15,86 15,86 0,98'),
        ...chimneyStack(-40, 76, 8, 16),
        ...chimneyStack(40, 76, 8, 16),
        flat('-150,40 150,40 146,47 -146,47'),
        ...[-140, -112, -84, 84, 112, 140].flatMap((x) => [
          box(x - 1.4, 4, 2.8, 38),
          flat(`${x - 9},40 ${x + 9},40 ${x},30`),
        ]),
        box(-150, 0, 300, 6),
        ...Array.from({ length: 49 }, (_, i) =>
          flat(`${-149 + i * 6.2},41 ${-143.6 + i * 6.2},41 ${-146.3 + i * 6.2},36.6`),
        ),
      ),
      (options.isLit ? light : white)(disc(0, 76, 7)),
      ink(line('0,76 0,81', 0.8), line('0,76 3.4,74', 0.9)),
      ...windows({ from: -46, to: -22, count: 2, y: 16, width: 12, height: 22 }, random, options),
      ...windows({ from: 22, to: 46, count: 2, y: 16, width: 12, height: 22 }, random, options),
      pane(options.isLit, arched(0, 6, 16, 32)),
      ink(line('0,6 0,38', 0.9), line('-8,24 8,24', 0.9)),
      fold(line('-60,62 60,62', 0.6), cut('-40,76 -20,76', 0.6)),
    ],
    {
      anchors: { ...door(0, 6, 16), deck: { x: 10, y: -0.6, width: 8 } },
      beside: ['train', 'railway carriage', 'trunk'],
    },
  ),
  tent: onGround(
    2.9,
    4.6,
    (_, { isLit }) => [
      ink(
        shape('-23,0! -12,13 -3,24 0,27! 3,24 12,13 23,0! 12,-.3 0,0 -12,-.3'),
        ...rod('0,24 0,29', 0.35, 0.35),
        line('-8,18 -22.6,1', 0.25),
        line('8,18 22.6,1', 0.25),
      ),
      (isLit ? light : fold)(shape('0,22! -2,12 -7,0! 6,0! 1.6,12')),
      ink(shape('0,22! -3,13 -8,0! -3.4,0! -1.4,8')),
      fold(cut('-2,22 -8,11 -15,1', 0.5), cut('2,22 9,11 16,1', 0.5)),
      accent(flat('0,29 5,27.8 0,26.6')),
    ],
    { anchors: door(-0.4, 0, 10), beside: ['campfire', 'horse grazing'] },
  ),
  arbour: onGround(
    3.9,
    4.2,
    (random) => [
      ink(
        shape('-21,24! -12,30 -5,36 0,39! 5,36 12,30 21,24! 20,22! -20,22!'),
        ...[-18, -7, 7, 18].map((x) => box(x - 0.9, 2, 1.8, 22)),
        flat('-21,3 21,3 21,0 -21,0'),
        ...[-18, 7].map((x) => flat(`${x},11 ${x + 11},11 ${x + 11},9.8 ${x},9.8`)),
        ...[-16, -13, -10, 9, 12, 15].map((x) => box(x, 3, 0.6, 7)),
        shape('-19,22! -7,22! -9,18 -16,18.4'),
        shape('19,22! 7,22! 9,18 16,18.4'),
      ),
      fold(cut('0,37 -10,25', 0.4), cut('0,37 10,25', 0.4), line('-19.4,23.4 19.4,23.4', 0.35)),
      ink(
        ...Array.from({ length: 16 }, () =>
          moved(
            [shape('0,0! 1.2,1.4 3.2,1.2 4,0! 3,-1.2 1.2,-1.2')],
            random.between(14, 19),
            random.between(4, 27),
            { turn: random.between(0, 360), scale: random.between(0.6, 1) },
          ),
        ).flat(),
      ),
    ],
    { anchors: { seat: { x: 0, y: -0.75 } }, beside: ['garden table', 'rose bush', 'lime'] },
  ),
};

/** A window behind bars. */
function bars(x: number, y: number, shines: boolean): Part[] {
  return [
    pane(shines, arched(x, y, 7, 10)),
    ink(
      ...[-1.8, 0, 1.8].map((dx) => line(`${x + dx},${y} ${x + dx},${y + 9.6}`, 0.6)),
      line(`${x - 3.5},${y + 4} ${x + 3.5},${y + 4}`, 0.6),
    ),
  ];
}

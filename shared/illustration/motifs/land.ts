import { points } from '../drawing/points.ts';
import type { Random } from '../drawing/seeded.ts';
import { polygon, type Point } from '../drawing/path.ts';
import { fold, ink, lined, onGround, onWater, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';

/** Rocks, hills and water, in metres. */
const { cut, flat, line, shape } = pen(1);

export const LAND: Motifs = {
  rock: onGround(
    0.9,
    1.8,
    () => [
      ink(
        shape(
          `
            -.74,0! -.72,.3 -.6,.52! -.34,.72 -.12,.86! .16,.9 .3,.8! .52,.62 .6,.42! .72,.24 .76,0!
            .3,-.01 -.3,-.01`,
        ),
      ),
      lined(
        'across',
        fold(
          cut('-.56,.48 -.2,.56 -.1,.82', 0.022),
          cut('-.18,.56 .1,.42 .16,.1', 0.02),
          cut('.12,.42 .34,.5 .56,.4', 0.018),
          cut('-.5,.3 -.3,.2 -.28,.04', 0.016),
        ),
      ),
      ink(flat('-.8,0 -.84,.14 -.76,0'), flat('-.86,0 -.94,.1 -.82,0'), flat('.8,0 .86,.16 .84,0')),
    ],
    { anchors: { seat: { x: 0, y: -0.86, width: 0.5 } }, beside: ['fern', 'grass'] },
  ),
  cliff: onGround(
    26,
    40,
    (random) => [
      ink(
        shape(
          `
            -20,0! -20,25! -12,26 -4,25.4! 2,25 4.4,23.6! 5,20 7.2,18.4! 6.4,15 8.4,13! 9.6,10 9,8!
            12,5.6 13,3.4! 16,2.6 17.6,1! 20,0!`,
        ),
      ),
      lined(
        'across',
        fold(
          ...[
            [3.4, 24, 2.6, 19, 4.4, 16],
            [1, 23, -0.4, 16, 1.8, 10],
            [-3, 24, -4, 18, -2.4, 12],
            [5, 18, 4.4, 13, 6.4, 9],
            [3, 14, 2.2, 8, 4, 4],
            [-7, 22, -8, 15, -6, 9],
            [7.4, 12, 7, 7, 9.4, 4],
            [-11, 20, -12, 14, -10.6, 8],
            [-1, 9, -2, 5, 0, 1.6],
            [-15, 23, -16, 17, -15, 12],
            [10.4, 5, 10.6, 3, 12.6, 1.2],
          ].map((p) => cut(`${p[0]},${p[1]} ${p[2]},${p[3]} ${p[4]},${p[5]}`, 0.22)),
        ),
      ),
      ink(
        ...Array.from({ length: 26 }, () => {
          const x = random.between(-19.6, 2);
          return flat(
            `${x - 0.08},${25.2} ${x + random.between(-0.3, 0.3)},${random.between(25.8, 26.4)} ${x + 0.08},25.2`,
          );
        }),
      ),
      white(shape('13,0! 15,.9 16.6,.4 18,1.1 19.6,.3 20.4,0!')),
    ],
    { anchors: { deck: { x: -6, y: -25.6, width: 10 } }, beside: ['gull', 'wave', 'lighthouse'] },
  ),
  mountains: onGround(60, 150, (random) => range(random), { beside: ['fir tree', 'eagle'] }),
  hills: onGround(
    15,
    80,
    (random) => {
      const [a, b] = [random.between(-2, 2), random.between(-2, 2)];
      return [
        ink(
          shape(
            `
              -40,0! -34,3 ${-24 + a},9 ${-16 + a},11.4 ${-6 + a},9 2,6! ${10 + b},9 ${20 + b},13.6
              ${27 + b},12 35,5 40,0!`,
          ),
        ),
        lined(
          'across',
          fold(
            cut(`-32,2.6 ${-20 + a},8 ${-8 + a},7.4 2,4`, 0.16),
            cut(`6,4 ${18 + b},10.4 ${30 + b},7`, 0.16),
            cut(`-2,2 8,4 ${20 + b},6.4`, 0.14),
          ),
        ),
        ink(
          ...points`-13,10.9 -11.4,10.6 21.4,13.4`.map(([x, y]) =>
            shape(`${x + a * 0.6},${y - 0.6}! ${x - 0.7},${y + 0.6} ${x},${y + 1.6} ${x + 0.8},${y + 0.5}`),
          ),
        ),
      ];
    },
    { beside: ['leafy tree', 'sheep'] },
  ),
  island: onWater(
    7,
    30.8,
    () => [
      ink(
        shape('-15,0! -12,.9 -9,1.6 -6,3.2! -3,4.4 0,4.2 3,3! 6,2.2 9,1.6 12,.8 15,0!'),
        ...[
          [-5, 3, 2.2],
          [-3.4, 4, 3],
          [-1.6, 4.2, 2.6],
          [1.4, 3.6, 2],
        ].map(([x, y, t]) => flat(`${x! - t! * 0.26},${y} ${x},${y! + t!} ${x! + t! * 0.26},${y}`)),
        line('4.6,2.4 4.8,4.2', 0.14),
        shape('4.8,4 3.6,4.6 4,5.6 5,5.9 6,5.2 5.8,4.2'),
      ),
      white(cut('-15.4,.1 -12,.24 -8,.06', 0.16), cut('6,.06 11,.3 15.4,.1', 0.16)),
      fold(cut('-9,1.2 -2,1.9 6,1.1', 0.09), cut('-3,3.4 1,3.3 4,2.2', 0.08)),
    ],
    { beside: ['gull', 'sailing boat'] },
  ),
  'cave mouth': onGround(
    7,
    13,
    (random) => [
      ink(
        shape('-6.5,0! -6.2,3 -5,4.6! -3.6,5.4 -2.4,6.6! 0,7 2,6.6! 3.4,5.6 5,4.8! 6,2.6 6.5,0!'),
        ...Array.from({ length: 10 }, () => {
          const x = random.between(-2.6, 2.4);
          return flat(
            `${x - 0.03},6.4 ${x + random.between(-0.2, 0.2)},${random.between(6.8, 7)} ${x + 0.03},6.4`,
          );
        }),
      ),
      // Daylight on the lip, and the dark behind it, with roots and stones hanging in.
      fold(
        shape(
          `
            -3.3,0! -3.1,1.2! -3.3,2.2! -2.6,3.2! -2.2,3.1! -1.6,4! -1,4.5! -.5,4.2! .2,4.7! .8,4.3!
            1.4,4.1! 2,3.3! 2.5,3! 2.6,2! 3,1.2! 2.9,0!`,
        ),
      ),
      ink(
        shape(
          `
            -2.9,0! -2.7,1.3! -2.8,2.1! -2.1,2.9! -1.9,2.4! -1.3,3.6! -.9,4! -.6,3.2! .1,4.2! .5,3.5!
            1.2,3.6! 1.4,2.6! 1.9,2.8! 2.2,1.9! 2.4,1.1! 2.3,.5! 2.6,0!`,
        ),
      ),
      fold(shape('-1.5,0! -1.3,.34! -.7,.4! -.4,0!'), shape('.6,0! .8,.22! 1.2,.2! 1.4,0!')),
      lined(
        'across',
        fold(
          cut('-5.4,3.8 -4.4,2.6 -4.6,1', 0.07),
          cut('-3.6,5 -3,4.4 -3.8,3.4', 0.06),
          cut('3.4,5.2 3.8,4 3.4,2.6', 0.07),
          cut('5,4.2 4.6,2.6 5.2,1', 0.06),
          cut('-1.4,6.4 0,5.6 1.6,6', 0.06),
        ),
      ),
    ],
    { anchors: { door: { x: 0, y: 0, width: 4.6 } }, beside: ['rock', 'fern', 'pine'] },
  ),
  wave: onWater(
    2.6,
    9,
    () => [
      ink(
        shape(
          `
            -4.5,0! -3.2,.4 -1.6,1.1 -.2,2 1.2,2.5 2.4,2.3 3.1,1.7 3.2,1.1! 2.7,1.4 2.1,1.3 1.8,.9
            2,.4 2.8,.1 4.5,0!`,
        ),
      ),
      white(
        shape(
          `
            -.2,2! .4,2.34 1.2,2.6 2.5,2.42 3.2,1.8 3.4,1.2! 3,1.5 2.9,1.1! 2.6,1.5 2.2,1.5 2,1.9
            1.5,1.8 1.2,2.2 .6,1.94`,
        ),
        cut('2,.34 3,.2 4.4,.1', 0.1),
      ),
      lined(
        'along',
        fold(
          cut('-3,.4 -1.2,1.06 .4,1.6 1.4,1.7', 0.05),
          cut('-2.4,.3 -.6,.8 .8,1.2 1.5,1.2', 0.05),
          cut('-1.4,.24 .2,.56 1.5,.7', 0.045),
        ),
      ),
    ],
    { beside: ['gull', 'ship under sail'] },
  ),
  'river bank': onWater(
    1.54,
    10,
    (random) => [
      ink(shape('-5,0! -5,1.2! -4,1.3 -3,1.1 -2,1.12 -1,.8 -.2,.74 .6,.4 1.6,.3 2.8,.1 5,0!')),
      lined(
        'along',
        ink(
          ...Array.from({ length: 60 }, () => {
            const x = random.between(-4.9, 1.2);
            const y = x < -2 ? 1.05 : 1.05 - (x + 2) * 0.22;
            const tall = random.between(0.15, 0.5);
            return polygon([
              [x - 0.014, -y + 0.1],
              [x + random.between(-0.14, 0.14), -Math.min(1.6, y + tall)],
              [x + 0.014, -y + 0.1],
            ] as Point[]);
          }),
        ),
      ),
      fold(cut('-4.6,.7 -2.4,.56 -.6,.3', 0.03), cut('-4,.36 -2.6,.28 -1,.12', 0.026)),
      white(cut('.4,.1 2,.2 4.6,.04', 0.045), cut('-.6,.03 1.4,.1 3,.02', 0.03)),
    ],
    { beside: ['reeds', 'rowing boat', 'willow tree'] },
  ),
};

/** Three peaks with snow where the light falls. */
function range(random: Random): Part[] {
  const peaks = [
    [-46, 38],
    [-8, 60],
    [36, 46],
  ] as const;
  const ridge: string[] = ['-75,0'];
  const snow: string[] = [];
  const folds: string[] = [];
  for (const [i, [x, y]] of peaks.entries()) {
    const jag = (share: number, side: number) =>
      [x + side * (1 - share) * 29 + random.between(-1.6, 1.6), y * share + random.between(-1, 1)] as const;
    const left = [0.34, 0.52, 0.7, 0.86].map((share) => jag(share, -1));
    const right = [0.88, 0.7, 0.5, 0.36].map((share) => jag(share, 1));
    ridge.push(...left.map((p) => p.join(',')), `${x},${y}`, ...right.map((p) => p.join(',')));
    if (i < 2) ridge.push(`${x + 20},${y * 0.3}`);
    const [a, b] = [left[3]!, right[0]!];
    snow.push(
      `${a.join(',')} ${x},${y} ${b.join(',')} ${x + 2.6},${y * 0.8} ${x + 0.6},${y * 0.85} ${x - 1.6},${y * 0.74} ${x - 2.6},${y * 0.82}`,
    );
    folds.push(
      `${x + 1},${y * 0.74} ${x + 5},${y * 0.54} ${x + 3},${y * 0.36} ${x + 9},${y * 0.16}`,
      `${x - 5},${y * 0.6} ${x - 7},${y * 0.42} ${x - 4},${y * 0.2}`,
    );
  }
  ridge.push('75,0');
  return [
    ink(flat(ridge.join(' '))),
    white(...snow.map(flat)),
    lined('along', fold(...folds.map((text) => cut(text, 0.5)))),
  ];
}

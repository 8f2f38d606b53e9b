import { placed } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded.ts';
import { fold, ink, lined, onGround, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';
import { scaledToHeight } from './tree-shapes.ts';
import { shrub } from './shrubs.ts';

/** Fences, walls and hedges; in centimetres. */
const { box, cut, disc, flat, line, moved, shape, lathed } = pen(0.01);

export const FENCES: Motifs = {
  'rail fence': onGround(1.2, 6.6, (random) => [
    lined(
      'along',
      ink(
        ...[-300, -100, 100, 300].map((x) =>
          flat(
            `
              ${x - 7},0 ${x - 6},${115 + random.between(-6, 6)}
              ${x + 5},${113 + random.between(-3, 6)} ${x + 7},0`,
          ),
        ),
        ...[42, 88].map((y) =>
          line(
            `
              -328,${y + random.between(-5, 5)} -100,${y + random.between(-3, 3)}
              100,${y + random.between(-3, 3)} 328,${y + random.between(-5, 5)}`,
            9,
          ),
        ),
      ),
    ),
    fold(cut('-310,90 -120,88', 0.9), cut('120,44 300,42', 0.9)),
  ]),
  'picket fence': onGround(
    1.1,
    4.2,
    (random) => [
      white(
        ...Array.from({ length: 21 }, (_, i) => {
          const [x, top] = [-205 + i * 20, 92 + random.between(-3, 4)];
          return flat(`${x},0 ${x},${top} ${x + 5.5},${top + 12} ${x + 11},${top} ${x + 11},0`);
        }),
        flat('-210,76 210,76 210,68 -210,68'),
        flat('-210,30 210,30 210,22 -210,22'),
      ),
      ink(
        ...Array.from({ length: 21 }, (_, i) => cut(`${-194.6 + i * 20},4 ${-194.6 + i * 20},88`, 0.9)),
        cut('-210,67.4 210,67.4', 0.8),
        cut('-210,21.4 210,21.4', 0.8),
      ),
    ],
    { beside: ['sunflower', 'rose bush'] },
  ),
  'wattle fence': onGround(
    1.5,
    4.4,
    (random) => {
      const stakes = Array.from({ length: 9 }, (_, i) => -208 + i * 52);
      return [
        lined(
          'along',
          ink(
            ...stakes.map((x) =>
              line(`${x},0 ${x + random.between(-4, 4)},${126 + random.between(-10, 22)}`, 6),
            ),
            ...Array.from({ length: 14 }, (_, i) =>
              line(
                `-220,${10 + i * 8} ${stakes.map((x, k) => `${x},${10 + i * 8 + ((k + i) % 2 ? 3.4 : -3.4)}`).join(' ')} 220,${10 + i * 8}`,
                5.4,
              ),
            ),
          ),
        ),
        ink(...moved([lathed('5,26! 6.4,25! 5,22 9,16 8,6 5,0!')], stakes[6]!, 124)),
      ];
    },
    { beside: ['sunflower', 'izba'] },
  ),
  'iron railings': onGround(
    1.5,
    4.4,
    () => [
      ink(
        flat('-220,16 220,16 220,0 -220,0'),
        flat('-220,122 220,122 220,116 -220,116'),
        flat('-220,30 220,30 220,25 -220,25'),
        ...Array.from({ length: 27 }, (_, i) => [
          line(`${-208 + i * 16},14 ${-208 + i * 16},132`, 2.6),
          shape(`${-208 + i * 16},148! ${-204 + i * 16},138 ${-208 + i * 16},130! ${-212 + i * 16},138`),
        ]).flat(),
        ...[-216, 0, 216].flatMap((x) => [box(x - 3.4, 0, 6.8, 140), disc(x, 143, 5.6)]),
      ),
      fold(cut('-218,12 218,12', 0.9)),
    ],
    { beside: ['street lamp', 'lime'] },
  ),
  'stone wall': onGround(
    1.7,
    5,
    (random) => [
      ink(
        flat('-250,0 -248,152 250,150 250,0'),
        shape('-254,150! -250,166 -230,170! 230,168! 250,165 254,150!'),
      ),
      lined(
        'across',
        fold(
          ...[30, 58, 88, 118].flatMap((y, row) => [
            line(`-248,${y} 248,${y + random.between(-2, 2)}`, 1.5),
            ...Array.from({ length: 8 }, (_, i) =>
              line(
                `${-230 + i * 62 + (row % 2) * 28 + random.between(-7, 7)},${y} ${-230 + i * 62 + (row % 2) * 28 + random.between(-7, 7)},${y + 29}`,
                1.4,
              ),
            ),
          ]),
          line('-250,150 250,149', 1.6),
        ),
      ),
    ],
    { beside: ['ivy on a wall', 'leafy tree'] },
  ),
  hedge: onGround(1.54, 5.9, hedge, { beside: ['gate', 'oak'] }),
};

/** Bushes grown into each other, higher here and lower there, and thin at both ends. */
function hedge(random: Random): Part[] {
  return [-1.85, -0.95, 0, 0.9, 1.75].flatMap((x, i, all) => {
    const height = i === 0 || i === all.length - 1 ? random.between(1, 1.2) : random.between(1.2, 1.64);
    return scaledToHeight(height, shrub(random)).map((part) => ({
      ...part,
      path: placed(part.path, { x, y: 0 }),
    }));
  });
}

import { outline, stroke, type Path, type Point, type Ring } from '../drawing/path.ts';
import { points } from '../drawing/points.ts';
import type { Random } from '../drawing/seeded.ts';
import { accent, fold, ink, lined, onGround, onTable, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';
import { grass } from './plants.ts';
import { leafyTree } from './leafy-tree.ts';
import { pointAhead, scaledToHeight } from './tree-shapes.ts';

/** Flowers in gardens and meadows; in centimetres, except umbels. */
const { cut, disc, flat, line, moved, rod, shape } = pen(0.01);

export const FLOWERS: Motifs = {
  umbel: onGround(1.45, 0.47, (random) => [lined('along', ink(...umbel(1.2, random)))]),
  'meadow flowers': onGround(0.58, 1.45, meadow),
  rose: onTable(
    0.36,
    0.15,
    () => [
      ink(
        ...rod('-4,0 -2,10 2,22', 0.5, 0.45, 0.5),
        ...leafAt(-2.4, 8, 0.34, -28),
        ...moved([shape(LEAF)], -1.4, 14, { scale: 0.3, isFlipped: true, turn: 24 }),
        flat('-3,5 -4.8,5.6 -2.8,6.4'),
        flat('0,17 2,17 .6,18.2'),
        shape('-.4,22! 2.4,19.6 5,22! 4.6,26 2,24 -.4,25.4'),
      ),
      ...rose(2.4, 27, 0.5),
    ],
    { anchors: { grip: { x: -0.03, y: -0.05 } } },
  ),
  'rose bush': onGround(1.24, 1.69, (random) => [
    ...scaledToHeight(
      1.24,
      leafyTree(
        { from: 0.1, widths: [0.3, 0.56, 0.6, 0.5, 0.2], girth: 0.03, lean: 8, clump: 0.12, gaps: 0.34 },
        random,
      ),
    ),
    ...points`-58,64 -28,104 4,78 32,106 60,70 -10,48 34,54 -40,40`.flatMap(([x, y], i) =>
      rose(x + random.between(-5, 5), y, i % 3 ? 0.56 : 0.7),
    ),
  ]),
  lily: onTable(0.62, 0.35, () => [
    ink(
      ...rod('0,0 -1,24 3,48', 0.7, 0.6, 0.5),
      shape('-1,2! -8,14 -16,22 -18,32! -10,26 -3,14'),
      shape('0,4! 6,14 13,20 17,30! 10,24 2,15'),
      ...rod('0,34 -6,42 -10,44', 0.5, 0.4, 0.5),
    ),
    white(
      shape('3,46! 0,54 -4,58 -5,62! 1,59 4,61! 7,58 14,61! 12,56 8,53 5,48'),
      shape('-10,43! -15,50 -18,52! -12,53 -9,57! -6,51 -2,52! -6,47'),
    ),
    accent(
      line('4,56 3,60.6', 0.3),
      line('5,56 7,60', 0.3),
      disc(3, 60.8, 0.7, 0.4),
      disc(7.2, 60.2, 0.7, 0.4),
    ),
    ink(cut('4,48 3,55', 0.3), cut('6,49 9,56', 0.3), cut('-10,45 -13,51', 0.3)),
  ]),
  sunflower: onGround(
    1.91,
    0.69,
    () => [
      ink(
        ...rod('0,0 3,60 0,120 6,152', 2, 1.8, 1.6, 1.4),
        shape('1,62! -14,70 -28,64 -32,52! -20,50 -6,54'),
        shape('2,92! 16,104 28,98 32,84! 20,82 8,86'),
        shape('1,120! -8,130 -20,128 -24,118! -12,114'),
      ),
      accent(
        ...Array.from({ length: 17 }, (_, i) =>
          moved([shape('0,12! 5,20 4,28 0,31! -4,28 -5,20')], 6, 160, {
            turn: i * 21.2,
            scale: 1 - (i % 2) * 0.12,
          }),
        ).flat(),
      ),
      ink(disc(6, 160, 15, 14.6)),
      fold(...points`-2,164 6,168 12,162 8,154 0,156 4,160`.map(([x, y]) => disc(x, y, 1))),
    ],
    { beside: ['wattle fence', 'izba'] },
  ),
  thistle: onGround(0.91, 0.56, () => [
    ink(
      ...rod('0,0 1,40 -3,74', 1.1, 1, 0.8),
      ...rod('0,36 12,54 16,64', 0.9, 0.7, 0.7),
      shape('0,8! -8,20! -10,14! -18,24! -18,16! -28,22! -20,8 -8,4'),
      shape('1,20! 8,30! 12,24! 18,34! 20,26! 28,28! 20,16 8,14'),
      shape('0,44! -6,54! -10,48! -14,58! -18,48! -10,40'),
      shape('-3,72! -10,74 -11,80 -8,84! 2,84! 5,80 4,75'),
      shape('16,62! 11,64 10,69 12,72! 20,72! 22,69 21,64'),
    ),
    accent(
      shape('-8,84! -11,90! -7,88 -6,91! -4,88 -2,91! 0,88 2,90.6! 3,88 6,89.6! 2,84!'),
      shape('12,72! 10,77! 13,75.6 15,78! 17,75.6 20,77.6! 22,76 20,72!'),
    ),
    fold(cut('-9,78 -3,75 3,78', 0.5), cut('-9,81 -3,78 4,81', 0.5)),
  ]),
};

/** A rose from the side: a cup of petals with a spiral in it. */
export const rose = (x: number, y: number, size: number): Part[] => [
  accent(...moved([shape('-9,0 -11,8 -7,15 -2,13! 0,17 6,15 10,9 9,1 4,-5 -4,-5')], x, y, { scale: size })),
  fold(
    ...moved([cut('-6,10 -1,5 5,10', 1.1), cut('-8,4 0,-1 7,5', 1), cut('-2,12 2,9 3,13', 0.8)], x, y, {
      scale: size,
    }),
  ),
];

/** A daisy. */
export const daisy = (x: number, y: number, size: number): Path =>
  Array.from({ length: 11 }, (_, i) =>
    moved([shape('0,0! 1.6,3 1,6.4 0,7 -1,6.4 -1.6,3')], x, y, { scale: size, turn: i * 32.7 }),
  ).flat();

export const leafAt = (x: number, y: number, size: number, turn: number): Path =>
  moved([shape(LEAF)], x, y, { scale: size, turn });

const LEAF = '0,0! 4,5 11,7 18,5 22,0! 16,-4 8,-4';

function meadow(random: Random): Part[] {
  const stems: Ring[] = [];
  const petals: Ring[] = [];
  const hearts: Ring[] = [];
  const blue: Ring[] = [];
  for (let i = 0; i < 16; i++) {
    const x = -64 + i * 8.4 + random.between(-3, 3);
    const [tall, lean] = [random.between(26, 54), random.between(-7, 7)];
    stems.push(line(`${x},0 ${x + lean * 0.3},${tall * 0.5} ${x + lean},${tall}`, 0.6));
    if (i % 3) {
      petals.push(...daisy(x + lean, tall, 0.6));
      hearts.push(disc(x + lean, tall, 1.4));
    } else
      blue.push(
        shape(
          `
            ${x + lean},${tall - 3}! ${x + lean - 4},${tall + 3} ${x + lean - 3},${tall + 5}!
            ${x + lean - 1},${tall + 2} ${x + lean},${tall + 5.6}! ${x + lean + 1},${tall + 2}
            ${x + lean + 3},${tall + 5}! ${x + lean + 4},${tall + 3}`,
        ),
      );
  }
  return [
    lined('along', ink(...stems, ...grass(-0.7, 0.7, 0.34, random))),
    white(...petals),
    accent(...blue, ...hearts),
  ];
}

/** A roadside flower with an umbel; in metres. */
export function umbel(height: number, random: Random): Path {
  const lean = random.between(-0.12, 0.12) * height;
  const top: Point = [lean, -height];
  const path: Ring[] = [stroke([[0, 0], [lean * 0.3, -height * 0.55], top], height * 0.018)];
  const rays = 9;
  for (let i = 0; i < rays; i++) {
    const angle = -62 + (124 / (rays - 1)) * i;
    const end = pointAhead(top, angle, height * 0.17 * random.between(0.9, 1.08));
    path.push(stroke([top, end], height * 0.007));
    for (let k = -2; k <= 2; k++) {
      const tip = pointAhead(end, angle * 0.5 + k * 32, height * 0.03);
      path.push(
        stroke([end, tip], height * 0.006),
        outline([
          [tip[0] - height * 0.008, tip[1]],
          [tip[0], tip[1] - height * 0.008],
          [tip[0] + height * 0.008, tip[1]],
          [tip[0], tip[1] + height * 0.006],
        ]),
      );
    }
  }
  for (const side of [-1, 1])
    path.push(
      outline([
        [lean * 0.2, -height * 0.34, 1],
        [side * height * 0.1, -height * 0.42],
        [side * height * 0.15, -height * 0.36, 1],
        [side * height * 0.08, -height * 0.33],
      ]),
    );
  return path;
}

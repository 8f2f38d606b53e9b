import type { Random } from '../drawing/seeded.ts';
import { door } from './churches.ts';
import { fold, ink, onGround, white, type Motifs, type Part } from './motif.ts';
import { pen } from './pen.ts';
import { arched, chimneyStack, isWindowLit, window, windows } from './windows.ts';

/** Mills; in decimetres. */
const { box, cut, disc, flat, line, loop, moved, shape } = pen(0.1);

export const MILLS: Motifs = {
  windmill: onGround(15.3, 12.2, windmill, { anchors: door(0, 11), beside: ['wheat', 'rail fence'] }),
  watermill: onGround(
    9.67,
    13.6,
    (random, options) => [
      ink(
        box(-60, 0, 86, 44),
        shape('-66,42! -54,62 -42,76! 12,76! 24,62 34,42!'),
        ...chimneyStack(-40, 68, 8, 26, 1),
        flat('-12,74 -12,84 0,92 12,84 12,74'),
        box(24, 30, 40, 5),
      ),
      ...windows({ from: -46, to: -6, count: 3, y: 18, width: 9, height: 13 }, random, options),
      ...window({ x: -5, y: 76, width: 10, height: 9 }, isWindowLit(random, options)),
      fold(
        cut('-58,50 26,50', 0.4),
        cut('-52,62 20,62', 0.4),
        flat('8,0 8,24 20,24 20,0'),
        ...[8, 16, 32, 38].map((y) => line(`-59,${y} 6,${y}`, 0.3)),
      ),
      ink(
        ...loop(40, 26, 26, 2.4),
        ...loop(40, 26, 18, 1.4),
        disc(40, 26, 3.4),
        ...Array.from({ length: 6 }, (_, i) =>
          line(
            `${40 - Math.cos(i * 0.5236) * 25},${26 - Math.sin(i * 0.5236) * 25} ${40 + Math.cos(i * 0.5236) * 25},${26 + Math.sin(i * 0.5236) * 25}`,
            1.2,
          ),
        ),
        ...Array.from({ length: 16 }, (_, i) =>
          line(
            `${40 + Math.cos(i * 0.3927) * 22},${26 + Math.sin(i * 0.3927) * 22} ${40 + Math.cos(i * 0.3927 + 0.06) * 29},${26 + Math.sin(i * 0.3927 + 0.06) * 29}`,
            1.4,
          ),
        ).filter((ring) => ring.every((v, i) => i % 2 === 0 || v < 0)),
      ),
      white(shape('62,35! 67,33 69,26 70,14 70,0! 60,0! 63,14 64,28'), cut('20,1.6 40,.6 68,1.4', 1)),
    ],
    { anchors: door(14, 12), beside: ['willow tree', 'reeds', 'sack'] },
  ),
};

/** A smock mill; each one has its sails at a different angle. */
function windmill(random: Random): Part[] {
  const turn = random.between(12, 78);
  const sail = [
    line('0,0 0,68', 1.8),
    line('-1,18 -12,18 -11,66 -1,66', 0.8),
    line('-6,18 -5.6,66', 0.5),
    ...Array.from({ length: 9 }, (_, i) => line(`0,${20 + i * 5.6} -11.4,${20 + i * 5.6}`, 0.6)),
  ];
  return [
    ink(
      flat('-30,0 -20,80 20,80 30,0'),
      shape('-22,78! -20,90 -12,100 0,104 14,100 21,90 22,78!'),
      flat('-33,24 33,24 34,21 -34,21'),
      ...[-30, -18, 18, 30].map((x) => line(`${x},22 ${x * 0.84},10`, 1)),
      line('-33,30 33,30', 0.7),
      ...[-32, -22, -11, 11, 22, 32].map((x) => line(`${x},24 ${x},30`, 0.6)),
    ),
    fold(
      arched(0, 0, 11, 19),
      box(-3.6, 56, 7.2, 9),
      box(-15, 38, 6, 8),
      line('-24,44 24,44', 0.4),
      line('-21,66 21,66', 0.4),
      line('-9,2 -6,78', 0.3),
      line('9,26 6,54', 0.3),
    ),
    ink(
      arched(0, 0, 8.6, 16.6),
      ...[0, 90, 180, 270].flatMap((angle) => moved(sail, 0, 92, { turn: angle + turn })),
      disc(0, 92, 3.4),
    ),
  ];
}

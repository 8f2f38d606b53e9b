import type { Random } from '../drawing/seeded.ts';
import { fold, ink, light, onGround, pane, white, type Motifs } from './motif.ts';
import { pen } from './pen.ts';
import { arched, easternCross, isWindowLit, pointed } from './windows.ts';

/** Churches, castles and towers; in decimetres. */
const { box, cut, disc, flat, line, moved, rod, shape, lathed } = pen(0.1);

/** An onion dome on its drum, with an eastern cross; `y` is the foot of the drum. */
const onion = (x: number, y: number, width: number) => [
  ...moved(
    [
      lathed(
        `0,4.1 .1,3.7 .34,3.3 .86,2.75 1.06,2.25 .92,1.75 .64,1.45! .72,1.4! .72,1.28! .62,1.22! .62,0!`,
      ),
    ],
    x,
    y,
    { scale: width / 2 },
  ),
  ...easternCross(x, y + width * 1.98, width * 0.95),
];

const battlements = (left: number, right: number, y: number) => {
  const count = Math.round((right - left) / 16);
  const step = (right - left) / (count * 2 - 1);
  return Array.from({ length: count }, (_, i) => box(left + i * 2 * step, y, step, 11));
};

/** Stones that show here and there in a wall. */
const stones = (random: Random, left: number, right: number, bottom: number, top: number, count: number) =>
  Array.from({ length: count }, () => {
    const [x, y] = [random.between(left, right - 8), random.between(bottom, top)];
    return line(`${x},${y} ${x + random.between(4, 8)},${y}`, 0.5);
  });

export const door = (x: number, width: number) => ({ door: { x: x / 10, y: 0, width: width / 10 } });

export const CHURCHES: Motifs = {
  'bell tower': onGround(
    24.2,
    8,
    (random, options) => [
      ink(
        flat('-30,0 -28,84 28,84 30,0'),
        box(-34, 84, 68, 6),
        flat('-24,90 -22,142 22,142 24,90'),
        box(-27, 142, 54, 5),
        flat('-17,147 -15,172 15,172 17,147'),
        ...onion(0, 172, 24),
        shape('-46,0! -46,26! -38,34 -28,36! -28,0!'),
      ),
      pane(isWindowLit(random, options), arched(0, 46, 9, 20), arched(0, 18, 9, 18)),
      fold(
        arched(-9, 98, 11, 30),
        arched(9, 98, 11, 30),
        arched(0, 150, 9, 16),
        line('-30,80 30,80', 0.6),
        line('-26,136 26,136', 0.6),
        cut('-20,4 -19,80', 0.5),
        cut('20,4 19,80', 0.5),
      ),
      ink(...[-9, 9].flatMap((x) => moved([lathed('0,6 2,4.4 2.6,1.4 3.6,0!')], x, 110))),
    ],
    { anchors: door(-38, 8), beside: ['birch tree', 'picket fence'] },
  ),
  chapel: onGround(
    7.03,
    4.6,
    (_, options) => [
      ink(
        flat('-19,0 -18,32 18,32 19,0'),
        flat('-23,31 0,56 23,31'),
        ...onion(0, 48, 7.6),
        flat('-8,30 8,30 8,36 0,44 -8,36'),
      ),
      pane(options.isLit, arched(0, 10, 8, 18)),
      ink(line('0,10 0,28', 0.6), line('-4,19 4,19', 0.6)),
      pane(options.isLit, disc(0, 38, 1)),
      fold(
        cut('-18,34 0,52 18,34', 0.4),
        line('-18,8 -5,8', 0.3),
        line('5,8 18,8', 0.3),
        line('-18,16 -5,16', 0.3),
        line('5,16 18,16', 0.3),
        line('-18,24 -5,24', 0.3),
        line('5,24 18,24', 0.3),
      ),
    ],
    { anchors: door(0, 8), beside: ['fir tree', 'wayside cross'] },
  ),
  monastery: onGround(
    19,
    46,
    (random, options) => [
      ink(
        box(-220, 0, 440, 46),
        ...Array.from({ length: 37 }, (_, i) => box(-220 + i * 12, 44, 7, 7)),
        ...[-214, 214].flatMap((x) => [
          box(x - 16, 0, 32, 66),
          flat(`${x - 20},64 ${x + 20},64 ${x},104`),
          ...rod(`${x},102 ${x},112`, 0.7, 0.4),
        ]),
      ),
      ink(
        box(-70, 0, 90, 92),
        ...onion(-25, 90, 34),
        ...onion(-58, 90, 16),
        ...onion(8, 90, 16),
        box(96, 0, 40, 88),
        box(100, 88, 32, 30),
        flat('96,117 136,117 116,146'),
        ...onion(116, 138, 13),
        box(-150, 0, 60, 66),
        ...onion(-120, 64, 18),
        flat('-154,64 -86,64 -120,76'),
      ),
      pane(
        isWindowLit(random, options),
        ...[-52, -34, -16, 2].map((x) => arched(x, 60, 7, 20)),
        arched(-132, 50, 6, 12),
        arched(-108, 50, 6, 12),
      ),
      fold(
        arched(40, 0, 22, 34),
        line('-218,40 218,40', 0.7),
        arched(109, 94, 8, 18),
        arched(123, 94, 8, 18),
        ...[-190, -160, -120, -80, -40, 0, 90, 130, 170].map((x) => arched(x, 22, 3.4, 9)),
        line('-198,62 -230,62', 0.6),
        cut('-32,152 -37,142 -33,128', 1),
      ),
      ink(arched(40, 0, 19, 31), shape('22,46! 22,60! 40,74! 58,60! 58,46!'), ...onion(40, 68, 8)),
      fold(arched(40, 50, 9, 13)),
    ],
    { anchors: door(40, 18), beside: ['birch tree', 'fir tree'] },
  ),
  tower: onGround(
    16.8,
    9,
    (random, options) => [
      ink(
        flat('-38,0 -31,132 31,132 38,0'),
        flat('-31,126 -38,134 -38,142 38,142 38,134 31,126'),
        ...battlements(-38, 38, 141),
        shape('12,150! 12,166 18,168! 24,166 24,150!'),
        shape('-46,0! -38,16! -36,0!'),
        shape('46,0! 38,20! 34,0!'),
      ),
      pane(isWindowLit(random, options), arched(0, 104, 9, 20), arched(-6, 62, 4, 14), arched(8, 34, 4, 14)),
      fold(pointed(-4, 0, 18, 30), ...stones(random, -30, 30, 6, 126, 30), line('-37,137 37,137', 0.7)),
      ink(pointed(-4, 0, 15, 27)),
    ],
    { anchors: { ...door(-4, 15), window: { x: 0, y: -11.2 } }, beside: ['ivy on a wall', 'rock'] },
  ),
  ruin: onGround(
    9.8,
    16.8,
    (random) =>
      [
        ink(
          shape(
            `
              -78,0! -74,30! -70,34! -72,52! -66,60! -66,80! -58,86! -56,96! -44,98! -42,88! -34,90!
              -30,80! -22,76! -24,62! -16,58! -14,44! -6,46! 2,40! 10,44! 18,38! 26,44! 30,56! 38,58!
              40,70! 48,66! 52,46! 60,40! 62,22! 72,16! 80,0!`,
          ),
        ),
        ink(shape('-84,0! -80,6 -70,4 -60,0!'), shape('62,0! 68,8 78,9 84,0!')),
      ]
        .concat([{ path: [pointed(-50, 12, 22, 58), pointed(36, 0, 22, 34)], material: 'fold' }])
        .concat([
          ink(line('-50,12 -50,62', 1.6), line('-60,46 -50,56 -40,46', 1.2)),
          fold(
            ...stones(random, -70, -28, 6, 84, 9),
            ...stones(random, -26, 22, 4, 36, 10),
            ...stones(random, 50, 66, 4, 16, 3),
          ),
          ink(
            ...Array.from({ length: 26 }, () =>
              moved(
                [shape('0,0! 1.6,2 4.4,1.8 6,0! 4.4,-1.8 1.6,-1.8')],
                -66 + random.between(-7, 7),
                random.between(36, 76),
                { turn: random.between(0, 360) },
              ),
            ).flat(),
            ...[-30, -8, 6, 20].flatMap((x) => [
              line(`${x},${44} ${x + 2},${56} ${x + 6},${62}`, 0.5),
              line(`${x},44 ${x - 2},54 ${x - 5},58`, 0.5),
            ]),
          ),
        ]),
    { beside: ['bush', 'crow', 'rock'] },
  ),
  lighthouse: onGround(
    22,
    10,
    (_, { isLit }) => [
      ink(
        flat('-22,0 -14,168 14,168 22,0'),
        flat('-20,168 20,168 18,174 -18,174'),
        line('-21,174 -21,183', 0.9),
        line('21,174 21,183', 0.9),
        line('-21,183 21,183', 1),
        shape('-13,202! -10,210 0,216 10,210 13,202!'),
        ...rod('0,214 0,220', 0.8, 0.5),
        box(20, 0, 28, 24),
        flat('17,23 51,23 44,33 24,33'),
        shape('-50,0! -40,8 -26,10 -10,8 20,8 36,6 52,0!'),
      ),
      white(flat('-20,42 20,42 18.4,76 -18.4,76'), flat('-17,108 17,108 15.4,140 -15.4,140')),
      (isLit ? light : fold)(box(-10, 175, 20, 27)),
      ink(
        line('-10,175 -10,202', 1),
        line('0,175 0,202', 0.7),
        line('10,175 10,202', 1),
        line('-18,178 18,178', 0.5),
      ),
      fold(arched(0, 8, 8, 16), arched(0, 88, 4, 9), arched(34, 8, 5, 9), line('-18,171 18,171', 0.6)),
      ink(arched(0, 120, 4, 9), arched(0, 54, 4, 9)),
    ],
    { anchors: { flame: { x: 0, y: -18.8 }, ...door(0, 8) }, beside: ['gull', 'cliff', 'wave'] },
  ),
};

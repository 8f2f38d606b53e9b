import { fold, ink, onGround, onTable, white, type Motifs } from './motif.ts';
import { pen } from './pen.ts';

/** Graves, crosses and gallows; in centimetres. */
const { box, cut, flat, line, loop, rod, shape } = pen(0.01);

export const GRAVES: Motifs = {
  gravestone: onGround(
    1.1,
    1,
    (random) => [
      ink(
        shape('-34,0! -35,70! -32,76 -24,78! -20,94 -8,106 4,107 18,100 26,84! 32,80 35,72! 36,0!'),
        shape('-50,0! -42,8 -30,5 0,8 30,4 44,7 52,0!'),
      ),
      fold(
        cut('-22,66 0,68 24,66', 1.3),
        cut('-18,56 18,57', 1.2),
        cut('-14,46 14,47', 1.1),
        flat('-1.6,98 1.6,98 1.6,76 -1.6,76'),
        flat('-8,92 8,92 8,89 -8,89'),
        cut('30,70 31,10', 0.9),
      ),
      ink(
        ...Array.from({ length: 14 }, () => {
          const x = random.between(-46, 46);
          const tall = random.between(8, 24);
          return flat(`${x - 1},0 ${x + random.between(-5, 5)},${tall} ${x + 1},0`);
        }),
      ),
    ],
    { beside: ['grave cross', 'cypress', 'grass'] },
  ),
  'grave cross': onGround(
    1.87,
    1.16,
    (random) => [
      ink(
        flat('-5,6 -4,186 5,187 6,6'),
        flat('-36,140 36,143 36,134 -36,131'),
        flat('-18,166 18,168 18,161 -18,159'),
        flat('-24,96 20,82 20,74 -24,88'),
        shape('-58,0! -40,14 -16,22 10,22 38,14 58,0!'),
      ),
      fold(cut('-1,180 0,30', 0.9), cut('-30,136 30,138', 0.8), cut('-40,8 -10,15 30,10', 0.9)),
      ink(
        ...Array.from({ length: 18 }, () => {
          const x = random.between(-54, 54);
          const foot = Math.max(0, 16 - Math.abs(x) * 0.3);
          return flat(
            `${x - 1},${foot - 2} ${x + random.between(-5, 5)},${foot + random.between(8, 20)} ${x + 1},${foot - 2}`,
          );
        }).map((ring) => ring.map((v, i) => (i % 2 ? Math.min(0, v) : v))),
      ),
    ],
    { beside: ['gravestone', 'birch tree', 'crow'] },
  ),
  'wayside cross': onGround(
    3.36,
    1.8,
    () => [
      ink(
        box(-7, 20, 14, 300),
        flat('-62,262 62,262 62,248 -62,248'),
        shape('-90,268! 0,336! 90,268! 84,260! 0,322! -84,260!'),
        shape('-40,0! -34,22! 34,22! 40,0!'),
        flat('-26,36 26,36 28,22 -28,22'),
      ),
      white(
        shape('0,252 -3,256 -3,262 0,265 3,262 3,256'),
        shape(
          `
            -46,258! -10,252 0,250 10,252 46,258! 46,255! 10,245 7,228 9,212! 3,206 4,176 2,158!
            -3,158! -4,180 -6,206 -9,212! -7,228 -10,245 -46,255!`,
        ),
      ),
      ink(shape('-9,214! 9,214! 10,204 4,200 -8,204')),
    ],
    { beside: ['grass', 'birch tree'] },
  ),
  gallows: onGround(
    4.3,
    2.9,
    () => [
      ink(
        box(-110, 0, 16, 430),
        flat('-116,430 140,430 140,416 -116,416'),
        flat('-100,340 -94,334 -20,416 -34,416'),
        flat('-150,10 -60,10 -60,0 -150,0'),
        line('104,416 104,326', 2.6),
        ...rod('104,334 104,322', 3, 3),
        ...loop(104, 304, 15, 2.6, 19),
        flat('-110,70 -150,8 -140,6 -104,58'),
      ),
      fold(cut('-102,410 -103,20', 1.4), cut('-106,424 130,424', 1.2)),
    ],
    { beside: ['crow', 'bare tree'] },
  ),
  skull: onTable(0.19, 0.19, () => [
    white(
      shape(
        `
          -9,9 -9.6,13 -7,17 -1,18.6 5,17.4 9,13.6 9.4,9.8! 9.2,8.4 8.8,7.2! 8.6,5! 8,3.4 3.6,3.4! 3,1
          1,0 -3,.4 -5,2.6 -5.6,5 -8,6.4`,
      ),
    ),
    ink(
      shape('2,11.4 2.6,9 5.4,8.4 7.6,9.8 7,12 4.4,12.8'),
      flat('7.4,7.8 8.6,6 6.8,6.2'),
      cut('-5,5.6 -2,5 1,4', 0.4),
      cut('3.6,5.2 8.2,5', 0.4),
      ...[4.4, 5.6, 6.8].map((x) => line(`${x},5 ${x},3.6`, 0.25)),
      cut('-7,12 -6,15 -3,16.6', 0.4),
    ),
  ]),
};

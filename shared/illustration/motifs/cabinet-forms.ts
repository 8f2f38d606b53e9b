import { accent, dress, fold, ink, onGround, type Motifs } from './motif.ts';
import { pen } from './pen.ts';

/** Other forms of tables and chests of drawers; in centimetres. */
const { box, cut, disc, flat, line, loop, moved, shape, lathed } = pen(0.01);

const top = (height: number, width: number) => ({ top: { x: 0, y: -height / 100, width: width / 100 } });

export const CABINET_FORMS: Motifs = {
  commode: onGround(
    0.9,
    1.26,
    () => [
      ink(
        shape('-60,90! 60,90! 62,86! -62,86!'),
        shape('-54,86! -62,66 -60,44 -52,20! 52,20! 60,44 62,66 54,86!'),
        shape('-52,22! -46,20! -50,8 -58,0! -62,0! -56,10'),
        shape('52,22! 46,20! 50,8 58,0! 62,0! 56,10'),
        shape('-20,21! 0,12 20,21!'),
      ),
      fold(
        cut('-57,62 0,64 57,62', 0.9),
        cut('-56,40 0,42 56,40', 0.8),
        cut('-54,84 -58,56 -50,24', 0.8),
        cut('54,84 58,56 50,24', 0.8),
      ),
      fold(
        ...[74, 52, 31].flatMap((y) =>
          [-28, 28].flatMap((x) => [...loop(x, y - 2, 4.4, 1.2, 3), disc(x, y, 1.3)]),
        ),
      ),
    ],
    { anchors: top(90, 110) },
  ),
  bureau: onGround(
    1.34,
    1.04,
    () => [
      ink(
        box(-48, 8, 96, 70),
        flat('-50,78 50,78 44,112 -44,112'),
        flat('-46,134 46,134 44,128 -44,128'),
        box(-42, 110, 84, 20),
        ...[-44, 44].map((x) => flat(`${x - 5},9 ${x + 5},9 ${x + 4},0 ${x - 4},0`)),
        flat('-52,80 52,80 52,76 -52,76'),
      ),
      fold(
        ...[62, 42, 22].flatMap((y) => [
          line(`-45,${y} 45,${y}`, 0.7),
          disc(-24, y + 9, 1.5),
          disc(24, y + 9, 1.5),
        ]),
        line('-45,83 45,83', 0.7),
        line('-41,108 41,108', 0.7),
        line('0,128 0,112', 0.6),
        disc(0, 86, 1.4),
      ),
    ],
    { anchors: top(133, 84) },
  ),
  'drum table': onGround(
    0.76,
    1.06,
    () => [
      ink(
        shape('-53,76! 53,76! 53,72! -53,72!'),
        box(-48, 60, 96, 12),
        ...[-20, 0, 20].flatMap((x) => moved([lathed('3,60! 2.4,50 3.2,36 2.6,16 4,12!')], x, 0)),
        shape('-34,12! 34,12! 42,3 40,0! 30,4 -30,4 -40,0! -42,3'),
      ),
      fold(...[-38, 0, 38].map((x) => disc(x, 66, 1.8))),
      fold(line('-51,73 51,73', 0.7), line('-46,60.6 46,60.6', 0.6)),
    ],
    { anchors: top(76, 96) },
  ),
  'clothed table': onGround(
    0.76,
    1.22,
    () => [
      dress(
        shape(
          `
            -56,76! 56,76! 58,60 56,40 60,8! 48,11 38,7! 26,10 14,6! 0,10 -14,6! -26,10 -38,7! -48,11
            -60,8! -56,40 -58,60`,
        ),
      ),
      ink(...[-40, 40].map((x) => box(x - 2, 0, 4, 10))),
      fold(
        cut('-46,74 -48,40 -50,12', 1),
        cut('-24,74 -22,40 -26,12', 0.9),
        cut('0,74 2,40 0,12', 0.9),
        cut('26,74 24,40 28,12', 0.9),
        cut('46,74 48,40 50,12', 1),
        line('-56,73.6 56,73.6', 0.8),
      ),
      accent(
        ...Array.from({ length: 25 }, (_, i) =>
          line(`${-57.6 + i * 4.8},${10 - (i % 2)} ${-57.6 + i * 4.8},4`, 1.1),
        ),
      ),
    ],
    { anchors: top(76, 108) },
  ),
};

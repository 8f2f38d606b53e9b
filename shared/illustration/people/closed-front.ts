import { points } from '../drawing/points.ts';
import { ellipse, outline, polygon, stroke } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Garment } from '../scene.ts';
import type { Bust } from './bust.ts';
import { creaseLines, cutLines, HEM_Y, part, softPart } from './costume-parts.ts';
import { furFront } from './fur-front.ts';
import type { Widen } from './widened.ts';

/** Coats and gowns closed at the neck, each with its own front. */
export const closedFront = (bust: Bust, w: Widen): Part[] => (FRONTS[bust.garment] ?? plain)(bust, w);

type Front = (bust: Bust, w: Widen) => Part[];

const uniform = (_: Bust, w: Widen): Part[] => [
  part('accent', outline(points`-.38,.06! -.1,.14 .16,.16! .24,.36 .28,.56 .06,.52 -.4,.34!`)),
  part(
    'gold',
    stroke(points`-.38,.08 -.1,.16 .16,.18 .25,.38 .28,.56`, 0.028),
    stroke(points`-.4,.34 .06,.52 .26,.57`, 0.028),
    ...[-0.24, -0.08, 0.06].map((x) =>
      stroke(
        [
          [x, 0.26],
          [x + 0.1, 0.32],
        ],
        0.022,
      ),
    ),
  ),
  creaseLines(0.024, w(points`.26,.58 .34,1.2 .36,2.2 .38,${HEM_Y}`)),
  part(
    'gold',
    ...[0.82, 1.12, 1.42, 1.74, 2.06, 2.4, 2.8].flatMap((y) => [
      ellipse(w([[0.08 - (y - 0.8) * 0.02, y]])[0]![0], y, 0.042),
      ellipse(w([[0.56, y]])[0]![0], y - 0.02, 0.036),
    ]),
    ...[0.82, 1.12, 1.42, 1.74, 2.06].map((y) =>
      stroke(
        w([
          [0.06, y],
          [0.3, y + 0.05],
          [0.55, y - 0.02],
        ]),
        0.018,
      ),
    ),
  ),
  // The strap across the breast.
  part('linen', polygon(w(points`-.6,.74 -.5,.68 .86,2.3 .84,2.5`))),
  creaseLines(0.01, w(points`-.56,.72 .82,2.4`)),
];

const kaftan = (_: Bust, w: Widen): Part[] => [
  part('lining', outline(points`-.36,.26! -.06,.38 .18,.4 .26,.52 .3,.8 .1,.62 -.38,.4!`)),
  creaseLines(0.016, points`-.35,.34 -.04,.46 .2,.5`),
  part(
    'lining',
    outline(
      w(
        points`
                .06,.44 .3,.56 .46,.72! .5,1.4 .36,2.3 .28,${HEM_Y}! .16,${HEM_Y}! .24,2.3 .36,1.4
                .26,.8`,
      ),
    ),
  ),
  cutLines(
    0.018,
    w(points`.28,.66 .38,1.4 .26,2.3 .18,${HEM_Y}`),
    w(points`.48,.76 .52,1.4 .4,2.3 .3,${HEM_Y}`),
  ),
  creaseLines(
    0.026,
    w(points`-.2,1.2 -.1,1.8 -.14,2.3`),
    w(points`.66,1.2 .64,1.7 .56,2.2`),
    w(points`-.1,2.7 -.2,3.4 -.24,${HEM_Y}`),
    w(points`.6,2.7 .68,3.4 .7,${HEM_Y}`),
  ),
];

const dressingGown = ({ wears }: Bust, w: Widen): Part[] => [
  part(
    wears.has('greasy') || wears.has('ragged') ? 'lining' : 'linen',
    outline(points`-.36,.2! -.06,.34 .18,.36 .36,.6 .4,1.2 .2,.9 -.1,.56 -.38,.36!`),
  ),
  creaseLines(0.012, points`.14,.46 .24,.7 .3,1`),
  part(
    'lining',
    outline(
      w(points`-.4,.1! -.58,.26 -.56,.6 -.3,1.2 0,1.9 .22,2.4! .34,2.3 .26,1.6 .08,1 -.14,.6 -.34,.28`),
    ),
    outline(w(points`.26,.54! .5,.64 .68,.9 .68,1.4 .52,2 .34,2.4! .44,1.7 .46,1.1 .36,.74`)),
  ),
  softPart(
    'depth',
    0.6,
    ...[0.5, 0.72, 0.94, 1.16, 1.4, 1.64, 1.88].map((y, i) =>
      stroke(
        w([
          [-0.5 + i * 0.1, y],
          [-0.32 + i * 0.1, y + 0.08],
          [-0.16 + i * 0.075, y - 0.02],
        ]),
        0.014,
      ),
    ),
  ),
  cutLines(0.016, w(points`-.56,.6 -.3,1.2 0,1.9 .22,2.4`), w(points`.68,1 .66,1.4 .52,2 .36,2.36`)),
];

const cassock = ({ wears }: Bust, w: Widen): Part[] => [
  part('depth', outline(points`-.38,.08! -.1,.17 .15,.18! .22,.36 .26,.56 .06,.52 -.4,.34!`)),
  part('linen', outline(points`.02,.14! .155,.17! .22,.34 .08,.34!`)),
  part('fold', ...Array.from({ length: 16 }, (_, i) => ellipse(0.27 + i * 0.008, 0.68 + i * 0.16, 0.022))),
  creaseLines(0.016, w(points`.22,.6 .3,1.6 .34,${HEM_Y}`)),
  creaseLines(0.026, w(points`-.16,1.4 -.2,2.4 -.3,${HEM_Y}`), w(points`.66,1.4 .66,2.6 .74,${HEM_Y}`)),
  ...(wears.has('cross')
    ? []
    : [
        part(
          'gold',
          stroke(points`-.3,.5 -.04,1.2 .16,1.62`, 0.018),
          stroke(points`.34,.6 .3,1.2 .18,1.62`, 0.018),
          stroke(points`.18,1.58 .2,2`, 0.055),
          stroke(points`.06,1.72 .32,1.72`, 0.05),
        ),
      ]),
];

const armour = (_: Bust, w: Widen): Part[] => [
  part('lining', outline(points`-.4,.2! -.1,.3 .2,.32! .36,.56 .2,.74 -.2,.7 -.52,.5!`)),
  part(
    'fold',
    stroke(points`-.4,.24 -.1,.34 .2,.36`, 0.022),
    stroke(points`-.48,.48 -.2,.66 .18,.7 .34,.58`, 0.022),
  ),
  creaseLines(
    0.02,
    w(points`.3,.76 .52,1.3 .4,2.3`),
    w(points`-.5,2.36 .1,2.5 .8,2.36`),
    w(points`-.52,2.7 .1,2.84 .84,2.7`),
  ),
  softPart('fold', 0.7, outline(w(points`.4,.9 .62,1.2 .6,1.7 .5,2.1 .54,1.5`))),
  cutLines(0.02, w(points`-.4,.9 -.1,1.2 0,1.8 -.1,2.3`)),
];

const openShirt = ({ garment, wears }: Bust, w: Widen): Part[] => [
  part('skin', outline(points`-.3,.24 .02,.34 .16,.44 .34,.66 .4,1.14! .24,.86 .02,.62 -.3,.4`)),
  part(
    garment === 'rags' ? 'lining' : 'linen',
    outline(points`-.38,.2! -.5,.34 -.36,.62 -.12,.84! .06,.7! -.1,.52 -.32,.34`),
    outline(points`.3,.56! .48,.64 .58,.86! .42,.92! .38,.74`),
  ),
  creaseLines(
    0.024,
    w(points`.38,1.14 .36,1.8 .38,${HEM_Y}`),
    w(points`-.3,1 -.1,1.5 -.14,2.2`),
    w(points`.66,1.1 .6,1.6 .62,2.2`),
    w(points`.1,1.3 .14,1.8 .1,2.4`),
  ),
  cutLines(0.014, w(points`-.12,.84 .06,.7`), w(points`.04,.74 .26,.94 .37,1.12`)),
  ...(wears.has('braces') ? braces(w) : []),
];

const braces = (w: Widen): Part[] => [
  softPart('depth', 0.4, stroke(w(points`-.5,.54 -.34,1.2 -.26,2 -.24,${HEM_Y}`), 0.13)),
  part(
    'accent',
    stroke(w(points`-.56,.5 -.4,.9 -.38,1.2 -.3,2 -.28,${HEM_Y}`), 0.11),
    stroke(w(points`.48,.62 .56,.9 .6,1.2 .62,2 .64,${HEM_Y}`), 0.1),
  ),
  cutLines(0.01, w(points`-.54,.64 -.42,1.2 -.34,2`), w(points`.56,.74 .64,1.2 .66,2`)),
];

const plain = (_: Bust, w: Widen): Part[] => [
  part('linen', outline(points`-.36,.22! -.04,.34 .18,.36 .3,.56 .1,.6 -.38,.38!`)),
  creaseLines(
    0.03,
    w(points`-.3,.5 .1,1.1 .3,2 .34,${HEM_Y}`),
    w(points`.4,.66 .3,1.3 .34,2`),
    w(points`-.2,1.4 -.16,2.4 -.24,${HEM_Y}`),
    w(points`.66,1.3 .62,2.3 .72,${HEM_Y}`),
  ),
  cutLines(0.016, w(points`-.26,.48 .14,1.1 .34,2`)),
];

const FRONTS: Readonly<Partial<Record<Garment, Front>>> = {
  uniform,
  'fur coat': (_, w) => furFront(w),
  kaftan,
  'dressing gown': dressingGown,
  cassock,
  armour,
  shirt: openShirt,
  rags: openShirt,
  'night shirt': openShirt,
};

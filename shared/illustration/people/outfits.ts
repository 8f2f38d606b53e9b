import { points } from '../drawing/points.ts';
import { ellipse, outline, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { breast } from './breast.ts';
import { creaseLines, cutLines, HEM_Y, part, softPart } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/** A short coat buttoned high over a soft collar and a long tie. */
export function sackFront(w: Widen): Part[] {
  const buttons = [1.74, 2.16, 2.58, 3.0].map((y) => w([[0.4, y]])[0]!);
  return [
    part('linen', outline(w(points`-.36,.24 -.1,.4 .12,.44 .34,.56 .5,.78 .48,1.2 .34,1.56 .06,1.2 -.2,.6`))),
    part(
      'linen',
      outline(points`-.4,.06! -.46,.3 -.22,.56 .08,.74! .17,.5! .14,.24 -.06,.12 -.24,.08`),
      outline(points`.17,.5! .26,.76! .44,.68 .36,.48 .2,.36`),
    ),
    creaseLines(0.012, points`-.4,.1 -.1,.26 .16,.48`),
    part('accent', outline(w(points`.16,.62 .29,.6 .46,1.2 .38,1.5! .22,1.2`))),
    cutLines(0.012, w(points`.22,.9 .36,.84`), w(points`.25,1.1 .41,1.04`)),
    part('accent', outline(points`.1,.52 .25,.5 .31,.64 .17,.7`)),
    part(
      'ink',
      outline(
        w(points`-.36,.7 .06,1.2 .36,1.56! .66,1.1 .84,1.5 .82,2.4 .88,${HEM_Y}! -.4,${HEM_Y}! -.36,2`),
      ),
    ),
    softPart(
      'depth',
      0.55,
      outline(w(points`-.56,.5 -.56,.86 -.36,1.1 .34,1.6 .2,1.1 -.2,.5`)),
      outline(w(points`.3,.58 .66,.86 .66,1.1 .36,1.6 .42,.9`)),
    ),
    part(
      'ink',
      outline(w(points`-.38,.28! -.56,.46 -.52,.8! -.3,.86! -.34,1.04! .36,1.56! .22,1.14 .02,.78 -.2,.5`)),
      outline(w(points`.3,.56! .54,.66 .68,.88! .58,.98! .68,1.08! .36,1.56! .46,1.14 .42,.8`)),
    ),
    cutLines(
      0.018,
      w(points`-.38,.28 -.2,.5 .02,.78 .22,1.14 .36,1.54`),
      w(points`-.52,.8 -.3,.86 -.34,1.04 .34,1.54`),
      w(points`.68,.88 .58,.98 .68,1.08 .38,1.54`),
      w(points`.38,1.6 .56,2 .56,3.2 .5,${HEM_Y}`),
    ),
    part('depth', ...buttons.map(([x, y]) => ellipse(x, y, 0.055))),
    cutLines(
      0.012,
      ...buttons.map(([x, y]): Point[] => [
        [x - 0.03, y - 0.02],
        [x, y - 0.045],
        [x + 0.04, y - 0.02],
      ]),
    ),
  ];
}

/** A coat with one long rolled collar of another cloth. */
export function shawlFront(bust: Bust, w: Widen): Part[] {
  const near = w(
    points`-.4,.08! -.62,.28 -.62,.72 -.4,1.3 -.06,1.95 .28,2.42! .32,2 .2,1.5 .02,1 -.18,.6 -.34,.26`,
  );
  const far = w(points`.3,.54! .54,.64 .74,.94 .74,1.4 .58,2 .32,2.44! .42,1.8 .48,1.2 .42,.78`);
  return [
    ...breast(bust, w),
    softPart(
      'depth',
      0.55,
      outline(near.map(([x, y]): Point => [x - 0.05, y + 0.06])),
      outline(far.map(([x, y]): Point => [x + 0.04, y + 0.05])),
    ),
    part('lining', outline(near), outline(far)),
    cutLines(0.018, w(points`-.62,.72 -.4,1.3 -.06,1.95 .26,2.4`), w(points`.74,1 .72,1.4 .58,2 .34,2.4`)),
    creaseLines(0.016, w(points`-.46,.3 -.44,.8 -.2,1.3 .08,1.9`)),
    part(
      'depth',
      ellipse(w([[0.4, 2.56]])[0]![0], 2.56, 0.06),
      ellipse(w([[0.42, 2.96]])[0]![0], 2.96, 0.06),
    ),
    cutLines(0.016, w(points`.28,2.44 .32,3 .34,${HEM_Y}`)),
  ];
}

/** Over the linen of a dress coat: its high collar, cut away from a pale waistcoat. */
export const standCollar = (w: Widen): Part[] => [
  part(
    'ink',
    outline(w(points`-.42,-.16! -.54,0 -.68,.4 -.54,.8 -.26,1.02! -.08,.86 -.22,.6 -.3,.3 -.3,.04!`)),
  ),
  cutLines(0.02, w(points`-.42,-.15 -.31,.04 -.3,.3 -.22,.6 -.08,.86`)),
  creaseLines(0.018, w(points`-.5,.1 -.44,.5 -.26,.9`)),
  // The points of the shirt's collar stand up beside the jaw.
  part('linen', outline(points`-.06,.34! 0,.1 .13,.04! .2,.38!`)),
  creaseLines(0.01, points`.03,.12 .03,.24 .08,.36`),
];

/** Crossed kerchiefs, capes of two tiers, and jackets: how a bodice is finished at the neck. */
export const fichu = (w: Widen): Part[] => [
  softPart('depth', 0.4, outline(w(points`-.64,.64 -.84,.96 -.4,1.3 .22,1.84 .5,1.4 .66,1`))),
  part('skin', outline(w(points`-.28,.3 .08,.42 .24,.56 .3,1 .2,1.36! -.02,.9 -.2,.56`))),
  // The tucker, gathered along its edge and in the shadow of the kerchief.
  part('linen', outline(w(points`-.12,.58! .02,.66 .16,.68 .26,.66! .32,1 .22,1.5! -.02,1.04`))),
  softPart('depth', 0.17, outline(w(points`-.12,.62! .02,.7 .16,.72 .26,.7! .32,1 .22,1.5! -.02,1.04`))),
  part(
    'shade',
    ...[points`.02,.74 .08,.92 .17,1.3`, points`.1,.75 .15,.94 .21,1.3`, points`.19,.75 .22,.94 .25,1.2`].map(
      (line) => stroke(w(line), 0.008, true),
    ),
  ),
  part('linen', outline(w(points`.2,.5 .46,.66 .64,.94 .52,1.34 .22,1.76! .12,1.5 .3,1`))),
  part('linen', outline(w(points`-.3,.32 -.62,.58 -.82,.9 -.42,1.24 .2,1.76! .34,1.5 .04,1.04 -.14,.62`))),
  part('accent', ellipse(w([[0.24, 1.58]])[0]![0], 1.58, 0.075)),
  part(
    'shade',
    ...[points`-.4,.5 -.3,.9 .12,1.5`, points`-.58,.66 -.5,1 .06,1.56`, points`.42,.74 .46,1.1 .32,1.5`].map(
      (line) => stroke(w(line), 0.014, true),
    ),
  ),
];

export const pelerine = (w: Widen): Part[] => [
  softPart('depth', 0.5, outline(w(points`-.6,.6 -1.02,1 -1.08,1.44 -.6,1.58 .2,1.5 .76,1.46 .74,1`))),
  part(
    'lining',
    outline(w(points`.14,.54 .42,.64 .74,.96 .74,1.34 .44,1.44 .17,1.34!`)),
    outline(w(points`-.3,.34 -.64,.58 -.93,.86 -1.04,1.3 -.7,1.46 -.24,1.46 .17,1.34! .15,.56!`)),
  ),
  part('linen', outline(points`-.32,.2! -.08,.3 .08,.34! .15,.54 .3,.6 .1,.72 -.3,.6 -.44,.44`)),
  cutLines(
    0.022,
    w(points`-1.02,1.3 -.7,1.44 -.24,1.44 .16,1.32 .44,1.42 .73,1.32`),
    w(points`.16,.7 .17,1.3`),
  ),
  creaseLines(
    0.022,
    w(points`-.5,.56 -.7,1 -.76,1.42`),
    w(points`-.3,.6 -.36,1 -.34,1.4`),
    w(points`.4,.74 .5,1 .5,1.38`),
  ),
  part('gold', ellipse(0.15, 0.62, 0.06)),
];

export const jacketBodice = (w: Widen): Part[] => [
  part(
    'linen',
    outline(points`-.3,.16! -.08,.28 .08,.3! .16,.46 .3,.62 .34,1.1 .24,1.44! .04,1 -.16,.6 -.34,.4!`),
  ),
  // A fall of lace, pinned at the throat.
  part(
    'white',
    outline(points`.02,.44 .28,.48 .38,.68 .28,.77 .2,.71 .08,.78 -.04,.66`),
    outline(points`.05,.7 .32,.72 .38,.92 .28,1 .21,.94 .12,1.01 .03,.9`),
  ),
  part(
    'shade',
    ...(
      [
        [
          [0.1, 0.5],
          [0.07, 0.72],
        ],
        [
          [0.2, 0.5],
          [0.2, 0.7],
        ],
        [
          [0.12, 0.76],
          [0.11, 0.95],
        ],
        [
          [0.24, 0.76],
          [0.25, 0.94],
        ],
      ] satisfies (readonly Point[])[]
    ).map((line) => stroke(line, 0.012, true)),
  ),
  part('gold', ellipse(0.15, 0.46, 0.052)),
  part(
    'lining',
    outline(w(points`-.34,.3! -.56,.5 -.6,.8! -.36,.9! -.36,1.06! .26,1.5! .14,1.06 -.06,.74 -.22,.5`)),
    outline(w(points`.26,.58! .46,.68 .6,.9! .5,.98! .58,1.08! .28,1.5! .38,1.06 .34,.8`)),
  ),
  cutLines(0.014, w(points`-.6,.8 -.36,.9 -.36,1.06 .24,1.48`), w(points`.6,.9 .5,.98 .58,1.08 .3,1.48`)),
  part('gold', ...[1.62, 1.82, 2.02].map((y) => ellipse(w([[0.2, y]])[0]![0], y, 0.036))),
  creaseLines(0.014, w(points`.27,1.5 .24,1.8 .16,2.2`)),
];

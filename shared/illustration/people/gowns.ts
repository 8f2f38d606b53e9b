import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { clothTexture, sleeveTexture } from './cloth-texture.ts';
import { hump } from './coats.ts';
import { creaseLines, cutLines, HEM_Y, part, softPart, type Costume } from './costume-parts.ts';
import { farArm } from './far-arm.ts';
import { gownNeck, isPeasant } from './gown-neck.ts';
import { sleeveOf } from './gown-sleeve.ts';
import { pelerine } from './outfits.ts';
import { nearArm, shoulderBreadth, shrugOf } from './sleeves.ts';
import { widened, type Widen } from './widened.ts';

export function gown(bust: Bust): Costume {
  const { garment, bulk, wears, age } = bust;
  const w = widened(bulk * (age === 'child' ? 0.86 : 1), shoulderBreadth(bust), shrugOf(bust));
  const waist = age === 'child' ? 2.0 : 2.24;
  const shell = shellOf(bust, waist);
  const arm = nearArm(bust, 'dress', hasFullSleeves(bust));
  return {
    body: [
      ...(wears.has('hump') ? [hump('dress')] : []),
      ...farArm(bust, 'dress', w),
      ...(garment === 'ball dress' ? ballDress(shell, waist, w) : [part('dress', outline(w(shell)))]),
      ...(wears.has('skirt') ? [part('trousers', outline(w(belowWaist(shell, waist))))] : []),
      ...pleats(waist, w),
      waistband(wears.has('belt') || isPeasant(bust), waist, w),
      ...gownNeck(bust, w),
      ...(wears.has('jewels') ? [NECKLACE] : []),
      ...(wears.has('apron') ? apron(waist, w) : []),
      ...ofGown(clothTexture(bust, (points) => w(points.map(narrowed)))),
    ],
    arm: [
      ...sleeveOf(bust, arm),
      ...(garment === 'ball dress'
        ? []
        : ofGown(sleeveTexture(bust, widened(bulk * 0.84, shoulderBreadth(bust), shrugOf(bust))))),
      ...(bust.bodice === 'pelerine' && garment !== 'ball dress' && !isPeasant(bust) ? pelerine(w) : []),
      ...(wears.has('shawl') ? shawl(w) : []),
    ],
    hand: arm.hand,
  };
}

const hasFullSleeves = (bust: Bust): boolean =>
  isPeasant(bust) || (bust.garment === 'dress' && bust.skirt !== 'slim' && bust.features.brow > 0);

/** The outline from the nape down the back, along the hem, and up in front. */
function shellOf({ isStooped }: Bust, waist: number): Point[] {
  const bent = isStooped ? 0.2 : 0;
  return [
    [-0.26, 0.36],
    [-0.38 - bent, 0.5 - bent],
    [-0.6 - bent, 0.62],
    [-0.82, 0.76],
    [-0.92, 1.0],
    [-0.86, 1.5],
    [-0.66, 2.0],
    [-0.58, waist, 1],
    [-0.9, waist + 0.3],
    [-1.4, 3.2],
    [-1.8, HEM_Y, 1],
    [1.6, HEM_Y, 1],
    [1.2, 3.2],
    [0.78, waist + 0.3],
    [0.46, waist, 1],
    [0.54, 1.96],
    [0.68, 1.56],
    [0.7, 1.24],
    [0.58, 0.92],
    [0.4, 0.7],
    [0.22, 0.56],
    [0.06, 0.44],
  ];
}

/** The skirt of a shell, where it is of another cloth than the bodice. */
const belowWaist = (shell: readonly Point[], waist: number): Point[] => shell.filter(([, y]) => y >= waist);

/** Bare shoulders over a low bodice. */
const ballDress = (shell: readonly Point[], waist: number, w: Widen): Part[] => [
  part('skin', outline(w(shell.slice(0, 7).concat(shell.slice(13))))),
  softPart(
    'shade',
    0.3,
    outline(w(points`-.2,.5 -.34,.8 -.6,1.2 -.84,1.1 -.7,.72 -.4,.52`)),
    stroke(w(points`.1,.62 .28,.72 .44,.76`), 0.02, true),
  ),
  part(
    'dress',
    outline(
      w([
        [-0.96, 1.0, 1],
        [-0.6, 1.2],
        [-0.2, 1.34],
        [0.24, 1.32],
        [0.6, 1.08, 1],
        [0.72, 1.3],
        [0.68, 1.6],
        [0.54, 1.96],
        [0.46, waist, 1],
        [0.78, waist + 0.3],
        [1.2, 3.2],
        [1.6, HEM_Y, 1],
        [-1.8, HEM_Y, 1],
        [-1.4, 3.2],
        [-0.9, waist + 0.3],
        [-0.58, waist, 1],
        [-0.7, 1.8],
        [-0.9, 1.4],
      ]),
    ),
  ),
];

/** The shaded side; pleats gathered at the waist and spreading below it. */
const pleats = (waist: number, w: Widen): Part[] => [
  softPart(
    'depth',
    0.42,
    outline(
      w(
        points`
            -.5,1.1 -.36,1.6 -.34,${waist}! -.7,3.2 -.9,${HEM_Y}! -1.7,${HEM_Y}! -1.2,3 -.6,${waist}!
            -.7,1.7`,
      ),
    ),
  ),
  creaseLines(
    0.024,
    w([
      [-0.3, 1.3],
      [-0.16, 1.8],
      [-0.1, waist - 0.04],
    ]),
    w([
      [0.56, 1.3],
      [0.4, 1.8],
      [0.28, waist - 0.04],
    ]),
    w([
      [0.02, 1.5],
      [0.06, 1.9],
      [0.06, waist - 0.04],
    ]),
    w([
      [-0.4, waist + 0.06],
      [-0.9, 3.2],
      [-1.2, HEM_Y],
    ]),
    w([
      [-0.1, waist + 0.08],
      [-0.3, 3.2],
      [-0.4, HEM_Y],
    ]),
    w([
      [0.2, waist + 0.08],
      [0.4, 3.2],
      [0.6, HEM_Y],
    ]),
    w([
      [0.4, waist + 0.06],
      [0.86, 3.2],
      [1.16, HEM_Y],
    ]),
  ),
  cutLines(
    0.015,
    w([
      [-0.26, waist + 0.08],
      [-0.6, 3.2],
      [-0.84, HEM_Y],
    ]),
    w([
      [0.06, waist + 0.08],
      [0.06, 3.2],
      [0.1, HEM_Y],
    ]),
    w([
      [0.32, waist + 0.06],
      [0.64, 3.2],
      [0.9, HEM_Y],
    ]),
    w([
      [0.62, 1.4],
      [0.48, 1.86],
      [0.38, waist - 0.02],
    ]),
  ),
];

const waistband = (isLight: boolean, waist: number, w: Widen): Part =>
  part(
    isLight ? 'lining' : 'depth',
    outline(
      w([
        [-0.6, waist - 0.08],
        [0, waist + 0.04],
        [0.48, waist - 0.08],
        [0.47, waist + 0.08],
        [0, waist + 0.2],
        [-0.59, waist + 0.08],
      ]),
    ),
  );

const NECKLACE = part(
  'gold',
  ...openCurve(points`-.24,.4 0,.56 .17,.6 .24,.5`)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => ellipse(x, y, 0.034)),
);

const apron = (waist: number, w: Widen): Part[] => [
  part(
    'white',
    outline(
      w(
        points`
              -.3,1.3! .1,1.38 .54,1.24! .42,${waist} .8,3.2 1.06,${HEM_Y}! -.9,${HEM_Y}! -.7,3.2
              -.42,${waist}`,
      ),
    ),
    stroke(w(points`-.28,1.32 -.4,.9 -.36,.56`), 0.09),
    stroke(w(points`.5,1.26 .46,.96 .3,.64`), 0.08),
  ),
  part(
    'shade',
    stroke(w(points`0,1.6 .02,2.2 -.1,3.4`), 0.016, true),
    stroke(w(points`.3,1.6 .24,2.2 .5,3.4`), 0.016, true),
    stroke(
      w([
        [-0.44, waist],
        [0.04, waist + 0.12],
        [0.44, waist],
      ]),
      0.03,
    ),
  ),
];

/** A bodice is narrower than the coat for which rents and patches are drawn. */
const narrowed = ([x, y, corner]: Point): Point => (corner ? [x * 0.62, y, corner] : [x * 0.62, y]);

/** Textures are drawn in the cloth of a coat. */
const ofGown = (parts: Part[]): Part[] =>
  parts.map((each) => (each.material === 'ink' ? { ...each, material: 'dress' } : each));

const shawl = (w: Widen): Part[] => [
  softPart('depth', 0.4, outline(w(points`-.4,.6 -1.1,.9 -1.4,1.8 -1.2,2.5 -.4,2.3 .3,1.9 .6,1.5 .4,.9`))),
  part(
    'lining',
    outline(
      w(
        points`
          -.3,.34 -.56,.48 -.94,.7 -1.2,1.1 -1.36,1.7 -1.3,2.3 -1,2.44 -.6,2.2 -.1,1.9 .28,1.66!
          .1,1.3 -.14,.8`,
      ),
    ),
    outline(w(points`.18,.52 .44,.66 .68,.92 .8,1.3 .66,1.8 .36,2.3 .2,1.9 .26,1.3 .2,.9`)),
    ...[-1.3, -1.2, -1.1, -1.0, -0.9, -0.8, -0.7].map((x, i) =>
      stroke(
        w([
          [x, 2.34 + (i < 3 ? i * 0.03 : 0.06 - i * 0.03)],
          [x - 0.02, 2.6 - i * 0.03],
        ]),
        0.03,
      ),
    ),
  ),
  cutLines(0.016, w(points`-.26,.46 -.1,.9 .12,1.34 .26,1.64`), w(points`.22,.58 .28,1.3 .24,1.9`)),
  creaseLines(
    0.026,
    w(points`-.44,.56 -.5,1.1 -.3,1.7`),
    w(points`-.66,.64 -.86,1.3 -.7,2`),
    w(points`-.9,.8 -1.12,1.5 -1.04,2.2`),
    w(points`.44,.74 .56,1.2 .42,1.8`),
  ),
];

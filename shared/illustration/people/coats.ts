import { points } from '../drawing/points.ts';
import { ellipse, limb, outline, polygon, stroke, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';
import type { Garment } from '../scene.ts';
import type { Bust } from './bust.ts';
import { buttonedFront, collarUp } from './buttoned-front.ts';
import { closedFront } from './closed-front.ts';
import { clothTexture, sleeveTexture } from './cloth-texture.ts';
import { cloak, shoulder } from './coat-shoulder.ts';
import { creaseLines, cutLines, HEM_Y, part, softPart, type Costume } from './costume-parts.ts';
import { farArm } from './far-arm.ts';
import { openFront } from './open-front.ts';
import { sackFront, shawlFront, standCollar } from './outfits.ts';
import { nearArm, shoulderBreadth, shrugOf } from './sleeves.ts';
import { tweedOnSack, weave } from './weave.ts';
import { widened, type Widen } from './widened.ts';

const OPEN: ReadonlySet<Garment> = new Set(['coat', 'frock coat', 'great coat', 'jacket']);

export function coat(bust: Bust): Costume {
  const { garment, bulk: b, wears, age } = bust;
  const isWide = wears.has('loose');
  const w = widened(
    (isWide ? 1.16 : 1) * b * (age === 'child' ? 0.84 : bust.sex === 'woman' ? 0.86 : 1),
    shoulderBreadth(bust),
    shrugOf(bust),
  );
  const body: Part[] = [
    ...(wears.has('slung gun') ? slungGun(w) : []),
    ...(wears.has('hump') ? [hump('ink')] : []),
    ...farArm(bust, 'ink', w),
    part('ink', outline(w(shellOf(bust)))),
    // The shaded side, and the hollow under the arm.
    softPart(
      'depth',
      0.45,
      outline(w(points`-.56,.96 -.34,1.3 -.3,2 -.36,3 -.4,${HEM_Y}! -1.1,${HEM_Y}! -.9,2.4 -.7,1.5`)),
    ),
    ...weave(bust, w),
    ...front(bust, w),
  ];
  if (bust.outfit === 'tail') body.push(...standCollar(w));
  if (isWide) body.push(...looseFolds(w));
  if (wears.has('tight')) body.push(...tightCreases(w));
  if (wears.has('apron')) body.push(...bibApron(w));
  if (wears.has('scarf')) body.push(...SCARF);
  if (wears.has('slung gun')) body.push(strap(w));
  if (wears.has('medal')) body.push(...MEDALS);
  if (wears.has('red flower') || wears.has('white flower'))
    body.push(...buttonholeFlower(wears.has('red flower') ? 'lip' : 'linen', w));
  if (wears.has('belt') || garment === 'kaftan' || garment === 'dressing gown')
    body.push(...belt(garment, w));
  body.push(...clothTexture(bust, w));
  const isSleeveless = garment === 'cloak';
  const arm = isSleeveless
    ? { parts: [], hand: [0.3, 2] as Point }
    : nearArm(bust, 'ink', garment === 'shirt' || garment === 'robe');
  const over = isSleeveless ? cloak(w) : shoulder(bust, w);
  return { body, arm: [...arm.parts, ...sleeveTexture(bust, w), ...over], hand: arm.hand };
}

/** The outline from the nape down the back, along the hem, and up in front. */
function shellOf({ garment, isStooped }: Bust): Point[] {
  const bent = isStooped ? 0.3 : 0;
  const isLoose =
    garment === 'great coat' || garment === 'fur coat' || garment === 'cloak' || garment === 'robe';
  const loose = isLoose ? 0.08 : 0;
  return [
    [-0.35, 0.26],
    [-0.5 - bent * 0.6, 0.42 - bent * 0.6],
    [-0.74 - bent, 0.57 - bent * 0.5],
    [-0.98 - bent * 0.5, 0.72],
    [-1.12 - loose, 0.98],
    [-1.18 - loose, 1.4],
    [-1.16 - loose * 2, 2.2],
    [-1.2 - loose * 3, 3.2],
    [-1.24 - loose * 4, HEM_Y, 1],
    [1.0 + loose * 3, HEM_Y, 1],
    [0.86 + loose * 2, 3.2],
    [0.8 + loose, 2.2],
    [0.86 + loose, 1.5],
    [0.84 + loose * 0.5, 1.08],
    [0.7, 0.82],
    [0.46, 0.65],
    [0.27, 0.55],
    [0.1, 0.42],
  ];
}

/** Buttoned to the chin, cut in its own way, open over linen, or closed. */
function front(bust: Bust, w: Widen): Part[] {
  const { garment, wears, outfit, isButtoned } = bust;
  if (wears.has('buttoned') && OPEN.has(garment))
    return [...buttonedFront(wears.has('collar up'), w), ...weave(bust, w, true)];
  if (outfit === 'sack') return [...sackFront(w), ...(wears.has('tweed') ? [tweedOnSack(w)] : [])];
  if (outfit === 'shawl') return shawlFront(bust, w);
  if (!OPEN.has(garment)) return closedFront(bust, w);
  return [
    ...openFront(bust, w),
    ...(isButtoned ? weave(bust, w, true) : []),
    ...(wears.has('collar up') ? collarUp() : []),
  ];
}

const looseFolds = (w: Widen): Part[] => [
  creaseLines(
    0.04,
    w(points`-.96,.86 -.7,1.2 -.66,1.8`),
    w(points`.8,1.2 .6,1.9 .72,2.6`),
    w(points`-.1,2.3 -.3,2.9 -.2,3.6`),
    w(points`.2,2.5 .5,2.9 .56,3.6`),
  ),
  cutLines(0.016, w(points`.84,1.3 .66,1.9 .76,2.5`)),
];

/** At the buttons. */
const tightCreases = (w: Widen): Part[] => [
  creaseLines(
    0.022,
    ...[1.7, 2.1, 2.5].flatMap((y) => [
      w([
        [0.36, y],
        [0.62, y - 0.14],
        [0.84, y - 0.2],
      ]),
      w([
        [0.3, y],
        [0.06, y - 0.12],
        [-0.2, y - 0.16],
      ]),
    ]),
  ),
  cutLines(
    0.012,
    ...[1.9, 2.3, 2.7].flatMap((y) => [
      w([
        [0.38, y],
        [0.6, y - 0.02],
        [0.8, y - 0.08],
      ]),
      w([
        [0.28, y],
        [0.04, y - 0.02],
        [-0.16, y - 0.06],
      ]),
    ]),
  ),
];

const MEDALS: readonly Part[] = [
  part('gold', ellipse(-0.2, 1.5, 0.075), ellipse(-0.02, 1.52, 0.065)),
  part(
    'accent',
    polygon(points`-.25,1.3 -.15,1.3 -.17,1.44 -.23,1.44`),
    polygon(points`-.06,1.33 .03,1.33 .01,1.47 -.05,1.47`),
  ),
];

/** The barrel above the shoulder, and the stock below it, behind the back. */
const slungGun = (w: Widen): Part[] => [
  part('fur', ...limb(w(points`-.6,1.2 -.86,.2 -.98,-.3`), [0.13, 0.09, 0.06])),
  part('depth', ...limb(w(points`-.8,.3 -1.02,-.5 -1.14,-1`), [0.05, 0.045, 0.042])),
  part(
    'fold',
    stroke(w(points`-.84,.3 -1.05,-.5 -1.17,-1`), 0.014),
    stroke(w(points`-.9,-.14 -.98,-.16`), 0.03),
  ),
];

const strap = (w: Widen): Part =>
  part('fur', outline(w(points`-.66,.6! -.52,.56! .2,1.5 .84,2.5! .78,2.7! .1,1.7`)));

/** In the lapel on the side turned to the reader, with a leaf on either side. */
function buttonholeFlower(material: Material, w: Widen): Part[] {
  const [[x, y]] = w([[-0.2, 1.2]]) as [Point];
  const petals = [0, 72, 144, 216, 288].map((turn) => {
    const angle = (turn / 180) * Math.PI;
    return ellipse(x + Math.cos(angle) * 0.055, y + Math.sin(angle) * 0.05, 0.056, 0.052);
  });
  return [
    softPart('depth', 0.6, ellipse(x - 0.01, y + 0.03, 0.13, 0.12)),
    part(
      'leaf',
      outline([
        [x - 0.02, y + 0.02],
        [x - 0.15, y + 0.06],
        [x - 0.19, y + 0.16],
        [x - 0.06, y + 0.13],
      ]),
    ),
    part(
      'leaf',
      outline([
        [x + 0.02, y + 0.04],
        [x + 0.1, y + 0.1],
        [x + 0.08, y + 0.21],
        [x - 0.01, y + 0.13],
      ]),
    ),
    part(material, ...petals),
    softPart(
      'shade',
      0.5,
      ellipse(x, y, 0.03),
      stroke(
        [
          [x - 0.06, y + 0.03],
          [x, y + 0.06],
          [x + 0.06, y + 0.02],
        ],
        0.01,
      ),
    ),
  ];
}

/** A humped back behind the shoulders. */
export const hump = (material: Material): Part =>
  part(
    material,
    outline(points`-.2,.4 -.36,.1 -.62,-.1 -.96,-.08 -1.24,.16 -1.36,.56 -1.3,1.1 -1,1.5 -.5,1.2`),
  );

function belt(garment: Garment, w: Widen): Part[] {
  const material: Material =
    garment === 'kaftan' ? 'accent' : garment === 'dressing gown' ? 'lining' : 'depth';
  return [
    part(material, outline(w(points`-.7,2.36 .1,2.5 .92,2.34 .93,2.6 .1,2.78 -.7,2.62`))),
    cutLines(0.014, w(points`-.6,2.48 .1,2.62 .9,2.46`)),
    ...(garment === 'dressing gown'
      ? [part('lining', ...limb(points`.34,2.6 .42,3.2 .38,3.9`, [0.05, 0.045, 0.05]))]
      : []),
  ];
}

/** Leather from the breast down, hung from the neck and tied round the waist. */
const bibApron = (w: Widen): Part[] => [
  part(
    'fur',
    outline(w(points`-.3,1.32! .12,1.4 .66,1.26! .72,2.3 .86,${HEM_Y}! -.62,${HEM_Y}! -.56,2.5 -.4,2.2`)),
    stroke(w(points`-.26,1.36 -.38,.94 -.34,.5`), 0.09),
    stroke(w(points`.6,1.3 .52,.94 .34,.62`), 0.08),
    stroke(w(points`-.8,2.36 .1,2.54 .92,2.36`), 0.09),
  ),
  part(
    'depth',
    stroke(w(points`-.24,1.44 .12,1.5 .62,1.36`), 0.016),
    stroke(w(points`-.5,2.48 .1,2.6 .74,2.48`), 0.02, true),
    stroke(w(points`.1,1.7 .14,2.1 .1,2.5`), 0.02, true),
    stroke(w(points`.1,2.7 0,3.2 .04,${HEM_Y}`), 0.024, true),
    stroke(w(points`.5,2.7 .56,3.4 .5,${HEM_Y}`), 0.02, true),
  ),
];

/** Wound about the neck, one end hanging before. */
const SCARF: Part[] = [
  softPart('depth', 0.5, outline(points`-.5,.3 .2,.4 .34,.6 0,.76 -.5,.66`)),
  part(
    'lining',
    outline(points`.02,.4 .24,.42 .44,.9 .42,1.5 .18,1.52 .12,.9`),
    outline(points`-.42,.06 -.14,.1 .14,.16 .3,.3 .32,.46 .12,.58 -.2,.56 -.46,.44 -.52,.22`),
  ),
  creaseLines(
    0.02,
    points`-.48,.2 -.12,.3 .26,.32`,
    points`-.46,.34 -.14,.44 .22,.44`,
    points`.2,.6 .3,1 .3,1.44`,
  ),
  part(
    'lining',
    ...[0.2, 0.25, 0.3, 0.35, 0.4].map((x) =>
      stroke(
        [
          [x, 1.48],
          [x - 0.01, 1.66],
        ],
        0.02,
      ),
    ),
  ),
];

import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { creaseLines, part, softPart } from './costume-parts.ts';
import { fichu, jacketBodice } from './outfits.ts';
import type { Widen } from './widened.ts';

/** How a gown is finished at the neck: lace, a blouse, a frill, a kerchief or a collar. */
export function gownNeck(bust: Bust, w: Widen): Part[] {
  if (bust.garment === 'ball dress') return bertha(w);
  if (isPeasant(bust)) return blouse(w);
  if (bust.garment === 'night shirt') return frill();
  if (bust.bodice === 'fichu') return fichu(w);
  return bust.bodice === 'jacket' ? jacketBodice(w) : dayCollar(bust, w);
}

export const isPeasant = ({ garment }: Bust): boolean => garment === 'peasant dress' || garment === 'rags';

/** Lace along a low neckline. */
const bertha = (w: Widen): Part[] => {
  const edge = openCurve(w(points`-.98,1.02 -.6,1.24 -.2,1.38 .24,1.36 .62,1.1`));
  return [
    part(
      'linen',
      taper(edge, [0.09, 0.13, 0.13, 0.08]),
      ...edge.filter((_, i) => i % 2 === 0).map(([x, y]) => ellipse(x, y + 0.1, 0.075)),
    ),
    part(
      'shade',
      ...edge.filter((_, i) => i % 2 === 1).map(([x, y]) => ellipse(x, y + 0.08, 0.02)),
      stroke(w(points`-.96,1 -.6,1.21 -.2,1.35 .24,1.33 .6,1.08`), 0.014),
    ),
    part('accent', ellipse(0.2, 1.4, 0.07), ellipse(0.28, 1.35, 0.055), ellipse(0.12, 1.36, 0.055)),
  ];
};

/** A blouse with a gathered neck under the straps of a sarafan, and beads. */
const blouse = (w: Widen): Part[] => [
  part(
    'linen',
    outline(
      w(points`-.3,.36! -.6,.58 -.84,.76 -.92,1.1 -.6,1.32 0,1.42 .64,1.26 .6,.94 .4,.7 .14,.46 -.06,.5`),
    ),
  ),
  part(
    'accent',
    stroke(points`-.28,.42 -.04,.56 .16,.52`, 0.04),
    ...Array.from({ length: 6 }, (_, i) =>
      ellipse(-0.02 + i * 0.06, 0.7 + Math.sin((i / 5) * Math.PI) * 0.1, 0.042),
    ),
  ),
  part(
    'dress',
    stroke(w(points`-.46,.6 -.4,1 -.36,1.5`), 0.17),
    stroke(w(points`.34,.7 .44,1 .46,1.5`), 0.14),
  ),
  creaseLines(
    0.012,
    w(points`-.2,.6 -.16,.9 -.2,1.3`),
    w(points`0,.7 .06,1 .02,1.34`),
    w(points`.2,.66 .24,1 .2,1.3`),
  ),
  part('accent', stroke(w(points`-.7,1.32 0,1.46 .66,1.28`), 0.05)),
];

const frill = (): Part[] => [
  part(
    'linen',
    outline(points`-.32,.16 -.1,.28 .1,.34 .28,.5 .34,.68 .1,.66 -.2,.56 -.42,.38`),
    ...points`-.36,.36 -.22,.5 -.04,.6 .14,.66 .3,.66`.map(([x, y]) => ellipse(x, y, 0.08)),
  ),
  part(
    'shade',
    ...points`-.2,.3 -.04,.4 .12,.46`.map(([x, y]) =>
      stroke(
        [
          [x, y],
          [x + 0.02, y + 0.16],
        ],
        0.014,
        true,
      ),
    ),
  ),
];

/** A collar of linen or lace, a brooch, and buttons down to the waist. */
function dayCollar({ features, wears }: Bust, w: Widen): Part[] {
  const isLace = features.nose > 0 || wears.has('collar');
  const scallops: Path = isLace
    ? points`-.46,.6 -.32,.72 -.16,.79 0,.83 .16,.85 .3,.82 .42,.76`.map(([x, y]) => ellipse(x, y, 0.07))
    : [];
  return [
    part('linen', outline(points`-.3,.2! -.08,.3 .08,.34! .13,.46 .12,.54 -.1,.52 -.34,.4!`)),
    softPart('depth', 0.4, outline(points`-.34,.42 -.56,.68 -.2,.88 .2,.94 .46,.84 .24,.6`)),
    part(
      'linen',
      outline(points`-.34,.38! -.5,.56 -.3,.72 0,.82 .13,.78! .13,.54! -.1,.52`),
      outline(points`.13,.54! .15,.8! .32,.82 .46,.74 .34,.62 .2,.54`),
      ...scallops,
    ),
    part(
      'shade',
      stroke(points`-.32,.4 -.1,.53 .12,.55`, 0.014, true),
      ...(isLace
        ? points`-.4,.6 -.26,.7 -.1,.76 .08,.79 .24,.78 .36,.74`.map(([x, y]) => ellipse(x, y, 0.018))
        : []),
    ),
    part('gold', ellipse(0.14, 0.56, 0.05, 0.06)),
    softPart('depth', 0.7, ellipse(0.14, 0.56, 0.026, 0.034)),
    part(
      'fold',
      ...Array.from({ length: 6 }, (_, i) =>
        ellipse(w([[0.22 - i * 0.006, 1.0 + i * 0.2]])[0]![0], 1.0 + i * 0.2, 0.022),
      ),
    ),
    creaseLines(0.012, w(points`.2,.88 .24,1.5 .16,2.2`)),
  ];
}

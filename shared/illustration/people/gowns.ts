import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { HEM_Y, part, softPart, cutLines, creaseLines, type Arm, type Costume } from './costume-parts.ts';
import { hump } from './coats.ts';
import { fichu, jacketBodice, pelerine } from './outfits.ts';
import { widened, nearArm } from './sleeves.ts';
import { clothTexture, sleeveTexture } from './cloth-texture.ts';

export function gown(bust: Bust): Costume {
  const { garment, bulk: b, wears, isStooped, age } = bust;
  const w = widened(b * (age === 'child' ? 0.86 : 1));
  const bent = isStooped ? 0.2 : 0;
  const isBall = garment === 'ball dress';
  const isPeasant = garment === 'peasant dress' || garment === 'rags';
  const waist = age === 'child' ? 2.0 : 2.24;
  const shell: Point[] = [
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
  const body: Part[] = wears.has('hump') ? [hump('dress')] : [];
  if (isBall) {
    body.push(
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
    );
  } else body.push(part('dress', outline(w(shell))));
  // The shaded side; pleats gathered at the waist and spreading below it.
  body.push(
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
    part(
      wears.has('belt') || isPeasant ? 'lining' : 'depth',
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
    ),
  );
  if (isBall) body.push(...bertha(w));
  else if (isPeasant) body.push(...blouse(w));
  else if (garment === 'night shirt') body.push(...frill());
  else if (bust.bodice === 'fichu') body.push(...fichu(w));
  else if (bust.bodice === 'jacket') body.push(...jacketBodice(w));
  else body.push(...dayCollar(bust, w));
  if (wears.has('jewels'))
    body.push(
      part(
        'gold',
        ...openCurve(points`-.24,.4 0,.56 .17,.6 .24,.5`)
          .filter((_, i) => i % 2 === 0)
          .map(([x, y]) => ellipse(x, y, 0.034)),
      ),
    );
  if (wears.has('apron'))
    body.push(
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
    );
  // A bodice is narrower than the coat for which rents and patches are drawn.
  const ofGown = (parts: Part[]): Part[] =>
    parts.map((each) => (each.material === 'ink' ? { ...each, material: 'dress' as const } : each));
  body.push(
    ...ofGown(
      clothTexture(bust, (points) =>
        w(points.map(([x, y, corner]): Point => (corner ? [x * 0.62, y, corner] : [x * 0.62, y]))),
      ),
    ),
  );
  const isFull = isPeasant || (garment === 'dress' && bust.skirt !== 'slim' && bust.features.brow > 0);
  const arm = nearArm(bust, 'dress', isFull);
  const sleeve = isBall
    ? bareArm(bust, arm)
    : isPeasant
      ? arm.parts.map((each) => (each.material === 'dress' ? { ...each, material: 'linen' as const } : each))
      : arm.parts;
  return {
    body,
    arm: [
      ...sleeve,
      ...(isBall ? [] : ofGown(sleeveTexture(bust, widened(b * 0.84)))),
      ...(bust.bodice === 'pelerine' && !isBall && !isPeasant ? pelerine(w) : []),
      ...(wears.has('shawl') ? shawl(w) : []),
    ],
    hand: arm.hand,
  };
}

/** A short puffed sleeve. */
function bareArm(bust: Bust, { parts }: Arm): Part[] {
  const w = widened(bust.bulk * 0.84);
  return [
    ...parts
      .filter(({ material }) => material !== 'linen' && material !== 'fold')
      .map((each) =>
        each.material === 'dress'
          ? { ...each, material: 'skin' as const }
          : each.material === 'depth'
            ? { ...each, material: 'shade' as const, opacity: 0.3 }
            : each,
      ),
    part(
      'dress',
      outline(w(points`-.6,.98 -.9,.86 -1.16,.98 -1.32,1.26 -1.24,1.56 -.96,1.64 -.66,1.56 -.52,1.3`)),
    ),
    creaseLines(0.018, w(points`-.9,.9 -1.06,1.2 -1.04,1.58`), w(points`-.72,.94 -.8,1.2 -.8,1.58`)),
    cutLines(0.014, w(points`-1.2,1.56 -.94,1.62 -.66,1.54`), w(points`-1,.92 -1.18,1.16 -1.2,1.4`)),
  ];
}

/** Lace along a low neckline. */
const bertha = (w: (points: readonly Point[]) => Point[]): Part[] => {
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
const blouse = (w: (points: readonly Point[]) => Point[]): Part[] => [
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
function dayCollar({ features, wears }: Bust, w: (points: readonly Point[]) => Point[]): Part[] {
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

const shawl = (w: (points: readonly Point[]) => Point[]): Part[] => [
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

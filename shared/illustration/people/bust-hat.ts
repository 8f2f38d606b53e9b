import { points } from '../drawing/points.ts';
import { ellipse, outline, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { bonnet } from './bonnet.ts';
import type { BustHead } from './bust-looks.ts';
import { HATS, type Hat } from './heads.ts';
import { laceCap } from './lace-cap.ts';

/** What a head wears over its hair: a hat with its band and feather, a cap, a veil. */
export function drawHat({ hat, isWhiteHaired, wears }: BustHead): Part[] {
  const own = isWhiteHaired ? 'grey' : 'hair';
  return [
    ...(hat ? hatOf(hat, own) : []),
    ...(hat && wears.has('plume') ? PLUME : []),
    ...(wears.has('veil') || wears.has('bridal veil') ? veil(wears.has('veil') ? 'lash' : 'white') : []),
  ];
}

/** @param own the material of the hair that a cap leaves in view */
function hatOf(hat: Hat, own: 'grey' | 'hair'): Part[] {
  if (hat === 'laceCap') return laceCap(own);
  if (hat === 'bonnet') return bonnet(own);
  const band = BANDS[hat];
  return [
    { path: HATS[hat](), material: 'hat' },
    ...(band ? [{ path: [stroke(band, 0.045, true)], material: 'fold' } as const] : []),
    ...(hat === 'turban' ? [{ path: TURBAN_FOLDS, material: 'fold', opacity: 0.75 } as const] : []),
    ...(hat === 'helmet' ? HELMET_SHINE : []),
    ...(hat === 'kerchief'
      ? [
          { path: KERCHIEF_FOLDS, material: 'shade', opacity: 0.45 } as const,
          { path: KERCHIEF_SPRIGS, material: 'linen', opacity: 0.5 } as const,
        ]
      : []),
  ];
}

/** The ribbon round a hat, or the hem of a cap. */
const BANDS: Readonly<Partial<Record<Hat, readonly Point[]>>> = {
  topHat: points`-.48,-.84 0,-.89 .375,-.87`,
  bowler: points`-.53,-.79 0,-.84 .36,-.83`,
  wideHat: points`-.51,-.8 0,-.83 .36,-.83`,
  officerCap: points`-.6,-.7 0,-.78 .42,-.76`,
  furHat: points`-.6,-.76 0,-.82 .46,-.8`,
  helmet: points`-.62,-.72 -.1,-.8 .42,-.78`,
  kerchief: points`.2,-.94 .02,-.6 -.02,-.2 .06,.1`,
  hood: points`.28,-.98 .1,-.6 .08,-.2 .14,.2`,
};

/** Cloth wound about the head, one turn over the other. */
const TURBAN_FOLDS: Path = [
  points`.46,-.76 .14,-.84 -.24,-.78 -.6,-.58`,
  points`.5,-.9 .16,-1 -.26,-.96 -.7,-.72`,
  points`.44,-1.06 .1,-1.15 -.3,-1.12 -.72,-.88`,
  points`.3,-1.24 .02,-1.28 -.32,-1.26 -.64,-1.08`,
  points`.42,-.7 .3,-.92 .06,-1.16 -.2,-1.37`,
  points`-.56,-.5 -.66,-.3 -.68,.12`,
].map((line) => stroke(line, 0.02, true));

/** A strap under the chin, and light on the steel. */
const HELMET_SHINE: readonly Part[] = [
  { path: [stroke(points`-.34,-.52 -.26,-.24 -.06,-.02 .16,.05`, 0.035, true)], material: 'brow' },
  {
    path: [outline(points`.28,-.86 .22,-1.06 .06,-1.2 -.06,-1.2 .1,-1.06 .18,-.86`)],
    material: 'light',
    opacity: 0.3,
  },
  { path: [stroke(points`.28,-1.14 0,-1.32 -.28,-1.28 -.5,-1.1 -.6,-.86`, 0.016, true)], material: 'fold' },
];

const KERCHIEF_FOLDS: Path = [
  stroke(points`.2,-.8 .02,-.62 -.14,-.3 -.2,-.04`, 0.012, true),
  stroke(points`0,-1.04 -.24,-.84 -.36,-.5 -.4,-.1`, 0.014, true),
  stroke(points`-.2,-1.06 -.42,-.84 -.52,-.5`, 0.012, true),
];

/** An ostrich feather that curls back from the crown of a hat. */
const PLUME: readonly Part[] = [
  {
    path: [
      outline(
        points`
          .14,-.82! .02,-1.12 -.2,-1.46 -.54,-1.68 -.92,-1.62 -1.16,-1.36 -1.18,-1.06 -1.06,-.9
          -.94,-.98 -1,-1.14 -.88,-1.28 -.62,-1.26 -.34,-1.06 -.08,-.8!`,
      ),
    ],
    material: 'accent',
  },
  {
    path: [
      stroke(points`.04,-.86 -.16,-1.22 -.5,-1.46 -.84,-1.46 -1.06,-1.26`, 0.02, true),
      ...[
        [-0.2, -1.24, -0.3, -1.52],
        [-0.4, -1.38, -0.54, -1.62],
        [-0.62, -1.44, -0.8, -1.62],
        [-0.84, -1.44, -1.02, -1.5],
        [-0.1, -1.1, -0.34, -1.1],
        [-0.34, -1.34, -0.54, -1.26],
      ].map(([a, b, c, d]) =>
        stroke(
          [
            [a!, b!],
            [(a! + c!) / 2 - 0.02, (b! + d!) / 2],
            [c!, d!],
          ],
          0.012,
          true,
        ),
      ),
    ],
    material: 'shade',
    opacity: 0.75,
  },
];

/** Sheer folds of cloth from the crown over the face, which shows through. */
const veil = (material: Part['material']): Part[] => [
  {
    path: [
      outline(
        points`
          .3,-1.06 .5,-.7 .56,-.2 .5,.22 .3,.42! 0,.36 -.3,.5 -.66,.42! -.74,0 -.68,-.5 -.5,-.94
          -.1,-1.16`,
      ),
    ],
    material,
    opacity: 0.46,
  },
  {
    path: [
      points`.28,-1.04 .46,-.6 .47,.3`,
      points`.1,-1.1 .26,-.5 .2,.38`,
      points`-.1,-1.14 -.04,-.5 -.1,.4`,
      points`-.3,-1.06 -.38,-.5 -.42,.44`,
      points`-.44,-.96 -.6,-.4 -.62,.4`,
    ].map((line) => stroke(line, 0.014, true)),
    material,
    opacity: 0.5,
  },
];

/** Printed all over and along the edge, or a dark kerchief would be taken for hair. */
const KERCHIEF_SPRIGS: Path = [
  ...(
    [
      [-0.1, -0.86],
      [0.06, -0.8],
      [-0.24, -0.72],
      [-0.06, -0.66],
      [-0.34, -0.54],
      [-0.16, -0.5],
      [0.02, -0.46],
      [-0.38, -0.3],
      [-0.22, -0.3],
      [-0.06, -0.24],
      [-0.4, -0.08],
      [-0.24, -0.06],
      [-0.08, -0.02],
      [-0.34, 0.12],
    ] as const
  ).flatMap(([x, y]) => [
    ellipse(x, y, 0.017),
    ...[0, 90, 180, 270].map((turn) => {
      const angle = ((turn + 20) / 180) * Math.PI;
      return ellipse(x + Math.cos(angle) * 0.034, y + Math.sin(angle) * 0.034, 0.013);
    }),
  ]),
];

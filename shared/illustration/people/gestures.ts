import { points } from '../drawing/points.ts';
import { limb, outline, placed, stroke, taper, openCurve, type Path, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';
import type { Bust, Gesture } from './bust.ts';
import { creaseLines, cutLines, part, softPart, type Arm } from './costume-parts.ts';
import { drawHand, gloved } from './hands.ts';
import type { Widen } from './widened.ts';

interface Sleeve {
  bust: Bust;
  cloth: Material;
  w: Widen;
  cuff: boolean;
}

/** Both arms of a gesture, in front of the breast. */
export function gestureArm(gesture: Gesture, bust: Bust, cloth: Material, w: Widen, cuff: boolean): Arm {
  return { parts: DRAWN[gesture]({ bust, cloth, w, cuff }), hand: [0, 2] };
}

const DRAWN: Readonly<Record<Gesture, (sleeve: Sleeve) => Part[]>> = {
  'arms folded': (of) => [
    ...sleeve(of, points`.72,1.16 .86,1.7 .78,2.16`, points`.78,2.16 .24,2.16 -.34,1.92`, false),
    ...hand(of, 'resting', [-0.3, 1.96], 196, 0.92),
    ...sleeve(of, points`-.84,1.16 -.94,1.74 -.86,2.3`, points`-.86,2.3 -.26,2.42 .56,2.12`, false),
  ],
  'hand at chin': (of) => [
    ...hand(of, 'holding', [0.3, of.bust.sex === 'woman' ? 0.46 : 0.52], -78, 0.96),
    ...sleeve(of, points`-.84,1.16 -.82,1.76 -.5,2.4`, points`-.5,2.4 -.1,1.46 .28,.62`),
  ],
  'hand on breast': (of) => [
    ...hand(of, 'resting', [-0.06, 1.6], -18, 1),
    ...sleeve(of, points`-.84,1.16 -.98,1.76 -.92,2.34`, points`-.92,2.34 -.5,2 -.1,1.64`),
  ],
  fist: (of) => [
    ...fist(of, [0.62, 1.06], -62),
    ...sleeve(of, points`-.84,1.16 -.72,1.8 -.22,2.2`, points`-.22,2.2 .24,1.74 .58,1.2`),
  ],
  pointing: (of) => [
    ...pointer(of, [0.86, 1.2], -20),
    ...sleeve(of, points`-.84,1.16 -.66,1.72 -.16,1.92`, points`-.16,1.92 .36,1.66 .82,1.24`),
  ],
  sling: (of) => [
    ...hand(of, 'resting', [0.42, 2.06], -6, 1),
    ...sleeve(of, points`-.84,1.16 -.98,1.76 -.9,2.3`, points`-.9,2.3 -.2,2.28 .4,2.08`),
    ...cradle(of.w),
  ],
  hook: (of) => [
    ...ironHook(of, [0.3, 1.82]),
    ...sleeve(of, points`-.84,1.16 -.98,1.76 -.86,2.34`, points`-.86,2.34 -.3,2.2 .24,1.88`, false),
  ],
};

/** A sleeve bent at the elbow: the cloth, the shade along its lower side, folds at the elbow, and the cuff. */
function sleeve(
  { bust, cloth, w, cuff }: Sleeve,
  upper: readonly Point[],
  lower: readonly Point[],
  isCuffed = cuff,
): Part[] {
  const isWoman = bust.sex === 'woman';
  const wide = (radii: readonly number[]) => radii.map((radius) => radius * (isWoman ? 0.84 : 1));
  const [from, to] = [w(upper), w(lower)];
  const [ex, ey] = to[0]!;
  const [hx, hy] = to.at(-1)!;
  const [mx, my] = to[1]!;
  const length = Math.hypot(hx - mx, hy - my) || 1;
  const [ux, uy] = [(hx - mx) / length, (hy - my) / length];
  const edge = (across: number, along = 0): Point => [
    hx + ux * along - uy * across,
    hy + uy * along + ux * across,
  ];
  return [
    part(
      'depth',
      ...limb(
        to.map(([x, y]): Point => [x - 0.02, y + 0.06]),
        wide([0.33, 0.28, 0.22]),
      ),
    ),
    part(cloth, ...limb(from, wide([0.33, 0.34, 0.33])), ...limb(to, wide([0.33, 0.28, 0.21]))),
    softPart(
      'depth',
      0.4,
      ...limb(
        [
          [ex - 0.06, ey + 0.12],
          [mx - 0.02, my + 0.14],
          [hx - ux * 0.1, hy + 0.08],
        ],
        wide([0.2, 0.15, 0.08]),
      ),
    ),
    creaseLines(
      0.026,
      [
        [ex - 0.28, ey - 0.1],
        [ex - 0.06, ey - 0.06],
        [ex + 0.14, ey - 0.2],
      ],
      [
        [ex - 0.3, ey + 0.08],
        [ex - 0.06, ey + 0.1],
        [ex + 0.16, ey - 0.04],
      ],
      [
        [(ex + mx) / 2, (ey + my) / 2 - 0.12],
        [(ex + mx) / 2 + 0.1, (ey + my) / 2],
        [(ex + mx) / 2 + 0.08, (ey + my) / 2 + 0.12],
      ],
    ),
    cutLines(0.016, [
      [ex + 0.1, ey - 0.3],
      [mx - uy * -0.24, my - 0.24],
      [hx + uy * 0.2, hy - ux * 0.19],
    ]),
    ...(isCuffed
      ? [
          part(
            'linen',
            outline(
              [edge(-0.2, -0.02), edge(-0.19, 0.1), edge(0.19, 0.1), edge(0.2, -0.02)].map(
                ([x, y]): Point => [x, y, 1],
              ),
            ),
          ),
        ]
      : []),
  ];
}

const hand = (
  { bust, w }: Sleeve,
  kind: 'resting' | 'holding',
  at: Point,
  turn: number,
  scale: number,
): Part[] => gloved(bust, drawHand(kind, w([at])[0]!, turn, scale * (bust.sex === 'woman' ? 0.86 : 1)));

/** The fingers closed over the palm, the thumb across them. */
function fist({ bust, w }: Sleeve, at: Point, turn: number): Part[] {
  const [x, y] = w([at])[0]!;
  const put = (path: Path): Path => placed(path, { x, y, turn, scale: bust.sex === 'woman' ? 0.9 : 1.12 });
  return gloved(bust, [
    {
      path: put([
        outline(points`-.06,-.13 .08,-.2 .24,-.24 .38,-.2 .44,-.08 .44,.06 .38,.18 .24,.22 .08,.16 -.06,.12`),
      ]),
      material: 'skin',
    },
    {
      path: put([
        ...[-0.1, 0.0, 0.1].map((across) =>
          stroke(
            [
              [0.43, across],
              [0.32, across + 0.01],
              [0.22, across],
            ],
            0.02,
            true,
          ),
        ),
        stroke(points`.06,.12 .16,.02 .28,-.04 .3,-.14`, 0.02, true),
      ]),
      material: 'shade',
    },
  ]);
}

/** The forefinger stretched out, the others closed. */
function pointer({ bust, w }: Sleeve, at: Point, turn: number): Part[] {
  const [x, y] = w([at])[0]!;
  const put = (path: Path): Path => placed(path, { x, y, turn, scale: bust.sex === 'woman' ? 0.9 : 1.05 });
  return gloved(bust, [
    {
      path: put([
        outline(
          points`
            -.06,-.12 .1,-.17 .26,-.18 .44,-.16 .62,-.13 .68,-.09 .62,-.055 .42,-.06 .38,-.02 .4,.06
            .36,.13 .24,.17 .08,.14 -.06,.1`,
        ),
        outline(points`.12,-.14 .2,-.26 .28,-.31 .31,-.26 .26,-.16`),
      ]),
      material: 'skin',
    },
    {
      path: put([
        stroke(points`.42,-.06 .3,-.05 .22,-.06`, 0.017, true),
        stroke(points`.4,.04 .3,.04 .24,.03`, 0.016, true),
        stroke(points`.13,-.13 .2,-.12 .26,-.15`, 0.014, true),
      ]),
      material: 'shade',
    },
  ]);
}

/** A cloth from the neck that carries the forearm. */
const cradle = (w: Widen): Part[] => [
  softPart('depth', 0.5, outline(w(points`-1.18,2.2 -1,2.86 -.3,2.86 .5,2.5 .6,2.1 .1,2`))),
  part(
    'white',
    outline(
      w(
        points`
          -.5,.46! -.3,.56! -.66,1.3 -.8,1.96! -.2,2.06 .2,1.92! .26,1.3 .14,.6! .3,.64! .44,1.3
          .42,1.9! .4,2.3 -.1,2.62 -.7,2.74 -1.16,2.66! -1.26,2.3 -1.14,1.9! -.9,1.2`,
      ),
    ),
  ),
  part(
    'shade',
    ...[
      points`-.84,1.98 -.3,2.1 .2,1.94`,
      points`-1.1,2.1 -.5,2.36 .36,2.04`,
      points`-1.14,2.4 -.6,2.54 .3,2.22`,
      points`-.48,.6 -.8,1.3 -.98,1.96`,
      points`.26,.7 .38,1.3 .32,1.9`,
    ].map((line) => stroke(w(line), 0.018, true)),
  ),
];

/** A hook of iron in a leather socket. */
function ironHook({ w }: Sleeve, at: Point): Part[] {
  const [x, y] = w([at])[0]!;
  const put = (path: Path): Path => placed(path, { x, y, turn: -28, scale: 1.2 });
  const bow = openCurve(points`.12,0 .36,0 .56,-.06 .62,-.24 .5,-.38 .34,-.34 .3,-.24`);
  return [
    { path: put([taper(bow, [0.06, 0.06, 0.058, 0.055, 0.05, 0.035, 0.006])]), material: 'lash' },
    {
      path: put([
        taper(
          bow.map(([px, py]): Point => [px - 0.006, py - 0.014]),
          [0.03, 0.03, 0.03, 0.028, 0.024, 0.014, 0.003],
        ),
      ]),
      material: 'grey',
    },
    { path: put([outline(points`-.16,-.2! .06,-.17 .2,-.1! .2,.1! .06,.17 -.16,.2!`)]), material: 'lash' },
    {
      path: put([stroke(points`.08,-.16 .1,0 .08,.16`, 0.03)]),
      material: 'gold',
    },
  ];
}

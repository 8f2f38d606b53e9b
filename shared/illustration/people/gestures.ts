import { points } from '../drawing/points.ts';
import { outline, placed, stroke, taper, openCurve, type Path, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';
import type { Bust, Gesture } from './bust.ts';
import { gloved } from './hands.ts';
import { bentSleeve, fist, hand, pointer, type GestureSleeve } from './bent-sleeve.ts';
import { part, softPart, type Arm } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/** Both arms of a gesture, in front of the breast. */
export function gestureArm(gesture: Gesture, bust: Bust, cloth: Material, w: Widen, cuff: boolean): Arm {
  return { parts: DRAWN[gesture]({ bust, cloth, w, cuff }), hand: [0, 2] };
}

const DRAWN: Readonly<Record<Gesture, (sleeve: GestureSleeve) => Part[]>> = {
  'arms folded': (of) => [
    ...bentSleeve(of, points`.72,1.16 .86,1.7 .78,2.16`, points`.78,2.16 .24,2.16 -.34,1.92`, {
      isCuffed: false,
    }),
    ...hand(of, 'resting', [-0.3, 1.96], 196, 0.92),
    ...bentSleeve(of, points`-.84,1.16 -.94,1.74 -.86,2.3`, points`-.86,2.3 -.26,2.42 .56,2.12`, {
      isCuffed: false,
    }),
  ],
  'face in hands': (of) => [
    ...bentSleeve(of, points`.8,1.14 1.08,1.5 1.06,1.86`, points`1.06,1.86 .9,1.2 .66,.56`, { isFar: true }),
    ...hand(of, 'resting', [0.64, 0.4], -104, 1.24),
    ...hand(of, 'resting', [0.4, 0.44], -88, 1.3),
    ...bentSleeve(of, points`-.84,1.16 -.8,1.76 -.4,2.2`, points`-.4,2.2 .06,1.46 .39,.66`),
  ],
  'hand at chin': (of) => [
    ...hand(of, 'holding', [0.3, of.bust.sex === 'woman' ? 0.46 : 0.52], -78, 0.96),
    ...bentSleeve(of, points`-.84,1.16 -.82,1.76 -.5,2.4`, points`-.5,2.4 -.1,1.46 .28,.62`),
  ],
  'hand on breast': (of) => [
    ...hand(of, 'resting', [-0.06, 1.6], -18, 1),
    ...bentSleeve(of, points`-.84,1.16 -.98,1.76 -.92,2.34`, points`-.92,2.34 -.5,2 -.1,1.64`),
  ],
  fist: (of) => [
    ...fist(of, [0.62, 1.06], -62),
    ...bentSleeve(of, points`-.84,1.16 -.72,1.8 -.22,2.2`, points`-.22,2.2 .24,1.74 .58,1.2`),
  ],
  pointing: (of) => [
    ...pointer(of, [0.86, 1.2], -20),
    ...bentSleeve(of, points`-.84,1.16 -.66,1.72 -.16,1.92`, points`-.16,1.92 .36,1.66 .82,1.24`),
  ],
  'hand held out': (of) => [
    ...hand(of, 'palm', [0.88, 1.66], -14, 1),
    ...bentSleeve(of, points`-.84,1.16 -.8,1.8 -.36,2.2`, points`-.36,2.2 .3,2.06 .84,1.7`),
  ],
  'finger raised': (of) => [
    ...pointer(of, [0.6, 1.02], -84),
    ...bentSleeve(of, points`-.84,1.16 -.72,1.8 -.22,2.2`, points`-.22,2.2 .28,1.74 .59,1.14`),
  ],
  'hand at mouth': (of) => [
    ...hand(of, 'resting', [0.32, 0.3], -80, 0.9),
    ...bentSleeve(of, points`-.84,1.16 -.82,1.76 -.46,2.3`, points`-.46,2.3 -.04,1.36 .31,.42`),
  ],
  'hand at throat': (of) => [
    ...hand(of, 'resting', [-0.02, 0.86], -36, 0.94),
    ...bentSleeve(of, points`-.84,1.16 -.98,1.8 -.72,2.3`, points`-.72,2.3 -.42,1.6 -.06,.92`),
  ],
  'hands rubbed': (of) => [
    ...bentSleeve(of, points`.8,1.14 1.04,1.66 1.06,2.1`, points`1.06,2.1 .86,1.92 .64,1.62`, {
      isFar: true,
    }),
    ...hand(of, 'resting', [0.64, 1.58], -142, 0.96),
    ...hand(of, 'resting', [0.1, 1.66], -24, 0.96),
    ...bentSleeve(of, points`-.84,1.16 -.98,1.76 -.82,2.32`, points`-.82,2.32 -.36,2.1 .06,1.7`),
  ],
  'hands wrung': (of) => [
    ...bentSleeve(of, points`.8,1.14 1.02,1.6 1.02,2`, points`1.02,2 .82,1.7 .56,1.3`, { isFar: true }),
    ...clasped(of, [0.3, 1.18]),
    ...bentSleeve(of, points`-.84,1.16 -.98,1.76 -.8,2.28`, points`-.8,2.28 -.36,1.86 .06,1.36`),
  ],
  clapping: (of) => [
    ...bentSleeve(of, points`.8,1.14 1.06,1.5 1.08,1.9`, points`1.08,1.9 1.06,1.5 .86,1.02`, { isFar: true }),
    ...hand(of, 'open', [0.84, 0.98], -104, 1),
    ...hand(of, 'resting', [0.3, 1.06], -76, 1),
    ...bentSleeve(of, points`-.84,1.16 -.94,1.76 -.62,2.24`, points`-.62,2.24 -.1,1.76 .28,1.14`),
  ],
  'hands thrown up': (of) => [
    ...bentSleeve(of, points`.8,1.1 1.1,1.3 1.3,1.5`, points`1.3,1.5 1.42,1.1 1.38,.62`, { isFar: true }),
    ...hand(of, 'open', [1.36, 0.6], -84, 1.06),
    ...hand(of, 'opened', [-1.4, 0.6], -96, 1.06),
    ...bentSleeve(of, points`-.84,1.12 -1.1,1.36 -1.34,1.54`, points`-1.34,1.54 -1.46,1.1 -1.4,.64`),
  ],
  sling: (of) => [
    ...hand(of, 'resting', [0.42, 2.06], -6, 1),
    ...bentSleeve(of, points`-.84,1.16 -.98,1.76 -.9,2.3`, points`-.9,2.3 -.2,2.28 .4,2.08`),
    ...cradle(of.w),
  ],
  hook: (of) => [
    ...ironHook(of, [0.3, 1.82]),
    ...bentSleeve(of, points`-.84,1.16 -.98,1.76 -.86,2.34`, points`-.86,2.34 -.3,2.2 .24,1.88`, {
      isCuffed: false,
    }),
  ],
};

/** Both hands locked, the fingers of one between those of the other. */
function clasped({ bust, w }: GestureSleeve, at: Point): Part[] {
  const [x, y] = w([at])[0]!;
  const put = (path: Path): Path =>
    placed(path, { x, y, turn: -40, scale: bust.sex === 'woman' ? 0.9 : 1.05 });
  return gloved(bust, [
    {
      path: put([
        outline(
          points`-.22,-.06 -.1,-.19 .06,-.24 .2,-.22 .3,-.13 .32,0 .29,.12 .19,.2 .04,.22 -.12,.18 -.22,.08`,
        ),
        outline(points`.02,-.2 .1,-.32 .19,-.34 .22,-.28 .16,-.16`),
      ]),
      material: 'skin',
    },
    {
      path: put([
        stroke(points`-.02,-.22 .06,-.1 .04,.02`, 0.018, true),
        stroke(points`.1,-.22 .16,-.1 .13,.04`, 0.018, true),
        stroke(points`.21,-.18 .25,-.06 .22,.06`, 0.018, true),
        stroke(points`.3,-.06 .18,.1 .02,.1`, 0.018, true),
        stroke(points`.24,.14 .12,.16 -.02,.14`, 0.014, true),
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
function ironHook({ w }: GestureSleeve, at: Point): Part[] {
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

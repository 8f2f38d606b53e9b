import { limb, outline, stroke, type Point } from '../drawing/path.ts';
import { points } from '../drawing/points.ts';
import { driver } from './drivers.ts';
import { fold, ink, lined, type Part } from './motif.ts';

/** A sledge with a hood of mats on bows over its back, open in front, a traveller in furs inside, and a driver on the box. */
export function coveredSledge(): Part[] {
  /** The bows of the hood, from where they are hinged to the roof. */
  const bows: readonly (readonly Point[])[] = [
    points`-.78,-.98 -1.2,-1.24 -1.6,-1.36`,
    points`-.74,-.98 -1.08,-1.44 -1.42,-1.84`,
    points`-.7,-.98 -.86,-1.56 -.98,-2.1`,
    points`-.66,-.98 -.58,-1.56 -.5,-2.1`,
  ];
  return [
    ink(
      // Runners, curled in front, and the props of the body.
      ...limb(
        points`-1.66,-.14 -1.5,-.05 .9,-.04 1.5,-.14 1.82,-.44 1.8,-.7 1.64,-.76`,
        [0.02, 0.035, 0.035, 0.035, 0.03, 0.025, 0.02],
      ),
      ...[-1.1, -0.3, 0.5, 1.1].flatMap((x) =>
        limb(
          [
            [x + 0.06, -0.5],
            [x, -0.06],
          ],
          [0.03, 0.022],
        ),
      ),
      outline(
        points`
          -1.62,-1.12! -1.6,-.7 -1.42,-.44! .96,-.42! 1.26,-.58 1.44,-.98 1.5,-1.16! 1.36,-1.14
          1.2,-.92 1,-.88 .3,-.88 .1,-.8 -.6,-.92!`,
      ),
    ),
    // The traveller: a collar of fur, a fur cap, and a rug over the knees.
    ink(
      outline(points`-.72,-.84! -.7,-1.3 -.58,-1.52 -.36,-1.54 -.2,-1.34 -.02,-1.1 .22,-.96 .36,-.72!`),
      outline(
        points`
          -.56,-1.5 -.58,-1.64 -.5,-1.74 -.32,-1.74 -.24,-1.66 -.2,-1.62 -.24,-1.58 -.28,-1.48
          -.44,-1.44`,
      ),
      outline(points`-.62,-1.7 -.6,-1.86 -.46,-1.94 -.3,-1.9 -.22,-1.78 -.26,-1.7 -.44,-1.72`),
    ),
    fold(
      stroke(points`-.58,-1.46 -.42,-1.38 -.26,-1.44`, 0.02, true),
      stroke(points`-.4,-1.2 -.1,-.98 .1,-.82`, 0.018, true),
      stroke(points`-.6,-1.71 -.44,-1.74 -.26,-1.72`, 0.016, true),
    ),
    ink(
      outline(
        points`
          -1.64,-1.04! -1.7,-1.36 -1.56,-1.78 -1.2,-2.1 -.78,-2.22 -.4,-2.16 -.14,-2! -.3,-1.9
          -.46,-1.6 -.56,-1.2 -.56,-.9!`,
      ),
    ),
    fold(
      ...bows.map((bow) => stroke(bow, 0.024, true)),
      stroke(points`-.16,-1.99 -.34,-1.88 -.5,-1.58 -.58,-1.2 -.58,-.96`, 0.03, true),
    ),
    lined(
      'along',
      fold(
        ...[0.3, 0.5, 0.7, 0.88].map((t) =>
          stroke(
            bows.map((bow): Point => [
              bow[0]![0] + (bow[2]![0] - bow[0]![0]) * t,
              bow[0]![1] + (bow[2]![1] - bow[0]![1]) * t,
            ]),
            0.01,
            true,
          ),
        ),
      ),
    ),
    // A moulding along the body, and a scroll where it turns up.
    fold(
      stroke(points`-1.56,-.98 -.6,-.84 .2,-.7 .9,-.68 1.16,-.78 1.36,-1.06`, 0.018, true),
      stroke(points`-1.44,-.54 -.2,-.5 .94,-.5 1.14,-.6`, 0.014, true),
    ),
    ...driver(),
  ];
}

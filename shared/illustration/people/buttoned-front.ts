import { points } from '../drawing/points.ts';
import { ellipse, outline, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { creaseLines, cutLines, HEM_Y, part, softPart } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/** Closed to the chin over everything, with one row of buttons. */
export function buttonedFront(isCollarUp: boolean, w: Widen): Part[] {
  const middle = (y: number): Point =>
    w([[y < 1.1 ? 0.24 + (y - 0.5) * 0.22 : 0.37 + (y - 1.1) * 0.02, y]])[0]!;
  const heights = [0.68, 0.98, 1.28, 1.6, 1.94, 2.3, 2.68, 3.1];
  return [
    part(
      'ink',
      outline(
        w(
          points`
            -.38,.3 -.06,.42 .2,.46 .48,.66 .7,.84 .84,1.2 .84,2.4 .9,${HEM_Y}! -.4,${HEM_Y}! -.4,2
            -.5,.8`,
        ),
      ),
    ),
    cutLines(0.02, w(points`.3,.52 .46,.8 .54,1.3 .54,2.4 .6,${HEM_Y}`)),
    creaseLines(0.026, w(points`-.24,.9 -.1,1.6 -.14,2.4`), w(points`.72,1.2 .68,2 .76,2.9`)),
    part('depth', ...heights.map((y) => ellipse(middle(y)[0], y + 0.02, 0.062))),
    part('gold', ...heights.map((y) => ellipse(middle(y)[0], y, 0.05))),
    ...(isCollarUp
      ? collarUp()
      : [
          part('ink', outline(points`-.42,.02! -.14,.12 .14,.12! .24,.34 .3,.58 .06,.58 -.3,.5 -.52,.4!`)),
          cutLines(0.018, points`-.41,.04 -.14,.14 .13,.14 .23,.34 .28,.56`, points`-.5,.4 -.3,.5 .06,.58`),
        ]),
  ];
}

/** A turned-up collar, which hides the neck and the linen. */
export const collarUp = (): Part[] => [
  softPart('depth', 0.5, outline(points`-.62,.1 -.2,.2 .34,.4 .5,.84 .1,.96 -.5,.8`)),
  part(
    'ink',
    outline(
      points`
        -.42,-.3! -.5,-.06 -.62,.3 -.56,.66 -.2,.9 .2,1.02! .3,.78 .32,.44 .28,.12! .1,.1 -.1,-.02
        -.26,-.16`,
    ),
  ),
  part('ink', outline(points`.27,.2! .42,.24 .5,.5 .52,.84! .34,1.02 .24,.96`)),
  cutLines(0.018, points`-.42,-.29 -.24,-.14 -.08,0 .12,.12 .27,.14`, points`.29,.16 .32,.5 .28,.86 .2,1`),
  creaseLines(0.022, points`-.5,.1 -.36,.46 -.06,.74`),
];

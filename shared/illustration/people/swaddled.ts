import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/** A baby in a shawl on somebody's arm, asleep, its head at the elbow; in heads, the hand of the holder at (0, 0). */
export const drawSwaddled = (): Part[] => [
  {
    path: [
      outline(
        points`
          -.96,-.3 -.86,-.54 -.6,-.66 -.28,-.56 .06,-.44 .34,-.24 .46,.0 .36,.18 .02,.24 -.5,.22
          -.86,.1`,
      ),
    ],
    material: 'linen',
  },
  {
    path: [outline(points`-.94,-.1 -.5,.06 .0,.1 .44,.04 .36,.18 .02,.24 -.5,.22 -.86,.1`)],
    material: 'shade',
    opacity: 0.4,
  },
  { path: [ellipse(-0.68, -0.5, 0.235, 0.25)], material: 'white' },
  { path: [ellipse(-0.635, -0.5, 0.19, 0.212)], material: 'skin' },
  { path: [ellipse(-0.55, -0.43, 0.055, 0.045)], material: 'blush', opacity: 0.6 },
  {
    path: [
      taper(openCurve(points`-.66,-.52 -.61,-.49 -.56,-.52`), [0.004, 0.012, 0.004]),
      taper(openCurve(points`-.52,-.54 -.485,-.515 -.46,-.54`), [0.004, 0.011, 0.004]),
    ],
    material: 'lash',
  },
  { path: [stroke(points`-.57,-.37 -.53,-.355 -.5,-.37`, 0.016, true)], material: 'lip' },
  // The edge of the shawl about the face, and its folds.
  {
    path: [
      outline(
        points`
          -.88,-.58! -.84,-.3 -.66,-.2 -.44,-.26 -.36,-.44! -.28,-.56 -.16,-.3 -.4,-.04 -.74,-.06
          -.96,-.3`,
      ),
    ],
    material: 'linen',
  },
  {
    path: [
      stroke(points`-.84,-.3 -.66,-.2 -.44,-.26 -.36,-.44`, 0.014, true),
      stroke(points`-.2,-.46 -.1,-.2 .1,.06`, 0.014, true),
      stroke(points`.08,-.36 .12,-.14 .3,.08`, 0.012, true),
      stroke(points`-.74,-.06 -.36,.04 .0,.2`, 0.014, true),
    ],
    material: 'shade',
    opacity: 0.8,
  },
];

import { points } from '../drawing/points.ts';
import { openCurve, outline, stroke, taper, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/** A bonnet: its crown behind, the brim open round the face, tied with a ribbon under the chin. */
export function bonnet(own: Part['material']): Part[] {
  const brim: readonly Point[] = points`.44,-1.14 .3,-.96 .15,-.72 .06,-.48 .01,-.24 -.04,.02`;
  return [
    // A parting of hair under the brim.
    {
      path: [outline(points`.29,-.87! .31,-.98 .2,-.92 .1,-.7 .02,-.4 .08,-.42 .14,-.62 .22,-.78`)],
      material: own,
    },
    {
      path: [
        outline([
          [0.44, -1.14, 1],
          [0.3, -1.27],
          [0.02, -1.3],
          [-0.3, -1.25],
          [-0.58, -1.06],
          [-0.72, -0.76],
          [-0.68, -0.44],
          [-0.54, -0.2],
          [-0.36, -0.04],
          [-0.2, 0.06],
          [-0.04, 0.02, 1],
          ...brim.slice(1, -1).reverse(),
        ]),
      ],
      material: 'hat',
    },
    // The lining in its shadow, and the straw of crown and brim.
    {
      path: [
        outline([
          ...brim.map(([x, y], i): Point => (i === 0 || i === 5 ? [x, y, 1] : [x, y])),
          ...brim
            .slice(1, -1)
            .reverse()
            .map(([x, y]): Point => [x - 0.1, y - 0.01]),
        ]),
      ],
      material: 'shade',
      opacity: 0.5,
    },
    {
      path: [
        ...[0.06, 0.14, 0.22].map((k) =>
          stroke(
            [
              [0.36 - k, -1.22 - k * 0.14],
              [0.06 - k * 1.1, -0.78],
              [-0.1 - k * 0.9, 0.02],
            ],
            0.012,
            true,
          ),
        ),
        stroke(points`-.34,-1.22 -.6,-.8 -.5,-.26`, 0.012, true),
        stroke(points`-.44,-1.16 -.68,-.78 -.58,-.34`, 0.01, true),
      ],
      material: 'shade',
      opacity: 0.5,
    },
    {
      path: [
        stroke(points`.06,-1.3 -.2,-.84 -.28,-.4 -.24,.04`, 0.075, true),
        taper(openCurve(points`-.22,.02 -.06,.12 .14,.14 .26,.06`), [0.02, 0.03, 0.03, 0.02]),
        outline(points`.2,.1! .36,0 .42,.1 .34,.19`),
        outline(points`.2,.1! .08,.2 .02,.32 .14,.28`),
        outline(points`.2,.12! .2,.36 .14,.56 .24,.5! .3,.56! .28,.34`),
      ],
      material: 'accent',
    },
  ];
}

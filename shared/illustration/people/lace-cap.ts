import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/** A lawn cap with a ruffle round the face, a ribbon, and the visible hair in front. */
export function laceCap(own: Part['material']): Part[] {
  const edge: readonly Point[] = points`.22,-.95 .14,-.78 .05,-.58 -.02,-.4 -.1,-.22 -.2,-.06`;
  const ruffle = openCurve(edge);
  return [
    {
      path: [
        outline(points`.29,-.86! .25,-.98 .08,-.92 -.06,-.5 -.14,-.2 -.03,-.24 .09,-.38 .15,-.54 .22,-.7`),
      ],
      material: own,
    },
    {
      path: [
        outline(
          points`
            .2,-.94 .12,-1.1 -.12,-1.2 -.4,-1.14 -.6,-.94 -.66,-.66 -.56,-.4 -.44,-.24 -.4,-.06
            -.22,-.04 -.1,-.26 .02,-.5 .12,-.76`,
        ),
        ...ruffle.filter((_, i) => i % 2 === 0).map(([x, y]) => ellipse(x + 0.012, y, 0.058)),
      ],
      material: 'white',
    },
    {
      path: [
        stroke(
          edge.map(([x, y]): Point => [x - 0.1, y + 0.01]),
          0.05,
        ),
      ],
      material: 'accent',
      opacity: 0.75,
    },
    {
      path: [
        ...[
          [-0.3, -1.12, -0.16, -0.66],
          [-0.5, -0.98, -0.26, -0.5],
          [-0.6, -0.7, -0.34, -0.36],
        ].map(([a, b, c, d]) =>
          stroke(
            [
              [a!, b!],
              [(a! + c!) / 2 + 0.03, (b! + d!) / 2],
              [c!, d!],
            ],
            0.013,
            true,
          ),
        ),
        ...ruffle
          .filter((_, i) => i % 2 === 1)
          .map(([x, y]) =>
            stroke(
              [
                [x - 0.03, y],
                [x + 0.03, y + 0.012],
              ],
              0.01,
              true,
            ),
          ),
      ],
      material: 'shade',
      opacity: 0.55,
    },
  ];
}

import { points } from '../drawing/points.ts';
import { ellipse, outline, stroke } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { creaseLines, cutLines, HEM_Y, part, softPart } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/** Parts over the near shoulder: epaulette, cape, hood. */
export function shoulder({ garment }: Bust, w: Widen): Part[] {
  if (garment === 'uniform') {
    const fringe = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      const [x, y] = [-1.22 + t * 0.56, 0.98 + Math.sin(t * Math.PI) * 0.14];
      return stroke(
        w([
          [x, y],
          [x - 0.015, y + 0.2],
        ]),
        0.03,
      );
    });
    return [
      part(
        'gold',
        outline(w(points`-.56,.58 -.84,.64 -1.12,.74 -1.24,.94 -1,1.12 -.72,1.1 -.62,.9 -.5,.72`)),
        ...fringe,
      ),
      creaseLines(0.014, w(points`-1.2,.96 -.98,1.06 -.72,1.04`), w(points`-.6,.64 -.86,.76 -1.06,.86`)),
    ];
  }
  if (garment === 'great coat')
    return [
      softPart('depth', 0.5, outline(w(points`-.6,.6 -1.1,.9 -1.34,1.4 -1.3,1.86 -.8,1.9 -.3,1.7 -.16,1.2`))),
      part(
        'ink',
        outline(
          w(points`-.5,.5 -.8,.58 -1.12,.82 -1.3,1.2 -1.34,1.62 -1,1.76 -.56,1.72 -.2,1.5! -.2,1.1 -.3,.8`),
        ),
      ),
      cutLines(0.018, w(points`-1.34,1.62 -1,1.76 -.56,1.72 -.2,1.5`)),
      creaseLines(0.022, w(points`-.7,.8 -.9,1.2 -.96,1.66`), w(points`-.46,.86 -.54,1.3 -.54,1.66`)),
    ];
  if (garment === 'robe')
    return [
      part(
        'ink',
        outline(w(points`-.36,.1 -.6,.1 -.84,.34 -.86,.62 -.6,.84 -.2,.94 .24,.86 .4,.66 .14,.56 -.2,.36`)),
      ),
      cutLines(0.016, w(points`-.36,.14 -.2,.4 .14,.6 .38,.68`)),
      creaseLines(0.02, w(points`-.64,.3 -.44,.6 0,.78`), w(points`-.74,.5 -.5,.72 -.1,.86`)),
    ];
  return [];
}

/** One sweep of cloth from a high collar, clasped at the throat. */
export const cloak = (w: Widen): Part[] => [
  part(
    'ink',
    outline(
      w(
        points`
          -.3,.3 -.62,.5 -1,.72 -1.24,1.1 -1.4,1.9 -1.56,3 -1.7,${HEM_Y}! .3,${HEM_Y}! .34,3 .3,2
          .26,1.2 .2,.6`,
      ),
    ),
  ),
  softPart(
    'depth',
    0.5,
    outline(w(points`-.9,.9 -1.2,1.6 -1.4,3 -1.6,${HEM_Y}! -1.2,${HEM_Y}! -1.05,3 -.9,1.8`)),
    outline(w(points`-.3,.8 -.5,1.8 -.54,3 -.6,${HEM_Y}! -.3,${HEM_Y}! -.3,3 -.26,1.8`)),
  ),
  cutLines(
    0.018,
    w(points`.22,.64 .28,1.2 .32,2 .34,3.2`),
    w(points`-.46,.7 -.7,1.6 -.8,3`),
    w(points`-.1,.7 -.1,1.6 -.14,3`),
    w(points`.06,.68 .1,1.5 .1,2.8`),
  ),
  creaseLines(
    0.03,
    w(points`-.36,.66 -.56,1.6 -.64,3.4`),
    w(points`-.02,.7 -.02,1.8 -.06,3.4`),
    w(points`-.7,.74 -1,1.7 -1.14,3.2`),
  ),
  part(
    'lining',
    outline(points`-.4,-.02! -.6,.16 -.66,.44 -.4,.64 -.02,.72 .28,.66 .22,.5! -.06,.42 -.3,.24`),
  ),
  cutLines(0.016, points`-.4,.02 -.3,.26 -.06,.44 .22,.52`),
  creaseLines(0.016, points`-.5,.2 -.36,.46 -.04,.58 .24,.58`),
  part('gold', ellipse(0.22, 0.62, 0.06), ellipse(0.36, 0.62, 0.05), stroke(points`.24,.6 .36,.6`, 0.03)),
];

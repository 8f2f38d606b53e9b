import { points } from '../drawing/points.ts';
import { ellipse, outline } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Neckwear } from './bust.ts';
import { creaseLines, cutLines, part } from './costume-parts.ts';

/** The tie over the neckcloth; in heads, the chin at y = 0. */
export function drawNeckwear(kind: Neckwear): Part[] {
  switch (kind) {
    case 'open':
      return [];
    case 'tie':
      return [
        part(
          'accent',
          outline(points`.13,.5 .27,.52 .29,.64 .18,.66`),
          outline(points`.2,.64 .28,.63 .42,1.1 .36,1.34 .24,1.12`),
        ),
        cutLines(0.012, points`.16,.55 .22,.6 .28,.57`),
      ];
    case 'stock':
      return [
        part('depth', outline(points`-.38,.16 -.12,.24 .1,.27 .2,.36 .26,.54 .18,.62 -.08,.54 -.38,.4`)),
        cutLines(0.012, points`-.34,.28 -.08,.38 .2,.44`),
      ];
    case 'kerchief':
      return [
        part(
          'accent',
          outline(points`-.4,.16 -.12,.24 .1,.28 .22,.38 .26,.54 .16,.62 -.1,.56 -.4,.42`),
          outline(points`.12,.5 .28,.5 .3,.64 .16,.68`),
          outline(points`.18,.62 .08,.94! .24,.86! .27,.64`),
          outline(points`.25,.62 .32,.9! .44,.82! .31,.62`),
        ),
        creaseLines(0.012, points`-.34,.3 -.06,.4 .2,.46`),
      ];
    case 'cravat':
      return [
        part(
          'linen',
          outline(points`-.38,.1 -.1,.16 .14,.2 .24,.4 .28,.58 .14,.66 -.1,.56 -.4,.42`),
          outline(points`.12,.52 .3,.52 .34,.68 .16,.7`),
          outline(points`.16,.66 .06,1 .14,1.26! .34,1.2! .3,.68`),
          outline(points`.26,.66 .36,.96 .5,1.06! .46,.8 .33,.62`),
        ),
        creaseLines(
          0.014,
          points`-.36,.24 -.06,.36 .2,.44`,
          points`-.3,.36 -.02,.48 .14,.56`,
          points`.2,.72 .16,.98 .2,1.2`,
          points`.28,.7 .27,.96 .29,1.16`,
        ),
        part('gold', ellipse(0.24, 0.8, 0.032)),
      ];
    case 'bow':
      return [
        part(
          'depth',
          outline(points`.16,.46 .28,.5 .29,.63 .17,.62`),
          outline(points`.18,.52 .06,.44 -.05,.48 -.03,.62 .08,.64`),
          outline(points`.27,.53 .35,.47 .45,.54 .43,.68 .34,.66`),
          outline(points`.2,.6 .12,.8 .2,.86! .27,.64`),
          outline(points`.25,.62 .28,.78 .36,.82! .32,.64`),
        ),
        cutLines(0.01, points`.16,.55 .08,.53 0,.55`, points`.29,.57 .35,.56 .4,.58`),
      ];
  }
}

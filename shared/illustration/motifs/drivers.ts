import { outline, polygon, stroke } from '../drawing/path.ts';
import { points } from '../drawing/points.ts';
import { fold, ink, type Part } from './motif.ts';

/** A driver in a greatcoat with its collar up and a fur cap, his arms stretched to the reins. */
export const driver = (): Part[] => [
  ink(
    outline(
      points`
        .4,-.84! .36,-1.2 .42,-1.46 .52,-1.58 .78,-1.58 .9,-1.46 .94,-1.3 1.3,-1.16 1.34,-1.06
        1.24,-1.03 .96,-1.08 .98,-.84!`,
    ),
    outline(points`.52,-1.54 .5,-1.66 .56,-1.72! .78,-1.72! .82,-1.64 .8,-1.54`),
    outline(points`.58,-1.68 .58,-1.8 .78,-1.8 .83,-1.72 .8,-1.66`),
    outline(points`.5,-1.78 .5,-1.88 .56,-1.98 .7,-2 .82,-1.94 .86,-1.82 .82,-1.77 .66,-1.8`),
  ),
  fold(
    stroke(points`.62,-1.5 .76,-1.24 1.1,-1.12`, 0.02, true),
    stroke(points`.5,-1.79 .66,-1.82 .84,-1.79`, 0.02, true),
    stroke(points`.54,-1.52 .68,-1.48 .8,-1.53`, 0.02, true),
  ),
];

/** A coachman in a top hat on the box of a carriage, with his whip. */
export const coachman = (): Part[] => [
  ink(
    outline(
      points`
        .5,-1.3! .52,-1.6 .56,-1.86 .66,-1.97 .8,-1.95 .88,-1.82 .9,-1.66 1.12,-1.56 1.17,-1.5
        1.12,-1.46 .9,-1.5 .88,-1.36 1.14,-1.32 1.2,-1.04 1.3,-.99 1.28,-.94 1.08,-.94 1.02,-1.2
        .8,-1.22 .52,-1.24!`,
    ),
    outline(points`.66,-1.93 .66,-2.06 .8,-2.04 .8,-1.92`),
    outline(points`.63,-2.1 .65,-2 .74,-1.96 .84,-1.99 .86,-2.06 .89,-2.08 .86,-2.14 .74,-2.2`),
    polygon(points`.58,-2.14 .92,-2.14 .92,-2.17 .85,-2.18 .88,-2.43 .63,-2.43 .66,-2.18 .58,-2.17`),
    stroke(points`1.1,-1.46 1.5,-2.16 1.9,-2.56 2.16,-2.5`, 0.02, true),
  ),
  fold(
    stroke(points`.72,-1.86 .8,-1.62 1.1,-1.53`, 0.02, true),
    stroke(points`.84,-1.36 .98,-1.3 1.06,-1.02`, 0.016, true),
  ),
];

/** A passenger on the seat of a carriage, in front of its hood. */
export const passenger = (isWoman: boolean): Part[] => [
  ink(
    outline(
      points`
        -.57,-1! -.55,-1.44 -.47,-1.66 -.33,-1.7 -.21,-1.6 -.15,-1.36 .09,-1.24 .15,-1 .15,-.74!
        -.07,-.74`,
    ),
    outline(points`-.41,-1.64 -.41,-1.78 -.29,-1.76 -.27,-1.64`),
    outline(points`-.47,-1.84 -.43,-1.74 -.35,-1.7 -.23,-1.73 -.21,-1.8 -.18,-1.82 -.21,-1.9 -.33,-1.96`),
    isWoman
      ? outline(points`-.11,-1.98! -.27,-2.04 -.45,-2.03 -.55,-1.9 -.51,-1.74 -.37,-1.72! -.33,-1.86`)
      : outline(
          points`-.57,-1.88! -.09,-1.88! -.15,-1.91 -.21,-1.92 -.25,-2.04 -.37,-2.06 -.45,-2.02 -.47,-1.92`,
        ),
  ),
];

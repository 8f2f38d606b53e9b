import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { creaseLines, HEM_Y, part, softPart } from './costume-parts.ts';
import { drawNeckwear } from './neckwear.ts';
import type { Widen } from './widened.ts';

/** Shirt, neckcloth and waistcoat between the lapels. */
export function breast(bust: Bust, w: Widen): Part[] {
  const { wears, waistcoat = 'lining' } = bust;
  const isHalfOpen = wears.has('two buttons');
  const isPlain = bust.neckwear === 'open';
  return [
    part(
      isPlain ? 'lining' : 'linen',
      outline(w(points`-.36,.24 -.1,.4 .12,.44 .34,.56 .5,.78 .5,1.3 .38,1.8 .2,1.3 0,.8 -.2,.5`)),
    ),
    // Pleats of the shirt.
    creaseLines(0.008, w(points`.3,.8 .34,1.1 .34,1.4`), w(points`.38,.8 .4,1.1 .38,1.4`)),
    // The waistcoat, cut low.
    part(
      isHalfOpen ? 'linen' : waistcoat,
      outline(
        w(
          points`
            .02,.82! .18,1.12 .33,1.36! .42,1.16 .5,.86! .58,1.2 .56,2.4 .6,3.4 .62,${HEM_Y}!
            -.2,${HEM_Y}! -.1,2.4 -.06,1.4`,
        ),
      ),
    ),
    part(
      'gold',
      ...(isHalfOpen ? [] : [1.56, 1.84, 2.12, 2.4, 2.7]).map((y) =>
        ellipse(0.36 + (y - 1.5) * 0.012, y, 0.026),
      ),
    ),
    creaseLines(0.012, w(points`.33,1.36 .35,2 .37,3 .38,${HEM_Y}`)),
    ...(wears.has('watch chain') ? watchChain(w) : []),
    // The shirt of the poor is open at the throat.
    ...(isPlain ? OPEN_THROAT : NECKCLOTH),
    ...drawNeckwear(bust.neckwear ?? (wears.has('tie') ? 'tie' : 'bow')),
  ];
}

/** From one pocket of the waistcoat to the other. */
const watchChain = (w: Widen): Part[] => [
  softPart('depth', 0.5, ...CHAIN.map((line) => stroke(w(line.map(([x, y]) => [x, y + 0.03])), 0.02))),
  part(
    'gold',
    ...CHAIN.map((line) => stroke(w(line), 0.012)),
    ...CHAIN.flatMap((line) => openCurve(w(line)).map(([x, y]) => ellipse(x, y, 0.019, 0.013))),
    // A seal hangs from it.
    stroke(w(points`.26,1.9 .26,2`), 0.014),
    ellipse(w([[0.26, 2.03]])[0]![0], 2.03, 0.036, 0.042),
  ),
];

const CHAIN: readonly (readonly Point[])[] = [points`-.18,1.64 -.02,1.8 .16,1.9 .34,1.9 .5,1.8 .62,1.64`];

const OPEN_THROAT: readonly Part[] = [
  part('skin', outline(points`-.2,.3 .06,.36 .2,.46 .32,.66 .36,1.06! .2,.8 0,.6 -.22,.44`)),
  part('depth', stroke(points`-.3,.36 -.02,.58 .2,.8 .36,1.06`, 0.03, true)),
];

/** Wound twice and tied. */
const NECKCLOTH: readonly Part[] = [
  // One strip of linen round the neck, its upper edge under the jaw.
  part(
    'linen',
    outline(points`-.4,.06! -.22,.1 -.02,.135 .1,.15 .17,.185! .21,.34 .2,.48 .14,.56 -.08,.52 -.42,.36!`),
  ),
  creaseLines(0.01, points`-.39,.2 -.08,.3 .18,.34`, points`-.38,.3 -.08,.41 .19,.44`),
];

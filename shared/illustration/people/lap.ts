import { points } from '../drawing/points.ts';
import { outline, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { creaseLines, cutLines, part, softPart } from './costume-parts.ts';
import { widened, type Widen } from './widened.ts';

/** Where it ends: below the edge of the picture, in which a seated person is smaller than one who stands. */
const LOW_Y = 5.4;

/** The knees of a seated person, in front of the coat or gown; in heads, the chin at y = 0. */
export function lap({ sex, bulk, garment }: Bust): Part[] {
  const w = widened(bulk);
  const isGown =
    sex === 'woman' || garment === 'cassock' || garment === 'dressing gown' || garment === 'robe';
  return isGown ? skirts(w, sex === 'woman' ? 'dress' : 'ink') : legs(w);
}

/** A shadow, offset down and away from the light. */
const shadowed = (points: readonly Point[]): Path[number] =>
  outline(
    points.map(([x, y, corner]): Point => (corner ? [x - 0.04, y + 0.07, corner] : [x - 0.04, y + 0.07])),
  );

/** A gown over the knees, which are seen half from the front: it sinks between them, and falls from them in folds. */
function skirts(w: Widen, cloth: 'dress' | 'ink'): Part[] {
  const shape = w(
    points`
      -.86,2.62 -.1,2.6 .6,2.56 1.24,2.6 1.66,2.76 1.88,3.06 1.94,3.5 1.96,4.2 2.08,${LOW_Y}!
      -1.1,${LOW_Y}! -1.06,3.2`,
  );
  return [
    softPart('depth', 0.5, shadowed(shape)),
    part(cloth, outline(shape)),
    // The farther knee, the hollow between the two, and what hangs in shadow below the nearer one.
    softPart('depth', 0.34, outline(w(points`.5,2.66 1.2,2.64 1.5,2.76 1.3,2.9 .9,2.98 .6,2.86`))),
    softPart('depth', 0.42, outline(w(points`-.9,3.4 0,3.5 .7,3.7 .96,4.3 1,${LOW_Y}! -1.1,${LOW_Y}!`))),
    softPart('depth', 0.24, outline(w(points`1.5,3.1 1.7,3.6 1.72,${LOW_Y}! 1.42,${LOW_Y}! 1.4,3.8`))),
    creaseLines(
      0.028,
      w(points`.2,2.68 .46,2.86 .5,3.1`),
      w(points`.62,2.9 .9,3 1.2,2.92`),
      w(points`1.06,3.2 1.16,3.9 1.14,${LOW_Y}`),
      w(points`.5,3.36 .7,4 .62,${LOW_Y}`),
      w(points`1.7,3.2 1.74,4 1.8,${LOW_Y}`),
      w(points`-.2,3.5 .1,4.2 0,${LOW_Y}`),
    ),
    cutLines(
      0.016,
      w(points`.1,2.6 .6,2.57 1.22,2.61 1.62,2.77 1.84,3.04 1.91,3.46`),
      w(points`-.3,2.86 .3,2.9 .74,3.1 .96,3.5 1.02,4.3`),
    ),
  ];
}

/** Thighs tapering to the knee, the far one slightly ahead of the near one, and the skirt of the coat over the hip. */
function legs(wide: Widen): Part[] {
  // Half from the front a thigh is shorter than from the side.
  const w: Widen = (all) =>
    wide(all.map(([x, y, corner]): Point => (corner ? [shortened(x), y, corner] : [shortened(x), y])));
  const far = w(
    points`
      .5,2.74 1.4,2.54 2,2.54 2.3,2.72 2.36,3 2.3,3.5 2.34,${LOW_Y}! 1.94,${LOW_Y}! 1.9,3.6 1.8,3.2
      1,3.2`,
  );
  const near = w(
    points`
      -.9,2.78 -.1,2.66 .8,2.6 1.4,2.62 1.76,2.76 1.9,3.04 1.84,3.5 1.7,4 1.66,${LOW_Y}! 1.2,${LOW_Y}!
      1.22,4 1.26,3.5 1.1,3.34 .5,3.42 -.2,3.56 -1,3.6`,
  );
  return [
    // The front of the coat disappears in the shadow under the thighs.
    part('depth', outline(w(points`-.4,3.1 .6,3 1.24,3.2! 1.22,${LOW_Y}! -.5,${LOW_Y}!`))),
    softPart('depth', 0.5, shadowed(far)),
    part('ink', outline(far)),
    softPart('depth', 0.6, outline(far)),
    softPart('depth', 0.5, shadowed(near)),
    part('ink', outline(near)),
    // The underside, and the calf behind the shin.
    softPart(
      'depth',
      0.5,
      outline(
        w(
          points`
            -.9,3.24 .4,3.1 1.2,3.06 1.5,3.2 1.44,3.7 1.36,${LOW_Y}! 1.2,${LOW_Y}! 1.22,4 1.26,3.5
            1.1,3.34 .5,3.42 -.2,3.56 -.96,3.58`,
        ),
      ),
    ),
    creaseLines(
      0.026,
      w(points`.1,2.72 .3,2.96 .24,3.3`),
      w(points`1.66,2.8 1.5,2.98 1.24,3.06`),
      w(points`1.78,3 1.56,3.12 1.34,3.14`),
      w(points`2.2,2.74 2.06,2.9 1.94,2.94`),
    ),
    cutLines(
      0.016,
      w(points`0,2.67 .8,2.61 1.4,2.63 1.74,2.77 1.88,3.02`),
      w(points`1.86,3.1 1.82,3.5 1.7,4`),
      w(points`1.5,2.57 2,2.56 2.28,2.74`),
    ),
    // The skirt of the coat lies over the hip and hangs beside the seat.
    softPart(
      'depth',
      0.5,
      shadowed(w(points`-1.1,2.4 -.3,2.5 .36,2.62! .3,3 0,3.6 -.5,${LOW_Y}! -1.3,${LOW_Y}!`)),
    ),
    part('ink', outline(w(points`-1.1,2.4 -.3,2.5 .36,2.6! .28,3 -.04,3.6 -.54,${LOW_Y}! -1.3,${LOW_Y}!`))),
    cutLines(0.016, w(points`.35,2.62 .27,3 -.05,3.6 -.52,4.9`)),
  ];
}

const shortened = (x: number): number => (x > 0.4 ? 0.4 + (x - 0.4) * 0.8 : x);

import { points } from '../drawing/points.ts';
import { ellipse, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { softPart } from './costume-parts.ts';
import { greaseOnFront, greaseOnSleeve } from './greasy-cloth.ts';
import { raggedFront, raggedSleeve } from './ragged-cloth.ts';
import { tweedOnSleeve } from './weave.ts';
import type { Widen } from './widened.ts';

/** The stated texture of a coat or gown: worn through, shiny with grease, velvet, tweed. Empty if none is stated. */
export function clothTexture({ garment, wears }: Bust, w: Widen): Part[] {
  return [
    ...(wears.has('velvet') ? velvet(w) : []),
    ...(wears.has('dusty') ? dust(w) : []),
    ...(wears.has('striped') ? [stripes(w)] : []),
    ...(wears.has('greasy') ? greaseOnFront(w) : []),
    ...(isRagged(wears, garment) ? raggedFront(w, garment === 'dressing gown') : []),
  ];
}

/** The same for the near sleeve, which lies over the rest. */
export function sleeveTexture(bust: Bust, w: Widen): Part[] {
  const { garment, wears } = bust;
  return [
    ...(wears.has('velvet') ? [velvetOnSleeve(w)] : []),
    ...(wears.has('striped') ? [stripesOnSleeve(w)] : []),
    ...(wears.has('tweed') ? [tweedOnSleeve(bust, w)] : []),
    ...(wears.has('greasy') ? greaseOnSleeve(w) : []),
    ...(isRagged(wears, garment) ? raggedSleeve(w) : []),
  ];
}

const isRagged = (wears: ReadonlySet<string>, garment: string): boolean =>
  garment === 'rags' || wears.has('ragged');

/** Pile takes the light along every edge. */
const velvet = (w: Widen): Part[] => [
  softPart(
    'fold',
    0.34,
    stroke(w(points`.84,1.1 .86,1.6 .82,2.3 .86,3.3`), 0.13, true),
    stroke(w(points`-.44,1.1 -.36,1.7 -.4,2.6 -.44,3.4`), 0.12, true),
    stroke(w(points`-.9,.76 -.62,.62 -.4,.56`), 0.1, true),
  ),
  softPart(
    'fold',
    0.24,
    stroke(w(points`.7,1.5 .68,2.2 .72,3.2`), 0.2, true),
    stroke(w(points`-.14,2.3 -.12,2.9 -.16,3.6`), 0.2, true),
  ),
];

const velvetOnSleeve = (w: Widen): Part =>
  softPart(
    'fold',
    0.34,
    ...[
      stroke(w(points`-1.06,1.1 -1.1,1.6 -1.08,2.2`), 0.1, true),
      stroke(w(points`-.66,1.2 -.64,1.7 -.7,2.1`), 0.07, true),
    ],
  );

/** Road dust lies thickest on the shoulders and towards the hem. */
const dust = (w: Widen): Part[] => [
  softPart(
    'lining',
    0.5,
    stroke(w(points`-.98,.8 -.74,.64 -.46,.56`), 0.16, true),
    stroke(w(points`-.9,2.7 -.3,2.9 .8,2.7`), 0.4, true),
  ),
  softPart(
    'lining',
    0.8,
    ...Array.from({ length: 90 }, (_, i) => {
      const [t, u] = [((i * 37) % 90) / 90, ((i * 53) % 90) / 90];
      const [[x, y]] = w([[-1.05 + t * 1.85, 0.9 + Math.sqrt(u) * 2.7]]) as [Point];
      return ellipse(x, y, 0.012 + (i % 3) * 0.006);
    }),
  ),
];

const stripes = (w: Widen): Part =>
  softPart(
    'fold',
    0.6,
    ...[-1.08, -0.9, -0.72, -0.54, -0.36].map((x) =>
      stroke(
        w([
          [x + 0.02, 0.86 + Math.max(0, -0.8 - x)],
          [x, 1.8],
          [x - 0.04, 3.6],
        ]),
        0.034,
      ),
    ),
    ...[-0.16, 0.06, 0.62, 0.78].map((x) =>
      stroke(
        w([
          [x, 2.42],
          [x + 0.02, 3.6],
        ]),
        0.034,
      ),
    ),
    ...[0.66, 0.8].map((x) =>
      stroke(
        w([
          [x, 1.5],
          [x - 0.02, 2.4],
        ]),
        0.034,
      ),
    ),
  );

const stripesOnSleeve = (w: Widen): Part =>
  softPart(
    'fold',
    0.6,
    ...[-1.06, -0.92, -0.78, -0.66].map((x) =>
      stroke(
        w([
          [x, 1.1],
          [x - 0.02, 1.7],
          [x + 0.02, 2.3],
        ]),
        0.034,
      ),
    ),
  );

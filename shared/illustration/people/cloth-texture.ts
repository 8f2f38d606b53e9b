import { points } from '../drawing/points.ts';
import { ellipse, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { softPart } from './costume-parts.ts';
import { fineCloth, fineSleeve } from './fine-cloth.ts';
import { greaseOnFront, greaseOnSleeve } from './greasy-cloth.ts';
import { raggedFront, raggedSleeve } from './ragged-cloth.ts';
import { tweedOnSleeve } from './weave.ts';
import type { Widen } from './widened.ts';

/** The stated texture of a coat or gown: worn through, shiny with grease, velvet, tweed. Empty if none is stated. */
export function clothTexture(bust: Bust, w: Widen): Part[] {
  const { garment, wears } = bust;
  return [
    ...(wears.has('velvet') ? velvet(w) : []),
    ...fineCloth(bust, w),
    ...(wears.has('dusty') ? dust(w) : []),
    ...(wears.has('striped') ? stripes(w) : []),
    ...(wears.has('greasy') ? greaseOnFront(w) : []),
    ...(isRagged(wears, garment) ? raggedFront(w, garment === 'dressing gown') : []),
  ];
}

/** The same for the near sleeve, which lies over the rest. */
export function sleeveTexture(bust: Bust, w: Widen): Part[] {
  const { garment, wears } = bust;
  return [
    ...(wears.has('velvet') ? velvetOnSleeve(w) : []),
    ...fineSleeve(bust, w),
    ...(wears.has('striped') ? stripesOnSleeve(w) : []),
    ...(wears.has('tweed') ? [tweedOnSleeve(bust, w)] : []),
    ...(wears.has('greasy') ? greaseOnSleeve(w) : []),
    ...(isRagged(wears, garment) ? raggedSleeve(w) : []),
  ];
}

const isRagged = (wears: ReadonlySet<string>, garment: string): boolean =>
  garment === 'rags' || wears.has('ragged');

/** Pile is dark where it is looked into, and takes a soft light along every edge and fold. */
const velvet = (w: Widen): Part[] =>
  pile([
    [w(points`.82,1.06 .85,1.6 .8,2.3 .86,3.4`), 0.15],
    [w(points`-.46,1.04 -.38,1.7 -.42,2.6 -.46,3.6`), 0.14],
    [w(points`-.94,.8 -.66,.64 -.42,.57`), 0.13],
    [w(points`.62,1.5 .6,2.2 .64,3.4`), 0.1],
    [w(points`-.12,2.4 -.1,3 -.14,3.8`), 0.14],
    [w(points`.24,2.6 .26,3.1 .22,3.8`), 0.1],
  ]);

const velvetOnSleeve = (w: Widen): Part[] =>
  pile([
    [w(points`-1.08,1.0 -1.12,1.6 -1.1,2.3`), 0.12],
    [w(points`-.64,1.1 -.62,1.6 -.68,2.2`), 0.09],
    [w(points`-.92,.9 -.8,.86 -.7,.92`), 0.09],
  ]);

/** Soft bands, brightest in their middle. */
const pile = (bands: readonly (readonly [line: readonly Point[], width: number])[]): Part[] =>
  (
    [
      ['fold', 0.13, 2],
      ['fold', 0.15, 1.4],
      ['fold', 0.17, 0.9],
      ['light', 0.1, 0.5],
    ] as const
  ).map(([material, opacity, wide]) =>
    softPart(material, opacity, ...bands.map(([line, width]) => stroke(line, width * wide, true))),
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

/** A light stripe with a dark one beside it, so that they show on dark cloth and on pale. */
const inPairs = (lines: readonly (readonly Point[])[]): Part[] => [
  softPart(
    'depth',
    0.5,
    ...lines.map((line) =>
      stroke(
        line.map(([x, y]): Point => [x + 0.05, y]),
        0.05,
      ),
    ),
  ),
  softPart('fold', 0.8, ...lines.map((line) => stroke(line, 0.045))),
];

const stripes = (w: Widen): Part[] =>
  inPairs([
    ...[-1.08, -0.9, -0.72, -0.54, -0.36].map((x) =>
      w([
        [x + 0.02, 0.86 + Math.max(0, -0.8 - x)],
        [x, 1.8],
        [x - 0.04, 3.6],
      ]),
    ),
    ...[-0.16, 0.06, 0.62, 0.78].map((x) =>
      w([
        [x, 2.42],
        [x + 0.02, 3.6],
      ]),
    ),
    ...[0.66, 0.8].map((x) =>
      w([
        [x, 1.5],
        [x - 0.02, 2.4],
      ]),
    ),
  ]);

const stripesOnSleeve = (w: Widen): Part[] =>
  inPairs(
    [-1.06, -0.92, -0.78, -0.66].map((x) =>
      w([
        [x, 1.1],
        [x - 0.02, 1.7],
        [x + 0.02, 2.3],
      ]),
    ),
  );

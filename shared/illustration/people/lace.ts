import { ellipse, outline, stroke, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { part, softPart } from './costume-parts.ts';
import type { Widen } from './widened.ts';

/** A frill round the shoulders and down to the breast, with holes like lace. */
export function laceOnGown(w: Widen): Part[] {
  const edge = Array.from({ length: 11 }, (_, i): Point => {
    const t = i / 10;
    return [-0.84 + t * 1.6, 1.06 + Math.sin(t * Math.PI) * 0.46 + (i % 2) * 0.08];
  });
  const upper = Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6;
    return [0.7 - t * 1.44, 0.8 + Math.sin(t * Math.PI) * 0.36];
  });
  const flounce = (y: number, half: number): Part[] => {
    const scallops = Array.from({ length: 13 }, (_, i): Point => {
      const t = i / 12;
      return [-half + t * 2 * half, y + 0.2 + Math.sin(t * Math.PI) * 0.12 + (i % 2) * 0.06];
    });
    return [
      softPart('linen', 0.86, outline(w([[half, y, 1], [0, y + 0.12], [-half, y, 1], ...scallops]))),
      softPart(
        'shade',
        0.4,
        ...scallops.slice(1, 12).map(([x, v]) => ellipse(...xy(w, x, v - 0.09), 0.016, 0.03)),
      ),
    ];
  };
  return [
    softPart('linen', 0.92, outline(w([...upper, ...edge]))),
    softPart(
      'shade',
      0.45,
      ...edge.slice(1, 10).map(([x, y]) => ellipse(...xy(w, x, y - 0.08), 0.017, 0.026)),
    ),
    softPart('shade', 0.3, ...edge.slice(1, 10).map(([x, y]) => ellipse(...xy(w, x, y - 0.17), 0.01, 0.016))),
    ...flounce(2.86, 0.86),
    ...flounce(3.3, 1.1),
  ];
}

const xy = (w: Widen, x: number, y: number): [number, number] => {
  const [at] = w([[x, y]]);
  return [at![0], at![1]];
};

/** A frill of lace that falls from the throat over the shirt front. */
export function jabot(): Part[] {
  const tier = (y: number, half: number): Part[] => [
    part(
      'linen',
      outline([
        [0.02, y - 0.06],
        [0.2, y - 0.08],
        [0.2 + half, y + 0.06],
        [0.22 + half * 0.8, y + 0.2],
        [0.2 + half * 0.4, y + 0.15],
        [0.17, y + 0.23],
        [0.1, y + 0.15],
        [0.04, y + 0.22],
        [0.02 - half * 0.5, y + 0.14],
        [0 - half * 0.9, y + 0.18],
        [-half * 0.8, y + 0.02],
      ]),
    ),
    softPart(
      'shade',
      0.5,
      stroke(
        [
          [0.12, y - 0.02],
          [0.11, y + 0.14],
        ],
        0.016,
        true,
      ),
      stroke(
        [
          [0.18, y - 0.02],
          [0.22, y + 0.14],
        ],
        0.014,
        true,
      ),
      stroke(
        [
          [0.05, y - 0.02],
          [0, y + 0.12],
        ],
        0.014,
        true,
      ),
      ...[0, 0.07, 0.15, 0.23].map((dx) => ellipse(dx, y + 0.12, 0.011, 0.016)),
    ),
  ];
  return [...tier(1.16, 0.13), ...tier(0.96, 0.12), ...tier(0.76, 0.1), ...tier(0.58, 0.08)];
}

import { openCurve, stroke, taper, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/** A healed cut: pale, with dark edges and the marks of its stitches. */
export function scar(line: readonly Point[]): Part[] {
  const curve = openCurve(line);
  const stitches = [0.25, 0.5, 0.75].map((share) => curve[Math.round(share * (curve.length - 1))]!);
  return [
    {
      path: [
        taper(curve, [0.01, 0.042, 0.042, 0.01]),
        ...stitches.map(([x, y]) =>
          stroke(
            [
              [x - 0.075, y + 0.018],
              [x + 0.075, y - 0.02],
            ],
            0.02,
            true,
          ),
        ),
      ],
      material: 'shade',
      opacity: 0.95,
    },
    { path: [taper(curve, [0.003, 0.023, 0.023, 0.003])], material: 'white', opacity: 0.85 },
  ];
}

import { limb, outline } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';

/** One arm hangs, the other is bent, its hand on the hip or in front of the breast. */
export function armsFromBehind(
  shoulder: number,
  hip: number,
  bulk: number,
  material: Part['material'],
): Part[] {
  const hanging = limb(
    [
      [-0.72 * bulk, shoulder + 0.34],
      [-0.92 * bulk, shoulder + 1.5],
      [-0.84 * bulk, hip + 0.3],
    ],
    [0.27, 0.21, 0.14],
  );
  const bent = [
    ...limb(
      [
        [0.72 * bulk, shoulder + 0.34],
        [0.98 * bulk, shoulder + 1.0],
        [1.12 * bulk, shoulder + 1.62],
      ],
      [0.27, 0.23, 0.18],
    ),
    ...limb(
      [
        [1.12 * bulk, shoulder + 1.62],
        [0.84 * bulk, shoulder + 1.9],
        [0.5 * bulk, hip - 0.52],
      ],
      [0.18, 0.16, 0.12],
    ),
  ];
  const hand = outline([
    [-0.94 * bulk, hip + 0.24],
    [-0.98 * bulk, hip + 0.56],
    [-0.88 * bulk, hip + 0.8],
    [-0.76 * bulk, hip + 0.7],
    [-0.72 * bulk, hip + 0.26],
  ]);
  return [
    { path: [hand], material: 'skin' },
    { path: [...hanging, ...bent], material },
  ];
}

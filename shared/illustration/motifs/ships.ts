import { points } from '../drawing/points.ts';
import { limb, outline, stroke } from '../drawing/path.ts';
import { fold, ink, type Part } from './motif.ts';

/** Ships and boats from the side, moving to the right, in metres. */

/** A boat for one rower; the water covers its bottom. */
export function rowingBoat(): Part[] {
  return [
    ink(
      outline(points`-2.1,-.62! -1.7,-.1 -1.2,.06! 1.3,.06! 1.9,-.16 2.3,-.74! 1.6,-.5 0,-.42 -1.4,-.46`),
      ...limb(points`.1,-.5 -1.4,.02`, [0.03, 0.03]),
    ),
  ];
}

interface Mast {
  x: number;
  height: number;
  yards: readonly number[];
}

const MASTS: readonly Mast[] = [
  { x: -11, height: 25, yards: [9, 15, 20] },
  { x: 0, height: 31, yards: [10, 17, 23, 27.5] },
  { x: 11, height: 28, yards: [10, 16, 22] },
];

/** Three masts; under sail, or at anchor with bare yards. Its base line is the water. */
export function ship(isUnderSail: boolean): Part[] {
  const parts: Part[] = [
    ink(
      outline(
        points`-19,-5.6! -18.2,-2 -16.5,.2! 16,.2! 18.5,-2.4 20.5,-5.2! 14,-4.2 0,-3.7 -12,-4.2 -14,-5.4`,
      ),
      ...limb(points`19,-4.6 28,-9`, [0.3, 0.12]),
    ),
    fold(stroke(points`-18,-2.8 0,-2.2 18.6,-2.8`, 0.16, true)),
  ];
  for (const { x, height, yards } of MASTS) {
    parts.push(
      ink(
        ...limb(
          [
            [x, -3.5],
            [x, -height * 0.6],
            [x, -height],
          ],
          [0.34, 0.24, 0.1],
        ),
      ),
    );
    yards.forEach((y, i) => {
      const half = 6.2 - i * 1.05;
      parts.push(
        ink(
          ...limb(
            [
              [x - half, -y],
              [x, -y - 0.15],
              [x + half, -y],
            ],
            [0.08, 0.16, 0.08],
          ),
        ),
      );
      const below = (yards[i - 1] ?? 4.6) + 0.5;
      if (isUnderSail)
        parts.push({
          path: [
            outline([
              [x - half * 0.92, -y + 0.1, 1],
              [x + half * 0.92, -y + 0.1, 1],
              [x + half * 1.15, -(y + below) / 2],
              [x + half * 1.0, -below, 1],
              [x + 0.5, -below - 1.1],
              [x - half * 0.9, -below, 1],
              [x - half * 0.7, -(y + below) / 2],
            ]),
          ],
          material: 'white',
        });
      else
        parts.push(
          ink(
            outline([
              [x - half * 0.92, -y - 0.04, 1],
              [x - half * 0.5, -y + 0.26],
              [x, -y + 0.4],
              [x + half * 0.5, -y + 0.26],
              [x + half * 0.92, -y - 0.04, 1],
            ]),
          ),
          // The lashings of the furled sail.
          fold(
            ...[-0.6, -0.3, 0.3, 0.6].map((share) =>
              stroke(
                [
                  [x + share * half, -y - 0.1],
                  [x + share * half + 0.08, -y + 0.3 - 0.14 * Math.abs(share)],
                ],
                0.07,
              ),
            ),
          ),
        );
    });
    // Shrouds and stays.
    for (const side of [-1, 1])
      for (const spread of [2.2, 3.2, 4.2])
        parts.push(
          ink(
            stroke(
              [
                [x, -height * 0.72],
                [x + side * spread, -3.8],
              ],
              0.07,
            ),
          ),
        );
    parts.push(
      ink(
        stroke(
          [
            [x, -height * 0.96],
            [x + 9.5, -height * 0.52],
          ],
          0.07,
        ),
      ),
    );
  }
  parts.push(ink(stroke(points`11,-26 27.5,-8.9`, 0.08), stroke(points`11,-17 23,-6.8`, 0.08)));
  return parts;
}

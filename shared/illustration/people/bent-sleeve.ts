import { points } from '../drawing/points.ts';
import { limb, outline, placed, stroke, type Path, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { creaseLines, cutLines, part, softPart } from './costume-parts.ts';
import { drawHand, gloved, type HandName } from './hands.ts';
import type { Widen } from './widened.ts';

/** What the sleeves and hands of a gesture are drawn from. */
export interface GestureSleeve {
  bust: Bust;
  cloth: Material;
  w: Widen;
  cuff: boolean;
}

/** A sleeve bent at the elbow: the cloth, the shade along its lower side, folds at the elbow, and the cuff. */
export function bentSleeve(
  { bust, cloth, w, cuff }: GestureSleeve,
  upper: readonly Point[],
  lower: readonly Point[],
  { isCuffed = cuff, isFar = false } = {},
): Part[] {
  const isWoman = bust.sex === 'woman';
  const wide = (radii: readonly number[]) => radii.map((radius) => radius * (isWoman ? 0.84 : 1));
  const [from, to] = [w(upper), w(lower)];
  const [ex, ey] = to[0]!;
  const [hx, hy] = to.at(-1)!;
  const [mx, my] = to[1]!;
  const length = Math.hypot(hx - mx, hy - my) || 1;
  const [ux, uy] = [(hx - mx) / length, (hy - my) / length];
  const edge = (across: number, along = 0): Point => [
    hx + ux * along - uy * across,
    hy + uy * along + ux * across,
  ];
  return [
    part(
      'depth',
      ...limb(
        to.map(([x, y]): Point => [x - 0.02, y + 0.06]),
        wide([0.33, 0.28, 0.22]),
      ),
    ),
    // The far one comes from behind the breast.
    part(
      cloth,
      ...limb(from, wide(isFar ? [0.2, 0.28, 0.3] : [0.33, 0.34, 0.33])),
      ...limb(to, wide([0.33, 0.28, 0.21])),
    ),
    softPart(
      'depth',
      0.4,
      ...limb(
        [
          [ex - 0.06, ey + 0.12],
          [mx - 0.02, my + 0.14],
          [hx - ux * 0.1, hy + 0.08],
        ],
        wide([0.2, 0.15, 0.08]),
      ),
    ),
    creaseLines(
      0.026,
      [
        [ex - 0.28, ey - 0.1],
        [ex - 0.06, ey - 0.06],
        [ex + 0.14, ey - 0.2],
      ],
      [
        [ex - 0.3, ey + 0.08],
        [ex - 0.06, ey + 0.1],
        [ex + 0.16, ey - 0.04],
      ],
      [
        [(ex + mx) / 2, (ey + my) / 2 - 0.12],
        [(ex + mx) / 2 + 0.1, (ey + my) / 2],
        [(ex + mx) / 2 + 0.08, (ey + my) / 2 + 0.12],
      ],
    ),
    cutLines(0.016, [
      [ex + 0.1, ey - 0.3],
      [mx - uy * -0.24, my - 0.24],
      [hx + uy * 0.2, hy - ux * 0.19],
    ]),
    ...(isCuffed
      ? [
          part(
            'linen',
            outline(
              [edge(-0.2, -0.02), edge(-0.19, 0.1), edge(0.19, 0.1), edge(0.2, -0.02)].map(
                ([x, y]): Point => [x, y, 1],
              ),
            ),
          ),
        ]
      : []),
  ];
}

export const hand = (
  { bust, w }: GestureSleeve,
  kind: HandName,
  at: Point,
  turn: number,
  scale: number,
): Part[] => gloved(bust, drawHand(kind, w([at])[0]!, turn, scale * (bust.sex === 'woman' ? 0.86 : 1)));

/** The fingers closed over the palm, the thumb across them. */
export function fist({ bust, w }: GestureSleeve, at: Point, turn: number): Part[] {
  const [x, y] = w([at])[0]!;
  const put = (path: Path): Path => placed(path, { x, y, turn, scale: bust.sex === 'woman' ? 0.9 : 1.12 });
  return gloved(bust, [
    {
      path: put([
        outline(points`-.06,-.13 .08,-.2 .24,-.24 .38,-.2 .44,-.08 .44,.06 .38,.18 .24,.22 .08,.16 -.06,.12`),
      ]),
      material: 'skin',
    },
    {
      path: put([
        ...[-0.1, 0.0, 0.1].map((across) =>
          stroke(
            [
              [0.43, across],
              [0.32, across + 0.01],
              [0.22, across],
            ],
            0.02,
            true,
          ),
        ),
        stroke(points`.06,.12 .16,.02 .28,-.04 .3,-.14`, 0.02, true),
      ]),
      material: 'shade',
    },
  ]);
}

/** The forefinger stretched out, the others closed. */
export function pointer({ bust, w }: GestureSleeve, at: Point, turn: number): Part[] {
  const [x, y] = w([at])[0]!;
  const put = (path: Path): Path => placed(path, { x, y, turn, scale: bust.sex === 'woman' ? 0.9 : 1.05 });
  return gloved(bust, [
    {
      path: put([
        outline(
          points`
            -.06,-.12 .1,-.17 .26,-.18 .44,-.16 .62,-.13 .68,-.09 .62,-.055 .42,-.06 .38,-.02 .4,.06
            .36,.13 .24,.17 .08,.14 -.06,.1`,
        ),
        outline(points`.12,-.14 .2,-.26 .28,-.31 .31,-.26 .26,-.16`),
      ]),
      material: 'skin',
    },
    {
      path: put([
        stroke(points`.42,-.06 .3,-.05 .22,-.06`, 0.017, true),
        stroke(points`.4,.04 .3,.04 .24,.03`, 0.016, true),
        stroke(points`.13,-.13 .2,-.12 .26,-.15`, 0.014, true),
      ]),
      material: 'shade',
    },
  ]);
}

import { openCurve, taper, type Path } from '../drawing/path.ts';
import type { BustHead } from './bust-looks.ts';
import { firstTrue } from './first-true.ts';
import { hasLook, isOld } from './has-look.ts';

/** An eyebrow. */
export function brow(head: BustHead): Path {
  const thick = thicknessOf(head);
  const drop = dropOf(head);
  const tufts: Path = hasLook(head, 'brows thick')
    ? [0.2, 0.25, 0.3, 0.34, 0.36].map((x, i) =>
        taper(
          [
            [x - 0.02, -0.625 + i * 0.004],
            [x + 0.026, -0.664 + i * 0.006],
          ],
          [0.013, 0.002],
        ),
      )
    : [];
  const lift = liftOf(head);
  return [
    taper(
      openCurve([
        [0.168, -0.6 - drop * 0.4 - lift],
        [0.225, -0.64 - lift],
        [0.29, -0.638 + drop * 0.6 - lift],
        [0.352, -0.615 + drop],
      ]),
      [thick * 0.25, thick, thick, thick * 0.45],
    ),
    ...tufts,
  ];
}

function thicknessOf(head: BustHead): number {
  const ofAge = firstTrue(
    [
      [head.sex === 'woman', 0.011],
      [isOld(head), 0.02],
    ],
    0.016,
  );
  const stated = firstTrue(
    [
      [hasLook(head, 'brows thick', 'face villainous'), 2.5],
      [hasLook(head, 'face grim', 'frown', 'rage'), 1.6],
      [hasLook(head, 'sorrow', 'terror'), 1.2],
      [hasLook(head, 'face stern'), 1.15],
    ],
    1,
  );
  return ofAge * stated;
}

/** How far up the whole brow is drawn. */
const liftOf = (head: BustHead): number =>
  firstTrue(
    [
      [hasLook(head, 'brows raised', 'terror'), 0.045],
      [hasLook(head, 'delight', 'servile', 'drowsy'), 0.03],
      [hasLook(head, 'sneer'), 0.024],
    ],
    0,
  );

/** How far down its inner end is drawn. */
const dropOf = (head: BustHead): number =>
  firstTrue(
    [
      [hasLook(head, 'sorrow', 'servile'), -0.062],
      [hasLook(head, 'brows raised', 'terror'), -0.055],
      [hasLook(head, 'face villainous', 'rage'), 0.064],
      [hasLook(head, 'face grim', 'frown'), 0.05],
      [hasLook(head, 'face stern'), 0.022],
      [hasLook(head, 'face sly'), 0.018],
      [hasLook(head, 'smile sad', 'tears'), -0.03],
      [hasLook(head, 'sneer'), 0.02],
      [hasLook(head, 'shrinking') && !hasLook(head, 'face unpleasant'), -0.05],
    ],
    0,
  );

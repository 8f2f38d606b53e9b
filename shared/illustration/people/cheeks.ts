import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, taper, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { firstTrue } from './first-true.ts';
import { hasLook, isOld, isSoftFaced } from './has-look.ts';
import { tone } from './tone.ts';

/** Full, hollow or flushed cheeks. */
export function cheeks(head: BustHead): Part[] {
  // A child's round cheek has no folds.
  if (hasLook(head, 'cheeks puffy', 'face round', 'cheeks rosy') && head.age === 'child')
    return [
      ...tone('shade', 0.3, 0.12, -0.1, 0.16, 0.06, 22),
      ...tone('blush', 0.9, 0.19, -0.27, 0.14, 0.11),
      ...tone('light', 0.3, 0.2, -0.34, 0.07, 0.04),
    ];
  if (hasLook(head, 'cheeks puffy', 'face round'))
    return [
      // It bulges over the jaw and in front of the corner of the mouth, and casts a shadow below.
      {
        path: [outline(points`.33,-.2 .34,-.05 .26,.11 .08,.14 -.09,.02 -.12,-.16 .03,0 .18,.03 .27,-.07`)],
        material: 'shade',
        opacity: 0.34,
      },
      {
        path: [
          outline(points`0,-.4 .13,-.435 .26,-.39 .335,-.265 .33,-.09 .235,.04 .08,.06 -.08,-.07 -.115,-.25`),
        ],
        material: 'skin',
      },
      {
        path: [
          taper(
            openCurve(points`.22,-.41 .3,-.35 .338,-.25 .33,-.09 .24,.042 .11,.07`),
            [0.004, 0.012, 0.017, 0.019, 0.014, 0.003],
          ),
        ],
        material: 'shade',
        opacity: 0.34,
      },
      { path: blush(0.17, -0.2, 0.17), material: 'blush', opacity: 0.55 },
      ...(hasLook(head, 'cheeks rosy')
        ? [{ path: blush(0.19, -0.23, 0.14), material: 'blush', opacity: 0.5 } as const]
        : []),
    ];
  if (hasLook(head, 'cheeks hollow', 'face lean'))
    return [
      ...tone('shade', 0.5, 0.13, -0.235, 0.06, 0.15, -38),
      {
        path: [taper(openCurve(points`-.02,-.37 .12,-.345 .222,-.27`), [0.003, 0.012, 0.003])],
        material: 'shade',
        opacity: 0.45,
      },
    ];
  if (hasLook(head, 'cheeks rosy'))
    return [{ path: blush(0.17, -0.3, 0.13), material: 'blush', opacity: 0.75 }];
  if (!hasLook(head, 'face pale', 'wrinkles') && !isOld(head) && (isSoftFaced(head) || head.age === 'young'))
    return [{ path: blush(0.17, -0.31, 0.12), material: 'blush', opacity: 0.38 }];
  return [];
}

/** The flesh that hangs from the jaw of a fat face, over the collar. */
export function jowls(head: BustHead): Part[] {
  const k = firstTrue(
    [
      [head.age === 'child' || head.isMonstrous, 0],
      [hasLook(head, 'chin double'), 1],
      [hasLook(head, 'cheeks puffy'), 0.8],
      [hasLook(head, 'face round'), isSoftFaced(head) ? 0.3 : 0.55],
    ],
    0,
  );
  if (k === 0) return [];
  const flesh: Path = [
    outline([
      [0.32, 0.012],
      [0.3, 0.03 + 0.06 * k],
      [0.22, 0.05 + 0.13 * k],
      [0.08, 0.06 + 0.16 * k],
      [-0.08, 0.03 + 0.11 * k],
      [-0.18, -0.06],
      [-0.15, -0.15],
      [-0.05, -0.1],
      [0.1, -0.04],
      [0.24, 0.0],
    ]),
  ];
  return [
    { path: flesh, material: 'skin' },
    // As dark as the jaw beside it, and darker below.
    { path: flesh, material: 'shade', opacity: 0.2 },
    ...tone('shade', 0.55, 0.07, 0.07 + 0.13 * k, 0.2, 0.07, 6),
    ...tone('blush', 0.3, 0.16, 0.03 + 0.06 * k, 0.1, 0.05),
    {
      path: [
        taper(
          openCurve([
            [0.325, 0.018],
            [0.25, 0.05],
            [0.16, 0.048],
          ]),
          [0.003, 0.009, 0.002],
        ),
      ],
      material: 'shade',
      opacity: 0.7,
    },
  ];
}

/** Joy lifts the cheek towards the eye, and anger floods it. */
export function liftedCheek(head: BustHead): Part[] {
  if (hasLook(head, 'rage'))
    return [...tone('blush', 0.75, 0.17, -0.34, 0.2, 0.16), ...tone('blush', 0.5, 0.1, -0.08, 0.2, 0.1)];
  const lift = hasLook(head, 'delight', 'grin') ? 1 : hasLook(head, 'smile', 'servile') ? 0.6 : 0;
  if (lift === 0) return [];
  return [
    ...tone('shade', 0.34 * lift, 0.17, -0.25, 0.12, 0.04, 24),
    ...tone('blush', 0.5 * lift, 0.2, -0.345, 0.1, 0.07, 14),
    ...tone('light', 0.4 * lift, 0.235, -0.385, 0.06, 0.03, 14),
  ];
}

/** A round spot that fades outwards, as separate parts, since rings of one path would unite. */
const blush = (x: number, y: number, r: number): Path => [ellipse(x, y, r, r * 0.8)];

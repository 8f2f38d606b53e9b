import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, taper, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { hasLook, isOld, isSoftFaced } from './has-look.ts';
import { tone } from './tone.ts';

/** Full, hollow or flushed cheeks. */
export function cheeks(head: BustHead): Part[] {
  if (hasLook(head, 'cheeks puffy', 'face round'))
    return [
      // It bulges over the jaw and in front of the corner of the mouth, and casts a shadow below.
      {
        path: [outline(points`.33,-.2 .34,-.05 .26,.11 .08,.14 -.09,.02 -.12,-.16 .03,0 .18,.03 .27,-.07`)],
        material: 'shade',
        opacity: 0.75,
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

/** A round spot that fades outwards, as separate parts, since rings of one path would unite. */
const blush = (x: number, y: number, r: number): Path => [ellipse(x, y, r, r * 0.8)];

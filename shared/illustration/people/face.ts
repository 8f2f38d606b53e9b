import { points } from '../drawing/points.ts';
import { openCurve, outline, stroke, taper, type Path } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { ageLines } from './age-lines.ts';
import type { BustHead } from './bust-looks.ts';
import { cheeks, jowls, liftedCheek } from './cheeks.ts';
import { brow } from './brow.ts';
import { eye } from './eye.ts';
import { lips } from './lips.ts';
import { marksOnSkin } from './marks-on-skin.ts';
import { drawMonsterFace } from './monster-face.ts';
import { mouth } from './mouth.ts';
import { hasLook, isOld, isSoftFaced } from './has-look.ts';
import { headAndNeck, jawShadow, nostril } from './profile.ts';
import { tone } from './tone.ts';

/**
 * A face like a paper cut: an individual outline, with brow and eye drawn on it. A smile, lines of age and colours
 * are added if the passage mentions them.
 *
 * @returns `neck`: what goes into the collar; `parts`: what is drawn on it
 */
export function drawFace(head: BustHead): { neck: Part[]; parts: Part[] } {
  const { isMonstrous = false } = head;
  return {
    neck: [
      { path: headAndNeck(head), material: 'skin' },
      ...[1, 0.6].map((reach): Part => ({ path: jawShadow(head, reach), material: 'shade', opacity: 0.34 })),
      ...(isMonstrous ? [] : [...modelling(head), ...cheeks(head), ...liftedCheek(head)]),
    ],
    parts: [
      ...jowls(head),
      { path: EAR, material: 'skin' },
      { path: EAR_FOLD, material: 'shade', opacity: 0.7 },
      ...(isMonstrous ? drawMonsterFace(monsterMouth(head)) : features(head)),
    ],
  };
}

function features(head: BustHead): Part[] {
  const { isWhiteHaired, hasBrows } = head;
  return [
    ...(hasLook(head, 'mouth open', 'terror', 'grin', 'delight', 'rage') ? [] : [lips(head)]),
    ...nose(head),
    ...eye(head),
    { path: brow(head), material: isWhiteHaired && !hasBrows ? 'grey' : 'brow' },
    ...mouth(head),
    ...(hasLook(head, 'tears') ? TEARS : []),
    ...ageLines(head),
    ...marksOnSkin(head),
    ...(hasLook(head, 'stubble') ? [{ path: STUBBLE, material: 'shade' } as const] : []),
  ];
}

function monsterMouth(head: BustHead): Parameters<typeof drawMonsterFace>[0] {
  if (hasLook(head, 'smile')) return 'grin';
  return hasLook(head, 'teeth') ? 'teeth' : 'closed';
}

const EAR: Path = [
  outline(points`-.135,-.325 -.1,-.43 -.12,-.515 -.19,-.53 -.235,-.455 -.215,-.36 -.18,-.275 -.15,-.27`),
];

const EAR_FOLD: Path = [stroke(points`-.13,-.43 -.16,-.495 -.205,-.455 -.19,-.37 -.165,-.33`, 0.014, true)];

/** Shading of the bones, or the face would look like a mask. */
function modelling(head: BustHead): Part[] {
  const isPale = hasLook(head, 'face pale');
  const bony = boniness(head);
  return [
    ...tone('shade', 0.22 * bony, 0.26, -0.54, 0.075, 0.05, -8),
    ...tone('shade', 0.14 * bony, 0.07, -0.235, 0.17, 0.075, 22),
    ...tone('shade', 0.14, -0.04, -0.16, 0.11, 0.1, 20),
    ...tone('shade', 0.12 * bony, 0.1, -0.68, 0.09, 0.07),
    ...tone('shade', 0.3, 0.342, -0.108, 0.04, 0.018, -10),
    ...(isPale ? [] : tone('blush', 0.5, 0.19, -0.325, 0.12, 0.085, 12)),
    ...(isPale ? [] : tone('blush', 0.5, 0.4, -0.325, 0.04, 0.035)),
    ...tone('light', 0.2, 0.2, -0.42, 0.075, 0.022, 10),
    ...tone('light', 0.16, 0.235, -0.79, 0.07, 0.07),
  ];
}

/** How strongly the bones show. */
function boniness(head: BustHead): number {
  const isGaunt = hasLook(head, 'face lean', 'cheeks hollow', 'face grim', 'face villainous') || isOld(head);
  if (isGaunt) return 1.5;
  return isSoftFaced(head) ? 0.7 : 1;
}

/** The base of the nose, and the shadow under its wing. */
function nose(head: BustHead): Part[] {
  const { wing, hole } = nostril(head);
  return [
    { path: [taper(openCurve(wing), [0.003, 0.009, 0.01, 0.003])], material: 'shade', opacity: 0.8 },
    { path: [taper(openCurve(hole), [0.003, 0.009, 0.004])], material: 'shade' },
  ];
}

/** A tear down the cheek. */
const TEARS: readonly Part[] = [
  {
    path: [taper(openCurve(points`.262,-.475 .268,-.4 .258,-.33`), [0.002, 0.008, 0.012])],
    material: 'light',
    opacity: 0.5,
  },
  {
    path: [
      outline(points`.262,-.43! .282,-.392 .262,-.374 .244,-.392`),
      outline(points`.246,-.3! .268,-.256 .246,-.236 .226,-.256`),
    ],
    material: 'light',
    opacity: 0.95,
  },
  {
    path: [stroke(points`.23,-.25 .246,-.234 .264,-.248`, 0.008)],
    material: 'shade',
    opacity: 0.7,
  },
];

const STUBBLE: Path = Array.from({ length: 46 }, (_, i) => {
  const [t, u] = [((i * 37) % 46) / 46, ((i * 17) % 46) / 46];
  return stroke(
    [
      [0.06 + t * 0.28, -0.13 + u * 0.13 - (1 - t) * 0.1],
      [0.064 + t * 0.28, -0.115 + u * 0.13 - (1 - t) * 0.1],
    ],
    0.007,
  );
});

import { points } from '../drawing/points.ts';
import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { hasLook } from './has-look.ts';

/** Glasses, a jewel at the ear, and what is smoked. */
export function wornOnFace(head: BustHead): Part[] {
  const { sex, wears } = head;
  const hasGlasses =
    (wears.has('glasses') || hasLook(head, 'horn-rimmed')) && !hasLook(head, 'monocle', 'pince-nez');
  return [
    ...(hasGlasses
      ? [{ path: hasLook(head, 'horn-rimmed') ? HORN_RIMS : GLASSES, material: 'brow' } as const]
      : []),
    // A man's jewels are rings and pins.
    ...(wears.has('ear ring') || (wears.has('jewels') && sex === 'woman')
      ? [{ path: sex === 'man' ? EAR_RING : EARRING, material: 'gold' } as const]
      : []),
    ...(wears.has('pipe') ? PIPE : []),
    ...(wears.has('cigar') ? CIGAR : []),
  ];
}

const GLASSES: Path = [
  taper(circle(0.3, -0.5, 0.08), [0.011, 0.011]),
  stroke(points`.22,-.515 .02,-.5 -.14,-.48`, 0.015),
];

const HORN_RIMS: Path = [
  taper(circle(0.29, -0.49, 0.105), [0.022, 0.022]),
  stroke(points`.2,-.53 .02,-.515 -.14,-.49`, 0.026),
];

const EARRING: Path = [outline(points`-.165,-.25 -.14,-.2 -.165,-.14 -.19,-.2`)];

const EAR_RING: Path = [taper(circle(-0.16, -0.19, 0.085), [0.02, 0.02])];

function circle(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 19 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI;
    return [x + Math.cos(angle) * r * 0.72, y + Math.sin(angle) * r] as const;
  });
}

/** Wisps that rise from what is smoked, in front of the face. */
const wisps = (x: number, y: number): Part[] =>
  [0, 1].map((k): Part => ({
    path: [
      taper(
        openCurve([
          [x + k * 0.02, y],
          [x + 0.07 - k * 0.1, y - 0.2],
          [x + 0.01 + k * 0.1, y - 0.42],
          [x + 0.1 - k * 0.06, y - 0.66],
          [x + 0.04 + k * 0.12, y - 0.9],
        ]),
        [0.008, 0.024, 0.03, 0.02, 0.004],
      ),
    ],
    material: 'light',
    opacity: 0.34,
  }));

/** A pipe between the teeth: its stem, the bowl, and the glow in it. */
const PIPE: readonly Part[] = [
  {
    path: [
      taper(openCurve(points`.35,-.185 .5,-.15 .62,-.09 .68,-.06`), [0.016, 0.018, 0.022, 0.03]),
      outline(points`.6,-.24! .62,-.08 .68,-.03 .75,-.06 .77,-.24!`),
    ],
    material: 'brow',
  },
  { path: [ellipse(0.685, -0.245, 0.082, 0.022)], material: 'light', opacity: 0.8 },
  {
    path: [taper(points`.635,-.2 .65,-.1`, [0.006, 0.012, 0.004])],
    material: 'fold',
    opacity: 0.6,
  },
  ...wisps(0.69, -0.28),
];

const CIGAR: readonly Part[] = [
  {
    path: [taper(points`.35,-.185 .46,-.176 .62,-.16`, [0.022, 0.028, 0.026])],
    material: 'brow',
  },
  { path: [ellipse(0.625, -0.16, 0.018, 0.026)], material: 'light', opacity: 0.9 },
  ...wisps(0.64, -0.2),
];

import { ellipse, limb, outline, stroke, type Path, type Point } from '../drawing/path.ts';
import { fold, ink, type Part } from './motif.ts';

/** Animals from the side, facing right, in metres. */

/** Of a leg: its upper half from straight down, and how much the lower half turns on; in degrees, forwards positive. */
type Leg = readonly [upper: number, lower: number];

interface Gait {
  nearFront: Leg;
  farFront: Leg;
  nearHind: Leg;
  farHind: Leg;
  /** How far the tail streams behind, in metres. */
  tail: number;
}

const GAITS = {
  stand: { nearFront: [2, -1], farFront: [-5, 1], nearHind: [-14, 16], farHind: [-6, 14], tail: 0 },
  walk: { nearFront: [26, -10], farFront: [-20, -8], nearHind: [-32, 14], farHind: [8, 12], tail: 0.06 },
  trot: { nearFront: [54, -84], farFront: [-26, -6], nearHind: [-42, 8], farHind: [22, 2], tail: 0.2 },
  gallop: { nearFront: [66, -26], farFront: [48, -92], nearHind: [-62, -8], farHind: [-44, -2], tail: 0.42 },
} as const satisfies Record<string, Gait>;

export type HorseGait = keyof typeof GAITS;

const down = (degrees: number, length: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians) * length, Math.cos(radians) * length];
};
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

interface LegShape {
  root: Point;
  lengths: readonly [number, number, number];
  radii: readonly [number, number, number, number];
}

function drawLeg([upper, lower]: Leg, { root, lengths, radii }: LegShape): { path: Path; foot: number } {
  const knee = plus(root, down(upper, lengths[0]));
  const fetlock = plus(knee, down(upper + lower, lengths[1]));
  const toe = plus(fetlock, down(upper + lower + 14, lengths[2]));
  const path = [
    ...limb([root, knee], [radii[0], radii[1]]),
    ...limb([knee, fetlock], [radii[1] * 0.9, radii[2]]),
    ...limb([fetlock, toe], [radii[2], radii[3]]),
    // The hoof.
    outline([[toe[0] - radii[3], toe[1] - radii[3], 1], [toe[0] - radii[3] * 1.2, toe[1] + radii[3], 1], [toe[0] + radii[3] * 1.6, toe[1] + radii[3], 1], [toe[0] + radii[3] * 0.9, toe[1] - radii[3]]]), // prettier-ignore
  ];
  return { path, foot: toe[1] + radii[3] };
}

const FRONT: LegShape = {
  root: [0.58, -1.08],
  lengths: [0.5, 0.38, 0.13],
  radii: [0.15, 0.075, 0.05, 0.055],
};
const HIND: LegShape = {
  root: [-0.66, -1.14],
  lengths: [0.56, 0.42, 0.13],
  radii: [0.22, 0.085, 0.055, 0.055],
};

/** About 1.65 m at the withers. */
export function horse(gait: HorseGait, isHarnessed = false): Part[] {
  const { nearFront, farFront, nearHind, farHind, tail } = GAITS[gait];
  const legs = [
    drawLeg(farFront, FRONT),
    drawLeg(farHind, HIND),
    drawLeg(nearFront, FRONT),
    drawLeg(nearHind, HIND),
  ];
  // The lowest hoof is on the ground; a gallop lifts them all.
  const lift = gait === 'gallop' ? -0.12 : 0;
  const drop = lift - Math.max(...legs.map(({ foot }) => foot));
  const body = outline([
    [0.98, -2.2], [1.04, -2.4, 1], [1.12, -2.22, 1], [1.25, -2.06], [1.42, -1.84], [1.52, -1.7], [1.49, -1.59], [1.38, -1.58],
    [1.22, -1.7], [1.08, -1.76], [1.0, -1.62], [0.9, -1.4], [0.84, -1.14], [0.66, -0.94], [0.3, -0.87], [-0.1, -0.86], [-0.4, -0.93],
    [-0.62, -1.0], [-0.84, -1.06], [-0.97, -1.3], [-0.86, -1.56], [-0.5, -1.65], [-0.05, -1.56], [0.3, -1.65], [0.56, -1.88], [0.8, -2.12],
  ]); // prettier-ignore
  const mane: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    const t = i / 6;
    const [x, y] = [0.98 - 0.68 * t, -2.22 + 0.58 * t];
    mane.push([x, y], [x - 0.13 - tail * 0.3, y + 0.13, 1]);
  }
  const parts = [
    ink(body, ...legs.flatMap(({ path }) => path)),
    ink(outline([...mane, [0.36, -1.5], [0.7, -1.7], [0.96, -2.0]])),
    ink(outline([[-0.88, -1.58], [-1.06 - tail, -1.5], [-1.2 - tail * 1.8, -1.16], [-1.16 - tail * 2.2, -0.66, 1], [-1.02 - tail * 1.2, -0.86], [-0.94, -1.22]])),
  ]; // prettier-ignore
  if (isHarnessed)
    parts.push(
      fold(stroke([[1.3, -1.98], [1.22, -1.72]], 0.018), stroke([[1.42, -1.8], [1.34, -1.62]], 0.018), stroke([[1.38, -1.72], [0.9, -1.6], [0.2, -1.62]], 0.014)),
      fold(stroke([[0.42, -1.72], [0.58, -1.4], [0.78, -1.1]], 0.035), stroke([[0.0, -1.56], [0.04, -1.2], [0.0, -0.88]], 0.022), stroke([[0.7, -1.24], [-0.2, -1.2], [-0.95, -1.26]], 0.02)),
    ); // prettier-ignore
  return parts.map(({ path, material }) => ({ path: path.map((ring) => ring.map((v, i) => (i % 2 ? v + drop : v))), material })); // prettier-ignore
}

export function dog(): Part[] {
  const leg = (x: number, lean: number): Path => limb([[x, -0.3], [x + lean * 0.5, -0.16], [x + lean, -0.02]], [0.055, 0.032, 0.028]); // prettier-ignore
  return [
    ink(
      outline([
        [0.3, -0.52], [0.38, -0.66], [0.4, -0.76, 1], [0.47, -0.7], [0.56, -0.66], [0.68, -0.58], [0.68, -0.52], [0.56, -0.5], [0.48, -0.46],
        [0.42, -0.36], [0.34, -0.26], [0.1, -0.26], [-0.12, -0.31], [-0.3, -0.3], [-0.4, -0.38], [-0.36, -0.5], [-0.1, -0.5], [0.14, -0.5],
      ]),
      ...limb([[-0.36, -0.46], [-0.52, -0.52], [-0.62, -0.66]], [0.03, 0.025, 0.012]),
      ...leg(0.28, 0.05),
      ...leg(0.2, -0.06),
      ...leg(-0.28, -0.08),
      ...leg(-0.34, 0.03),
      outline([[0.42, -0.7], [0.34, -0.58], [0.36, -0.48], [0.43, -0.56]]),
    ),
  ]; // prettier-ignore
}

/** Seated, seen from behind. */
export function cat(): Part[] {
  return [
    ink(
      outline([[-0.13, 0, 1], [-0.15, -0.14], [-0.08, -0.26], [-0.07, -0.3], [-0.1, -0.36], [-0.09, -0.45, 1], [-0.04, -0.41], [0.04, -0.41], [0.09, -0.45, 1], [0.1, -0.36], [0.07, -0.3], [0.08, -0.26], [0.15, -0.14], [0.13, 0, 1]]),
      ...limb([[0.1, -0.03], [0.24, -0.02], [0.3, -0.08]], [0.03, 0.025, 0.02]),
    ),
  ]; // prettier-ignore
}

export function cow(): Part[] {
  const leg = (x: number): Path =>
    limb(
      [
        [x, -0.7],
        [x + 0.01, -0.36],
        [x, -0.05],
      ],
      [0.12, 0.06, 0.055],
    );
  return [
    ink(
      outline([
        [0.78, -1.3], [0.9, -1.42], [0.86, -1.56, 1], [0.98, -1.46], [1.1, -1.36], [1.24, -1.12], [1.2, -1.02], [1.08, -1.04], [0.98, -1.1],
        [0.9, -0.96], [0.84, -0.74], [0.6, -0.6], [0, -0.54], [-0.5, -0.6], [-0.8, -0.66], [-0.98, -0.9], [-0.98, -1.28], [-0.86, -1.38],
        [-0.3, -1.36], [0.3, -1.4],
      ]),
      ...[0.7, 0.55, -0.7, -0.85].flatMap(leg),
      ...limb([[-0.96, -1.3], [-1.06, -1.0], [-1.04, -0.6]], [0.03, 0.02, 0.04]),
      ...limb([[0.9, -1.46], [0.98, -1.62], [1.08, -1.62]], [0.03, 0.02, 0.008]),
    ),
  ]; // prettier-ignore
}

/** In flight, far away. */
export function bird(): Part[] {
  return [ink(outline([[-0.5, -0.16, 1], [-0.22, -0.3], [0, -0.12], [0.22, -0.3], [0.5, -0.16, 1], [0.24, -0.22], [0.03, -0.02], [-0.03, -0.02], [-0.24, -0.22]]))]; // prettier-ignore
}

/** A raven or crow that sits. */
export function crow(): Part[] {
  return [
    ink(outline([[0.28, -0.3, 1], [0.16, -0.36], [0.06, -0.34], [-0.08, -0.22], [-0.3, -0.06], [-0.42, 0.02, 1], [-0.2, -0.02], [-0.02, -0.05], [0.1, -0.14], [0.16, -0.24]]), ...limb([[-0.02, -0.08], [0, 0]], [0.014, 0.012]), ...limb([[0.05, -0.08], [0.06, 0]], [0.014, 0.012])),
  ]; // prettier-ignore
}

export function goose(): Part[] {
  return [
    ink(outline([[0.34, -0.72], [0.42, -0.74], [0.52, -0.69, 1], [0.42, -0.66], [0.36, -0.58], [0.32, -0.42], [0.28, -0.26], [0.06, -0.16], [-0.2, -0.2], [-0.42, -0.34, 1], [-0.2, -0.36], [0.1, -0.4], [0.22, -0.46], [0.27, -0.6]]), ...limb([[0, -0.2], [0.02, -0.02]], [0.018, 0.015]), ...limb([[0.1, -0.2], [0.13, -0.02]], [0.018, 0.015]), ellipse(0.05, -0.01, 0.06, 0.012), ellipse(0.16, -0.01, 0.06, 0.012)),
  ]; // prettier-ignore
}

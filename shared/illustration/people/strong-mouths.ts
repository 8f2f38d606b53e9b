import { openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import { MOUTH } from './profile.ts';

const [x, y] = MOUTH;
const from = (...offsets: readonly (readonly [number, number, 1?])[]): Point[] =>
  offsets.map(([dx, dy, corner]) => (corner ? [x + dx, y + dy, corner] : [x + dx, y + dy]));
const line = (width: number, ...offsets: readonly (readonly [number, number])[]): Path[number] =>
  stroke(from(...offsets), width, true);
const lash = (opacity: number, ...path: Path): Part => ({ path, material: 'lash', opacity });

/** A mouth drawn wide over the teeth, its corner high in the cheek. */
export const GRIN: readonly Part[] = [
  {
    path: [
      outline(
        from(
          [0.018, -0.018, 1],
          [-0.04, -0.034],
          [-0.1, -0.062],
          [-0.148, -0.1, 1],
          [-0.124, -0.03],
          [-0.068, 0.02],
          [0.008, 0.026, 1],
        ),
      ),
    ],
    material: 'eye',
  },
  lash(
    0.8,
    taper(
      openCurve(from([0.02, -0.02], [-0.04, -0.037], [-0.1, -0.065], [-0.156, -0.11])),
      [0.004, 0.008, 0.009, 0.003],
    ),
    taper(
      openCurve(from([0.012, 0.028], [-0.068, 0.023], [-0.126, -0.028], [-0.154, -0.106])),
      [0.004, 0.009, 0.009, 0.003],
    ),
  ),
  lash(0.35, line(0.005, [-0.03, -0.03], [-0.032, 0.02]), line(0.005, [-0.072, -0.044], [-0.07, 0.01])),
  lash(
    0.6,
    line(0.013, [-0.07, -0.15], [-0.17, -0.13], [-0.196, -0.02]),
    line(0.008, [-0.06, 0.07], [-0.11, 0.05]),
  ),
];

/** Inside the laughing mouth that the outline leaves open: the dark of it, and the upper teeth. */
export const LAUGH: readonly Part[] = [
  lash(
    0.75,
    outline(from([-0.05, -0.004, 1], [-0.1, -0.03], [-0.16, -0.085, 1], [-0.136, -0.01], [-0.08, 0.036, 1])),
  ),
  {
    path: [
      outline(
        from(
          [0.012, -0.012, 1],
          [-0.05, -0.012],
          [-0.146, -0.078, 1],
          [-0.1, -0.006],
          [-0.04, 0.012],
          [0.004, 0.01, 1],
        ),
      ),
    ],
    material: 'eye',
  },
  lash(
    0.7,
    line(0.013, [-0.07, -0.15], [-0.18, -0.13], [-0.215, -0.01]),
    line(0.012, [-0.146, -0.09], [-0.17, -0.11], [-0.182, -0.1]),
  ),
];

/** The jaw has dropped, and the corner is drawn down and back. */
export const AGHAST: readonly Part[] = [
  lash(
    0.78,
    outline(from([-0.05, 0.0, 1], [-0.088, 0.012], [-0.1, 0.05, 1], [-0.066, 0.06], [-0.046, 0.05, 1])),
  ),
  lash(0.5, line(0.012, [-0.095, -0.1], [-0.135, -0.02], [-0.13, 0.09])),
];

/** Clenched teeth between lips drawn apart, and the folds that anger cuts. */
export const SNARL: readonly Part[] = [
  {
    path: [
      outline(
        from(
          [0.022, -0.022, 1],
          [-0.04, -0.03],
          [-0.1, -0.018],
          [-0.118, 0.03, 1],
          [-0.06, 0.03],
          [0.01, 0.028, 1],
        ),
      ),
    ],
    material: 'eye',
  },
  lash(
    0.8,
    taper(
      openCurve(from([0.024, -0.024], [-0.04, -0.034], [-0.104, -0.02], [-0.13, 0.05])),
      [0.005, 0.009, 0.009, 0.003],
    ),
    taper(openCurve(from([0.014, 0.03], [-0.06, 0.034], [-0.124, 0.044])), [0.004, 0.008, 0.004]),
  ),
  lash(
    0.45,
    line(0.005, [0.01, 0.003], [-0.05, 0.002], [-0.11, 0.012]),
    line(0.005, [-0.02, -0.026], [-0.022, 0.03]),
    line(0.005, [-0.058, -0.026], [-0.058, 0.03]),
    line(0.005, [-0.09, -0.016], [-0.088, 0.03]),
  ),
  lash(
    0.7,
    // From the wing of the nose, and between the brows.
    line(0.014, [-0.014, -0.13], [-0.1, -0.1], [-0.15, 0.0], [-0.15, 0.08]),
    line(0.013, [-0.066, -0.462], [-0.05, -0.42], [-0.056, -0.386]),
    line(0.011, [-0.092, -0.468], [-0.086, -0.43]),
    // A vein on the temple.
    line(0.008, [-0.2, -0.6], [-0.17, -0.56], [-0.2, -0.52], [-0.176, -0.47]),
  ),
];

/** The upper lip is curled under the nose, the corner down. */
export const SNEER: readonly Part[] = [
  lash(
    0.78,
    taper(
      openCurve(from([0.006, -0.002], [-0.03, -0.016], [-0.07, 0.004], [-0.112, 0.05])),
      [0.004, 0.008, 0.009, 0.003],
    ),
    line(0.013, [-0.016, -0.124], [-0.088, -0.108], [-0.122, -0.03]),
    line(0.009, [-0.03, 0.07], [-0.07, 0.064]),
  ),
];

/** The corners droop, and the chin is puckered. */
export const MOURNFUL: readonly Part[] = [
  lash(
    0.75,
    taper(
      openCurve(from([0.002, 0.0], [-0.036, -0.004], [-0.074, 0.016], [-0.1, 0.052])),
      [0.003, 0.008, 0.009, 0.003],
    ),
    line(0.01, [-0.05, -0.12], [-0.11, -0.06], [-0.13, 0.03]),
    line(0.008, [-0.022, 0.09], [-0.056, 0.08]),
  ),
];

/** What a raised brow does to the forehead. */
export const FOREHEAD_LINES: readonly Part[] = [
  {
    path: [
      taper(openCurve(from([-0.22, -0.55], [-0.14, -0.572], [-0.06, -0.556])), [0.002, 0.007, 0.002]),
      taper(openCurve(from([-0.21, -0.595], [-0.14, -0.612], [-0.07, -0.6])), [0.002, 0.006, 0.002]),
    ],
    material: 'shade',
    opacity: 0.8,
  },
];

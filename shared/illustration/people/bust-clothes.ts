import {
  ellipse,
  limb,
  openCurve,
  outline,
  polygon,
  stroke,
  taper,
  type Path,
  type Point,
} from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Garment } from '../scene.ts';
import type { Bust } from './bust.ts';

/** Clothes of somebody close by, from the collar to the hem, in heads; the arm lies over the trunk. */

/** Of clothes that end at the hips. */
const HIPS = 4.4;

export interface Cut {
  trunk: Path;
  details: Part[];
  arm: Path;
  /** The arm's edges below the shoulder, or it would be lost before the trunk. */
  armSeams: Path;
  armDetails: Part[];
  hand: Point;
  isArmBare?: boolean;
}

export const part = (material: Part['material'], ...path: Path): Part => ({ path, material });
const depth = (points: readonly Point[], width = 0.028): Part => part('depth', stroke(points, width, true));

export function manCut({ bulk, garment, isStooped, age, isHandRaised, wears }: Bust, hem: number): Cut {
  const b = bulk * (age === 'child' ? 0.86 : 1);
  const bent = isStooped ? 0.14 : 0;
  const loose = LOOSE.has(garment) ? 0.16 : 0;
  const back: Point[] = [
    [-0.2, 0.26], [-0.46, 0.46], [-0.74 * b - bent, 0.78], [-0.9 * b - bent - loose * 0.5, 1.25], [-0.86 * b - bent - loose, 1.8],
    [-0.72 * b - loose * 1.6, 2.4], [-0.8 * b - loose * 2, 3.0], [-0.84 * b - loose * 2.2 - (hem - 3) * 0.11, hem, 1],
  ]; // prettier-ignore
  const front: Point[] = [
    [0.68 * b + loose * 1.2 + (hem - 3) * 0.06, hem, 1], [0.66 * b + loose, 3.0], [0.56 * b + loose * 0.8, 2.4], [0.62 * b + loose * 0.4, 1.75], [0.6 * b, 1.25], [0.48, 0.86],
    [0.28, 0.54], [0.16, 0.36], [-0.02, 0.42],
  ]; // prettier-ignore
  const { arm, seams, details: armDetails, hand } = sleeve(b, loose, isHandRaised === true, garment);
  return {
    trunk: [outline([...back, ...front])],
    details: [
      ...skirtFolds(hem),
      ...upper(garment, b, wears),
      ...(wears.has('belt') ? [belt(b, loose)] : []),
      ...(wears.has('ragged') ? PATCHES : []),
      ...(wears.has('scarf') ? SCARF : []),
    ],
    arm,
    armSeams: seams,
    armDetails,
    hand,
  };
}

/** Sewn on where the cloth has worn through, and a tear. */
const PATCHES: Part[] = [
  part('lining', polygon([[0.1, 1.5], [0.42, 1.44], [0.44, 1.8], [0.14, 1.86]]), polygon([[-0.7, 1.16], [-0.46, 1.1], [-0.44, 1.4], [-0.68, 1.46]]), polygon([[-0.3, 2.5], [0.02, 2.46], [0.04, 2.76], [-0.28, 2.8]])),
  part('depth', ...[[0.14, 1.54], [0.24, 1.52], [0.34, 1.5], [0.18, 1.8], [0.3, 1.78], [-0.66, 1.2], [-0.56, 1.18], [-0.6, 1.4]].map(([x, y]) => stroke([[x!, y! - 0.05], [x! + 0.02, y! + 0.05]], 0.016)), stroke([[0.3, 1.02], [0.38, 1.12], [0.34, 1.2], [0.42, 1.3]], 0.03, true)),
]; // prettier-ignore

/** Tied round the neck, its ends hanging before. */
const SCARF: Part[] = [
  part('lining', outline([[-0.4, 0.16], [-0.14, 0.06], [0.16, 0.14], [0.26, 0.26], [0.22, 0.42], [0.0, 0.52], [-0.34, 0.46], [-0.46, 0.32]]), outline([[0.06, 0.4], [0.24, 0.4], [0.4, 0.8], [0.34, 1.1], [0.16, 1.06], [0.1, 0.7]])),
  part('depth', stroke([[-0.38, 0.3], [-0.06, 0.36], [0.22, 0.3]], 0.02, true), stroke([[0.14, 0.5], [0.24, 0.8], [0.26, 1.0]], 0.018, true)),
]; // prettier-ignore

/** Of a coat that is long enough to fall. */
const skirtFolds = (hem: number): Part[] =>
  hem > HIPS ? [depth([[0.5, 3.2], [0.56, 4.2], [0.6, hem - 0.1]]), depth([[-0.4, 2.7], [-0.56, 3.8], [-0.66, hem - 0.15]]), depth([[-0.05, 3.3], [-0.08, 4.2], [-0.12, hem - 0.1]])] : []; // prettier-ignore

const LOOSE: ReadonlySet<Garment> = new Set(['great coat', 'fur coat', 'cloak', 'robe', 'dressing gown', 'cassock', 'rags', 'kaftan', 'shirt', 'night shirt']); // prettier-ignore

function belt(b: number, loose: number): Part {
  return part('depth', outline([[-0.74 * b - loose * 1.6, 2.42], [0, 2.52], [0.57 * b + loose, 2.42], [0.58 * b + loose, 2.6], [0, 2.72], [-0.75 * b - loose * 1.6, 2.62]])); // prettier-ignore
}

/** The near arm: hanging, or bent with the hand before the breast. */
function sleeve(
  b: number,
  loose: number,
  isRaised: boolean,
  garment: Garment,
): { arm: Path; seams: Path; details: Part[]; hand: Point } {
  const [top, mid, low] = [0.38 * b, 0.3 * b + loose * 0.3, 0.23 * b + loose * 0.5];
  const shoulder: Point = [-0.2, 0.98];
  const elbow: Point = isRaised ? [-0.3, 2.16] : [-0.16, 2.2];
  const wrist: Point = isRaised ? [0.62, 1.98] : [0.2, 3.36];
  const upperArm = limb(
    [shoulder, [(shoulder[0] + elbow[0]) / 2 - 0.05, 1.6], elbow],
    [top, mid * 1.05, mid * 0.9],
  );
  const forearm = limb([elbow, [(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + (isRaised ? 0.08 : 0)], wrist], [mid * 0.9, mid * 0.82, low * 0.86]); // prettier-ignore
  const arm = [...upperArm, ...forearm];
  const seams = seamsOf([shoulder, [(shoulder[0] + elbow[0]) / 2 - 0.05, 1.6], elbow, [(elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + (isRaised ? 0.08 : 0)], wrist], [top, mid * 1.05, mid * 0.9, mid * 0.82, low * 0.86]); // prettier-ignore
  const hand = isRaised ? raisedHand(wrist) : hangingHand(wrist);
  const details: Part[] = [
    part('skin', ...hand),
    ...(garment === 'rags' ? [] : [part('linen', ...cuff(elbow, wrist, low))]),
    depth(
      [
        [-0.34, 1.98],
        [-0.2, 2.08],
        [0.02, 2.02],
      ],
      0.022,
    ),
    depth(
      [
        [-0.36, 2.28],
        [-0.18, 2.26],
        [0.04, 2.14],
      ],
      0.02,
    ),
  ];
  if (garment === 'rags') details.push(part('fold', polygon([[-0.34, 1.5], [-0.06, 1.44], [0.0, 1.74], [-0.3, 1.8]]))); // prettier-ignore
  if (garment === 'uniform') details.push(part('gold', outline([[-0.6, 0.78], [-0.3, 0.6], [0.02, 0.66], [0.16, 0.82], [-0.1, 0.9], [-0.5, 0.96]]), ...fringe())); // prettier-ignore
  return { arm, seams, details, hand: wrist };
}

/** Of an arm along a line: both edges from below the shoulder to the wrist. */
function seamsOf(line: readonly Point[], radii: readonly number[]): Path {
  const points = openCurve(line);
  const edge = (side: 1 | -1): Point[] =>
    points.flatMap(([x, y], i): Point[] => {
      const share = i / (points.length - 1);
      if (share < (side > 0 ? 0.1 : 0.2)) return [];
      const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const long = Math.hypot(dx, dy) || 1;
      const at = share * (radii.length - 1);
      const [low, high] = [radii[Math.floor(at)]!, radii[Math.ceil(at)]!];
      const radius = low + (high - low) * (at % 1);
      return [[x + (dy / long) * radius * side, y - (dx / long) * radius * side]];
    });
  return [taper(edge(1), [0.002, 0.014, 0.014, 0.012]), taper(edge(-1), [0.002, 0.014, 0.014, 0.012])];
}

const fringe = (): Path => Array.from({ length: 9 }, (_, i) => stroke([[-0.56 + i * 0.07, 0.94 - i * 0.012], [-0.57 + i * 0.07, 1.1 - i * 0.012]], 0.035)); // prettier-ignore

function cuff(elbow: Point, wrist: Point, low: number): Path {
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const [x, y] = [wrist[0] + ux * low * 0.7, wrist[1] + uy * low * 0.7];
  return [
    stroke(
      [
        [x - uy * low * 0.72, y + ux * low * 0.72],
        [x + uy * low * 0.72, y - ux * low * 0.72],
      ],
      0.1,
    ),
  ];
}

const hangingHand = ([x, y]: Point): Path => [
  outline([[x - 0.13, y + 0.12], [x - 0.15, y + 0.34], [x - 0.12, y + 0.6], [x - 0.02, y + 0.8], [x + 0.1, y + 0.82], [x + 0.17, y + 0.66], [x + 0.2, y + 0.48], [x + 0.27, y + 0.42], [x + 0.24, y + 0.26], [x + 0.16, y + 0.12]]),
]; // prettier-ignore

const raisedHand = ([x, y]: Point): Path => [
  outline([[x, y - 0.14], [x + 0.18, y - 0.26], [x + 0.3, y - 0.36], [x + 0.36, y - 0.32], [x + 0.3, y - 0.22], [x + 0.46, y - 0.2], [x + 0.54, y - 0.1], [x + 0.5, y + 0.04], [x + 0.34, y + 0.13], [x + 0.12, y + 0.15], [x, y + 0.12]]),
]; // prettier-ignore

/** A collar that stands, white, of linen. */
const linenCollar = part('linen', outline([[-0.36, 0.2], [-0.2, 0.12], [0.06, 0.16], [0.17, 0.22], [0.2, 0.34], [0.08, 0.42], [-0.16, 0.4], [-0.36, 0.36]])); // prettier-ignore

function upper(garment: Garment, b: number, wears: ReadonlySet<string>): Part[] {
  const edge = 0.6 * b;
  const shirtFront = part('linen', outline([[0.08, 0.3], [0.2, 0.36], [0.36, 0.6], [0.5, 0.88], [edge, 1.2], [edge - 0.02, 1.5, 1], [edge - 0.2, 1.1], [0.26, 0.74], [0.04, 0.44]])); // prettier-ignore
  const lapel = part('depth', outline([[-0.34, 0.28, 1], [-0.1, 0.36], [0.1, 0.56], [0.3, 0.84], [edge - 0.1, 1.2], [edge, 1.56, 1], [edge - 0.2, 1.42], [0.2, 1.16, 1], [0.26, 1.04, 1], [0.0, 0.9], [-0.24, 0.6]])); // prettier-ignore
  const knot: Path = [outline([[0.1, 0.2], [0.22, 0.22], [0.29, 0.32], [0.24, 0.42], [0.12, 0.4], [0.07, 0.3]]), outline([[0.2, 0.36], [0.3, 0.42], [0.4, 0.62], [0.36, 0.74], [0.27, 0.64], [0.17, 0.44]])]; // prettier-ignore
  const cravat = part(wears.has('tie') ? 'accent' : 'depth', ...knot); // prettier-ignore
  const buttons = (from: number, count: number, gap: number): Part => part('gold', ...Array.from({ length: count }, (_, i) => ellipse(edge - 0.12 + (i > 2 ? -0.04 : 0), from + i * gap, 0.036))); // prettier-ignore
  switch (garment) {
    case 'uniform':
      return [part('accent', outline([[-0.36, 0.14], [-0.1, 0.08], [0.14, 0.16], [0.2, 0.26], [0.2, 0.44], [-0.06, 0.5], [-0.4, 0.42]])), buttons(0.95, 6, 0.34), depth([[0.24, 0.56], [edge - 0.2, 1.1], [edge - 0.22, 2.2]])]; // prettier-ignore
    case 'great coat':
    case 'coat':
      return [linenCollar, cravat, part('depth', outline([[-0.44, 0.1, 1], [-0.16, 0.22], [0.08, 0.46], [0.34, 0.8], [edge, 1.3], [edge, 1.6, 1], [edge - 0.26, 1.3], [0.0, 1.06, 1], [-0.34, 0.8], [-0.58, 0.5]])), depth([[edge - 0.2, 1.4], [edge - 0.22, 2.2], [edge - 0.1, 3.6]]), ...(garment === 'great coat' ? [depth([[-0.95 * b, 1.5], [-0.5, 1.62], [0.1, 1.56], [edge, 1.4]], 0.04)] : [])]; // prettier-ignore
    case 'fur coat':
      return [part('fur', ...tufts([[-0.62, 0.62], [-0.46, 0.34], [-0.2, 0.36], [0.06, 0.5], [0.28, 0.76], [0.44, 1.06], [edge - 0.02, 1.4], [edge, 1.8], [edge + 0.04, 2.25], [edge + 0.1, 2.75], [edge + 0.14, 3.3]], 0.2))]; // prettier-ignore
    case 'cloak':
      return [part('depth', outline([[-0.46, 0.2, 1], [-0.14, 0.24], [0.14, 0.34], [0.22, 0.48], [0.0, 0.6], [-0.36, 0.6]])), part('gold', ellipse(0.16, 0.5, 0.06)), depth([[0.1, 0.6], [0.2, 1.6], [0.1, 3.6]], 0.04), depth([[-0.4, 0.7], [-0.56, 1.8], [-0.7, 3.6]], 0.04)]; // prettier-ignore
    case 'dressing gown':
    case 'robe':
      return [linenCollar, part('lining', outline([[-0.46, 0.22, 1], [-0.14, 0.3], [0.1, 0.5], [0.32, 0.84], [edge, 1.4], [edge + 0.1, 2.4, 1], [edge - 0.14, 2.4, 1], [edge - 0.26, 1.5], [0.08, 1.0], [-0.3, 0.66]])), part('lining', stroke([[-0.9 * b, 2.46], [0, 2.56], [edge + 0.1, 2.44]], 0.1), ...limb([[edge - 0.04, 2.5], [edge, 2.9], [edge - 0.08, 3.3]], [0.05, 0.045, 0.06]))]; // prettier-ignore
    case 'cassock':
      return [part('depth', outline([[-0.36, 0.2], [-0.1, 0.14], [0.16, 0.24], [0.2, 0.36], [-0.06, 0.46], [-0.38, 0.4]])), part('gold', ...limb([[0.1, 0.46], [0.38, 1.2], [0.42, 1.7]], [0.018, 0.018]), polygon([[0.38, 1.66], [0.46, 1.66], [0.46, 2.1], [0.38, 2.1]]), polygon([[0.28, 1.8], [0.56, 1.8], [0.56, 1.88], [0.28, 1.88]]))]; // prettier-ignore
    case 'shirt':
    case 'night shirt':
    case 'kaftan':
      return [part(garment === 'kaftan' ? 'depth' : 'accent', outline([[-0.36, 0.2], [-0.1, 0.14], [0.15, 0.22], [0.2, 0.34], [-0.06, 0.46], [-0.38, 0.4]])), depth([[0.14, 0.44], [0.24, 0.9], [0.26, garment === 'kaftan' ? 3.6 : 1.3]], 0.03), belt(b, 0.16)]; // prettier-ignore
    case 'rags':
      return [part('linen', outline([[-0.36, 0.26], [-0.1, 0.22], [0.14, 0.28], [0.24, 0.5], [0.1, 0.56, 1], [0.02, 0.48], [-0.1, 0.56, 1], [-0.24, 0.46]])), part('fold', polygon([[0.16, 1.3], [0.46, 1.2], [0.5, 1.52], [0.2, 1.6]]), polygon([[-0.76, 1.3], [-0.6, 1.26], [-0.58, 1.5], [-0.74, 1.52]])), depth([[0.2, 0.7], [0.4, 1.6], [0.3, 2.6]])]; // prettier-ignore
    case 'armour':
      return [depth([[-0.84 * b, 1.0], [-0.2, 1.3], [edge, 1.0]], 0.05), depth([[-0.8 * b, 2.0], [-0.1, 2.2], [edge, 2.0]], 0.05), part('fold', stroke([[edge - 0.14, 0.9], [edge - 0.04, 1.4], [edge - 0.14, 2.1]], 0.05, true))]; // prettier-ignore
    default:
      return [linenCollar, shirtFront, cravat, lapel, depth([[edge - 0.06, 1.56], [edge - 0.16, 2.2], [edge - 0.1, 3.4]]), ...(wears.has('buttons') || garment === 'frock coat' ? [buttons(1.9, 3, 0.36)] : [])]; // prettier-ignore
  }
}

/** Fur along a line. */
const tufts = (points: readonly Point[], radius: number): Path => points.flatMap(([x, y], i) => { const next = points[i + 1] ?? [x, y]; return [ellipse(x, y, radius), ellipse((x + next[0]) / 2, (y + next[1]) / 2, radius * 0.94)]; }); // prettier-ignore

export function womanCut(
  { bulk, garment, age, wears, isHandRaised, isStooped, skirt: cut = 'bell' }: Bust,
  hem: number,
): Cut {
  const b = bulk * (age === 'child' ? 0.84 : 0.96);
  const bosom = age === 'child' ? -0.1 : 0;
  const bent = isStooped || age === 'old' ? 0.12 : 0;
  const isBare = garment === 'ball dress';
  const wide = cut === 'slim' ? 0.58 : cut === 'bustle' ? 0.82 : 1;
  const [behind, ahead] = [(1.3 + (hem - 3.6) * 0.26) * wide, (1 + (hem - 3.6) * 0.12) * wide];
  const hips: Point[] = cut === 'bustle' ? [[-0.86 * b, 2.3], [-1.26 * b, 2.7], [-1.2 * b, 3.4]] : [[-0.62 * b * (0.5 + wide * 0.5), 2.5], [-1.1 * b * (0.3 + wide * 0.7), 3.2]]; // prettier-ignore
  const skirt: Point[] = hem > HIPS ? [[-behind * 0.86 * b, (hem + 3.2) / 2], [-behind * b, hem - 0.06, 1], [(ahead - behind) * 0.5, hem + 0.04], [ahead * b, hem - 0.04, 1], [ahead * 0.9 * b, (hem + 3.2) / 2]] : [[-1.5 * b, hem, 1], [1.1 * b, hem, 1]]; // prettier-ignore
  const trunk = outline([
    [-0.2, 0.34], [-0.34, 0.5], [-0.54 * b - bent, 0.8], [-0.66 * b - bent, 1.25], [-0.56 * b - bent * 0.5, 1.72], [-0.45 * b, 2.12], ...hips,
    ...skirt, [0.8 * b * (0.4 + wide * 0.6), 3.2], [0.54 * b, 2.5], [0.42 * b, 2.12], [0.5 * b, 1.78], [0.64 * b + bosom, 1.38], [0.54 * b + bosom, 1.02], [0.32, 0.7],
    [0.14, 0.46], [-0.02, 0.5],
  ]); // prettier-ignore
  const details: Part[] = [
    depth([[-0.3, 2.16], [-0.62, 3.0], [-behind * 0.6, hem - 0.4]], 0.04), depth([[0.0, 2.2], [0.0, 3.2], [-0.2, hem - 0.3]], 0.04), depth([[0.26, 2.16], [0.5, 3.0], [ahead * 0.62, hem - 0.35]], 0.04),
    depth([[-0.46 * b, 2.1], [0, 2.18], [0.43 * b, 2.1]], 0.05), depth([[0.34, 0.94], [0.42, 1.4], [0.3, 2.08]], 0.024),
  ]; // prettier-ignore
  if (isBare) details.push(part('skin', outline([[-0.24, 0.36], [-0.42, 0.58], [-0.62 * b, 0.92], [-0.2, 1.06], [0.2, 1.1], [0.56 * b, 1.08], [0.4, 0.8], [0.16, 0.5], [0.0, 0.4]])), part('linen', ...tufts([[-0.62, 0.95], [-0.36, 1.06], [-0.1, 1.1], [0.16, 1.12], [0.4, 1.12], [0.54, 1.06]], 0.06))); // prettier-ignore
  else if (garment === 'peasant dress') details.push(part('linen', outline([[-0.2, 0.34], [-0.34, 0.5], [-0.56 * b, 0.82], [-0.6, 1.1], [-0.1, 1.24], [0.54, 1.12], [0.5, 0.94], [0.3, 0.68], [0.12, 0.44]])), part('dress', stroke([[-0.1, 0.5], [0.02, 0.9], [0.06, 1.3]], 0.15))); // prettier-ignore
  else details.push(part('linen', outline([[-0.34, 0.32], [-0.18, 0.26], [0.04, 0.3], [0.13, 0.38], [0.3, 0.66], [0.16, 0.7, 1], [0.0, 0.6], [-0.2, 0.56], [-0.42, 0.62, 1], [-0.4, 0.46]])), part('gold', ellipse(0.15, 0.52, 0.05, 0.062))); // prettier-ignore
  if (wears.has('apron')) details.push(part('white', outline([[0.12, 1.2], [0.5, 1.2], [0.44, 2.1], [0.6, 2.8], [0.84, Math.min(hem, 5.2), 1], [0.0, Math.min(hem, 5.2), 1], [-0.02, 2.8], [0.0, 2.1]]))); // prettier-ignore
  const shoulder: Point = [-0.14, 0.98];
  const elbow: Point = isHandRaised ? [-0.2, 2.0] : [-0.14, 2.06];
  const wrist: Point = isHandRaised ? [0.5, 1.86] : [0.42, 2.72];
  const radii = garment === 'peasant dress' ? [0.3, 0.33, 0.26] : [0.29, 0.24, 0.19];
  const forearm: Point = [(elbow[0] + wrist[0]) / 2 - 0.02, (elbow[1] + wrist[1]) / 2 + 0.04];
  const arm: Path = [
    ...limb([shoulder, [-0.2, 1.5], elbow], radii.map((r) => r * b)),
    ...limb([elbow, forearm, wrist], [0.19 * b, 0.16 * b, 0.12 * b]),
  ]; // prettier-ignore
  const hand: Part = part('skin', ...(isHandRaised ? raisedHand(wrist) : foldedHand(wrist)));
  const armDetails: Part[] = [hand, part('linen', ...cuff(elbow, wrist, 0.15)), depth([[-0.3, 1.9], [-0.16, 1.98], [0.04, 1.92]], 0.02), depth([[-0.28, 2.18], [-0.1, 2.12], [0.08, 2.0]], 0.018)]; // prettier-ignore
  if (isBare) armDetails.splice(1, 1, part('dress', outline([[-0.46, 0.82], [-0.2, 0.66], [0.08, 0.78], [0.2, 1.06], [0.06, 1.24], [-0.3, 1.26], [-0.5, 1.1]]))); // prettier-ignore
  return {
    trunk: [trunk],
    details,
    arm,
    armSeams: seamsOf([shoulder, [-0.2, 1.5], elbow, forearm, wrist], [radii[0]! * b, radii[1]! * b, 0.19 * b, 0.16 * b, 0.12 * b]), // prettier-ignore
    armDetails,
    hand: wrist,
    isArmBare: isBare,
  };
}

const foldedHand = ([x, y]: Point): Path => [
  outline([[x - 0.02, y + 0.1], [x + 0.1, y + 0.2], [x + 0.26, y + 0.26], [x + 0.4, y + 0.22], [x + 0.46, y + 0.1], [x + 0.36, y], [x + 0.22, y - 0.06], [x + 0.08, y - 0.1]]),
]; // prettier-ignore

export const shawl = ({ bulk: b }: Bust): Part[] => [
  part('lining', outline([[-0.34, 0.4], [-0.16, 0.44], [0.12, 0.62], [0.4, 0.98], [0.6, 1.5], [0.56, 2.1], [0.4, 2.5, 1], [0.26, 2.1], [0.1, 2.5, 1], [-0.1, 2.2], [-0.36, 2.5, 1], [-0.66, 2.3], [-0.86 * b, 1.7], [-0.84 * b, 1.1], [-0.6, 0.64]])),
  depth([[-0.2, 0.56], [0.1, 1.1], [0.2, 2.0]], 0.03), depth([[-0.4, 0.7], [-0.3, 1.4], [-0.32, 2.2]], 0.03), depth([[-0.6, 0.9], [-0.66, 1.5], [-0.62, 2.1]], 0.03),
]; // prettier-ignore

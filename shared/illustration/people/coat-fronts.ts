import {
  ellipse,
  openCurve,
  outline,
  polygon,
  stroke,
  taper,
  type Path,
  type Point,
} from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { HEM_Y, part, softPart, cutLines, creaseLines } from './costume-parts.ts';
import { drawNeckwear } from './neckwear.ts';

/** The fronts of coats and gowns: open over linen and waistcoat, closed to the chin, edged with fur. */

/** Shirt, neckcloth and waistcoat between the lapels. */
export function breast(bust: Bust, w: (points: readonly Point[]) => Point[]): Part[] {
  const { wears, waistcoat = 'lining' } = bust;
  const isHalfOpen = wears.has('two buttons');
  const isPlain = bust.neckwear === 'open';
  const parts: Part[] = [
    part(isPlain ? 'lining' : 'linen', outline(w([[-0.36, 0.24], [-0.1, 0.4], [0.12, 0.44], [0.34, 0.56], [0.5, 0.78], [0.5, 1.3], [0.38, 1.8], [0.2, 1.3], [0.0, 0.8], [-0.2, 0.5]]))), // prettier-ignore
    // Pleats of the shirt.
    creaseLines(
      0.008,
      w([
        [0.3, 0.8],
        [0.34, 1.1],
        [0.34, 1.4],
      ]),
      w([
        [0.38, 0.8],
        [0.4, 1.1],
        [0.38, 1.4],
      ]),
    ),
    // The waistcoat, cut low.
    part(isHalfOpen ? 'linen' : waistcoat, outline(w([[0.02, 0.82, 1], [0.18, 1.12], [0.33, 1.36, 1], [0.42, 1.16], [0.5, 0.86, 1], [0.58, 1.2], [0.56, 2.4], [0.6, 3.4], [0.62, HEM_Y, 1], [-0.2, HEM_Y, 1], [-0.1, 2.4], [-0.06, 1.4]]))), // prettier-ignore
    part(
      'gold',
      ...(isHalfOpen ? [] : [1.56, 1.84, 2.12, 2.4, 2.7]).map((y) =>
        ellipse(0.36 + (y - 1.5) * 0.012, y, 0.026),
      ),
    ),
    creaseLines(
      0.012,
      w([
        [0.33, 1.36],
        [0.35, 2],
        [0.37, 3],
        [0.38, HEM_Y],
      ]),
    ),
  ];
  // A neckcloth wound twice and tied; the shirt of the poor is open at the throat.
  if (isPlain)
    parts.push(part('skin', outline([[-0.2, 0.3], [0.06, 0.36], [0.2, 0.46], [0.32, 0.66], [0.36, 1.06, 1], [0.2, 0.8], [0.0, 0.6], [-0.22, 0.44]])), part('depth', stroke([[-0.3, 0.36], [-0.02, 0.58], [0.2, 0.8], [0.36, 1.06]], 0.03, true))); // prettier-ignore
  else
    parts.push(
      // One strip of linen round the neck, its upper edge under the jaw.
      part('linen', outline([[-0.4, 0.06, 1], [-0.22, 0.1], [-0.02, 0.135], [0.1, 0.15], [0.17, 0.185, 1], [0.21, 0.34], [0.2, 0.48], [0.14, 0.56], [-0.08, 0.52], [-0.42, 0.36, 1]])), // prettier-ignore
      creaseLines(0.01, [[-0.39, 0.2], [-0.08, 0.3], [0.18, 0.34]], [[-0.38, 0.3], [-0.08, 0.41], [0.19, 0.44]]), // prettier-ignore
    );
  parts.push(...drawNeckwear(bust.neckwear ?? (wears.has('tie') ? 'tie' : 'bow')));
  return parts;
}

/** The lapels of an open coat over what is worn under it, and its buttons. */
export function openFront(bust: Bust, w: (points: readonly Point[]) => Point[]): Part[] {
  const { garment, wears, isStooped, isButtoned = false } = bust;
  /** Fastened only below, so the linen is visible above. */
  const isHalfOpen = wears.has('two buttons');
  const parts = breast(bust, w);
  const bent = isStooped ? 0.08 : 0;
  // Collar and lapels: their shadow, then the cloth, then the lit edge.
  const nearCollar = w([[-0.38, 0.12 - bent, 1], [-0.5, 0.2], [-0.62, 0.46], [-0.5, 0.74], [-0.26, 1.02, 1], [0.0, 0.9, 1], [-0.12, 0.68], [-0.28, 0.42], [-0.33, 0.24]]); // prettier-ignore
  /** A closed coat has short lapels. */
  const short = (points: Point[]): Point[] => isButtoned ? points.map(([x, y, corner]): Point => { const v = y > 0.95 ? 0.95 + (y - 0.95) * 0.42 : y; return corner ? [x, v, corner] : [x, v]; }) : points; // prettier-ignore
  const nearLapel = w(short([[0.0, 0.9, 1], [-0.22, 1.06], [-0.38, 1.06, 1], [-0.34, 1.4], [-0.12, 1.86], [0.26, 2.34, 1], [0.3, 2.0], [0.2, 1.5], [0.1, 1.2]])); // prettier-ignore
  const farLapel = w(short([[0.3, 0.56, 1], [0.46, 0.64], [0.62, 0.82], [0.64, 0.96], [0.78, 1.08, 1], [0.72, 1.4], [0.58, 1.9], [0.36, 2.34, 1], [0.46, 1.8], [0.52, 1.2], [0.48, 0.84]])); // prettier-ignore
  if (isHalfOpen) parts.push(part('ink', outline(w([[0.14, 1.9, 1], [0.3, 2.14, 1], [0.48, 1.9, 1], [0.8, 2.0], [0.8, 3], [0.86, HEM_Y, 1], [-0.3, HEM_Y, 1], [-0.2, 3], [0.0, 2.0]]))), cutLines(0.016, w([[0.3, 2.16], [0.36, 3.0], [0.46, HEM_Y]]))); // prettier-ignore
  if (isButtoned) parts.push(part('ink', outline(w([[0.0, 1.0, 1], [0.3, 1.5, 1], [0.66, 1.0, 1], [0.78, 1.6], [0.76, 2.4], [0.76, HEM_Y, 1], [-0.3, HEM_Y, 1], [-0.26, 2.4], [-0.26, 1.5]])))); // prettier-ignore
  parts.push(
    softPart('depth', 0.55, outline(nearLapel.map(([x, y]): Point => [x - 0.05, y + 0.06])), outline(farLapel.map(([x, y]): Point => [x + 0.04, y + 0.05]))), // prettier-ignore
    part('ink', outline(farLapel), outline(nearLapel), outline(nearCollar)),
    creaseLines(
      0.022,
      w([
        [0.0, 0.9],
        [-0.22, 1.06],
        [-0.38, 1.06],
      ]),
    ),
    cutLines(0.018, w([[0.0, 0.9], [-0.12, 0.68], [-0.28, 0.42], [-0.34, 0.22]]), w(short([[-0.38, 1.07], [-0.34, 1.4], [-0.12, 1.86], [0.24, 2.32]])), w([[-0.62, 0.46], [-0.5, 0.74], [-0.27, 1.0]]), w(short([[0.64, 0.96], [0.78, 1.08], [0.72, 1.4], [0.58, 1.9], [0.38, 2.3]]))), // prettier-ignore
  );
  // A frock coat has two rows of buttons.
  const buttons = (isHalfOpen ? [2.3, 2.66] : isButtoned ? [1.72, 2.06, 2.4, 2.74, 3.08] : [2.5, 2.86, 3.2]).flatMap((y): Point[] => garment === 'frock coat' && !isHalfOpen ? [[0.26, y], [0.58, y - 0.03]] : [[0.42, y]]).map((point) => w([point])[0]!); // prettier-ignore
  parts.push(part('depth', ...buttons.map(([x, y]) => ellipse(x, y, isHalfOpen ? 0.075 : 0.055))), ...(isHalfOpen ? [part('gold', ...buttons.map(([x, y]) => ellipse(x, y, 0.055)))] : []), cutLines(0.012, ...buttons.map(([x, y]): Point[] => [[x - 0.03, y - 0.02], [x, y - 0.045], [x + 0.04, y - 0.02]])), cutLines(0.016, w(isButtoned ? [[0.4, 1.5], [0.62, 1.9], [0.64, 3], [0.6, HEM_Y]] : [[0.26, 2.34], [0.3, 3], [0.32, HEM_Y]]))); // prettier-ignore
  return parts;
}

/** A turned-up collar, which hides the neck and the linen. */
export const collarUp = (): Part[] => [
  softPart(
    'depth',
    0.5,
    outline([
      [-0.62, 0.1],
      [-0.2, 0.2],
      [0.34, 0.4],
      [0.5, 0.84],
      [0.1, 0.96],
      [-0.5, 0.8],
    ]),
  ),
  part(
    'ink',
    outline([
      [-0.42, -0.3, 1],
      [-0.5, -0.06],
      [-0.62, 0.3],
      [-0.56, 0.66],
      [-0.2, 0.9],
      [0.2, 1.02, 1],
      [0.3, 0.78],
      [0.32, 0.44],
      [0.28, 0.12, 1],
      [0.1, 0.1],
      [-0.1, -0.02],
      [-0.26, -0.16],
    ]),
  ),
  part(
    'ink',
    outline([
      [0.27, 0.2, 1],
      [0.42, 0.24],
      [0.5, 0.5],
      [0.52, 0.84, 1],
      [0.34, 1.02],
      [0.24, 0.96],
    ]),
  ),
  cutLines(
    0.018,
    [
      [-0.42, -0.29],
      [-0.24, -0.14],
      [-0.08, 0.0],
      [0.12, 0.12],
      [0.27, 0.14],
    ],
    [
      [0.29, 0.16],
      [0.32, 0.5],
      [0.28, 0.86],
      [0.2, 1.0],
    ],
  ),
  creaseLines(0.022, [
    [-0.5, 0.1],
    [-0.36, 0.46],
    [-0.06, 0.74],
  ]),
];

/** Closed to the chin over everything, with one row of buttons. */
export function buttonedFront(isCollarUp: boolean, w: (points: readonly Point[]) => Point[]): Part[] {
  const middle = (y: number): Point => w([[y < 1.1 ? 0.24 + (y - 0.5) * 0.22 : 0.37 + (y - 1.1) * 0.02, y]])[0]!;
  const heights = [0.68, 0.98, 1.28, 1.6, 1.94, 2.3, 2.68, 3.1];
  return [
    part('ink', outline(w([[-0.38, 0.3], [-0.06, 0.42], [0.2, 0.46], [0.48, 0.66], [0.7, 0.84], [0.84, 1.2], [0.84, 2.4], [0.9, HEM_Y, 1], [-0.4, HEM_Y, 1], [-0.4, 2], [-0.5, 0.8]]))),
    cutLines(0.02, w([[0.3, 0.52], [0.46, 0.8], [0.54, 1.3], [0.54, 2.4], [0.6, HEM_Y]])),
    creaseLines(0.026, w([[-0.24, 0.9], [-0.1, 1.6], [-0.14, 2.4]]), w([[0.72, 1.2], [0.68, 2.0], [0.76, 2.9]])),
    part('depth', ...heights.map((y) => ellipse(middle(y)[0], y + 0.02, 0.062))), part('gold', ...heights.map((y) => ellipse(middle(y)[0], y, 0.05))),
    ...(isCollarUp ? collarUp() : [part('ink', outline([[-0.42, 0.02, 1], [-0.14, 0.12], [0.14, 0.12, 1], [0.24, 0.34], [0.3, 0.58], [0.06, 0.58], [-0.3, 0.5], [-0.52, 0.4, 1]])), cutLines(0.018, [[-0.41, 0.04], [-0.14, 0.14], [0.13, 0.14], [0.23, 0.34], [0.28, 0.56]], [[-0.5, 0.4], [-0.3, 0.5], [0.06, 0.58]])]),
  ];
} // prettier-ignore

/** Coats and gowns closed at the neck, each with its own front. */
export function closedFront({ garment, wears }: Bust, w: (points: readonly Point[]) => Point[]): Part[] {
  switch (garment) {
    case 'uniform':
      return [
        part('accent', outline([[-0.38, 0.06, 1], [-0.1, 0.14], [0.16, 0.16, 1], [0.24, 0.36], [0.28, 0.56], [0.06, 0.52], [-0.4, 0.34, 1]])),
        part('gold', stroke([[-0.38, 0.08], [-0.1, 0.16], [0.16, 0.18], [0.25, 0.38], [0.28, 0.56]], 0.028), stroke([[-0.4, 0.34], [0.06, 0.52], [0.26, 0.57]], 0.028), ...[-0.24, -0.08, 0.06].map((x) => stroke([[x, 0.26], [x + 0.1, 0.32]], 0.022))),
        creaseLines(0.024, w([[0.26, 0.58], [0.34, 1.2], [0.36, 2.2], [0.38, HEM_Y]])),
        part('gold', ...[0.82, 1.12, 1.42, 1.74, 2.06, 2.4, 2.8].flatMap((y) => [ellipse(w([[0.08 - (y - 0.8) * 0.02, y]])[0]![0], y, 0.042), ellipse(w([[0.56, y]])[0]![0], y - 0.02, 0.036)]), ...[0.82, 1.12, 1.42, 1.74, 2.06].map((y) => stroke(w([[0.06, y], [0.3, y + 0.05], [0.55, y - 0.02]]), 0.018))),
        // The strap across the breast.
        part('linen', polygon(w([[-0.6, 0.74], [-0.5, 0.68], [0.86, 2.3], [0.84, 2.5]]))), creaseLines(0.01, w([[-0.56, 0.72], [0.82, 2.4]])),
      ];
    case 'fur coat':
    case 'great coat':
      return [...furFront(w)];
    case 'kaftan':
      return [
        part('lining', outline([[-0.36, 0.26, 1], [-0.06, 0.38], [0.18, 0.4], [0.26, 0.52], [0.3, 0.8], [0.1, 0.62], [-0.38, 0.4, 1]])), creaseLines(0.016, [[-0.35, 0.34], [-0.04, 0.46], [0.2, 0.5]]),
        part('lining', outline(w([[0.06, 0.44], [0.3, 0.56], [0.46, 0.72, 1], [0.5, 1.4], [0.36, 2.3], [0.28, HEM_Y, 1], [0.16, HEM_Y, 1], [0.24, 2.3], [0.36, 1.4], [0.26, 0.8]]))),
        cutLines(0.018, w([[0.28, 0.66], [0.38, 1.4], [0.26, 2.3], [0.18, HEM_Y]]), w([[0.48, 0.76], [0.52, 1.4], [0.4, 2.3], [0.3, HEM_Y]])),
        creaseLines(0.026, w([[-0.2, 1.2], [-0.1, 1.8], [-0.14, 2.3]]), w([[0.66, 1.2], [0.64, 1.7], [0.56, 2.2]]), w([[-0.1, 2.7], [-0.2, 3.4], [-0.24, HEM_Y]]), w([[0.6, 2.7], [0.68, 3.4], [0.7, HEM_Y]])),
      ];
    case 'dressing gown':
      return [
        part(wears.has('greasy') || wears.has('ragged') ? 'lining' : 'linen', outline([[-0.36, 0.2, 1], [-0.06, 0.34], [0.18, 0.36], [0.36, 0.6], [0.4, 1.2], [0.2, 0.9], [-0.1, 0.56], [-0.38, 0.36, 1]])), creaseLines(0.012, [[0.14, 0.46], [0.24, 0.7], [0.3, 1.0]]),
        part('lining', outline(w([[-0.4, 0.1, 1], [-0.58, 0.26], [-0.56, 0.6], [-0.3, 1.2], [0.0, 1.9], [0.22, 2.4, 1], [0.34, 2.3], [0.26, 1.6], [0.08, 1.0], [-0.14, 0.6], [-0.34, 0.28]])), outline(w([[0.26, 0.54, 1], [0.5, 0.64], [0.68, 0.9], [0.68, 1.4], [0.52, 2.0], [0.34, 2.4, 1], [0.44, 1.7], [0.46, 1.1], [0.36, 0.74]]))),
        softPart('depth', 0.6, ...[0.5, 0.72, 0.94, 1.16, 1.4, 1.64, 1.88].map((y, i) => stroke(w([[-0.5 + i * 0.1, y], [-0.32 + i * 0.1, y + 0.08], [-0.16 + i * 0.075, y - 0.02]]), 0.014))),
        cutLines(0.016, w([[-0.56, 0.6], [-0.3, 1.2], [0.0, 1.9], [0.22, 2.4]]), w([[0.68, 1.0], [0.66, 1.4], [0.52, 2.0], [0.36, 2.36]])),
      ];
    case 'cassock':
      return [
        part('depth', outline([[-0.38, 0.08, 1], [-0.1, 0.17], [0.15, 0.18, 1], [0.22, 0.36], [0.26, 0.56], [0.06, 0.52], [-0.4, 0.34, 1]])), part('linen', outline([[0.02, 0.14, 1], [0.155, 0.17, 1], [0.22, 0.34], [0.08, 0.34, 1]])),
        part('fold', ...Array.from({ length: 16 }, (_, i) => ellipse(0.27 + i * 0.008, 0.68 + i * 0.16, 0.022))), creaseLines(0.016, w([[0.22, 0.6], [0.3, 1.6], [0.34, HEM_Y]])),
        creaseLines(0.026, w([[-0.16, 1.4], [-0.2, 2.4], [-0.3, HEM_Y]]), w([[0.66, 1.4], [0.66, 2.6], [0.74, HEM_Y]])),
        ...(wears.has('cross') ? [] : [part('gold', stroke([[-0.3, 0.5], [-0.04, 1.2], [0.16, 1.62]], 0.018), stroke([[0.34, 0.6], [0.3, 1.2], [0.18, 1.62]], 0.018), stroke([[0.18, 1.58], [0.2, 2.0]], 0.055), stroke([[0.06, 1.72], [0.32, 1.72]], 0.05))]),
      ];
    case 'armour':
      return [
        part('lining', outline([[-0.4, 0.2, 1], [-0.1, 0.3], [0.2, 0.32, 1], [0.36, 0.56], [0.2, 0.74], [-0.2, 0.7], [-0.52, 0.5, 1]])), part('fold', stroke([[-0.4, 0.24], [-0.1, 0.34], [0.2, 0.36]], 0.022), stroke([[-0.48, 0.48], [-0.2, 0.66], [0.18, 0.7], [0.34, 0.58]], 0.022)),
        creaseLines(0.02, w([[0.3, 0.76], [0.52, 1.3], [0.4, 2.3]]), w([[-0.5, 2.36], [0.1, 2.5], [0.8, 2.36]]), w([[-0.52, 2.7], [0.1, 2.84], [0.84, 2.7]])), softPart('fold', 0.7, outline(w([[0.4, 0.9], [0.62, 1.2], [0.6, 1.7], [0.5, 2.1], [0.54, 1.5]]))), cutLines(0.02, w([[-0.4, 0.9], [-0.1, 1.2], [0.0, 1.8], [-0.1, 2.3]])),
      ];
    case 'shirt':
    case 'rags':
    case 'night shirt':
      return [
        part('skin', outline([[-0.3, 0.24], [0.02, 0.34], [0.16, 0.44], [0.34, 0.66], [0.4, 1.14, 1], [0.24, 0.86], [0.02, 0.62], [-0.3, 0.4]])),
        part(garment === 'rags' ? 'lining' : 'linen', outline([[-0.38, 0.2, 1], [-0.5, 0.34], [-0.36, 0.62], [-0.12, 0.84, 1], [0.06, 0.7, 1], [-0.1, 0.52], [-0.32, 0.34]]), outline([[0.3, 0.56, 1], [0.48, 0.64], [0.58, 0.86, 1], [0.42, 0.92, 1], [0.38, 0.74]])),
        creaseLines(0.024, w([[0.38, 1.14], [0.36, 1.8], [0.38, HEM_Y]]), w([[-0.3, 1.0], [-0.1, 1.5], [-0.14, 2.2]]), w([[0.66, 1.1], [0.6, 1.6], [0.62, 2.2]]), w([[0.1, 1.3], [0.14, 1.8], [0.1, 2.4]])), cutLines(0.014, w([[-0.12, 0.84], [0.06, 0.7]]), w([[0.04, 0.74], [0.26, 0.94], [0.37, 1.12]])),
      ];
    default:
      return [
        part('linen', outline([[-0.36, 0.22, 1], [-0.04, 0.34], [0.18, 0.36], [0.3, 0.56], [0.1, 0.6], [-0.38, 0.38, 1]])),
        creaseLines(0.03, w([[-0.3, 0.5], [0.1, 1.1], [0.3, 2.0], [0.34, HEM_Y]]), w([[0.4, 0.66], [0.3, 1.3], [0.34, 2.0]]), w([[-0.2, 1.4], [-0.16, 2.4], [-0.24, HEM_Y]]), w([[0.66, 1.3], [0.62, 2.3], [0.72, HEM_Y]])),
        cutLines(0.016, w([[-0.26, 0.48], [0.14, 1.1], [0.34, 2.0]])),
      ];
  }
} // prettier-ignore

/** A turned-up fur collar, and a broad fur edge down the front. */
function furFront(w: (points: readonly Point[]) => Point[]): Part[] {
  const edge = w([
    [0.2, 0.6],
    [0.36, 0.9],
    [0.42, 1.4],
    [0.42, 2.1],
    [0.4, 3],
    [0.4, HEM_Y],
  ]);
  const collar: Point[] = [[-0.44, -0.14], [-0.72, -0.02], [-1.0, 0.34], [-1.02, 0.76], [-0.72, 1.12], [-0.26, 1.32], [0.24, 1.28], [0.62, 1.02], [0.6, 0.66], [0.34, 0.42], [0.08, 0.3], [-0.14, 0.18], [-0.32, 0.0]]; // prettier-ignore
  const hairs = tufts([...collar, collar[0]!], 0.13);
  return [
    softPart('depth', 0.5, outline(collar.map(([x, y]): Point => [x - 0.04, y + 0.1]))),
    part('fur', taper(openCurve(edge), [0.24, 0.27, 0.28, 0.3]), ...tufts(edge.map(([x, y]): Point => [x - 0.24, y]), 0.1), ...tufts([...edge].reverse().map(([x, y]): Point => [x + 0.26, y]), 0.1), outline(collar), ...hairs), // prettier-ignore
    softPart('fold', 0.75, ...strokesIn([[-0.62, 0.16], [-0.74, 0.5], [-0.4, 0.86], [0.06, 1.0], [0.4, 0.84]], 0.2), ...strokesIn([[-0.4, 0.16], [-0.5, 0.46], [-0.24, 0.66], [0.1, 0.72], [0.34, 0.66]], 0.14), ...strokesIn(w([[0.34, 1.1], [0.38, 1.8], [0.36, 2.6], [0.36, 3.4]]), 0.12)), // prettier-ignore
    creaseLines(
      0.028,
      w([
        [-0.26, 1.2],
        [-0.2, 2],
        [-0.3, HEM_Y],
      ]),
      w([
        [0.72, 1.3],
        [0.72, 2.4],
        [0.8, HEM_Y],
      ]),
    ),
  ];
}

/** Short hairs along the left side of an edge. */
function tufts(line: readonly Point[], long: number): Path {
  const points = openCurve(line);
  const path: Path[number][] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / length, -dx / length];
    for (let t = 0; t < length; t += 0.05) {
      const k = (Math.round(t * 40) + i * 3) % 5;
      const [x, y] = [a[0] + (dx / length) * t, a[1] + (dy / length) * t];
      path.push(taper([[x, y], [x + nx * long * (0.5 + k * 0.14) + (dx / length) * 0.03, y + ny * long * (0.5 + k * 0.14) + 0.03]], [0.03, 0.004])); // prettier-ignore
    }
  }
  return path;
}

/** Hairs along the middle of fur. */
function strokesIn(line: readonly Point[], wide: number): Path {
  return openCurve(line).flatMap(([x, y], i) => [-1, 0, 1].map((k) => { const [u, v] = [x + k * wide * 0.6 + ((i * 7) % 5) * 0.012, y + k * 0.03 + ((i * 3) % 4) * 0.012]; return taper([[u, v], [u + 0.02 + k * 0.012, v + 0.075]], [0.008, 0.001]); })); // prettier-ignore
}

import { ellipse, limb, outline, polygon, stroke, type Point } from '../drawing/path.ts';
import type { Material, Part } from '../motifs/motif.ts';
import type { Garment } from '../scene.ts';
import type { Bust } from './bust.ts';
import { buttonedFront, closedFront, collarUp, openFront } from './coat-fronts.ts';
import { HEM_Y, part, softPart, cutLines, creaseLines, type Costume } from './costume-parts.ts';
import { sackFront, shawlFront, standCollar } from './outfits.ts';
import { widened, nearArm, shoulderBreadth } from './sleeves.ts';
import { clothTexture, sleeveTexture, weave } from './cloth-texture.ts';

const OPEN: ReadonlySet<Garment> = new Set(['coat', 'frock coat', 'great coat', 'jacket']);

export function coat(bust: Bust): Costume {
  const { garment, bulk: b, isStooped, wears, age } = bust;
  const isWide = wears.has('loose');
  const w = widened(
    (isWide ? 1.16 : 1) * b * (age === 'child' ? 0.84 : bust.sex === 'woman' ? 0.86 : 1),
    shoulderBreadth(bust),
  );
  const bent = isStooped ? 0.3 : 0;
  const isLoose =
    garment === 'great coat' || garment === 'fur coat' || garment === 'cloak' || garment === 'robe';
  const loose = isLoose ? 0.08 : 0;
  const shell: Point[] = [
    [-0.35, 0.26], [-0.5 - bent * 0.6, 0.42 - bent * 0.6], [-0.74 - bent, 0.57 - bent * 0.5], [-0.98 - bent * 0.5, 0.72], [-1.12 - loose, 0.98], [-1.18 - loose, 1.4], [-1.16 - loose * 2, 2.2], [-1.2 - loose * 3, 3.2], [-1.24 - loose * 4, HEM_Y, 1],
    [1.0 + loose * 3, HEM_Y, 1], [0.95 + loose * 2, 3.2], [0.9 + loose, 2.2], [0.92 + loose, 1.5], [0.86 + loose * 0.5, 1.08], [0.7, 0.82], [0.46, 0.65], [0.27, 0.55], [0.1, 0.42],
  ]; // prettier-ignore
  const body: Part[] = [
    ...(wears.has('hump') ? [hump('ink')] : []),
    part('ink', outline(w(shell))),
    // The shaded side, and the hollow under the arm.
    softPart('depth', 0.45, outline(w([[-0.56, 0.96], [-0.34, 1.3], [-0.3, 2.0], [-0.36, 3.0], [-0.4, HEM_Y, 1], [-1.1, HEM_Y, 1], [-0.9, 2.4], [-0.7, 1.5]]))), // prettier-ignore
  ];
  body.push(...weave(bust, w));
  if (wears.has('buttoned') && OPEN.has(garment))
    body.push(...buttonedFront(wears.has('collar up'), w), ...weave(bust, w, true));
  else if (bust.outfit === 'sack') body.push(...sackFront(w));
  else if (bust.outfit === 'shawl') body.push(...shawlFront(bust, w));
  else if (OPEN.has(garment))
    body.push(...openFront(bust, w), ...(bust.isButtoned ? weave(bust, w, true) : []), ...(wears.has('collar up') ? collarUp() : [])); // prettier-ignore
  else body.push(...closedFront(bust, w));
  if (bust.outfit === 'tail') body.push(...standCollar(w));
  if (isWide)
    body.push(
      creaseLines(
        0.04,
        w([
          [-0.96, 0.86],
          [-0.7, 1.2],
          [-0.66, 1.8],
        ]),
        w([
          [0.8, 1.2],
          [0.6, 1.9],
          [0.72, 2.6],
        ]),
        w([
          [-0.1, 2.3],
          [-0.3, 2.9],
          [-0.2, 3.6],
        ]),
        w([
          [0.2, 2.5],
          [0.5, 2.9],
          [0.56, 3.6],
        ]),
      ),
      cutLines(
        0.016,
        w([
          [0.84, 1.3],
          [0.66, 1.9],
          [0.76, 2.5],
        ]),
      ),
    );
  if (wears.has('tight')) body.push(creaseLines(0.022, ...[1.7, 2.1, 2.5].flatMap((y) => [w([[0.36, y], [0.62, y - 0.14], [0.84, y - 0.2]]), w([[0.3, y], [0.06, y - 0.12], [-0.2, y - 0.16]])])), cutLines(0.012, ...[1.9, 2.3, 2.7].flatMap((y) => [w([[0.38, y], [0.6, y - 0.02], [0.8, y - 0.08]]), w([[0.28, y], [0.04, y - 0.02], [-0.16, y - 0.06]])]))); // prettier-ignore
  if (wears.has('apron')) body.push(...bibApron(w));
  if (wears.has('scarf')) body.push(...SCARF);
  if (wears.has('medal')) body.push(part('gold', ellipse(-0.2, 1.5, 0.075), ellipse(-0.02, 1.52, 0.065)), part('accent', polygon([[-0.25, 1.3], [-0.15, 1.3], [-0.17, 1.44], [-0.23, 1.44]]), polygon([[-0.06, 1.33], [0.03, 1.33], [0.01, 1.47], [-0.05, 1.47]]))); // prettier-ignore
  if (wears.has('belt') || garment === 'kaftan' || garment === 'dressing gown')
    body.push(...belt(garment, w));
  body.push(...clothTexture(bust, w));
  const isSleeveless = garment === 'cloak';
  const arm = isSleeveless ? { parts: [], hand: [0.3, 2] as Point } : nearArm(bust, 'ink', garment === 'shirt' || garment === 'robe'); // prettier-ignore
  const over = isSleeveless ? cloak(bust, w) : shoulder(bust, w);
  return { body, arm: [...arm.parts, ...sleeveTexture(bust, w), ...over], hand: arm.hand };
}

/** A humped back behind the shoulders. */
export const hump = (material: Material): Part => part(material, outline([[-0.2, 0.4], [-0.36, 0.1], [-0.62, -0.1], [-0.96, -0.08], [-1.24, 0.16], [-1.36, 0.56], [-1.3, 1.1], [-1.0, 1.5], [-0.5, 1.2]])); // prettier-ignore

/** Parts over the near shoulder: epaulette, cape, hood. */
function shoulder({ garment }: Bust, w: (points: readonly Point[]) => Point[]): Part[] {
  if (garment === 'uniform') {
    const fringe = Array.from({ length: 13 }, (_, i) => { const t = i / 12; const [x, y] = [-1.22 + t * 0.56, 0.98 + Math.sin(t * Math.PI) * 0.14]; return stroke(w([[x, y], [x - 0.015, y + 0.2]]), 0.03); }); // prettier-ignore
    return [part('gold', outline(w([[-0.56, 0.58], [-0.84, 0.64], [-1.12, 0.74], [-1.24, 0.94], [-1.0, 1.12], [-0.72, 1.1], [-0.62, 0.9], [-0.5, 0.72]])), ...fringe), creaseLines(0.014, w([[-1.2, 0.96], [-0.98, 1.06], [-0.72, 1.04]]), w([[-0.6, 0.64], [-0.86, 0.76], [-1.06, 0.86]]))]; // prettier-ignore
  }
  if (garment === 'great coat')
    return [softPart('depth', 0.5, outline(w([[-0.6, 0.6], [-1.1, 0.9], [-1.34, 1.4], [-1.3, 1.86], [-0.8, 1.9], [-0.3, 1.7], [-0.16, 1.2]]))), part('ink', outline(w([[-0.5, 0.5], [-0.8, 0.58], [-1.12, 0.82], [-1.3, 1.2], [-1.34, 1.62], [-1.0, 1.76], [-0.56, 1.72], [-0.2, 1.5, 1], [-0.2, 1.1], [-0.3, 0.8]]))), cutLines(0.018, w([[-1.34, 1.62], [-1.0, 1.76], [-0.56, 1.72], [-0.2, 1.5]])), creaseLines(0.022, w([[-0.7, 0.8], [-0.9, 1.2], [-0.96, 1.66]]), w([[-0.46, 0.86], [-0.54, 1.3], [-0.54, 1.66]]))]; // prettier-ignore
  if (garment === 'robe') return [part('ink', outline(w([[-0.36, 0.1], [-0.6, 0.1], [-0.84, 0.34], [-0.86, 0.62], [-0.6, 0.84], [-0.2, 0.94], [0.24, 0.86], [0.4, 0.66], [0.14, 0.56], [-0.2, 0.36]]))), cutLines(0.016, w([[-0.36, 0.14], [-0.2, 0.4], [0.14, 0.6], [0.38, 0.68]])), creaseLines(0.02, w([[-0.64, 0.3], [-0.44, 0.6], [0.0, 0.78]]), w([[-0.74, 0.5], [-0.5, 0.72], [-0.1, 0.86]]))]; // prettier-ignore
  return [];
}

/** One sweep of cloth from a high collar, clasped at the throat. */
const cloak = (_: Bust, w: (points: readonly Point[]) => Point[]): Part[] => [
  part('ink', outline(w([[-0.3, 0.3], [-0.62, 0.5], [-1.0, 0.72], [-1.24, 1.1], [-1.4, 1.9], [-1.56, 3], [-1.7, HEM_Y, 1], [0.3, HEM_Y, 1], [0.34, 3], [0.3, 2], [0.26, 1.2], [0.2, 0.6]]))),
  softPart('depth', 0.5, outline(w([[-0.9, 0.9], [-1.2, 1.6], [-1.4, 3], [-1.6, HEM_Y, 1], [-1.2, HEM_Y, 1], [-1.05, 3], [-0.9, 1.8]])), outline(w([[-0.3, 0.8], [-0.5, 1.8], [-0.54, 3], [-0.6, HEM_Y, 1], [-0.3, HEM_Y, 1], [-0.3, 3], [-0.26, 1.8]]))),
  cutLines(0.018, w([[0.22, 0.64], [0.28, 1.2], [0.32, 2], [0.34, 3.2]]), w([[-0.46, 0.7], [-0.7, 1.6], [-0.8, 3]]), w([[-0.1, 0.7], [-0.1, 1.6], [-0.14, 3]]), w([[0.06, 0.68], [0.1, 1.5], [0.1, 2.8]])),
  creaseLines(0.03, w([[-0.36, 0.66], [-0.56, 1.6], [-0.64, 3.4]]), w([[-0.02, 0.7], [-0.02, 1.8], [-0.06, 3.4]]), w([[-0.7, 0.74], [-1.0, 1.7], [-1.14, 3.2]])),
  part('lining', outline([[-0.4, -0.02, 1], [-0.6, 0.16], [-0.66, 0.44], [-0.4, 0.64], [-0.02, 0.72], [0.28, 0.66], [0.22, 0.5, 1], [-0.06, 0.42], [-0.3, 0.24]])), cutLines(0.016, [[-0.4, 0.02], [-0.3, 0.26], [-0.06, 0.44], [0.22, 0.52]]), creaseLines(0.016, [[-0.5, 0.2], [-0.36, 0.46], [-0.04, 0.58], [0.24, 0.58]]),
  part('gold', ellipse(0.22, 0.62, 0.06), ellipse(0.36, 0.62, 0.05), stroke([[0.24, 0.6], [0.36, 0.6]], 0.03)),
]; // prettier-ignore

function belt(garment: Garment, w: (points: readonly Point[]) => Point[]): Part[] {
  const material: Material =
    garment === 'kaftan' ? 'accent' : garment === 'dressing gown' ? 'lining' : 'depth';
  return [part(material, outline(w([[-0.7, 2.36], [0.1, 2.5], [0.92, 2.34], [0.93, 2.6], [0.1, 2.78], [-0.7, 2.62]]))), cutLines(0.014, w([[-0.6, 2.48], [0.1, 2.62], [0.9, 2.46]])), ...(garment === 'dressing gown' ? [part('lining', ...limb([[0.34, 2.6], [0.42, 3.2], [0.38, 3.9]], [0.05, 0.045, 0.05]))] : [])]; // prettier-ignore
}

/** Leather from the breast down, hung from the neck and tied round the waist. */
const bibApron = (w: (points: readonly Point[]) => Point[]): Part[] => [
  part('fur', outline(w([[-0.3, 1.32, 1], [0.12, 1.4], [0.66, 1.26, 1], [0.72, 2.3], [0.86, HEM_Y, 1], [-0.62, HEM_Y, 1], [-0.56, 2.5], [-0.4, 2.2]])), stroke(w([[-0.26, 1.36], [-0.38, 0.94], [-0.34, 0.5]]), 0.09), stroke(w([[0.6, 1.3], [0.52, 0.94], [0.34, 0.62]]), 0.08), stroke(w([[-0.8, 2.36], [0.1, 2.54], [0.92, 2.36]]), 0.09)),
  part('depth', stroke(w([[-0.24, 1.44], [0.12, 1.5], [0.62, 1.36]]), 0.016), stroke(w([[-0.5, 2.48], [0.1, 2.6], [0.74, 2.48]]), 0.02, true), stroke(w([[0.1, 1.7], [0.14, 2.1], [0.1, 2.5]]), 0.02, true), stroke(w([[0.1, 2.7], [0.0, 3.2], [0.04, HEM_Y]]), 0.024, true), stroke(w([[0.5, 2.7], [0.56, 3.4], [0.5, HEM_Y]]), 0.02, true)),
]; // prettier-ignore

/** Wound about the neck, one end hanging before. */
const SCARF: Part[] = [
  softPart('depth', 0.5, outline([[-0.5, 0.3], [0.2, 0.4], [0.34, 0.6], [0.0, 0.76], [-0.5, 0.66]])),
  part('lining', outline([[0.02, 0.4], [0.24, 0.42], [0.44, 0.9], [0.42, 1.5], [0.18, 1.52], [0.12, 0.9]]), outline([[-0.42, 0.06], [-0.14, 0.1], [0.14, 0.16], [0.3, 0.3], [0.32, 0.46], [0.12, 0.58], [-0.2, 0.56], [-0.46, 0.44], [-0.52, 0.22]])),
  creaseLines(0.02, [[-0.48, 0.2], [-0.12, 0.3], [0.26, 0.32]], [[-0.46, 0.34], [-0.14, 0.44], [0.22, 0.44]], [[0.2, 0.6], [0.3, 1.0], [0.3, 1.44]]),
  part('lining', ...[0.2, 0.25, 0.3, 0.35, 0.4].map((x) => stroke([[x, 1.48], [x - 0.01, 1.66]], 0.02))),
]; // prettier-ignore

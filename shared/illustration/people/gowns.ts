import { ellipse, openCurve, outline, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { Bust } from './bust.ts';
import { HEM_Y, part, softPart, cutLines, creaseLines, type Arm, type Costume } from './costume-parts.ts';
import { hump } from './coats.ts';
import { fichu, jacketBodice, pelerine } from './outfits.ts';
import { widened, nearArm } from './sleeves.ts';
import { clothTexture, sleeveTexture } from './cloth-texture.ts';

export function gown(bust: Bust): Costume {
  const { garment, bulk: b, wears, isStooped, age } = bust;
  const w = widened(b * (age === 'child' ? 0.86 : 1));
  const bent = isStooped ? 0.2 : 0;
  const isBall = garment === 'ball dress';
  const isPeasant = garment === 'peasant dress' || garment === 'rags';
  const waist = age === 'child' ? 2.0 : 2.24;
  const shell: Point[] = [
    [-0.26, 0.36], [-0.38 - bent, 0.5 - bent], [-0.6 - bent, 0.62], [-0.82, 0.76], [-0.92, 1.0], [-0.86, 1.5], [-0.66, 2.0], [-0.58, waist, 1], [-0.9, waist + 0.3], [-1.4, 3.2], [-1.8, HEM_Y, 1],
    [1.6, HEM_Y, 1], [1.2, 3.2], [0.78, waist + 0.3], [0.46, waist, 1], [0.54, 1.96], [0.68, 1.56], [0.7, 1.24], [0.58, 0.92], [0.4, 0.7], [0.22, 0.56], [0.06, 0.44],
  ]; // prettier-ignore
  const body: Part[] = wears.has('hump') ? [hump('dress')] : [];
  if (isBall) {
    body.push(
      part('skin', outline(w(shell.slice(0, 7).concat(shell.slice(13))))),
      softPart('shade', 0.3, outline(w([[-0.2, 0.5], [-0.34, 0.8], [-0.6, 1.2], [-0.84, 1.1], [-0.7, 0.72], [-0.4, 0.52]])), stroke(w([[0.1, 0.62], [0.28, 0.72], [0.44, 0.76]]), 0.02, true)), // prettier-ignore
      part('dress', outline(w([[-0.96, 1.0, 1], [-0.6, 1.2], [-0.2, 1.34], [0.24, 1.32], [0.6, 1.08, 1], [0.72, 1.3], [0.68, 1.6], [0.54, 1.96], [0.46, waist, 1], [0.78, waist + 0.3], [1.2, 3.2], [1.6, HEM_Y, 1], [-1.8, HEM_Y, 1], [-1.4, 3.2], [-0.9, waist + 0.3], [-0.58, waist, 1], [-0.7, 1.8], [-0.9, 1.4]]))), // prettier-ignore
    );
  } else body.push(part('dress', outline(w(shell))));
  // The shaded side; pleats gathered at the waist and spreading below it.
  body.push(
    softPart('depth', 0.42, outline(w([[-0.5, 1.1], [-0.36, 1.6], [-0.34, waist, 1], [-0.7, 3.2], [-0.9, HEM_Y, 1], [-1.7, HEM_Y, 1], [-1.2, 3], [-0.6, waist, 1], [-0.7, 1.7]]))), // prettier-ignore
    creaseLines(0.024, w([[-0.3, 1.3], [-0.16, 1.8], [-0.1, waist - 0.04]]), w([[0.56, 1.3], [0.4, 1.8], [0.28, waist - 0.04]]), w([[0.02, 1.5], [0.06, 1.9], [0.06, waist - 0.04]]), w([[-0.4, waist + 0.06], [-0.9, 3.2], [-1.2, HEM_Y]]), w([[-0.1, waist + 0.08], [-0.3, 3.2], [-0.4, HEM_Y]]), w([[0.2, waist + 0.08], [0.4, 3.2], [0.6, HEM_Y]]), w([[0.4, waist + 0.06], [0.86, 3.2], [1.16, HEM_Y]])), // prettier-ignore
    cutLines(0.015, w([[-0.26, waist + 0.08], [-0.6, 3.2], [-0.84, HEM_Y]]), w([[0.06, waist + 0.08], [0.06, 3.2], [0.1, HEM_Y]]), w([[0.32, waist + 0.06], [0.64, 3.2], [0.9, HEM_Y]]), w([[0.62, 1.4], [0.48, 1.86], [0.38, waist - 0.02]])), // prettier-ignore
    part(wears.has('belt') || isPeasant ? 'lining' : 'depth', outline(w([[-0.6, waist - 0.08], [0, waist + 0.04], [0.48, waist - 0.08], [0.47, waist + 0.08], [0, waist + 0.2], [-0.59, waist + 0.08]]))), // prettier-ignore
  );
  if (isBall) body.push(...bertha(w));
  else if (isPeasant) body.push(...blouse(w));
  else if (garment === 'night shirt') body.push(...frill());
  else if (bust.bodice === 'fichu') body.push(...fichu(w));
  else if (bust.bodice === 'jacket') body.push(...jacketBodice(w));
  else body.push(...dayCollar(bust, w));
  if (wears.has('jewels')) body.push(part('gold', ...openCurve([[-0.24, 0.4], [0.0, 0.56], [0.17, 0.6], [0.24, 0.5]]).filter((_, i) => i % 2 === 0).map(([x, y]) => ellipse(x, y, 0.034)))); // prettier-ignore
  if (wears.has('apron')) body.push(part('white', outline(w([[-0.3, 1.3, 1], [0.1, 1.38], [0.54, 1.24, 1], [0.42, waist], [0.8, 3.2], [1.06, HEM_Y, 1], [-0.9, HEM_Y, 1], [-0.7, 3.2], [-0.42, waist]])), stroke(w([[-0.28, 1.32], [-0.4, 0.9], [-0.36, 0.56]]), 0.09), stroke(w([[0.5, 1.26], [0.46, 0.96], [0.3, 0.64]]), 0.08)), part('shade', stroke(w([[0.0, 1.6], [0.02, 2.2], [-0.1, 3.4]]), 0.016, true), stroke(w([[0.3, 1.6], [0.24, 2.2], [0.5, 3.4]]), 0.016, true), stroke(w([[-0.44, waist], [0.04, waist + 0.12], [0.44, waist]]), 0.03))); // prettier-ignore
  // A bodice is narrower than the coat for which rents and patches are drawn.
  const ofGown = (parts: Part[]): Part[] => parts.map((each) => (each.material === 'ink' ? { ...each, material: 'dress' as const } : each)); // prettier-ignore
  body.push(...ofGown(clothTexture(bust, (points) => w(points.map(([x, y, corner]): Point => (corner ? [x * 0.62, y, corner] : [x * 0.62, y])))))); // prettier-ignore
  const isFull = isPeasant || (garment === 'dress' && bust.skirt !== 'slim' && bust.features.brow > 0);
  const arm = nearArm(bust, 'dress', isFull);
  const sleeve = isBall ? bareArm(bust, arm) : isPeasant ? arm.parts.map((each) => (each.material === 'dress' ? { ...each, material: 'linen' as const } : each)) : arm.parts; // prettier-ignore
  return {
    body,
    arm: [
      ...sleeve,
      ...(isBall ? [] : ofGown(sleeveTexture(bust, widened(b * 0.84)))),
      ...(bust.bodice === 'pelerine' && !isBall && !isPeasant ? pelerine(w) : []),
      ...(wears.has('shawl') ? shawl(w) : []),
    ],
    hand: arm.hand,
  };
}

/** A short puffed sleeve. */
function bareArm(bust: Bust, { parts }: Arm): Part[] {
  const w = widened(bust.bulk * 0.84);
  return [
    ...parts.filter(({ material }) => material !== 'linen' && material !== 'fold').map((each) => (each.material === 'dress' ? { ...each, material: 'skin' as const } : each.material === 'depth' ? { ...each, material: 'shade' as const, opacity: 0.3 } : each)), // prettier-ignore
    part('dress', outline(w([[-0.6, 0.98], [-0.9, 0.86], [-1.16, 0.98], [-1.32, 1.26], [-1.24, 1.56], [-0.96, 1.64], [-0.66, 1.56], [-0.52, 1.3]]))),
    creaseLines(0.018, w([[-0.9, 0.9], [-1.06, 1.2], [-1.04, 1.58]]), w([[-0.72, 0.94], [-0.8, 1.2], [-0.8, 1.58]])), cutLines(0.014, w([[-1.2, 1.56], [-0.94, 1.62], [-0.66, 1.54]]), w([[-1.0, 0.92], [-1.18, 1.16], [-1.2, 1.4]])),
  ]; // prettier-ignore
}

/** Lace along a low neckline. */
const bertha = (w: (points: readonly Point[]) => Point[]): Part[] => {
  const edge = openCurve(
    w([
      [-0.98, 1.02],
      [-0.6, 1.24],
      [-0.2, 1.38],
      [0.24, 1.36],
      [0.62, 1.1],
    ]),
  );
  return [part('linen', taper(edge, [0.09, 0.13, 0.13, 0.08]), ...edge.filter((_, i) => i % 2 === 0).map(([x, y]) => ellipse(x, y + 0.1, 0.075))), part('shade', ...edge.filter((_, i) => i % 2 === 1).map(([x, y]) => ellipse(x, y + 0.08, 0.02)), stroke(w([[-0.96, 1.0], [-0.6, 1.21], [-0.2, 1.35], [0.24, 1.33], [0.6, 1.08]]), 0.014)), part('accent', ellipse(0.2, 1.4, 0.07), ellipse(0.28, 1.35, 0.055), ellipse(0.12, 1.36, 0.055))]; // prettier-ignore
};

/** A blouse with a gathered neck under the straps of a sarafan, and beads. */
const blouse = (w: (points: readonly Point[]) => Point[]): Part[] => [
  part('linen', outline(w([[-0.3, 0.36, 1], [-0.6, 0.58], [-0.84, 0.76], [-0.92, 1.1], [-0.6, 1.32], [0.0, 1.42], [0.64, 1.26], [0.6, 0.94], [0.4, 0.7], [0.14, 0.46], [-0.06, 0.5]]))),
  part('accent', stroke([[-0.28, 0.42], [-0.04, 0.56], [0.16, 0.52]], 0.04), ...Array.from({ length: 6 }, (_, i) => ellipse(-0.02 + i * 0.06, 0.7 + Math.sin((i / 5) * Math.PI) * 0.1, 0.042))),
  part('dress', stroke(w([[-0.46, 0.6], [-0.4, 1.0], [-0.36, 1.5]]), 0.17), stroke(w([[0.34, 0.7], [0.44, 1.0], [0.46, 1.5]]), 0.14)),
  creaseLines(0.012, w([[-0.2, 0.6], [-0.16, 0.9], [-0.2, 1.3]]), w([[0.0, 0.7], [0.06, 1.0], [0.02, 1.34]]), w([[0.2, 0.66], [0.24, 1.0], [0.2, 1.3]])),
  part('accent', stroke(w([[-0.7, 1.32], [0.0, 1.46], [0.66, 1.28]]), 0.05)),
]; // prettier-ignore

const frill = (): Part[] => [
  part('linen', outline([[-0.32, 0.16], [-0.1, 0.28], [0.1, 0.34], [0.28, 0.5], [0.34, 0.68], [0.1, 0.66], [-0.2, 0.56], [-0.42, 0.38]]), ...[[-0.36, 0.36], [-0.22, 0.5], [-0.04, 0.6], [0.14, 0.66], [0.3, 0.66]].map(([x, y]) => ellipse(x!, y!, 0.08))),
  part('shade', ...[[-0.2, 0.3], [-0.04, 0.4], [0.12, 0.46]].map(([x, y]) => stroke([[x!, y!], [x! + 0.02, y! + 0.16]], 0.014, true))),
]; // prettier-ignore

/** A collar of linen or lace, a brooch, and buttons down to the waist. */
function dayCollar({ features, wears }: Bust, w: (points: readonly Point[]) => Point[]): Part[] {
  const isLace = features.nose > 0 || wears.has('collar');
  const scallops: Path = isLace ? [[-0.46, 0.6], [-0.32, 0.72], [-0.16, 0.79], [0.0, 0.83], [0.16, 0.85], [0.3, 0.82], [0.42, 0.76]].map(([x, y]) => ellipse(x!, y!, 0.07)) : []; // prettier-ignore
  return [
    part('linen', outline([[-0.3, 0.2, 1], [-0.08, 0.3], [0.08, 0.34, 1], [0.13, 0.46], [0.12, 0.54], [-0.1, 0.52], [-0.34, 0.4, 1]])),
    softPart('depth', 0.4, outline([[-0.34, 0.42], [-0.56, 0.68], [-0.2, 0.88], [0.2, 0.94], [0.46, 0.84], [0.24, 0.6]])),
    part('linen', outline([[-0.34, 0.38, 1], [-0.5, 0.56], [-0.3, 0.72], [0.0, 0.82], [0.13, 0.78, 1], [0.13, 0.54, 1], [-0.1, 0.52]]), outline([[0.13, 0.54, 1], [0.15, 0.8, 1], [0.32, 0.82], [0.46, 0.74], [0.34, 0.62], [0.2, 0.54]]), ...scallops),
    part('shade', stroke([[-0.32, 0.4], [-0.1, 0.53], [0.12, 0.55]], 0.014, true), ...(isLace ? [[-0.4, 0.6], [-0.26, 0.7], [-0.1, 0.76], [0.08, 0.79], [0.24, 0.78], [0.36, 0.74]].map(([x, y]) => ellipse(x!, y!, 0.018)) : [])),
    part('gold', ellipse(0.14, 0.56, 0.05, 0.06)), softPart('depth', 0.7, ellipse(0.14, 0.56, 0.026, 0.034)),
    part('fold', ...Array.from({ length: 6 }, (_, i) => ellipse(w([[0.22 - i * 0.006, 1.0 + i * 0.2]])[0]![0], 1.0 + i * 0.2, 0.022))),
    creaseLines(0.012, w([[0.2, 0.88], [0.24, 1.5], [0.16, 2.2]])),
  ];
} // prettier-ignore

const shawl = (w: (points: readonly Point[]) => Point[]): Part[] => [
  softPart('depth', 0.4, outline(w([[-0.4, 0.6], [-1.1, 0.9], [-1.4, 1.8], [-1.2, 2.5], [-0.4, 2.3], [0.3, 1.9], [0.6, 1.5], [0.4, 0.9]]))),
  part('lining', outline(w([[-0.3, 0.34], [-0.56, 0.48], [-0.94, 0.7], [-1.2, 1.1], [-1.36, 1.7], [-1.3, 2.3], [-1.0, 2.44], [-0.6, 2.2], [-0.1, 1.9], [0.28, 1.66, 1], [0.1, 1.3], [-0.14, 0.8]])), outline(w([[0.18, 0.52], [0.44, 0.66], [0.68, 0.92], [0.8, 1.3], [0.66, 1.8], [0.36, 2.3], [0.2, 1.9], [0.26, 1.3], [0.2, 0.9]])), ...[-1.3, -1.2, -1.1, -1.0, -0.9, -0.8, -0.7].map((x, i) => stroke(w([[x, 2.34 + (i < 3 ? i * 0.03 : 0.06 - i * 0.03)], [x - 0.02, 2.6 - i * 0.03]]), 0.03))),
  cutLines(0.016, w([[-0.26, 0.46], [-0.1, 0.9], [0.12, 1.34], [0.26, 1.64]]), w([[0.22, 0.58], [0.28, 1.3], [0.24, 1.9]])),
  creaseLines(0.026, w([[-0.44, 0.56], [-0.5, 1.1], [-0.3, 1.7]]), w([[-0.66, 0.64], [-0.86, 1.3], [-0.7, 2.0]]), w([[-0.9, 0.8], [-1.12, 1.5], [-1.04, 2.2]]), w([[0.44, 0.74], [0.56, 1.2], [0.42, 1.8]])),
]; // prettier-ignore

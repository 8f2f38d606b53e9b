import { outline, placed, stroke, taper, type Path, type Point } from '../drawing/path.ts';
import type { Part } from '../motifs/motif.ts';
import type { BustHead } from './bust-looks.ts';
import { drawFace } from './face.ts';
import { COVERING, HATS } from './heads.ts';
import { BANDS, BEARDS, STYLES, type Locks } from './locks.ts';

/** @returns `neck`: face and neck, which go into the collar; `head`: what lies before the collar */
export function drawBustHead(head: BustHead): { neck: Part[]; head: Part[] } {
  const { hair, beard, hat, isWhiteHaired, wears } = head;
  const own = isWhiteHaired ? 'grey' : 'hair';
  const isHairHidden = hat !== undefined && COVERING.has(hat);
  const grown = highered(STYLES[hair](), head.face?.has('forehead high') === true && !hat);
  const locks = head.isCropped && hair === 'short' ? { mass: placed(grown.mass, { x: -0.006, y: -0.03, scale: 0.95 }), lines: [] } : grown; // prettier-ignore
  const { neck, parts } = drawFace(head);
  if (beard) parts.push({ path: BEARDS[beard]().mass, material: isWhiteHaired ? 'grey' : 'beard' }, lockLines(BEARDS[beard]().lines, head.face?.has('beard greying'))); // prettier-ignore
  if (!isHairHidden) {
    parts.push({ path: locks.mass, material: own }, lockLines(locks.lines));
    if (wears.has('ribbon')) parts.push({ path: RIBBON, material: 'accent' });
  }
  if (wears.has('glasses')) parts.push({ path: GLASSES, material: 'brow' });
  if (hat) {
    parts.push({ path: HATS[hat](), material: hat === 'laceCap' ? 'white' : 'hat' });
    const band = BANDS[hat];
    if (band) parts.push({ path: [stroke(band, hat === 'laceCap' ? 0.024 : 0.05, true)], material: hat === 'laceCap' ? 'lock' : 'fold' }); // prettier-ignore
  }
  return { neck, head: parts };
}

/** A high forehead: the hair begins farther back. */
function highered(locks: Locks, isHigh: boolean): Locks {
  if (!isHigh) return locks;
  const back = { x: -0.07, y: -0.02, scale: 0.97 };
  return { mass: placed(locks.mass, back), lines: locks.lines.map((line) => line.map(([x, y]): Point => [x * back.scale + back.x, y * back.scale + back.y])) }; // prettier-ignore
}

const lockLines = (all: readonly (readonly Point[])[], isGreying = false): Part =>
  isGreying ? { path: all.map((line) => stroke(line, 0.034, true)), material: 'grey' } : { path: all.map((line) => stroke(line, 0.014, true)), material: 'lock' }; // prettier-ignore

const RIBBON: Path = [
  stroke([[0.16, -1.07], [-0.04, -0.86], [-0.2, -0.56], [-0.34, -0.24]], 0.055),
  outline([[-0.32, -0.26], [-0.46, -0.42], [-0.6, -0.36], [-0.46, -0.22]]),
  outline([[-0.32, -0.24], [-0.42, -0.04], [-0.56, 0.02], [-0.5, -0.14]]),
]; // prettier-ignore

const GLASSES: Path = [
  taper(circle(0.29, -0.53, 0.075), [0.011, 0.011]),
  stroke(
    [
      [0.215, -0.54],
      [0.02, -0.52],
      [-0.14, -0.5],
    ],
    0.016,
  ),
];

function circle(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 19 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI;
    return [x + Math.cos(angle) * r * 0.8, y + Math.sin(angle) * r] as const;
  });
}

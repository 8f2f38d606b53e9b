import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { octaveNoise, smoothStep, type Noise } from '../drawing/noise.ts';
import { COARSE_HEIGHT, COARSE_WIDTH, COARSE_STEP } from './ground.ts';
import { grainAt } from './paper-grain.ts';
import type { EdgeForm, EdgeShape, TheatrePicture } from './picture.ts';

/** The printed share of each pixel, 0 … 1: inside the ragged oval, and inside the wider one that bounds everything. */
export interface Edge {
  inside: Float32Array;
  beyond: Float32Array;
}

/** Radii as shares of the picture, and how square each half is: 2 is an ellipse. */
const FORMS: Readonly<Record<EdgeForm, { radiusX: number; radiusY: number; above: number; below: number }>> =
  {
    oval: { radiusX: 0.455, radiusY: 0.455, above: 2.6, below: 2.6 },
    arch: { radiusX: 0.4, radiusY: 0.455, above: 2.05, below: 7 },
    band: { radiusX: 0.466, radiusY: 0.402, above: 5, below: 5 },
    round: { radiusX: 0.352, radiusY: 0.458, above: 2, below: 2 },
    ground: { radiusX: 0.455, radiusY: 0.45, above: 2.3, below: 3.4 },
  };
const RAGGED = 0.045;
/** Half the width of the edge, and its displacement by the grain, as shares of the oval's radius. */
const SOFT = 0.022;
const GRIT = 0.012;
/** How far things may stand out of the oval at its sides and at the foot, where they would hang over bare paper. */
const BEYOND = 0.15;
const BELOW = 0.025;

/** The bottom of the vignette without its ragged edge, in pixels from the top. @param x in pixels from the left */
export function edgeBottomAt(form: EdgeForm, x: number): number {
  const { radiusX, radiusY, below } = FORMS[form];
  const u = Math.min(1, Math.abs(x / WIDTH - 0.5) / radiusX);
  return HEIGHT * (0.5 + radiusY * (1 - u ** below) ** (1 / below));
}

/** The maximum squareness of an edge for placing things along it. */
const ROUNDEST = 2.6;

/**
 * A point along the edge of the vignette without its raggedness; inside its corners if they are square.
 *
 * @param angle in radians: 0 to the right, growing downwards
 */
export function edgePoint({ form = 'oval', ...own }: EdgeShape, angle: number): [x: number, y: number] {
  const { radiusX, radiusY, above, below } = { ...FORMS[form], ...own };
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const power = 2 / Math.min(ROUNDEST, down > 0 ? below : above);
  return [
    WIDTH * (0.5 + radiusX * Math.sign(across) * Math.abs(across) ** power),
    HEIGHT * (0.5 + radiusY * Math.sign(down) * Math.abs(down) ** power),
  ];
}

/** How far from the border of the picture the vignette begins at its widest, in pixels. */
export const edgeSideX = (form: EdgeForm): number => WIDTH * (0.5 - FORMS[form].radiusX);

/** A superellipse with the torn edge of a print. */
export function paintEdge({ edge }: Pick<TheatrePicture, 'edge'>, noise: Noise): Edge {
  const form = edge?.form ?? 'oval';
  const own = FORMS[form];
  const { radiusX = own.radiusX, radiusY = own.radiusY } = edge ?? {};
  const fine = octaveNoise(noise, 3);
  const inside = new Float32Array(COARSE_WIDTH * COARSE_HEIGHT);
  const beyond = new Float32Array(COARSE_WIDTH * COARSE_HEIGHT);
  const across = (power: number) =>
    Array.from({ length: COARSE_WIDTH }, (_, x) => (Math.abs(x / COARSE_WIDTH - 0.5) / radiusX) ** power);
  const [above, below] = [across(own.above), across(own.below)];
  for (let y = 0, i = 0; y < COARSE_HEIGHT; y++) {
    const isBelow = y / COARSE_HEIGHT > 0.5;
    const power = isBelow ? own.below : own.above;
    const v = Math.abs(y / COARSE_HEIGHT - 0.5) / radiusY;
    const down = v ** power;
    const out = isBelow ? BEYOND + (BELOW - BEYOND) * smoothStep(0.3, 0.85, v) : BEYOND;
    for (let x = 0; x < COARSE_WIDTH; x++, i++) {
      const distance = ((isBelow ? below : above)[x]! + down) ** (1 / power);
      const broad = noise(x * 0.021 + 7, y * 0.03 + 3) * RAGGED;
      const torn = fine(x * 0.085 + 3, y * 0.16 + 7) * RAGGED;
      // The bottom breaks up into flecks.
      const loose = form === 'ground' && isBelow ? torn * 0.9 * Math.max(0, v - 0.5) : 0;
      inside[i] = 1 - distance + broad * 0.4 + torn + loose;
      const margin = Math.min(x, COARSE_WIDTH - 1 - x, y, COARSE_HEIGHT - 1 - y) / COARSE_WIDTH - 0.012;
      beyond[i] = Math.min(1 + out - distance + torn * 1.2 + broad * 0.5, margin * 3 + torn * 0.6);
    }
  }
  return { inside: printed(inside, insideSheet), beyond: printed(beyond, beyondSheet) };
}

/** Reused: pictures are painted one at a time. */
const insideSheet = new Float32Array(WIDTH * HEIGHT);
const beyondSheet = new Float32Array(WIDTH * HEIGHT);

/** Where all four corners of a coarse pixel lie on one side of the edge, so does everything between them. */
function printed(coarse: Float32Array, out: Float32Array): Float32Array {
  out.fill(0);
  for (let row = 0; row < COARSE_HEIGHT - 1; row++) {
    const top = row === 0 ? 0 : row * COARSE_STEP + COARSE_STEP / 2;
    const bottom = row === COARSE_HEIGHT - 2 ? HEIGHT : (row + 1) * COARSE_STEP + COARSE_STEP / 2;
    for (let column = 0; column < COARSE_WIDTH - 1; column++) {
      const at = row * COARSE_WIDTH + column;
      const a = coarse[at]!;
      const b = coarse[at + 1]!;
      const c = coarse[at + COARSE_WIDTH]!;
      const d = coarse[at + COARSE_WIDTH + 1]!;
      if (a < -0.1 && b < -0.1 && c < -0.1 && d < -0.1) continue;
      const left = column === 0 ? 0 : column * COARSE_STEP + COARSE_STEP / 2;
      const right = column === COARSE_WIDTH - 2 ? WIDTH : (column + 1) * COARSE_STEP + COARSE_STEP / 2;
      const isWhole = a > 0.1 && b > 0.1 && c > 0.1 && d > 0.1;
      for (let y = top; y < bottom; y++) {
        const v = Math.max(0, Math.min(1, (y + 0.5) / COARSE_STEP - 0.5 - row));
        for (let x = left; x < right; x++) {
          if (isWhole) {
            out[y * WIDTH + x] = 1;
            continue;
          }
          const u = Math.max(0, Math.min(1, (x + 0.5) / COARSE_STEP - 0.5 - column));
          const value = (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v;
          if (value > 0.1) out[y * WIDTH + x] = 1;
          else if (value > -0.1) out[y * WIDTH + x] = smoothStep(-SOFT, SOFT, value + GRIT * grainAt(x, y));
        }
      }
    }
  }
  return out;
}

/** The distances at which things beyond the oval begin to fade and have faded out, in pixels from the border. */
const MARGIN = { whole: 33, gone: 9 } as const;

/** The fading of a pixel beyond the oval: 1 well inside the picture, 0 at its ragged border. */
export function marginDepthAt(x: number, y: number): number {
  const across = Math.min(x, WIDTH - 1 - x);
  const down = Math.min(y, HEIGHT - 1 - y);
  if (across > 120 && down > 120) return 1;
  // Round at the corners.
  const margin =
    across < 120 && down < 120 ? 120 - Math.hypot(120 - across, 120 - down) : Math.min(across, down);
  if (margin > MARGIN.whole + 10) return 1;
  const along = across < down ? y : x;
  const torn =
    4.4 * Math.sin(along * 0.043 + 1.3) + 2.8 * Math.sin(along * 0.117 + 0.4) + 1.8 * Math.sin(along * 0.31);
  return smoothStep(MARGIN.gone, MARGIN.whole, margin + torn + 7 * grainAt(x, y));
}

/** Between these heights the reach to the margin ends, in pixels from the top: what stands there stands on the ground. */
const FOOT = { from: HEIGHT * 0.6, to: HEIGHT * 0.8 } as const;

/** The printed share of a pixel of what may reach to the margin, 0 … 1; at the foot only as much as stands out of the oval anyway. */
export function freeShareAt({ beyond }: Edge, x: number, y: number): number {
  const share = beyond[y * WIDTH + x]!;
  return share + (marginDepthAt(x, y) - share) * (1 - smoothStep(FOOT.from, FOOT.to, y));
}

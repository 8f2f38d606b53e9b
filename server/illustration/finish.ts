import { toRgb } from '#shared/illustration/drawing/colour.ts';
import { createSheet, type Sheet } from './finish/sheet.ts';
import { FINISHES } from './finish/styles.ts';
import type { Style } from './scene-spec.ts';

/**
 * The print of a drawing in a style. In place of the given pixels; the same seed gives the same paper.
 *
 * @param pixels RGBA, four bytes each
 */
export function finish(pixels: Uint8Array, width: number, height: number, style: Style, seed: string): void {
  const { margin, paper, paint, ...look } = FINISHES[style];
  const sheet = createSheet(pixels, width, height, look, seed);
  const [pr, pg, pb] = toRgb(paper);
  // One place for the colour: an array for each of 800,000 pixels would cost more than the painting.
  const out = new Float32Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const shown = margin === 'none' ? 1 : showing(sheet, margin, i, x, y);
      const fade = margin === 'none' ? vignette(x / width, y / height) : 1;
      const at = i * 4;
      if (shown > 0) paint(sheet, i, x, y, out);
      pixels[at] = clamp(pr + (out[0]! * fade - pr) * shown);
      pixels[at + 1] = clamp(pg + (out[1]! * fade - pg) * shown);
      pixels[at + 2] = clamp(pb + (out[2]! * fade - pb) * shown);
    }
  }
}

const clamp = (v: number) => (v < 0 ? 0 : v > 255 ? 255 : v);

function vignette(u: number, v: number): number {
  const d = (u - 0.5) ** 2 + (v - 0.5) ** 2;
  return 1 - Math.max(0, d - 0.12) * 0.55;
}

/** 1 inside the picture, 0 on the paper around it. */
function showing(sheet: Sheet, margin: 'ragged' | 'frame', i: number, x: number, y: number): number {
  const inside = Math.min(x, y, sheet.width - 1 - x, sheet.height - 1 - y);
  if (margin === 'frame') {
    if (inside < 16) return 0;
    return 1;
  }
  const edge = 14 + sheet.wash[i]! * 11 + sheet.grain[i]! * 5;
  return Math.max(0, Math.min(1, (inside - edge) / 5));
}

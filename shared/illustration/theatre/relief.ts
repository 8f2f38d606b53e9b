import { WIDTH, type Layer } from '../drawing/layer.ts';
import { COARSE_HEIGHT, COARSE_WIDTH, COARSE_STEP } from './ground.ts';
import type { Light } from './picture.ts';
import { coarseBoxAround, blurredCoverage } from './blurred-coverage.ts';

/** The width of the rounding along a rim, in coarse pixels: about that of a sleeve or a horse's neck. */
const ROUND = 4;
/** The share of light from the sky above, besides the light source. */
const FROM_ABOVE = 0.55;
/** The slope at which a side is fully lit. */
const STEEP = 7;

/** −1 in the shadow … 1 in the light, for the pixels of a row. */
export type Relief = (y: number) => Float32Array;

/** Reused: pictures are painted one at a time. */
const turned = new Float32Array(COARSE_WIDTH * COARSE_HEIGHT);
const line = new Float32Array(COARSE_WIDTH);
const row = new Float32Array(WIDTH);

/** The shading of a layer's masses as if each were a cushion: pixels at its rim face away from its middle. */
export function createRelief({ pixels, box }: Layer, light: Light): Relief {
  const region = coarseBoxAround(box, 2 * ROUND * COARSE_STEP + COARSE_STEP);
  const soft = blurredCoverage(pixels, region, ROUND);
  for (let v = region.top; v < region.bottom; v++) {
    for (let u = region.left, i = v * COARSE_WIDTH + u; u < region.right; u++, i++) {
      const across = u > region.left && u < region.right - 1 ? soft[i - 1]! - soft[i + 1]! : 0;
      const down =
        v > region.top && v < region.bottom - 1 ? soft[i - COARSE_WIDTH]! - soft[i + COARSE_WIDTH]! : 0;
      const dx = light.x - u * COARSE_STEP;
      const dy = light.y - v * COARSE_STEP;
      const far = Math.sqrt(dx * dx + dy * dy) || 1;
      const lit = (across * (dx / far) + down * (dy / far - FROM_ABOVE)) * -STEEP;
      turned[i] = Math.max(-1, Math.min(1, -lit));
    }
  }
  const [first, last] = [region.top, region.bottom - 1];
  const end = region.right - 1;
  return (y) => {
    const v = Math.max(first, Math.min(last, (y + 0.5) / COARSE_STEP - 0.5));
    const above = Math.floor(v) * COARSE_WIDTH;
    const below = Math.min(last, Math.floor(v) + 1) * COARSE_WIDTH;
    const share = v - Math.floor(v);
    for (let u = region.left; u <= end; u++)
      line[u] = turned[above + u]! + (turned[below + u]! - turned[above + u]!) * share;
    for (let x = box.left; x < box.right; x++) {
      const at = Math.max(region.left, Math.min(end, (x + 0.5) / COARSE_STEP - 0.5));
      const u = at | 0;
      const next = u < end ? u + 1 : end;
      row[x] = line[u]! + (line[next]! - line[u]!) * (at - u);
    }
    return row;
  };
}

import type { PixelBox } from '../drawing/coverage.ts';
import { HEIGHT, WIDTH, type Layer } from '../drawing/layer.ts';
import { COARSE_HEIGHT, COARSE_WIDTH, COARSE_STEP } from './ground.ts';

/** Pictures are painted one at a time, layer after layer, so the buffers are reused. */
const shade = new Float32Array(COARSE_WIDTH * COARSE_HEIGHT);
const across = new Float32Array(COARSE_WIDTH * COARSE_HEIGHT);

/**
 * The coverage of each coarse pixel of a part of the picture by a layer, 0 … 1, blurred twice. Valid until the next call.
 *
 * @param radius in coarse pixels
 */
export function blurredCoverage(pixels: Layer['pixels'], region: PixelBox, radius: number): Float32Array {
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left, i = y * COARSE_WIDTH + x; x < region.right; x++, i++) {
      const at = ((y * COARSE_STEP + 1) * WIDTH + x * COARSE_STEP + 1) * 4 + 3;
      shade[i] =
        (pixels[at]! + pixels[at + 8]! + pixels[at + WIDTH * 8]! + pixels[at + WIDTH * 8 + 8]!) / 1020;
    }
  }
  return blurred(blurred(shade, radius, region), radius, region);
}

/** A box and a margin around it, inside the picture. */
export function boxAround({ left, top, right, bottom }: PixelBox, margin: number): PixelBox {
  const by = Math.ceil(margin);
  return {
    left: Math.max(0, left - by),
    top: Math.max(0, top - by),
    right: Math.min(WIDTH, right + by),
    bottom: Math.min(HEIGHT, bottom + by),
  };
}

/** The same box in coarse pixels. */
export function coarseBoxAround(box: PixelBox, margin: number): PixelBox {
  const { left, top, right, bottom } = boxAround(box, margin);
  return {
    left: Math.floor(left / COARSE_STEP),
    top: Math.floor(top / COARSE_STEP),
    right: Math.min(COARSE_WIDTH, Math.ceil(right / COARSE_STEP)),
    bottom: Math.min(COARSE_HEIGHT, Math.ceil(bottom / COARSE_STEP)),
  };
}

/** A box blur over rows and columns of a part of the coarse picture, in place. */
function blurred(values: Float32Array, radius: number, { left, top, right, bottom }: PixelBox): Float32Array {
  const size = 2 * radius + 1;
  for (let y = top; y < bottom; y++)
    slide(values, across, y * COARSE_WIDTH + left, 1, right - left, radius, size);
  for (let x = left; x < right; x++)
    slide(across, values, top * COARSE_WIDTH + x, COARSE_WIDTH, bottom - top, radius, size);
  return values;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
  size: number,
): void {
  const at = (i: number) => from[start + Math.max(0, Math.min(count - 1, i)) * step]!;
  let sum = 0;
  for (let i = -radius; i <= radius; i++) sum += at(i);
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum / size;
    sum += at(i + radius + 1) - at(i - radius);
  }
}

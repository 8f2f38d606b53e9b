import { toRgb } from '../drawing/colour.ts';
import type { Layer } from '../drawing/layer.ts';
import { COARSE_WIDTH, forEachPixel, COARSE_STEP, type LitGround } from './ground.ts';
import type { Edge } from './vignette.ts';
import type { TheatreLayer, TheatrePicture } from './picture.ts';
import { boxAround, coarseBoxAround, blurredCoverage } from './blurred-coverage.ts';

/** The shadow of cut paper on what lies behind it: the layer's shape, moved away from the light and blurred. */
export function castShadow(
  { colours }: LitGround,
  { pixels, box }: Layer,
  { fade }: TheatreLayer,
  { blur, distance, colour, strength }: NonNullable<TheatreLayer['shadow']>,
  light: TheatrePicture['light'],
  edge: Edge | null,
): void {
  // The shadow extends no farther.
  const region = coarseBoxAround(box, 2 * blur * COARSE_STEP + 2 * distance + 3 * COARSE_STEP);
  const soft = blurredCoverage(pixels, region, blur);
  const [dx, dy] = [(box.left + box.right) / 2 - light.x, (box.top + box.bottom) / 2 - light.y];
  const far = Math.hypot(dx, dy) || 1;
  const [r, g, b] = toRgb(colour);
  const isWhole = fade === undefined;
  forEachPixel(
    (index, at, w00, w10, w01, w11) => {
      if (edge && edge.inside[index] === 0) return;
      // The layer itself will cover it.
      if (isWhole && pixels[index * 4 + 3] === 255) return;
      const dark =
        soft[at]! * w00 +
        soft[at + 1]! * w10 +
        soft[at + COARSE_WIDTH]! * w01 +
        soft[at + COARSE_WIDTH + 1]! * w11;
      if (dark < 0.005) return;
      const share = dark * strength;
      const i = index * 3;
      colours[i] = colours[i]! + (r - colours[i]!) * share;
      colours[i + 1] = colours[i + 1]! + (g - colours[i + 1]!) * share;
      colours[i + 2] = colours[i + 2]! + (b - colours[i + 2]!) * share;
    },
    (dx / far) * distance,
    (dy / far) * distance,
    boxAround(box, 2 * blur * COARSE_STEP + distance + COARSE_STEP),
  );
}

import { HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { illustrate } from '#shared/illustration/illustrate.ts';
import { encodePixels } from '../files/vendor-sharp.ts';
import type { PaintInput, PaintResult } from './types.ts';

const BYTES_MAX = 250_000;
const QUALITIES = [84, 76, 66, 54, 42] as const;

/** A picture of a passage as JPEG, made here: no key, no network. The same input gives the same bytes. */
export async function paint(input: PaintInput): Promise<PaintResult> {
  const { rgb, details } = illustrate({ ...input, seed: input.seedSalt });
  return {
    jpeg: await encoded(rgb),
    width: WIDTH,
    height: HEIGHT,
    scene: details,
    styleApplied: details.styleApplied,
  };
}

/** The best quality that stays below the greatest size. */
async function encoded(rgb: Uint8Array): Promise<Uint8Array> {
  let jpeg: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    jpeg = await encodePixels(rgb, { width: WIDTH, height: HEIGHT, quality });
    if (jpeg.byteLength < BYTES_MAX) break;
  }
  return jpeg;
}

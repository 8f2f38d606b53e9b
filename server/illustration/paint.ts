import { DRAWN_BY_RULES, withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { illustrate } from '#shared/illustration/illustrate.ts';
import { encodeSmallJpeg } from '#shared/illustration/small-jpeg.ts';
import { encodePixels } from '../files/vendor-sharp.ts';
import type { PaintInput, PaintResult } from './painter.ts';

/** A picture of a passage as JPEG, made here: no key, no network. The same input gives the same bytes. */
export async function paint(input: PaintInput): Promise<PaintResult> {
  const { rgb, details } = illustrate({ ...input, seed: input.seedSalt });
  return {
    jpeg: await encodeSmallJpeg(
      async (quality) =>
        withPictureFacts(await encodePixels(rgb, { width: WIDTH, height: HEIGHT, quality }), DRAWN_BY_RULES),
      ({ byteLength }) => byteLength,
    ),
    width: WIDTH,
    height: HEIGHT,
    scene: details,
    styleApplied: details.styleApplied,
  };
}

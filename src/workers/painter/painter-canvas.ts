import { DRAWN_BY_RULES, withPictureFacts } from '#shared/edition/pictures/picture-metadata.ts';
import { HEIGHT, WIDTH } from '#shared/illustration/drawing/layer.ts';
import { encodeSmallJpeg } from '#shared/illustration/small-jpeg.ts';

/** A canvas off the page, opaque by default. @throws if the browser has none */
export function contextOf(
  width: number,
  height: number,
  { alpha = false } = {},
): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha });
  if (!context) throw new Error('This browser has no canvas off the page');
  return context;
}

/** What the painter has painted, on a canvas of its size. */
export function pictureOf(rgb: Uint8Array): OffscreenCanvasRenderingContext2D {
  const context = contextOf(WIDTH, HEIGHT);
  context.putImageData(toImageData(rgb), 0, 0);
  return context;
}

/** @param bytesMax that of a passage’s picture where none is given */
export async function toJpeg(
  context: OffscreenCanvasRenderingContext2D,
  bytesMax?: number,
): Promise<ArrayBuffer> {
  const jpeg = await encodeSmallJpeg(
    async (percent) => {
      const blob = await context.canvas.convertToBlob({ type: 'image/jpeg', quality: percent / 100 });
      return withPictureFacts(new Uint8Array(await blob.arrayBuffer()), DRAWN_BY_RULES);
    },
    ({ byteLength }) => byteLength,
    bytesMax,
  );
  return jpeg.buffer;
}

function toImageData(rgb: Uint8Array): ImageData {
  const image = new ImageData(WIDTH, HEIGHT);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    image.data[to] = rgb[from]!;
    image.data[to + 1] = rgb[from + 1]!;
    image.data[to + 2] = rgb[from + 2]!;
    image.data[to + 3] = 255;
  }
  return image;
}

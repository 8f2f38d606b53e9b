import sharp from 'sharp';

/** 40 megapixels: more than any cover, far less than a picture made to fill memory. */
const PIXELS_MAX = 40_000_000;
const COVER_MAX_PX = 1_200;

/**
 * Decodes a raster picture and encodes it anew, so that nothing but its pixels survives.
 *
 * @returns a JPEG of at most 1200 px a side, or null when it is no picture or too large a one
 */
export async function encodeCover(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(bytes, {
      limitInputPixels: PIXELS_MAX,
      sequentialRead: true,
      failOn: 'error',
      pages: 1,
    })
      .rotate()
      .resize({ width: COVER_MAX_PX, height: COVER_MAX_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: false })
      .toBuffer();
  } catch {
    return null; // a broken cover is a book without a cover
  }
}

/** Checks a painter's picture and strips everything but its pixels. @throws when it is not a decodable picture */
export async function encodeIllustration(
  bytes: Uint8Array,
): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, sequentialRead: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/** @param pixels RGBA, four bytes each, top row first; alpha is dropped */
export async function encodePixels(
  pixels: Uint8Array,
  { width, height, quality }: { width: number; height: number; quality: number },
): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
}

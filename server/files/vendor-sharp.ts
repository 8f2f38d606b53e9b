import sharp from 'sharp';

/** 40 megapixels: more than any cover, far less than a picture made to fill memory. */
const PIXELS_MAX = 40_000_000;
const COVER_MAX_PX = 1_200;
const PROVIDER_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const PROVIDER_MIN_PX = 64;
const PROVIDER_MAX_PX = 1_536;

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

/**
 * A provider's answer as a picture of pixels only, whatever came with it.
 *
 * @returns a JPEG of at most 1536 px a side
 * @throws when it is no JPEG, PNG or WebP, when it cannot be decoded, and when it is too large or too small to show
 */
export async function encodeProviderPicture(
  bytes: Uint8Array,
): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const picture = sharp(bytes, {
    limitInputPixels: PIXELS_MAX,
    sequentialRead: true,
    failOn: 'error',
    pages: 1,
  });
  const { format, width, height } = await picture.metadata();
  // Not SVG: it could refer to other things, and a model that draws gives pixels.
  if (!PROVIDER_FORMATS.has(format) || Math.min(width, height) < PROVIDER_MIN_PX)
    throw new RangeError(`not a picture to show: ${format} ${width}×${height}`);
  const { data, info } = await picture
    .resize({
      width: PROVIDER_MAX_PX,
      height: PROVIDER_MAX_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
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

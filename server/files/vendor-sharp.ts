import sharp, { type SharpOptions } from 'sharp';
import { rasterFormat } from './raster-format.ts';

// libvips finds a loader by the bytes alone, and some loaders are interpreters: SVG, PDF, PostScript.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});

/** 40 megapixels: more than any cover, far less than a picture made to fill memory. */
const PIXELS_MAX = 40_000_000;
/** Beyond it the decoder stops. */
const DECODE_MAX_S = 5;
const COVER_MAX_PX = 1_200;
const PROVIDER_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const PROVIDER_MIN_PX = 64;
const PROVIDER_MAX_PX = 1_536;

const HOSTILE_INPUT: SharpOptions = {
  limitInputPixels: PIXELS_MAX,
  sequentialRead: true,
  failOn: 'error',
  pages: 1,
};

/**
 * Decodes a raster picture and re-encodes it, so that nothing but its pixels survives. Untrusted pictures are decoded
 * in a process of their own: `picture-decoder.ts`.
 *
 * @returns a JPEG of at most 1200 px a side, or null when it is not a picture, or too large
 */
export async function encodeCover(bytes: Uint8Array): Promise<Buffer | null> {
  if (!rasterFormat(bytes)) return null;
  try {
    return await sharp(bytes, HOSTILE_INPUT)
      .timeout({ seconds: DECODE_MAX_S })
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
  const format = rasterFormat(bytes);
  if (!format || !PROVIDER_FORMATS.has(format)) throw new RangeError('not a JPEG, PNG or WebP');
  const picture = sharp(bytes, HOSTILE_INPUT).timeout({ seconds: DECODE_MAX_S });
  const { width, height } = await picture.metadata();
  if (Math.min(width, height) < PROVIDER_MIN_PX)
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

/** @param pixels RGB, three bytes each, top row first */
export async function encodePixels(
  pixels: Uint8Array,
  { width, height, quality }: { width: number; height: number; quality: number },
): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

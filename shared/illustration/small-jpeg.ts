/** The maximum size of a picture, in bytes. */
const BYTES_MAX = 250_000;
/** The maximum size of a painted cover: a library has thousands of them. */
export const COVER_BYTES_MAX = 88_000;
/** Percent. */
const QUALITIES = [84, 76, 66, 54, 42] as const;

/**
 * Encodes a picture as JPEG in the best quality that stays below a maximum size.
 *
 * @param encode encodes it in a quality in percent
 * @param bytesMax the maximum size, exceeded only if the worst quality is still larger
 */
export async function encodeSmallJpeg<T>(
  encode: (quality: number) => Promise<T>,
  sizeOf: (encoded: T) => number,
  bytesMax = BYTES_MAX,
): Promise<T> {
  const [best, ...others] = QUALITIES;
  let encoded = await encode(best);
  for (const quality of others) {
    if (sizeOf(encoded) < bytesMax) break;
    encoded = await encode(quality);
  }
  return encoded;
}

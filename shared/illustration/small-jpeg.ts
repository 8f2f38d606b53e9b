/** A picture's greatest size, in bytes. */
const BYTES_MAX = 250_000;
/** That of a painted cover: a library keeps thousands. */
export const COVER_BYTES_MAX = 88_000;
/** Percent. */
const QUALITIES = [84, 76, 66, 54, 42] as const;

/**
 * A picture as JPEG in the best quality that stays below the greatest size.
 *
 * @param encode in a quality of so many percent
 * @param bytesMax the greatest size, kept unless the worst quality is still larger
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

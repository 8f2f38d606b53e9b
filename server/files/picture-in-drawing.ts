const EMBEDDED = /\b(?:xlink:)?href\s*=\s*["']data:image\/(?:jpeg|jpg|png|webp);base64,([^"']+)["']/g;
const PICTURE_MIN_BYTES = 1_000;

/**
 * The one raster picture that a cover drawn in SVG wraps, as many publishers' covers do. The drawing itself is
 * never interpreted: it may load files, run for ever or carry script.
 *
 * @param drawing bytes of an SVG document
 * @returns undecoded picture bytes, or null if there is none or more than one
 */
export function pictureInDrawing(drawing: Uint8Array): Uint8Array | null {
  const found = [...Buffer.from(drawing).toString('latin1').matchAll(EMBEDDED)];
  if (found.length !== 1) return null;
  const picture = Buffer.from(found[0]![1]!, 'base64');
  return picture.byteLength >= PICTURE_MIN_BYTES ? picture : null;
}

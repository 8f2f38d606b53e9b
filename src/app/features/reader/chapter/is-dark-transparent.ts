const SIDE = 48;
/** The share of pixels that must be transparent. */
const MIN_CLEAR = 0.1;
/** Mean lightness (0–255) of the other pixels below which they count as dark. */
const MAX_LIGHT = 110;

/** Whether a loaded picture is dark on a transparent background, as ornaments are, and so invisible on a dark page. */
export function isDarkTransparent(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || image.naturalWidth === 0) return false;
  context.drawImage(image, 0, 0, SIDE, SIDE);
  return arePixelsDarkTransparent(context.getImageData(0, 0, SIDE, SIDE).data);
}

/** @param rgba four bytes for each pixel */
export function arePixelsDarkTransparent(rgba: Uint8ClampedArray): boolean {
  let clearPixels = 0;
  let weight = 0;
  let light = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3]!;
    if (alpha < 32) clearPixels++;
    weight += alpha;
    light += alpha * (0.3 * rgba[i]! + 0.59 * rgba[i + 1]! + 0.11 * rgba[i + 2]!);
  }
  return clearPixels >= (MIN_CLEAR * rgba.length) / 4 && weight > 0 && light / weight < MAX_LIGHT;
}

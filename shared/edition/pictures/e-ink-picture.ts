import { greyPng, type GreyPicture } from './grey-png.ts';

/** So that a picture with its metadata stays below 60 KB. */
const BYTES_MAX = 58_000;
/** The next size to try, as a share of the one that was too large. */
const SMALLER = 0.8;
/** Between two of the four greys, of 256. */
const STEP = 85;

/** Lighter greys become white, the paper of an e-ink screen. */
const PAPER = 236;

/** How greys become four: each its nearest, which keeps lines sharp, or a pattern of two, which keeps tones. */
export type Greys = 'nearest' | 'pattern';

/**
 * A picture for e-ink: a PNG of four greys, as large as fits into 60 KB.
 *
 * @param picture whose pixels are 0 (black) to 255 (white)
 */
export function eInkPicture(picture: GreyPicture, greys: Greys): Uint8Array<ArrayBuffer> {
  const reduce = greys === 'nearest' ? toNearest : toPattern;
  for (let scale = 1; ; scale *= SMALLER) {
    const png = greyPng(reduce(scaled(picture, scale)));
    if (png.length <= BYTES_MAX) return png;
  }
}

/**
 * The greys of a picture in colour.
 *
 * @param channels bytes for each pixel: 3, or 4 of which the last does not count
 */
export function toGrey(
  colours: Uint8Array | Uint8ClampedArray,
  { width, height, channels }: { width: number; height: number; channels: 3 | 4 },
): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += channels)
    pixels[i] = 0.299 * colours[at]! + 0.587 * colours[at + 1]! + 0.114 * colours[at + 2]! + 0.5;
  return { width, height, pixels };
}

function toNearest({ pixels, ...size }: GreyPicture): GreyPicture {
  return { ...size, pixels: pixels.map((grey) => Math.round(grey / STEP)) };
}

/** Bayer's matrix: repeats, and therefore packs well, where diffused errors do not. */
function toPattern({ pixels, width, height }: GreyPicture): GreyPicture {
  const greys = pixels.map((grey, i) => {
    const threshold = BAYER[((((i / width) | 0) & 7) << 3) | ((i % width) & 7)]!;
    return Math.min(3, Math.floor((grey * 255) / PAPER / STEP + (threshold + 0.5) / 64));
  });
  return { width, height, pixels: greys };
}

const BAYER = [
  0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26, 12, 44, 4, 36, 14, 46, 6, 38, 60, 28, 52, 20,
  62, 30, 54, 22, 3, 35, 11, 43, 1, 33, 9, 41, 51, 19, 59, 27, 49, 17, 57, 25, 15, 47, 7, 39, 13, 45, 5, 37,
  63, 31, 55, 23, 61, 29, 53, 21,
] as const;

/** Scales down by averaging the pixels that each new one covers. */
function scaled(picture: GreyPicture, scale: number): GreyPicture {
  if (scale === 1) return picture;
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const columns = spans(picture.width, width);
  const rows = spans(picture.height, height);
  const pixels = new Uint8Array(width * height);
  let at = 0;
  for (const row of rows)
    for (const column of columns) {
      let sum = 0;
      let area = 0;
      for (const [y, high] of row)
        for (const [x, wide] of column) {
          sum += picture.pixels[y * picture.width + x]! * high * wide;
          area += high * wide;
        }
      pixels[at++] = Math.round(sum / area);
    }
  return { width, height, pixels };
}

/** Which of `from` pixels in a row each of `to` covers, and how much of them. */
function spans(from: number, to: number): (readonly [index: number, share: number])[][] {
  const step = from / to;
  return Array.from({ length: to }, (_, i) => {
    const [start, end] = [i * step, Math.min(from, (i + 1) * step)];
    const covered: (readonly [number, number])[] = [];
    for (let index = Math.floor(start); index < end; index++)
      covered.push([index, Math.min(end, index + 1) - Math.max(start, index)]);
    return covered;
  });
}

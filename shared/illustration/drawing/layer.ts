import { toRgb } from './colour.ts';
import { Coverage, type PixelBox } from './coverage.ts';
import type { Path } from './path.ts';

export const WIDTH = 1024;
export const HEIGHT = 768;

/** A path in one colour. */
export interface Shape {
  path: Path;
  /** #rrggbb */
  colour: string;
  /** 0 … 1, by default 1. */
  opacity?: number;
  /** The direction of an engraver's lines on it, in degrees clockwise, if it differs from that of the layer. */
  slant?: number;
}

/** Shapes as pixels. */
export interface Layer {
  /** RGBA, four bytes each, colours not multiplied by alpha. */
  pixels: Uint8ClampedArray;
  /** Contains every pixel that is not empty. */
  box: PixelBox;
}

const coverage = new Coverage(WIDTH, HEIGHT);

/** Pictures are painted one at a time, layer after layer, so a buffer of three megabytes is reused. */
const sheet = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
let used: PixelBox = { left: 0, top: 0, right: 0, bottom: 0 };

/** Draws shapes one over the other on an empty layer. Its pixels are valid until the next call. */
export function drawLayer(shapes: readonly Shape[]): Layer {
  for (let y = used.top; y < used.bottom; y++)
    sheet.fill(0, (y * WIDTH + used.left) * 4, (y * WIDTH + used.right) * 4);
  used = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const pixels = sheet;
  const box = { left: WIDTH, top: HEIGHT, right: 0, bottom: 0 };
  for (const { path, colour, opacity } of joined(shapes)) {
    const [r, g, b] = toRgb(colour);
    const drawn = coverage.fill(path, (index, share) => {
      const at = index * 4;
      const below = pixels[at + 3]! / 255;
      const above = share * opacity;
      const alpha = above + below * (1 - above);
      const weight = above / alpha;
      pixels[at] = pixels[at]! + (r - pixels[at]!) * weight;
      pixels[at + 1] = pixels[at + 1]! + (g - pixels[at + 1]!) * weight;
      pixels[at + 2] = pixels[at + 2]! + (b - pixels[at + 2]!) * weight;
      pixels[at + 3] = 255 * alpha;
    });
    if (drawn.right <= drawn.left) continue;
    box.left = Math.min(box.left, drawn.left);
    box.top = Math.min(box.top, drawn.top);
    box.right = Math.max(box.right, drawn.right);
    box.bottom = Math.max(box.bottom, drawn.bottom);
  }
  used = { ...box };
  return { pixels, box };
}

/** Neighbours of one colour are filled at once: a tree has a hundred clumps of leaves. */
function joined(shapes: readonly Shape[]): Required<Omit<Shape, 'slant'>>[] {
  const groups: { path: Path[number][]; colour: string; opacity: number }[] = [];
  for (const { path, colour, opacity = 1 } of shapes) {
    const last = groups.at(-1);
    if (last && opacity === 1 && last.opacity === 1 && last.colour === colour) last.path.push(...path);
    else groups.push({ path: [...path], colour, opacity });
  }
  return groups;
}

import { desaturate, luminance, mix, toRgb } from '../drawing/colour.ts';
import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { boundsOf } from '../drawing/path.ts';
import { createNoise, smoothStep, type Noise } from '../drawing/noise.ts';
import { compositeTheatre } from '../theatre/paint-theatre.ts';
import { marginDepthAt } from '../theatre/vignette.ts';
import type { TheatreLayer, TheatrePicture } from '../theatre/picture.ts';
import { interpolated, unevenness } from './unevenness.ts';

export interface EngravingOptions {
  /** Broad lines, as in a woodcut. */
  isBold?: boolean;
  /** Without a second ink and paper tone: for e-ink and print. */
  isPlain?: boolean;
}

const INK = [30, 27, 25] as const;

/** Pictures are painted one at a time, so the buffers are reused. */
const surface = new Uint16Array(WIDTH * HEIGHT);
const tone = new Float32Array(WIDTH * HEIGHT);

/**
 * How the lines of a surface run, and how close: the phase counts lines, and its slope determines their width.
 */
type Field = (x: number, y: number) => number;

/**
 * A wood engraving of a composition: one ink on bare paper with at most one colour beneath. The tone of the theatre's light
 * becomes the width of lines: where they are more than half as wide as their distance they read as white lines in black.
 *
 * @returns RGB, three bytes each, 1024 × 768
 */
export function paintEngraving(
  picture: TheatrePicture,
  { isBold = false, isPlain = false }: EngravingOptions = {},
): Uint8Array {
  const noise = createNoise(picture.seed);
  surface.fill(0);
  const pitch = isBold ? 1.5 : 1;
  const waver = unevenness(noise);
  const fields: Field[] = [
    groundField(picture, waver, pitch),
    ...picture.layers.map((layer) => fieldOf(layer, noise, waver, pitch)),
  ];
  const { ground } = compositeTheatre(picture, noise, null, ({ pixels, box }, index) => {
    const layer = picture.layers[index]!;
    if (isGlass(layer)) return;
    const slanted = slantsOf(layer, fields, waver, pitch);
    for (let y = box.top; y < box.bottom; y++) {
      for (let x = box.left; x < box.right; x++) {
        const at = y * WIDTH + x;
        if (pixels[at * 4 + 3]! <= 128) continue;
        surface[at] =
          slanted.size === 0
            ? index + 1
            : (slanted.get((pixels[at * 4]! << 16) | (pixels[at * 4 + 1]! << 8) | pixels[at * 4 + 2]!) ??
              index + 1);
      }
    }
  });
  toneOf(ground.colours);
  const accent = isPlain ? null : accentOf(picture);
  return print(picture, { fields, noise, accent, isPlain });
}

/** Rain, beams of light and clouds change the tone, and not the direction of the lines beneath. */
const isGlass = ({ shapes }: TheatreLayer): boolean => shapes.every(({ opacity = 1 }) => opacity < 0.5);

/** 0 white … 1 black, with the contrast of a print. */
function toneOf(colours: Float32Array): void {
  for (let i = 0; i < tone.length; i++) {
    const light =
      (0.2126 * colours[i * 3]! + 0.7152 * colours[i * 3 + 1]! + 0.0722 * colours[i * 3 + 2]!) / 255;
    // A sky stays mostly paper; a silhouette mostly ink.
    tone[i] =
      surface[i] === 0
        ? Math.max(0, Math.min(0.82, (0.86 - light) * 1.05))
        : Math.max(0, Math.min(1, (0.8 - light) * 1.5));
  }
}

/** Rings around a strong light, horizontal lines by day; upright lines on the wall of a room. */
function groundField({ ground, light }: TheatrePicture, waver: Noise, pitch: number): Field {
  const isRoom = (ground.radial ?? 0) > 0.5;
  const step = 4.7 * pitch;
  if (!isRoom && light.onGround > 0.75)
    return (x, y) => Math.hypot(x - light.x, (y - light.y) * 1.06) / step + waver(x, y) * 0.9;
  if (isRoom) return (x, y) => x / step + waver(x, y) * 0.7;
  return (x, y) => (y * (1 + 0.0006 * y)) / (step + y * 0.002) + waver(x, y) * 0.9;
}

/** Land and water in lines that spread towards the reader; standing things in upright ones, each layer with its own slant. */
function fieldOf(layer: TheatreLayer, noise: Noise, waver: Noise, pitch: number): Field {
  const box = boundsOf(layer.shapes.map(({ path }) => path));
  // Below the horizon, unless something nearer covers it.
  const isLand =
    box.right - box.left > WIDTH * 0.9 &&
    (box.bottom >= HEIGHT || (box.top > HEIGHT * 0.56 && box.bottom > HEIGHT * 0.7));
  if (isLand) {
    const from = box.top - 40;
    return (x, y) => (26 / pitch) * Math.log(1 + Math.max(0, y - from) / 74) * 1.55 + waver(x, y * 1.6) * 0.8;
  }
  const slant = 0.12 * noise(box.left * 0.01, box.top * 0.01);
  const step = 4.3 * pitch;
  return (x, y) => (x + slant * y) / step + waver(x, y) * 0.5;
}

/** The surfaces of a layer with another direction of lines, by their colours. Their fields are added to the others. */
function slantsOf(
  { shapes }: TheatreLayer,
  fields: Field[],
  waver: Noise,
  pitch: number,
): Map<number, number> {
  const surfaces = new Map<number, number>();
  const bySlant = new Map<number, number>();
  for (const { colour, slant } of shapes) {
    if (slant === undefined) continue;
    let own = bySlant.get(slant);
    if (own === undefined) {
      own = fields.length;
      bySlant.set(slant, own);
      const [cos, sin] = [Math.cos((slant * Math.PI) / 180), Math.sin((slant * Math.PI) / 180)];
      fields.push((x, y) => (y * cos - x * sin) / (3.9 * pitch) + waver(x, y) * 0.4);
    }
    surfaces.set(Number.parseInt(colour.slice(1), 16), own);
  }
  return surfaces;
}

/** The colour under the lines: the strongest of the sky or wall, toned like a printer's ink. */
function accentOf({ ground }: TheatrePicture): readonly [number, number, number] | null {
  const strength = (colour: string) => {
    const [r, g, b] = toRgb(colour);
    return Math.max(r, g, b) - Math.min(r, g, b);
  };
  const [first] = [...ground.stops].sort((a, b) => strength(b.colour) - strength(a.colour));
  if (!first || strength(first.colour) < 46) return null;
  const even = mix(desaturate(first.colour, -0.25), '#b9a184', 0.12);
  return toRgb(luminance(even) < 0.4 ? mix(even, '#ffffff', 0.25) : even);
}

interface Plate {
  fields: readonly Field[];
  noise: Noise;
  accent: readonly [number, number, number] | null;
  isPlain: boolean;
}

/** The share of the oval from which lines thin out, each at its own place. */
const FADE = 0.24;
/** No line thins out nearer than this. */
const WHOLE_WITHIN = 1 - FADE - 0.12;
/** No line is left farther out than this. */
const BEYOND = 1 + 0.11;

function print(picture: TheatrePicture, { fields, noise, accent, isPlain }: Plate): Uint8Array {
  const out = new Uint8Array(WIDTH * HEIGHT * 3);
  const paper = toRgb(picture.paper);
  const fine = unevenness(noise, 0.014);
  const [near, far] = [distances(false, fine), distances(true, fine)];
  // Things that extend beyond the oval are drawn whole.
  const isFree = [false, ...picture.layers.map(({ reach }) => reach === 'free')];
  const phases = rowOfPhases(fields);
  const [dye0, dye1, dye2] = accent ?? [255, 255, 255];
  const [black0, black1, black2] = isPlain ? [0, 0, 0] : INK;
  for (let y = 0, i = 0; y < HEIGHT; y++) {
    phases.begin(y);
    for (let x = 0; x < WIDTH; x++, i++) {
      const own = surface[i]!;
      const at = i * 3;
      const distance = isFree[own] ? 1 - marginDepthAt(x, y) : (own > 0 ? far : near)(x, y);
      const bare = isPlain ? 0 : fine(x, y) * 2;
      if (distance > BEYOND) {
        out[at] = channel(paper[0] + bare, 255, 0, 0, 0);
        out[at + 1] = channel(paper[1] + bare, 255, 0, 0, 0);
        out[at + 2] = channel(paper[2] + bare, 255, 0, 0, 0);
        continue;
      }
      const shade = tone[i]!;
      const isShaded = shade > 0.04 && shade < 0.96;
      let cover = shade;
      let inside = 1;
      let ink: number;
      if (isShaded || distance >= WHOLE_WITHIN) {
        const phase = phases.at(own, x);
        const line = Math.round(phase);
        inside = insideAt(distance, line);
        if (isShaded) cover += (jitter(line) - 0.5) * 0.09;
        cover = coverOf(cover, isFree[own]!) * inside;
        ink =
          cover <= 0
            ? 0
            : cover >= 1
              ? 1
              : clamp(0.5 + (cover / 2 - Math.abs(phase - line)) / phases.slope(own, x, phase));
      } else ink = coverOf(cover, isFree[own]!);
      ink = withContour(ink, i, x, y) * (inside > 0.02 ? 1 : 0);
      const tint = accent && own <= 2 ? smoothStep(0.1, 0.75, inside) * (0.25 + 0.5 * shade) : 0;
      out[at] = channel(paper[0] + bare, dye0, black0, tint, ink);
      out[at + 1] = channel(paper[1] + bare, dye1, black1, tint, ink);
      out[at + 2] = channel(paper[2] + bare, dye2, black2, tint, ink);
    }
  }
  return out;
}

/** Paper under a second ink and a black line, as a byte. @param dye 255 if there is none */
function channel(ground: number, dye: number, black: number, tint: number, ink: number): number {
  const dyed = ground + ((ground * dye) / 255 - ground) * tint;
  const value = dyed + (black - dyed) * ink;
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

/** Clips almost white and almost black tones. */
function coverOf(cover: number, isFree: boolean): number {
  if (isFree && cover > 0.6) return 1;
  return cover < 0.05 ? 0 : cover > 0.9 ? 1 : cover;
}

/**
 * Phases along a row of pixels. The phase of a pixel and of its neighbour were mostly computed for the row above, whose
 * slope they determine: they are cached with their surface.
 */
function rowOfPhases(fields: readonly Field[]): {
  begin: (y: number) => void;
  at: (own: number, x: number) => number;
  slope: (own: number, x: number, phase: number) => number;
} {
  let row = 0;
  let here = new Float64Array(WIDTH + 1);
  let below = new Float64Array(WIDTH + 1);
  let owners = new Int32Array(WIDTH + 1).fill(-1);
  let ownersBelow = new Int32Array(WIDTH + 1).fill(-1);
  const at = (own: number, x: number): number => {
    if (owners[x] === own) return here[x]!;
    owners[x] = own;
    return (here[x] = fields[own]!(x, row));
  };
  return {
    begin: (y) => {
      row = y;
      [here, below] = [below, here];
      [owners, ownersBelow] = [ownersBelow, owners];
      ownersBelow.fill(-1);
    },
    at,
    slope: (own, x, phase) => {
      const next = at(own, x + 1);
      ownersBelow[x] = own;
      below[x] = fields[own]!(x, row + 1);
      return Math.max(0.02, Math.hypot(next - phase, below[x] - phase));
    },
  };
}

/** The relative distance of pixels from the centre, 1 at the edge of an oval; things in front of the sky have a wider one. */
function distances(isThing: boolean, fine: Noise): Noise {
  const [radiusX, radiusY] = isThing ? [0.475, 0.47] : [0.45, 0.44];
  return interpolated((x, y) => {
    const u = Math.abs(x / WIDTH - 0.5) / radiusX;
    const v = Math.abs(y / HEIGHT - 0.5) / radiusY;
    return (u ** 2.4 + v ** 2.4) ** (1 / 2.4) + fine(x, Math.min(y, HEIGHT)) * 0.05;
  });
}

/** 1 within the oval, falling to 0 outside it, for each line at a place of its own. */
function insideAt(distance: number, line: number): number {
  if (distance < WHOLE_WITHIN) return 1;
  const ends = 1 - FADE + (jitter(line * 7 + 3) - 0.5) * 0.22;
  return 1 - smoothStep(ends, ends + FADE, distance);
}

const NEIGHBOURS = [1, WIDTH, 2, WIDTH * 2] as const;

/** Dark shapes on dark are separated by a white line, light on light by a black one; elsewhere their tone is enough. */
function withContour(ink: number, i: number, x: number, y: number): number {
  if (x < 2 || y < 2) return ink;
  const own = surface[i]!;
  for (const step of NEIGHBOURS) {
    const other = surface[i - step]!;
    if (other === own) continue;
    const [a, b] = [tone[i]!, tone[i - step]!];
    if (a > 0.55 && b > 0.55) return own < other || step === 1 || step === WIDTH ? 0 : ink;
    if (a < 0.42 && b < 0.42 && (step === 1 || step === WIDTH)) return Math.max(ink, 0.85);
    return ink;
  }
  return ink;
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** A pseudorandom number for a line, 0 … 1. */
function jitter(line: number): number {
  let h = Math.imul(line ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

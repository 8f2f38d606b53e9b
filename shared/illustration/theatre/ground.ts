import { toRgb } from '../drawing/colour.ts';
import type { PixelBox } from '../drawing/coverage.ts';
import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { octaveNoise, type Noise } from '../drawing/noise.ts';
import { strokeAt, strengthOfStrokes } from './brush-strokes.ts';
import type { Ground, Light } from './picture.ts';

/** Slowly changing values are computed for every fourth pixel. */
export const COARSE_STEP = 4;
export const COARSE_WIDTH = WIDTH / COARSE_STEP;
export const COARSE_HEIGHT = HEIGHT / COARSE_STEP;

export interface LitGround {
  /** Three values per pixel, 0 … 255. */
  colours: Float32Array;
  /** The light at each pixel, 0 … 1. */
  glow: Float32Array;
}

/** The sky or the wall, with the light on it. */
export function paintGround(ground: Ground, light: Light, noise: Noise): LitGround {
  const { stops, radial = 0, reach = 560, marble = 0.05, isBrushed = false } = ground;
  const cloud = octaveNoise(noise, 3);
  const brush = strengthOfStrokes(ground);
  const colourAt = gradient(stops);
  const [lr, lg, lb] = toRgb(light.colour);
  const coarse = new Float32Array(COARSE_WIDTH * COARSE_HEIGHT * 4);
  const out = new Float32Array(3);
  for (let y = 0, i = 0; y < COARSE_HEIGHT; y++) {
    for (let x = 0; x < COARSE_WIDTH; x++, i += 4) {
      const u = x / COARSE_WIDTH;
      const v = y / COARSE_HEIGHT;
      const wash = isBrushed ? cloud(u * 5 + v * 2, v * 3.6 - u * 3) : cloud(u * 2.2, v * 7);
      const drift = isBrushed
        ? cloud(u * 7 + v * 3.4 + wash + 31, v * 6 - u * 3 - wash + 9)
        : cloud(u * 4.6 + wash * 1.4 + 31, v * 11.2 - wash + 9);
      const distance = Math.hypot(x * COARSE_STEP - light.x, y * COARSE_STEP - light.y);
      const fromTop = v + marble * drift;
      const fromLight = distance / reach + marble * 1.4 * drift;
      colourAt(fromTop + (fromLight - fromTop) * radial, out);
      const glow = glowAt(distance, light);
      const strokes = brush * (1 - glow) * strokeAt(x * COARSE_STEP, y * COARSE_STEP);
      const tone = 1 + 0.05 * wash + strokes;
      const lit = glow * light.onGround;
      coarse[i] = out[0]! * tone + (lr - out[0]! * tone) * lit;
      coarse[i + 1] = out[1]! * tone + (lg - out[1]! * tone) * lit;
      coarse[i + 2] = out[2]! * tone + (lb - out[2]! * tone) * lit;
      coarse[i + 3] = glow;
    }
  }
  return spread(coarse);
}

/** A light with a bright core and a wide haze. */
function glowAt(distance: number, { radius, air = 3.4 }: Light): number {
  const core = Math.exp(-(distance * distance) / (4.4 * radius * radius));
  return 0.62 * core + 0.38 * Math.exp(-distance / (radius * air));
}

type Gradient = (at: number, out: Float32Array) => void;

function gradient(stops: Ground['stops']): Gradient {
  const colours = stops.map(({ colour }) => toRgb(colour));
  return (at, out) => {
    let next = stops.findIndex((stop) => at <= stop.at);
    if (next < 0) next = stops.length - 1;
    const before = Math.max(0, next - 1);
    const [from, to] = [stops[before]!.at, stops[next]!.at];
    const share = to > from ? Math.max(0, Math.min(1, (at - from) / (to - from))) : 0;
    for (let c = 0; c < 3; c++) {
      const start = colours[before]![c]!;
      out[c] = start + (colours[next]![c]! - start) * share;
    }
  };
}

/** Pictures are painted one at a time, so twelve megabytes are reused. */
const colourSheet = new Float32Array(WIDTH * HEIGHT * 3);
const glowSheet = new Float32Array(WIDTH * HEIGHT);

/** Interpolates from every fourth pixel to all of them. Valid until the next picture is painted. */
function spread(coarse: Float32Array): LitGround {
  const line = new Float32Array(COARSE_WIDTH * 4);
  for (let y = 0, index = 0; y < HEIGHT; y++) {
    const v = within((y + 0.5) / COARSE_STEP - 0.5, COARSE_HEIGHT);
    const row = Math.floor(v);
    const down = v - row;
    const above = row * COARSE_WIDTH * 4;
    const below = above + COARSE_WIDTH * 4;
    for (let i = 0; i < line.length; i++)
      line[i] = coarse[above + i]! + (coarse[below + i]! - coarse[above + i]!) * down;
    for (let x = 0; x < WIDTH; x++, index++) {
      const u = within((x + 0.5) / COARSE_STEP - 0.5, COARSE_WIDTH);
      const column = u | 0;
      const right = u - column;
      const at = column * 4;
      const i = index * 3;
      colourSheet[i] = line[at]! + (line[at + 4]! - line[at]!) * right;
      colourSheet[i + 1] = line[at + 1]! + (line[at + 5]! - line[at + 1]!) * right;
      colourSheet[i + 2] = line[at + 2]! + (line[at + 6]! - line[at + 2]!) * right;
      glowSheet[index] = line[at + 3]! + (line[at + 7]! - line[at + 3]!) * right;
    }
  }
  return { colours: colourSheet, glow: glowSheet };
}

/**
 * Calls back for every pixel with the coarse one at its upper left and the weights of the four around it.
 *
 * @param shiftX in pixels; values are read that far to the left
 * @param box only the pixels in it
 */
export function forEachPixel(
  onPixel: (index: number, coarse: number, w00: number, w10: number, w01: number, w11: number) => void,
  shiftX = 0,
  shiftY = 0,
  { left, top, right, bottom }: PixelBox = EVERYWHERE,
): void {
  for (let y = top; y < bottom; y++) {
    const v = within((y + 0.5 - shiftY) / COARSE_STEP - 0.5, COARSE_HEIGHT);
    const row = Math.floor(v);
    const down = v - row;
    for (let x = left; x < right; x++) {
      const u = within((x + 0.5 - shiftX) / COARSE_STEP - 0.5, COARSE_WIDTH);
      const column = Math.floor(u);
      const right = u - column;
      const w11 = right * down;
      onPixel(
        y * WIDTH + x,
        row * COARSE_WIDTH + column,
        1 - right - down + w11,
        right - w11,
        down - w11,
        w11,
      );
    }
  }
}

const EVERYWHERE: PixelBox = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

const within = (value: number, size: number) => Math.max(0, Math.min(size - 1.001, value));

import { HEIGHT } from '../drawing/layer.ts';
import { smoothStep } from '../drawing/noise.ts';

/** The contrast: the slope of the curve in the middle tones, relative to a straight line. */
const CONTRAST = 4.6;
/** The pivot of the curve, 0 … 1: darker tones get darker. */
const PIVOT = 0.5;
/** The gain in saturation. */
const SATURATION = 0.12;
/** The darkening at the bottom of a picture where no light reaches it. */
const FOOT = 0.24;
const FOOT_FROM = 0.58 * HEIGHT;

const sigmoid = (tone: number) => 1 / (1 + Math.exp(CONTRAST * (PIVOT - tone)));
const [darkest, lightest] = [sigmoid(0), sigmoid(1)];
const curve = Float32Array.from(
  { length: 256 },
  (_, level) => (255 * (sigmoid(level / 255) - darkest)) / (lightest - darkest),
);

/** The maximum darkening of a row where no light reaches it, 0 … 1. @param y in pixels from the top */
export const bottomShade = (y: number): number => FOOT * smoothStep(FOOT_FROM, HEIGHT, y);

/**
 * The printed level of one channel, 0 … 255: darks darker and lights lighter, so that shapes stand out from the
 * light and the ground at the reader's feet is in shadow.
 *
 * @param grey the luma of the colour
 * @param shade the brightness left by the shadow at the bottom of the picture, 0 … 1
 */
export function gradedLevel(level: number, grey: number, shade: number): number {
  const strong = (level + (level - grey) * SATURATION) * shade;
  return curve[strong <= 0 ? 0 : strong >= 255 ? 255 : (strong + 0.5) | 0]!;
}

import { HEIGHT } from '../drawing/layer.ts';
import { smoothStep } from '../drawing/noise.ts';

/** How much steeper than a straight line the curve is in the middle tones. */
const CONTRAST = 4.6;
/** The tone, of 1, that the curve turns about: what is darker becomes darker still. */
const PIVOT = 0.5;
/** How much stronger colours become. */
const SATURATION = 0.12;
/** How much darker the foot of a picture is where no light reaches it. */
const FOOT = 0.24;
const FOOT_FROM = 0.58 * HEIGHT;

const sigmoid = (tone: number) => 1 / (1 + Math.exp(CONTRAST * (PIVOT - tone)));
const [darkest, lightest] = [sigmoid(0), sigmoid(1)];
const curve = Float32Array.from(
  { length: 256 },
  (_, level) => (255 * (sigmoid(level / 255) - darkest)) / (lightest - darkest),
);

/** How much darker a row is at most where no light reaches it, 0 … 1. @param y in pixels from the top */
export const bottomShade = (y: number): number => FOOT * smoothStep(FOOT_FROM, HEIGHT, y);

/**
 * How one level of a painted colour is printed, 0 … 255: darks deeper and lights lighter, so that shapes stand out from the
 * light, and the ground at the reader's feet falls into shadow.
 *
 * @param grey the brightness of the whole colour, by the eye's weights
 * @param shade how bright the pixel is left by the shadow at the picture's foot, 0 … 1
 */
export function gradedLevel(level: number, grey: number, shade: number): number {
  const strong = (level + (level - grey) * SATURATION) * shade;
  return curve[strong <= 0 ? 0 : strong >= 255 ? 255 : (strong + 0.5) | 0]!;
}

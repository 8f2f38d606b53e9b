import { HEIGHT, WIDTH } from '../drawing/layer.ts';
import { smoothStep } from '../drawing/noise.ts';

/** The contrast: the slope of the curve in the middle tones, relative to a straight line. */
const CONTRAST = 4.6;
/** The pivot of the curve, 0 … 1: darker tones get darker. */
const PIVOT = 0.5;
/** The gain in saturation. */
const SATURATION = 0.12;
/** The darkening at the bottom of a picture, and at its border, where no light reaches it. */
const FOOT = 0.32;
const FOOT_FROM = 0.6 * HEIGHT;
const BORDER = 0.17;
/** Where that of the border begins and is complete: 1 is the ellipse that touches the sides of the picture. */
const BORDER_FROM = 0.5;
const BORDER_TO = 1.06;

const sigmoid = (tone: number) => 1 / (1 + Math.exp(CONTRAST * (PIVOT - tone)));
const [darkest, lightest] = [sigmoid(0), sigmoid(1)];
const curve = Float32Array.from(
  { length: 256 },
  (_, level) => (255 * (sigmoid(level / 255) - darkest)) / (lightest - darkest),
);

/** The maximum darkening of a row where no light reaches it, 0 … 1. @param y in pixels from the top */
export const bottomShade = (y: number): number => FOOT * smoothStep(FOOT_FROM, HEIGHT, y);

/** The darkening of the border where no light reaches it, 0 … 1, so that the eye is led to the middle. @param x and @param y in pixels */
export function borderShade(x: number, y: number): number {
  const across = (2 * x) / WIDTH - 1;
  const down = (2 * y) / HEIGHT - 1;
  return BORDER * smoothStep(BORDER_FROM, BORDER_TO, Math.sqrt(across * across + down * down));
}

/** The gain in saturation where a picture is fully shaded: shaded colours deepen, they do not turn grey. */
const DEEPENING = 1.25;
/** Below this luma, 0 … 255, there is less and less to shade: what is dark keeps its drawing. */
const DARK = 150;

/**
 * The printed level of one channel, 0 … 255: darks darker and lights lighter, so that shapes stand out from the
 * light, and the ground at the reader's feet and the border in shadow.
 *
 * @param grey the luma of the colour
 * @param shade how much of the light the shadows at the foot and the border take, 0 … 1
 */
export function gradedLevel(level: number, grey: number, shade: number): number {
  const taken = grey < DARK ? (shade * grey) / DARK : shade;
  const strong = (level + (level - grey) * (SATURATION + DEEPENING * taken)) * (1 - taken);
  return curve[strong <= 0 ? 0 : strong >= 255 ? 255 : (strong + 0.5) | 0]!;
}

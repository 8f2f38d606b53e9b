import { mix } from '../../drawing/colour.ts';
import { polygon, type Path, type Point } from '../../drawing/path.ts';
import { seeded, type Random } from '../../drawing/seeded.ts';
import type { Scene } from '../../scene.ts';
import type { TheatreLayer, TheatrePicture } from '../../theatre/picture.ts';
import { HEIGHT, thin, WIDTH } from '../canvas.ts';
import type { Palette, Series } from '../palette.ts';

/** A wall in its shadow and in the light. */
type Wall = readonly [deep: string, lit: string];
const WALLS: readonly [Wall, ...Wall[]] = [
  ['#5d5247', '#d9c7a4'], ['#46534f', '#bcc2a6'], ['#454c5c', '#bcc0c4'], ['#6a4d45', '#dcb596'], ['#554b5b', '#c8b4b8'], ['#5b5a3f', '#d3c893'], ['#3f5560', '#aec4c4'],
]; // prettier-ignore
/** How daylight falls on it. */
const FALLS = ['panes', 'panes', 'slant', 'slant', 'plain'] as const;
/** A wall that daylight does not reach. */
const NIGHT = '#1d2436';

export interface PlainGround {
  palette: Palette;
  layers: TheatreLayer[];
  light: TheatrePicture['light'];
  ground: TheatrePicture['ground'];
}

/**
 * Behind somebody of whom nobody says where they are: a plain wall in the book's colour, with daylight on it from one side.
 *
 * @param seed of the passage: the pictures of a book differ in colour, side and grain
 */
export function plainGround(scene: Scene, series: Series, seed: string, take: number): PlainGround {
  const random = seeded(series.seed, seed, 'wall', take);
  const isNight = scene.time?.value === 'night' || scene.light?.value === 'dark';
  const palette = wallPalette(scene, series, random, isNight);
  const [shadow, deep, middle, lit] = palette.sky;
  const isFromRight = random.chance(0.5);
  const fall = random.pick(FALLS);
  const x = random.between(690, 790);
  const y = random.between(170, 290);
  const across = (u: number) => (isFromRight ? u : WIDTH - u);
  const layers = isNight || fall === 'plain' ? [] : [lightOnWall(fall, palette, random, across)];
  return {
    palette,
    layers,
    light: { x: across(x), y, radius: 150, colour: palette.light, air: 4, onGround: isNight ? 0.18 : 0.4, bloom: 0.08 }, // prettier-ignore
    ground: {
      stops: [{ at: 0, colour: mix(lit, palette.light, 0.35) }, { at: 0.4, colour: lit }, { at: 0.85, colour: middle }, { at: 1.25, colour: deep }, { at: 1.6, colour: shadow }],
      radial: random.between(0.78, 0.95),
      reach: 640,
      marble: random.between(0.03, 0.11),
    },
  }; // prettier-ignore
}

function wallPalette(
  { colours, mood, light }: Scene,
  series: Series,
  random: Random,
  isNight: boolean,
): Palette {
  const told = colours.find(({ of }) => of === 'wall' || of === 'room')?.colour;
  const picked = random.pick(WALLS);
  const isMoonlit = light?.value === 'moon';
  const shade = (colour: string, share: number) => isNight || isMoonlit ? mix(colour, isMoonlit ? '#3d5274' : NIGHT, share) : mood?.value === 'dread' ? mix(colour, '#3a4038', share * 0.4) : colour; // prettier-ignore
  const deep = shade(told ? mix(told, '#15141c', 0.6) : mix(picked[0], series.tint, 0.3), 0.5);
  const lit = shade(told ? mix(told, '#ffe9c0', 0.3) : mix(picked[1], series.tint, 0.16), 0.46);
  return {
    sky: [mix(deep, '#0d0b10', 0.28), deep, mix(deep, lit, 0.66), lit],
    light: isMoonlit ? '#dfe8f2' : '#fff5da',
    ink: mix(deep, '#0e0c12', 0.74),
    haze: lit,
    paper: series.paper,
    isDark: isNight,
  };
}

/** What a window out of sight throws on the wall. */
function lightOnWall(fall: 'panes' | 'slant', palette: Palette, random: Random, across: (x: number) => number): TheatreLayer {
  const lean = random.between(0.16, 0.34);
  const left = random.between(560, 620);
  const top = random.between(40, 90);
  const at = (u: number, v: number): Point => [across(left + u - v * lean), top + v + u * 0.1];
  const pane = (u: number, v: number, width: number, height: number, grow: number) => polygon([at(u - grow, v - grow), at(u + width + grow, v - grow), at(u + width + grow, v + height + grow), at(u - grow, v + height + grow)]);
  const [columns, rows] = random.pick<readonly [number, number]>([[2, 3], [2, 4], [3, 3]]);
  const [wide, high] = [300 / columns - 16, 500 / rows - 16];
  const shape = (grow: number): Path =>
    fall === 'slant'
      ? [pane(20, -140, 230, HEIGHT + 220, grow * 3)]
      : Array.from({ length: columns * rows }, (_, i) => pane((i % columns) * (wide + 16), Math.floor(i / columns) * (high + 16), wide, high, grow));
  // Its edge is soft: one over the other.
  return { shapes: [6, 3, 0, -4].map((grow) => thin(palette.light, 0.1, ...shape(grow))), glow: 0.2 };
} // prettier-ignore

import { desaturate, mix } from '../../drawing/colour.ts';
import { seeded } from '../../drawing/seeded.ts';
import type { Scene } from '../../scene.ts';
import type { EdgeShape, TheatrePicture } from '../../theatre/picture.ts';
import { WIDTH } from '../canvas.ts';
import type { Palette, Series } from '../palette.ts';

/** A tone in the shade and in the light. */
type Tone = readonly [deep: string, lit: string];
const TONES: readonly [Tone, ...Tone[]] = [
  ['#4a3118', '#e8bd72'],
  ['#22392f', '#b3c09a'],
  ['#1d3352', '#a4c3dc'],
  ['#52281c', '#e2a57c'],
  ['#3b2636', '#cfaba6'],
  ['#3c301c', '#d8be84'],
  ['#1b3c44', '#93bdb8'],
];
/** How a stated time or light changes the tone: its colour, share, and light colour. */
const STATED = {
  night: { deep: '#141c30', lit: '#2f4062', share: 0.82, light: '#cfdcec' },
  moon: { deep: '#1a2740', lit: '#6d86a6', share: 0.76, light: '#e2ecf6' },
  warm: { deep: '#2a1a12', lit: '#d9954a', share: 0.74, light: '#ffdf9f' },
  dusk: { deep: '#33365a', lit: '#c99a8c', share: 0.5, light: '#ffe0b8' },
} as const;

export interface CameoGround {
  palette: Palette;
  light: TheatrePicture['light'];
  ground: TheatrePicture['ground'];
  edge: EdgeShape;
}

/**
 * The background of a person without a stated setting: a luminous tone in an upright medallion, which suggests no setting
 * or time beyond what the passage states.
 *
 * @param seed of the passage: the pictures of a book differ in tone, side and grain
 * @param isWide two figures stand before it
 */
export function cameoGround(
  scene: Scene,
  series: Series,
  seed: string,
  take: number,
  isWide: boolean,
): CameoGround {
  const random = seeded(series.seed, seed, 'cameo', take);
  const palette = cameoPalette(scene, series, random.pick(TONES));
  // Strange shapes stand out against air, and lose themselves in gloom.
  if (!palette.isDark && scene.people.some(({ being }) => being)) {
    const [high, upper, lower, lowest] = palette.sky;
    palette.sky = [mix(high, lowest, 0.42), mix(upper, lowest, 0.55), mix(lower, lowest, 0.6), lowest];
  }
  const [shadow, deep, middle, lit] = palette.sky;
  const x = WIDTH / 2 + (random.chance(0.5) ? 1 : -1) * random.between(120, 165);
  return {
    palette,
    light: {
      x,
      y: random.between(190, 270),
      radius: 150,
      colour: palette.light,
      air: 3.4,
      onGround: palette.isDark ? 0.2 : 0.42,
      bloom: 0.08,
    },
    ground: {
      stops: [
        { at: 0, colour: mix(lit, palette.light, palette.isDark ? 0.3 : 0.5) },
        { at: 0.18, colour: palette.isDark ? lit : mix(lit, palette.light, 0.1) },
        { at: 0.42, colour: middle },
        { at: 0.7, colour: mix(middle, deep, 0.76) },
        { at: 1.02, colour: shadow },
      ],
      radial: random.between(0.86, 0.98),
      reach: 520,
      marble: random.between(0.1, 0.15),
      isBrushed: true,
    },
    edge: { form: series.edge, radiusX: isWide ? 0.42 : 0.325, radiusY: 0.462 },
  };
}

function cameoPalette({ colours, mood, light, time }: Scene, series: Series, tone: Tone): Palette {
  const wall = colours.find(({ of }) => of === 'wall' || of === 'room')?.colour;
  const stated = statedLight(light?.value, time?.value);
  const shaded = (colour: string, to: 'deep' | 'lit') =>
    stated
      ? mix(colour, STATED[stated][to], STATED[stated].share)
      : mood?.value === 'dread'
        ? mix(colour, '#3a4038', 0.24)
        : colour;
  const deep = shaded(wall ? mix(wall, '#15141c', 0.4) : mix(tone[0], series.tint, 0.34), 'deep');
  const lit = shaded(wall ? mix(wall, '#ffe9c0', 0.4) : mix(tone[1], series.tint, 0.1), 'lit');
  return {
    // Plain, and dark away from the light, so that the face stands out.
    sky: [mix(deep, '#0d0b10', 0.42), mix(deep, '#0d0b10', 0.22), desaturate(mix(deep, lit, 0.5), 0.06), lit],
    light: stated ? STATED[stated].light : '#fff5da',
    ink: mix(deep, '#0e0c12', 0.8),
    haze: lit,
    paper: series.paper,
    isDark: stated === 'night' || stated === 'moon' || stated === 'warm',
  };
}

function statedLight(light: string | undefined, time: string | undefined): keyof typeof STATED | null {
  if (light === 'moon') return 'moon';
  if (light === 'candle' || light === 'lamp' || light === 'fire' || light === 'lantern') return 'warm';
  if (time === 'night' || light === 'dark' || light === 'stars') return 'night';
  return time === 'dusk' || time === 'sunset' ? 'dusk' : null;
}

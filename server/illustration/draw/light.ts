import { desaturate, luminance, mix, multiply } from '#shared/illustration/drawing/colour.ts';
import type { SceneSpec } from '../scene-spec.ts';

/** The air of a scene: every colour in it is seen through this. */
export interface Light {
  readonly skyTop: string;
  readonly skyMid: string;
  readonly skyLow: string;
  /** What far things fade into. */
  readonly haze: string;
  /** Falls on everything. */
  readonly ambient: string;
  /** Sun, moon, lamps. */
  readonly key: string;
  readonly dark: string;
  /** How fast distance fades, 1 on a clear day. */
  readonly thickness: number;
  readonly isDark: boolean;
}

const TIMES: Record<SceneSpec['time'], Omit<Light, 'thickness' | 'isDark'>> = {
  dawn: { skyTop: '#7f9fb8', skyMid: '#e6bfb0', skyLow: '#fbe2bd', haze: '#ecd2c4', ambient: '#f0d8cc', key: '#ffdfa6', dark: '#3f4560' },
  day: { skyTop: '#6fa6c4', skyMid: '#b3d3da', skyLow: '#f1eed9', haze: '#d3e0dc', ambient: '#fffaf0', key: '#fff3cf', dark: '#2f4450' },
  sunset: { skyTop: '#51608c', skyMid: '#d98a6a', skyLow: '#fbcf86', haze: '#e3ac86', ambient: '#f2bd98', key: '#ffcb70', dark: '#3f2d46' },
  dusk: { skyTop: '#2f3a68', skyMid: '#7a6a9e', skyLow: '#e2a7a2', haze: '#8f86b0', ambient: '#9a96c6', key: '#ffcc7d', dark: '#20223f' },
  night: { skyTop: '#0f1c38', skyMid: '#20375e', skyLow: '#4a6f90', haze: '#3a5878', ambient: '#5f7cac', key: '#f6e7b4', dark: '#0a1226' },
}; // prettier-ignore

const WEATHER_GREY: Record<
  SceneSpec['weather'],
  readonly [towards: string, share: number, thickness: number]
> = {
  clear: ['#ffffff', 0, 1],
  wind: ['#dfe6e4', 0.1, 1],
  cloud: ['#a9b2b8', 0.42, 1.15],
  fog: ['#c9cdca', 0.5, 1.45],
  rain: ['#7f8d99', 0.6, 1.45],
  snow: ['#c6cdd8', 0.5, 1.4],
  storm: ['#3c4654', 0.68, 1.25],
};

export function lightOf(scene: SceneSpec): Light {
  const base = TIMES[scene.time];
  const [towards, share, thickness] = WEATHER_GREY[scene.weather];
  const level = { dawn: 0.9, day: 1, sunset: 0.82, dusk: 0.55, night: 0.3 }[scene.time];
  const grey = multiply(towards, mix('#000000', base.haze, level * 0.6 + 0.4));
  const under = (colour: string, amount = 1) =>
    moody(mix(desaturate(colour, share * 0.5), grey, share * amount), scene.mood);
  const named = scene.things.find((each) => each.kind === 'sky')?.colours ?? [];
  const tint = scene.tint;
  const sky = (colour: string, part: number) => {
    const own = named[part % Math.max(1, named.length)];
    const tinted = own ? mix(colour, multiply(own, mix('#ffffff', base.ambient, 0.5)), 0.55) : colour;
    return tint[0] ? mix(tinted, tint[part % tint.length] ?? tint[0], 0.4) : tinted;
  };
  return {
    skyTop: sky(under(base.skyTop), 0),
    skyMid: sky(under(base.skyMid), 1),
    skyLow: mix(under(base.skyLow, 0.8), sky(under(base.skyLow, 0.8), 2), 0.5),
    haze: sky(under(base.haze, 0.9), 1),
    ambient: mix(under(base.ambient, 0.45), tint[0] ?? '#ffffff', tint[0] ? 0.22 : 0),
    key: base.key,
    dark: under(base.dark, 0.12),
    thickness,
    isDark: luminance(base.ambient) < 0.62,
  };
}

function moody(colour: string, mood: SceneSpec['mood']): string {
  if (mood === 'dread') return mix(desaturate(colour, 0.2), '#12141f', 0.2);
  if (mood === 'sorrow') return mix(desaturate(colour, 0.3), '#5b6b80', 0.12);
  if (mood === 'joy') return mix(desaturate(colour, -0.12), '#ffe9b8', 0.1);
  return colour;
}

/** A surface as it looks at `depth` (0 near … 1 at the horizon). */
export function lit(light: Light, base: string, depth = 0): string {
  const seen = multiply(base, light.ambient);
  return mix(seen, light.haze, Math.min(0.93, depth * 0.78 * light.thickness));
}

import { desaturate, mix } from '../drawing/colour.ts';
import { seeded } from '../drawing/seeded.ts';
import type { EdgeForm } from '../theatre/picture.ts';
import { coversSky, type Weather } from '../weather.ts';
import type { Mood, Scene, Season, Time } from '../scene.ts';

/** The few colours of one picture. Everything is mixed from them, so that the picture is harmonious. */
export interface Palette {
  /** The sky from the top to the horizon; of a room the wall from its shadow to the light. */
  sky: readonly [string, string, string, string];
  light: string;
  /** The nearest silhouettes. */
  ink: string;
  /** The colour of distant air. */
  haze: string;
  paper: string;
  isDark: boolean;
  /** Foliage in this season and light. */
  leaf?: string;
}

/** The common traits of one book's pictures. */
export interface Series {
  seed: string;
  /** A tint in every sky and wall of the book. */
  tint: string;
  paper: string;
  /** The edge of its pictures of places. */
  edge: EdgeForm;
}

const PAPER = '#f4eee0';
const TINTS = ['#5d7f86', '#8a6a78', '#94794e', '#5f6f8f', '#74805c', '#8c5f50'] as const;

export function seriesOf(bookId: string): Series {
  return {
    seed: bookId,
    tint: seeded(bookId, 'tint').pick(TINTS),
    paper: PAPER,
    edge: seeded(bookId, 'edge').pick(['oval', 'arch', 'ground', 'oval']),
  };
}

/** Sun, moon and stars are hidden. */
export const isSkyHidden = ({ weather, light, things }: Scene): boolean => {
  if (weather === null || !coversSky(weather.value)) return false;
  // Over fog on the ground the moon may stand clear.
  const isAbove =
    weather.value === 'fog' &&
    (light?.value === 'moon' ||
      light?.value === 'stars' ||
      things.some(({ what }) => what === 'moon' || what === 'stars' || what === 'sun'));
  return !isAbove;
};

type Stops = readonly [string, string, string, string];

/** Skies for each hour: a book has two of them, which alternate. */
const HOURS: Readonly<Record<Time, { skies: readonly [Stops, ...Stops[]]; light: string }>> = {
  dawn: {
    skies: [
      ['#7f95b0', '#bdb4bb', '#f2cba6', '#fbe6bd'],
      ['#8ea0a8', '#c9c3b4', '#f0d9a8', '#fbeec4'],
      ['#7d86a8', '#b9a8b8', '#ecbfae', '#f9dcb8'],
    ],
    light: '#fff2cc',
  },
  day: {
    skies: [
      ['#4f86b5', '#9cc6dc', '#f2e2c4', '#fbd9a0'],
      ['#5d87ad', '#aecbd3', '#f3d9b4', '#f8c48c'],
      ['#6b969e', '#a8c6bf', '#ebe2bc', '#fadf9c'],
      ['#6c84b8', '#aeb9d8', '#f0d9d0', '#fbd9ae'],
      ['#5f95b4', '#9cc4d0', '#e4e6cf', '#fcecb8'],
      ['#6589ad', '#a9c0d0', '#f0dabc', '#f9cc9a'],
    ],
    light: '#fff6d8',
  },
  sunset: {
    skies: [
      ['#5a668f', '#b08b9c', '#eea982', '#fcd696'],
      ['#4f6a82', '#9b9a90', '#e2b479', '#fbdc8e'],
      ['#5b5480', '#a67692', '#e58e78', '#f9c08a'],
    ],
    light: '#ffedb8',
  },
  dusk: {
    skies: [
      ['#34466e', '#6e7095', '#c19094', '#eec298'],
      ['#2f4a5c', '#5f7d86', '#a8a48c', '#e4c88e'],
      ['#3b3a60', '#6d6088', '#b07f8c', '#e6b08c'],
    ],
    light: '#ffe4b4',
  },
  night: {
    skies: [
      ['#14203e', '#2b4569', '#58768f', '#93a6a0'],
      ['#12262f', '#234850', '#4f7c78', '#93b09a'],
      ['#1c1c3a', '#363a62', '#65698c', '#a09ea6'],
    ],
    light: '#f4eed0',
  },
};

/** The sky of an hour in this book. */
function skyOf(time: Time, series: Series, seed: string): Stops {
  const { skies } = HOURS[time];
  const first = seeded(series.seed, time, 'sky').int(0, skies.length - 1);
  const turn = seeded(series.seed, seed, time, 'sky').int(0, 1);
  return skies[(first + turn) % skies.length]!;
}

/** The colours that weather gives a sky, and their share. */
const WEATHERED: Readonly<Partial<Record<Weather, { stops: Stops; share: number }>>> = {
  cloud: { stops: ['#7f93a0', '#b0bdbf', '#d9dbce', '#ece5d0'], share: 0.3 },
  overcast: { stops: ['#6a747a', '#959c9c', '#c3c5ba', '#dcd8c7'], share: 0.62 },
  fog: { stops: ['#8f9088', '#b4ad98', '#d3caac', '#e6dcba'], share: 0.68 },
  rain: { stops: ['#4f5b65', '#78848b', '#a6adaa', '#c8c8bc'], share: 0.68 },
  snow: { stops: ['#636a76', '#8c929b', '#b2b6ba', '#cfcdcc'], share: 0.88 },
  blizzard: { stops: ['#505b69', '#727c89', '#949ca6', '#aeb3b9'], share: 0.88 },
  storm: { stops: ['#2d3644', '#535e69', '#858d88', '#bfba9e'], share: 0.76 },
  wind: { stops: ['#7b93a4', '#aebfc4', '#dcdcca', '#efe3c4'], share: 0.35 },
};

const WINTER: Stops = ['#8d9db5', '#b7bfcb', '#dcdadb', '#efe6dd'];
const AUTUMN: Stops = ['#8f8f8a', '#c2b291', '#e3c58f', '#f2d9a4'];
const MOODY: Readonly<Partial<Record<Mood, { colour: string; share: number }>>> = {
  dread: { colour: '#3a4038', share: 0.34 },
  sorrow: { colour: '#5b6573', share: 0.26 },
};

/** Every stop of a sky changed, from its height down to the horizon. */
export const mapSky = (
  [top, high, low, horizon]: Stops,
  change: (stop: string, i: number) => string,
): Stops => [change(top, 0), change(high, 1), change(low, 2), change(horizon, 3)];

/** The palette outdoors; plain light if the passage leaves it open. @param seed of the passage: pictures of a book alternate */
export function skyPalette(scene: Scene, series: Series, seed = ''): Palette {
  const time = scene.time?.value ?? 'day';
  const weather = scene.weather?.value;
  const hour = HOURS[time];
  let sky = mapSky(skyOf(time, series, seed), (stop, i) => mix(stop, series.tint, 0.08 - 0.02 * i));
  sky = seasonal(sky, scene.season?.value, time);
  const weathered = weather && WEATHERED[weather];
  // At night weather dims a dark sky and does not make it pale.
  if (weathered)
    sky = mapSky(sky, (stop, i) =>
      mix(
        stop,
        time === 'night' ? mix(weathered.stops[i]!, '#1c2433', 0.62) : weathered.stops[i]!,
        weathered.share,
      ),
    );
  const mood = scene.mood && MOODY[scene.mood.value];
  if (mood) sky = mapSky(sky, (stop) => mix(stop, mood.colour, mood.share));
  const named = scene.colours.find(({ of }) => of === 'sky');
  // A stated sky colour is clearly visible, and in fair weather glows.
  const isFair = weather === 'clear' || scene.light?.value === 'sun';
  if (named)
    sky = mapSky(sky, (stop, i) =>
      mix(
        stop,
        isFair ? mix(named.colour, '#cfeaff', 0.16 + 0.16 * i) : named.colour,
        (isFair ? 0.84 : 0.56) - 0.13 * i,
      ),
    );
  const isDull =
    weather === 'overcast' ||
    weather === 'rain' ||
    weather === 'fog' ||
    weather === 'blizzard' ||
    weather === 'snow' ||
    weather === 'storm';
  const [top, , low, horizon] = sky;
  return {
    sky,
    light: isDull ? desaturate(mix(hour.light, horizon, 0.35), 0.3) : hour.light,
    ink: mix('#15151d', top, time === 'night' ? 0.1 : 0.14),
    haze: mix(horizon, low, 0.35),
    paper: series.paper,
    isDark: time === 'night' || time === 'dusk',
    leaf: mix(LEAVES[scene.season?.value ?? 'summer'], top, time === 'day' ? 0 : 0.4),
  };
}

const LEAVES: Readonly<Record<Season, string>> = {
  spring: '#84a24e',
  summer: '#567d43',
  autumn: '#c07f38',
  winter: '#7d6a56',
};

function seasonal(sky: Stops, season: Season | undefined, time: Time): Stops {
  const share = time === 'day' ? 0.34 : 0.16;
  const stops = season === 'winter' ? WINTER : season === 'autumn' ? AUTUMN : null;
  return stops ? mapSky(sky, (stop, i) => mix(stop, stops[i]!, time === 'night' ? 0.06 : share)) : sky;
}

/** A wall in the shadow and in the light. */
export type Pair = readonly [deep: string, lit: string];
export type WallKind = 'paper' | 'panel' | 'wood' | 'stone' | 'plaster';

/** Inside a room, by its one light. @param walls their usual colours, if the passage states none */
export function roomPalette(scene: Scene, series: Series, walls: Pair, isLampLit: boolean): Palette {
  let [deep, lit] = walls;
  const named =
    scene.colours.find(({ of }) => of === 'wall' || of === 'room') ??
    scene.things.find(
      (thing): thing is typeof thing & { colour: string } =>
        (thing.what === 'wallpaper' || thing.what === 'wall') && thing.colour !== undefined,
    );
  if (named) [deep, lit] = [mix(named.colour, '#15141c', 0.66), mix(named.colour, '#ffe9c0', 0.36)];
  const moon = scene.colours.find(({ of }) => of === 'moon')?.colour;
  const light = isLampLit
    ? scene.light?.value === 'fire'
      ? '#ffd08a'
      : '#ffdf9f'
    : scene.light?.value === 'moon'
      ? mix('#dfe8f2', moon ?? '#dfe8f2', 0.6)
      : '#fff5da';
  if (!isLampLit) {
    const cool = scene.light?.value === 'moon' ? mix('#4f668a', moon ?? '#4f668a', 0.66) : '#f3e2bd';
    lit = mix(lit, cool, scene.light?.value === 'moon' ? 0.42 : 0.3);
    deep = mix(deep, cool, scene.light?.value === 'moon' ? 0.12 : 0.08);
  } else {
    // A flame makes every wall warm near it, and leaves the rest to the dark.
    lit = mix(lit, scene.light?.value === 'fire' ? '#d98a48' : '#dba65a', named ? 0.3 : 0.52);
    deep = mix(deep, '#23140f', named ? 0.3 : 0.5);
  }
  const mood = scene.mood && MOODY[scene.mood.value];
  if (mood) lit = mix(lit, mood.colour, mood.share);
  return {
    sky: [mix(deep, '#0d0b10', 0.3), deep, mix(deep, lit, 0.6), lit],
    light,
    ink: mix(deep, '#0e0c12', 0.7),
    haze: lit,
    paper: series.paper,
    isDark: isLampLit,
  };
}

/** How far away something is: 0 next to the reader, 1 dissolved in the air. */
export const toneAt = ({ ink, haze, sky }: Palette, depth: number): string =>
  mix(ink, mix(haze, sky[1], 0.35), depth);

import type { Scene } from '../../scene.ts';
import type { Light } from '../../theatre/picture.ts';
import type { Canvas } from '../canvas.ts';
import type { Clouds } from '../land-and-sky/clouds.ts';
import { isSkyHidden, type Palette } from '../palette.ts';
import type { Sky } from '../land-and-sky/sky.ts';
import type { Terrain } from '../terrain/base-terrains.ts';
import type { Stage } from './stage.ts';
import { closePeopleCount, type View } from './viewpoint.ts';

export function skyOf(scene: Scene, terrain: Terrain, { horizon }: View, { random }: Canvas): Sky {
  const names = new Set(scene.things.map(({ what }) => what));
  const time = scene.time?.value ?? 'day';
  const isVeiled = isSkyHidden(scene);
  // "A black night without a star."
  const isStarless = scene.leftOut.some(({ what, reason }) => what === 'stars' && reason === 'negation');
  const isLow =
    scene.things.some(({ what, qualities }) => what === 'sun' && qualities.includes('low')) ||
    time === 'dawn' ||
    time === 'sunset' ||
    time === 'dusk' ||
    scene.light?.value === 'low sun';
  const hasMoon =
    names.has('moon') ||
    scene.light?.value === 'moon' ||
    (time === 'night' &&
      !isVeiled &&
      !isStarless &&
      !names.has('stars') &&
      // Beside a fire in the night the moon is not what gives light.
      !['stars', 'doorway', 'dark', 'fire'].includes(scene.light?.value ?? ''));
  const x =
    terrain.special === 'street' || terrain.special === 'avenue'
      ? 540
      : closePeopleCount(scene) > 0
        ? random.between(520, 566)
        : random.between(600, 700);
  const y = hasMoon
    ? isLow
      ? horizon * 0.46
      : random.between(170, 250)
    : isLow
      ? terrain.special === 'forest'
        ? horizon * 0.34
        : horizon - random.between(46, 84)
      : isVeiled
        ? horizon * 0.68
        : names.has('sun')
          ? horizon * random.between(0.3, 0.42)
          : horizon * random.between(0.7, 0.82);
  const isOut = !isVeiled || names.has('sun') || names.has('moon');
  const sunColour = scene.things.find(({ what }) => what === 'sun')?.colour;
  return {
    x,
    y,
    horizon,
    disc: !isOut
      ? null
      : hasMoon
        ? 'moon'
        : time !== 'dusk' &&
            (names.has('sun') || (isLow && terrain.special !== 'street' && terrain.special !== 'forest'))
          ? 'sun'
          : null,
    hasTwoMoons: scene.things.some(({ what, count }) => what === 'moon' && count === 2),
    discColour: sunColour,
    // A red sun in the haze has no rays.
    isShining: isOut && !hasMoon && !isLow && names.has('sun') && sunColour !== RED,
    cloudColour: scene.things.find(({ what }) => what === 'cloud')?.colour,
    hasStars:
      names.has('stars') || (!isStarless && time === 'night' && !isVeiled && scene.light?.value !== 'dark'),
    // Under trees no cloud is seen.
    clouds: terrain.special === 'forest' ? 'none' : random.pick(cloudsFor(scene, isVeiled)),
  };
}

const RED = '#b23a2e';

export function lightOf(scene: Scene, { x, y, disc }: Sky, { light: colour }: Palette): Light {
  const isNight = scene.time?.value === 'night';
  const weather = scene.weather?.value;
  // No glow in driving snow.
  if (weather === 'blizzard' || weather === 'storm')
    return { x, y: y * 0.7, colour, radius: 150, air: 5, onGround: 0.16, bloom: 0.03 };
  if (isSkyHidden(scene))
    return {
      x,
      y,
      colour,
      radius: 120,
      air: 4.4,
      ...(isNight ? { onGround: 0.26, bloom: 0.05 } : { onGround: 0.62, bloom: 0.1 }),
    };
  // Stars do not light the land.
  if (isNight && disc === null) return { x, y, colour, radius: 120, air: 4.4, onGround: 0.2, bloom: 0.04 };
  const isDay = !scene.time || scene.time.value === 'day';
  // By day the brightest air is low and wide.
  return {
    x,
    y,
    colour,
    radius: isDay ? 120 : 84,
    air: 3.4,
    onGround: isDay ? 0.62 : 0.85,
    bloom: isDay ? 0.12 : 0.17,
  };
}

/** Clouds that agree with the weather and the hour. */
export function cloudsFor(
  { weather, time, things }: Scene,
  isVeiled: boolean,
): readonly [Clouds, ...Clouds[]] {
  const kind = weather?.value;
  const isNamed = things.some(({ what }) => what === 'cloud');
  if (kind === 'storm' || kind === 'overcast' || kind === 'rain') return ['cover'];
  if (isNamed && (kind === 'snow' || kind === 'blizzard')) return ['cover'];
  // In snowfall and fog the clouds are indistinguishable from the sky.
  if (isVeiled) return ['none'];
  const isDay = !time || time.value === 'day';
  if (
    things.some(
      ({ what, relation }) =>
        what === 'cloud' &&
        relation &&
        PILED.has(relation.kind) &&
        relation.to.kind === 'thing' &&
        things[relation.to.index]?.what === 'mountain',
    )
  )
    return ['piled'];
  // Clouds in front of mountains are round, or they would look like more mountains.
  if (isNamed && things.some(({ what }) => what === 'mountain')) return ['heaps'];
  if (kind === 'cloud' || isNamed)
    return isDay ? ['heaps', 'mountain', 'bank'] : ['bank', 'mountain', 'streaks'];
  if (kind === 'clear') return isDay ? ['none', 'wisps', 'streaks'] : ['none', 'streaks', 'wisps'];
  if (kind === 'wind') return ['wisps', 'streaks'];
  if (time?.value === 'night') return ['streaks', 'none', 'bank'];
  return isDay
    ? ['heaps', 'mountain', 'heaps', 'streaks', 'wisps', 'mountain']
    : ['streaks', 'wisps', 'bank'];
}

/** The position of clouds that tower along mountains. */
const PILED: ReadonlySet<string> = new Set(['on', 'above', 'behind']);

/** A gale at sea has lightning only if it is mentioned. */
export const isThundery = ({ setting, light, season, things }: Scene): boolean =>
  light?.value === 'lightning' ||
  things.some(({ what }) => what === 'lightning') ||
  (season?.value !== 'winter' && !AT_SEA.has(setting?.value ?? ''));

const AT_SEA: ReadonlySet<string> = new Set(['sea', 'deck', 'shore', 'harbour', 'island', 'cliff']);

/** A few distant birds in a wide sky, if the passage leaves it empty and mentions no birds. */
export function hasBirds({ scene, sky, terrain, canvas }: Stage): boolean {
  if (isSkyHidden(scene) || scene.time?.value === 'night' || terrain.special === 'street') return false;
  // Nothing flies over land where only moss grows.
  if (scene.things.some(({ what }) => what === 'moss')) return false;
  if (scene.things.some(({ what }) => BIRDS.has(what)) || scene.leftOut.some(({ what }) => BIRDS.has(what)))
    return false;
  return sky.clouds !== 'piled' && canvas.random.chance(0.35);
}

const BIRDS: ReadonlySet<string> = new Set([
  'bird',
  'birds',
  'crow',
  'gull',
  'swallow',
  'rook',
  'raven',
  'eagle',
  'stork',
  'crane',
  'lark',
]);

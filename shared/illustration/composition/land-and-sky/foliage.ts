import { coversSky } from '../../weather.ts';
import type { Scene } from '../../scene.ts';

/** The trees of a scene are bare. */
export const isLeafless = ({ season, things, leftOut }: Scene): boolean =>
  season?.value === 'winter' ||
  things.some(({ what, qualities }) => qualities.includes('bare') && !HEIGHTS.has(what)) ||
  things.some(
    ({ what, qualities }) =>
      (what === 'wood' || what.includes('tree')) &&
      qualities.some((each) => each === 'dead' || each === 'ruined'),
  ) ||
  leftOut.some(({ what, reason }) => what === 'leaf' && reason === 'negation');

/** The bare summit of a hill says nothing of its trees. */
const HEIGHTS: ReadonlySet<string> = new Set(['hill', 'mountain', 'rock', 'cliff']);

const GREEN: ReadonlySet<string> = new Set([
  'wood',
  'oak',
  'pine',
  'lime',
  'maple',
  'poplar',
  'cypress',
  'yew',
  'garden',
  'park',
  'orchard',
  'avenue',
  'branch',
  'leaf',
]);
const GROWN: ReadonlySet<string> = new Set(['forest', 'park', 'orchard', 'garden']);

/** The passage mentions trees, or a setting that consists of them. */
export const areTreesMentioned = ({ setting, things }: Scene): boolean =>
  GROWN.has(setting?.value ?? '') ||
  things.some(({ what, certainty }) => certainty >= 0.5 && (what.includes('tree') || GREEN.has(what)));

/** Weather in which unmentioned trees in full leaf would look wrong. */
export const isDismal = ({ weather, season }: Scene): boolean =>
  season === null && weather !== null && coversSky(weather.value);

/** The passage or its chapter says whether trees are in leaf, by season or by mentioning leaves. */
export const isFoliageStated = (scene: Scene): boolean =>
  scene.season !== null ||
  isLeafless(scene) ||
  scene.things.some(({ what }) => what === 'leaf' || what === 'flowers' || what === 'ivy' || what === 'rose');

import type { Scene, SceneThing } from '../../../scene.ts';

/** Land and waters that spread over a view. */
const COUNTRY: ReadonlySet<string> = new Set([
  'mountain',
  'hill',
  'valley',
  'ravine',
  'pass',
  'cliff',
  'ridge',
  'moor',
  'plain',
  'river',
  'stream',
  'lake',
  'wood',
  'road',
]);
const LEAST = 3;

/** Whether a building is only one thing in a wide country that a passage is about: it is small in it. */
export function isSmallInCountry({ subject, things }: Scene, { weight, count }: SceneThing): boolean {
  if (subject?.kind !== 'setting' || count !== undefined) return false;
  const country = things.filter(({ what, certainty }) => COUNTRY.has(what) && certainty >= 0.6);
  return country.length >= LEAST && country.some((each) => each.weight > weight);
}

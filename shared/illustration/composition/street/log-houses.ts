import type { Scene } from '../../scene.ts';

/** Whether low log houses with fences line the street, as in a Russian village or small town. */
export const hasLogHouses = ({ region, things }: Scene): boolean =>
  region === 'east' &&
  things.some(
    ({ what, qualities }) =>
      LOG_BUILT.has(what) || (what === 'house' && ['wooden', 'low'].some((each) => qualities.includes(each))),
  );
const LOG_BUILT: ReadonlySet<string> = new Set([
  'izba',
  'hut',
  'cottage',
  'village',
  'fence',
  'picket fence',
  'wattle fence',
  'goose',
  'hen',
  'cow',
  'pig',
]);

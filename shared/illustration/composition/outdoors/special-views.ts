import type { Scene } from '../../scene.ts';
import type { Terrain } from '../terrain/base-terrains.ts';
import { spansValley } from '../terrain/named-aside.ts';

/** Whether a waterfall is what a passage about a place shows first. */
export const isOfWaterfall = ({ things, people }: Scene): boolean =>
  people.length === 0 &&
  things.some(({ what, weight }, i) => what === 'waterfall' && (i === 0 || weight >= 0.5));

/** Whether a cliff above the sea is what a passage is about. */
export const isOfCliff = ({ subject, things, people }: Scene): boolean =>
  people.length === 0 &&
  subject?.kind === 'thing' &&
  things[subject.index]?.what === 'cliff' &&
  things.some(({ what }) => what === 'sea' || what === 'wave');

/** Whether a bridge spans a valley, on arches or with a railway on it, and no water is named. */
export const isOfViaduct = (scene: Scene, { special, water, isWalled, rockWalls }: Terrain): boolean =>
  !special && !isWalled && !rockWalls && water === null && spansValley(scene);

import type { Scene } from '../scene.ts';

/** Nothing green is on the trees of a scene. */
export const isLeafless = ({ season, things, leftOut }: Scene): boolean =>
  season?.value === 'winter' || things.some(({ qualities }) => qualities.includes('bare')) || leftOut.some(({ what, why }) => what === 'leaf' && why === 'negation'); // prettier-ignore

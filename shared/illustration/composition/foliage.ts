import type { Scene } from '../scene.ts';

/** Nothing green is on the trees of a scene. */
export const isLeafless = ({ season, things, leftOut }: Scene): boolean =>
  season?.value === 'winter' || things.some(({ qualities }) => qualities.includes('bare')) || leftOut.some(({ what, reason }) => what === 'leaf' && reason === 'negation'); // prettier-ignore

const GREEN: ReadonlySet<string> = new Set(['wood', 'oak', 'pine', 'lime', 'maple', 'poplar', 'cypress', 'yew', 'garden', 'park', 'orchard', 'avenue', 'branch', 'leaf']); // prettier-ignore
const GROWN: ReadonlySet<string> = new Set(['forest', 'park', 'orchard', 'garden']);

/** The passage speaks of trees, or of a place that is nothing without them. */
export const areTreesMentioned = ({ setting, things }: Scene): boolean =>
  GROWN.has(setting?.value ?? '') ||
  things.some(({ what, certainty }) => certainty >= 0.5 && (what.includes('tree') || GREEN.has(what)));

const GREY: ReadonlySet<string> = new Set(['overcast', 'rain', 'fog', 'storm', 'snow', 'blizzard']);

/** Air in which trees in full leaf that nobody has named would be out of place. */
export const isDismal = ({ weather, season }: Scene): boolean =>
  season === null && weather !== null && GREY.has(weather.value);

/** The passage or its chapter says whether trees are green: by the season, or by speaking of leaves. */
export const isFoliageStated = (scene: Scene): boolean =>
  scene.season !== null || isLeafless(scene) || scene.things.some(({ what }) => what === 'leaf' || what === 'flowers' || what === 'ivy' || what === 'rose'); // prettier-ignore

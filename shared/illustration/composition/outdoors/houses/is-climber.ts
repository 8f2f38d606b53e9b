import type { SceneThing } from '../../../scene.ts';

/** Whether a plant grows up the walls of the house that is named with it: ivy and vines do, roses and flowers where that is said. */
export const isClimber = ({ what, qualities, certainty }: SceneThing): boolean =>
  certainty >= 0.5 &&
  (what === 'ivy' || what === 'vine' || (what !== 'moss' && qualities.includes('climbing')));

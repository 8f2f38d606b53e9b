import type { ScenePerson } from '../../../scene.ts';

/** Whether somebody stands in his boat on the canal. */
export const isGondolier = ({ posture, holds }: ScenePerson): boolean =>
  posture?.value === 'row' || holds.some(({ value }) => value === 'oar');

import type { ScenePerson } from './scene.ts';

/** Whether a person lies, awake or asleep. */
export const isLying = ({ posture }: Pick<ScenePerson, 'posture'>): boolean =>
  posture?.value === 'lie' || posture?.value === 'sleep';

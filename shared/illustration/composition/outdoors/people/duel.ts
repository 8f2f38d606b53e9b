import type { Scene } from '../../../scene.ts';

/** Two with pistols in the open, and nobody between them. */
export const fightsDuel = ({ people }: Scene): boolean =>
  people.reduce((sum, { count }) => sum + (count === 'many' ? 9 : count), 0) === 2 &&
  people.every(({ posture }) => !['sit', 'ride', 'lie', 'row'].includes(posture?.value ?? '')) &&
  people.some(({ holds }) => holds.some(({ value }) => value === 'pistol' || value === 'sword'));
/** Where they stand, in pixels. */
export const DUEL_X = [292, 732] as const;

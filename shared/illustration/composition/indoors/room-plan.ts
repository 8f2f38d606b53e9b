import { WIDTH } from '../canvas.ts';
import { TALL_IN_VAST } from './colonnade.ts';
import { LIGHT_ABOVE, TALL_ON_STAIRS } from './grand-staircase.ts';
import type { LightSource } from './room.ts';
import { LIGHT_OF_STAGE, TALL_ON_STAGE } from './stage-scene.ts';

/** What makes a room higher than others: columns, a great staircase or a stage. */
interface Plan {
  hasColonnade: boolean;
  isOnStairs: boolean;
  isStaged: boolean;
}

/** The height of people in such a room, in pixels; null in any other. */
export function specialTall({ hasColonnade, isOnStairs, isStaged }: Plan): number | null {
  if (hasColonnade) return TALL_IN_VAST;
  if (isOnStairs) return TALL_ON_STAIRS;
  return isStaged ? TALL_ON_STAGE : null;
}

/** Where the light of such a room is; null where it is as in any other. */
export function specialLight(
  { hasColonnade, isOnStairs, isStaged }: Plan,
  source: LightSource,
): Point | null {
  if (isOnStairs) return LIGHT_ABOVE;
  if (isStaged) return LIGHT_OF_STAGE;
  return hasColonnade && source === 'window' ? { x: WIDTH / 2, y: 320 } : null;
}

export interface Point {
  x: number;
  y: number;
}

import { WIDTH } from '../canvas.ts';
import { TALL_IN_VAST } from './special-rooms/colonnade.ts';
import { LIGHT_ABOVE, TALL_ON_STAIRS } from './special-rooms/grand-staircase.ts';
import { LIGHT_OF_COUNTER, TALL_AT_COUNTER } from './special-rooms/counter.ts';
import { LIGHT_OF_COURT, TALL_IN_COURT } from './special-rooms/court.ts';
import type { LightSource, Scenery } from './room.ts';
import { LIGHT_OF_STAGE, TALL_ON_STAGE } from './special-rooms/stage-scene.ts';

/** What makes a room higher than others: columns, a great staircase, a stage, a counter or a court. */
interface Plan {
  hasColonnade: boolean;
  isOnStairs: boolean;
  isStaged: boolean;
  scenery: Scenery | null;
}

/** The height of people in such a room, in pixels; null in any other. */
export function specialTall({ hasColonnade, isOnStairs, isStaged, scenery }: Plan): number | null {
  if (scenery) return scenery === 'court' ? TALL_IN_COURT : TALL_AT_COUNTER;
  if (hasColonnade) return TALL_IN_VAST;
  if (isOnStairs) return TALL_ON_STAIRS;
  return isStaged ? TALL_ON_STAGE : null;
}

/** Where the light of such a room is; null where it is as in any other. */
export function specialLight(
  { hasColonnade, isOnStairs, isStaged, scenery }: Plan,
  source: LightSource,
): Point | null {
  if (scenery) return scenery === 'court' ? LIGHT_OF_COURT : LIGHT_OF_COUNTER;
  if (isOnStairs) return LIGHT_ABOVE;
  if (isStaged) return LIGHT_OF_STAGE;
  return hasColonnade && source === 'window' ? { x: WIDTH / 2, y: 320 } : null;
}

export interface Point {
  x: number;
  y: number;
}

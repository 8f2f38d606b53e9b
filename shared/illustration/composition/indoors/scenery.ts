import type { Scene } from '../../scene.ts';
import { isAtCounter } from './special-rooms/counter.ts';
import { isInCourt } from './special-rooms/court.ts';
import type { Scenery } from './room.ts';

/** What fills a room that is not furnished like others. */
export const sceneryOf = (scene: Scene): Scenery | null =>
  isInCourt(scene) ? 'court' : isAtCounter(scene) ? 'counter' : null;

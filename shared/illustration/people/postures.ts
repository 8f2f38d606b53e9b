import { OF_TWO } from './postures-of-two.ts';
import { RESTING } from './resting-postures.ts';
import { STANDING } from './standing-postures.ts';

/** Postures that stories describe. In a long skirt the legs of a posture do not matter. */
export const POSTURES = { ...STANDING, ...OF_TWO, ...RESTING };

export type Posture = keyof typeof POSTURES;

export const SEATED: ReadonlySet<Posture> = new Set([
  'sit',
  'sitReading',
  'sitAtTable',
  'sitWriting',
  'sitBent',
  'sitBrooding',
  'sitCombing',
]);

/** In a skirt the legs lie under it. */
export const KNEELING: ReadonlySet<Posture> = new Set<Posture>(['kneel', 'settle', 'beseech']);

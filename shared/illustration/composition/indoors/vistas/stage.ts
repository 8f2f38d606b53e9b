import { mix } from '../../../drawing/colour.ts';
import type { Room } from '../room.ts';
import type { Lens } from './lens.ts';
import type { Vista } from './vista.ts';

/** A room that is seen along its length, with what lights it. */
export interface Stage extends Room {
  vista: Vista;
  lens: Lens;
  /** How far away its light is, in metres; null where it shines in at the far end. */
  lampAt: number | null;
  /** Hardly any light falls in. */
  isGloomy: boolean;
}

/** How far away the far end is, in metres. */
const FAR = 22;

/** The colour of stone at a distance: brightest where the light is. @param more light than that, −1 … 1 */
export function lightAtDepth(
  { palette: { sky, ink, light }, lampAt, isGloomy }: Stage,
  z: number,
  more = 0,
): string {
  const share = lampAt === null ? towardsEnd(z) * (isGloomy ? 0.72 : 1) : aroundLamp(z, lampAt);
  const steps = [
    mix(sky[0], ink, 0.5),
    mix(sky[0], sky[1], 0.3),
    sky[1],
    sky[2],
    mix(sky[2], sky[3], 0.7),
    mix(sky[3], light, 0.22),
  ];
  const at = Math.max(0, Math.min(1, share + more)) * (steps.length - 1);
  const i = Math.min(steps.length - 2, Math.floor(at));
  return mix(steps[i]!, steps[i + 1]!, at - i);
}

const towardsEnd = (z: number): number => Math.min(1, (Math.log(z / 2.9) / Math.log(FAR / 2.9)) * 0.88 + 0.1);

/** What is nearer than a lamp turns its dark side to the reader. */
const aroundLamp = (z: number, lamp: number): number =>
  z < lamp
    ? 0.13 + 0.6 * Math.exp(-(((lamp - z) / (lamp * 0.4)) ** 2))
    : 0.72 * Math.exp(-(((z - lamp) / (lamp * 0.75)) ** 2));

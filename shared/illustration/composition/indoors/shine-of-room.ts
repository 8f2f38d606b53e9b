import { mix } from '../../drawing/colour.ts';
import type { Light } from '../../theatre/picture.ts';
import type { Palette } from '../palette.ts';
import type { Point } from './room-plan.ts';
import type { LightSource } from './room.ts';

export function shineOf(source: LightSource, { x, y }: Point, colour: string, isLampLit: boolean): Light {
  const air = source === 'window' ? 4.2 : 3.6;
  // A candle that is burnt down lights little of the room.
  if (source === 'trestle') return { x, y, radius: 40, colour, air, onGround: 0.34, bloom: 0.1 };
  return {
    x,
    y,
    radius: RADIUS[source] ?? 74,
    colour,
    air,
    onGround: isLampLit ? 0.55 : 0.5,
    bloom: isLampLit ? 0.22 : 0.14,
  };
}

/** The size of a light, in pixels. */
const RADIUS: Partial<Record<LightSource, number>> = { window: 120, doorway: 120, fire: 92 };

/** The wall, brightest where the light falls on it. */
export function groundOf(
  { sky: [shadow, deep, middle, lit], light }: Palette,
  source: LightSource,
  isLampLit: boolean,
) {
  const reach = isLampLit ? 540 : 500;
  return {
    stops: [
      { at: 0, colour: mix(lit, light, 0.45) },
      { at: 0.28, colour: lit },
      { at: 0.62, colour: middle },
      { at: 0.9, colour: deep },
      { at: 1.18, colour: shadow },
    ],
    radial: 0.92,
    reach: source === 'trestle' ? 320 : reach,
    marble: 0.035,
  };
}

import { mix } from '../../drawing/colour.ts';
import type { Shape } from '../../drawing/layer.ts';
import { ellipse, type Path } from '../../drawing/path.ts';
import { boxOf, translucent } from '../canvas.ts';
import { isSkyHidden, type Palette } from '../palette.ts';
import type { Scene } from '../../scene.ts';

/** How far a shadow extends towards the reader, as a share of the height of the thing: under a low light and a high one. */
const LENGTH = { low: 0.36, high: 0.14 } as const;
/** The maximum offset to the side. */
const ASIDE = 0.85;
/** The least one: straight below its thing a shadow would look like a reflection in water. */
const LEAST_ASIDE = 0.46;
/** The distance from the light at which that offset is reached, in pixels. */
const FAR_ASIDE = 460;
/** Copies of different lengths: a shadow is sharp at the feet and soft at its end. */
const SOFT = [0.86, 0.95, 1.04, 1.13] as const;
/** Flatter things lie on the ground: a rise, a bank, a heap. */
const FLAT = 3.2;

/** Sun and moon cast shadows where nothing hides them. */
export const castsShadows = (scene: Scene): boolean =>
  !isSkyHidden(scene) && scene.weather?.value !== 'cloud' && scene.light?.value !== 'dark';

/**
 * The shadow on level ground, or on a floor, of a thing in front of the light: its outline, laid down away from the light.
 *
 * @param light where it shines from, and the horizon or the foot of the wall under it, in pixels from the top
 * @param strength of its middle, 0 … 1
 * @returns nothing for flat things
 */
export function groundShadow(
  shapes: readonly Shape[],
  { ink, sky }: Palette,
  light: { x: number; y: number; horizon: number },
  strength: number,
): Shape[] {
  const { left, right, top, bottom } = boxOf(shapes);
  if (right - left > (bottom - top) * FLAT) return [];
  const foot = bottom - 3;
  const high = Math.max(0, Math.min(1, (light.horizon - light.y) / light.horizon));
  const length = LENGTH.low + (LENGTH.high - LENGTH.low) * high;
  const from = (left + right) / 2 - light.x;
  const aside =
    (from < 0 ? -1 : 1) *
    Math.max(LEAST_ASIDE, Math.min(1, Math.abs(from) / FAR_ASIDE) * ASIDE) *
    (length / LENGTH.low);
  const laid = (path: Path, share: number): Path =>
    path.map((ring) =>
      ring.map((at, i) => {
        const rise = Math.max(0, foot - (i % 2 ? at : ring[i + 1]!)) * share;
        return i % 2 ? foot + rise * length : at + rise * aside;
      }),
    );
  const cast = shapes.filter(({ opacity = 1 }) => opacity > 0.6).flatMap(({ path }) => path);
  const dark = mix(ink, sky[0], 0.2);
  return SOFT.map((share) =>
    translucent(dark, 1 - (1 - strength) ** (1 / SOFT.length), ...laid(cast, share)),
  );
}

/** A small contact shadow away from the light, so that things do not seem to float. */
export const footShadow = ({ ink }: Palette, x: number, foot: number, half: number, lightX: number) =>
  translucent(
    ink,
    0.2,
    ellipse(x + (x < lightX ? -0.35 : 0.35) * half, foot, half * 1.15, Math.min(9, 2.5 + half * 0.07)),
  );

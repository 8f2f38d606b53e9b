import type { Scene } from '../../scene.ts';
import type { Tillage } from './base-terrains.ts';

/** How a field is tilled, where its passage says so. */
export function tillageOf({ setting, things }: Scene): Tillage | null {
  if (setting?.value !== 'field') return null;
  const isStated = (quality: string) =>
    things.some(
      ({ what, qualities }) =>
        (what === 'field' || what === 'wheat' || what === 'soil') && qualities.includes(quality),
    );
  const has = (name: string) => things.some(({ what, certainty }) => what === name && certainty >= 0.5);
  if (isStated('ploughed') || has('ploughland')) return 'ploughed';
  if (isStated('stubble') || has('stubble')) return 'stubble';
  return has('wheat') ? 'crop' : null;
}

import { mix } from '../../../drawing/colour.ts';
import { toneAt } from '../../palette.ts';
import type * as reliefs from './reliefs.ts';
import type { Stage } from '../stage.ts';

/** The texture of woods seen as one mass. */
export const CROWNS = { size: 8, strength: 0.2 } as const;

/** The kind of distant woods. */
export const woodsOf = ({ scene, canvas: { random } }: Stage): reliefs.Woods => {
  const names = new Set(scene.things.map(({ what }) => what));
  const isOfConifers = scene.things.some(
    ({ what, qualities }) =>
      what === 'wood' && (qualities.includes('pine') || qualities.includes('fir tree')),
  );
  if (names.has('fir tree') || names.has('pine') || isOfConifers) return 'fir';
  if (scene.season?.value === 'winter') return scene.region === 'east' && random.chance(0.6) ? 'fir' : 'bare';
  return scene.region === 'east' && random.chance(0.4) ? 'fir' : 'leafy';
};

/** Leaves at a distance: greener where they are near, and never at night. */
export function greenOf({ palette, scene, terrain }: Stage, depth: number): string {
  const isBare = terrain.ground === 'snow' || scene.season?.value === 'winter';
  return mix(
    mix(toneAt(palette, depth), palette.sky[0], Math.max(0, depth - 0.5) * 0.5),
    palette.leaf ?? '#5d7444',
    isBare ? 0.05 : palette.isDark ? 0.1 : 0.36 - depth * 0.2,
  );
}

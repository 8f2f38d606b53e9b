import { desaturate, mix } from '../../drawing/colour.ts';
import type { Scene } from '../../scene.ts';
import type { NearGround } from '../land-and-sky/land.ts';
import type { Palette } from '../palette.ts';

/** The colour of a desert or a beach: the stated one, or that of dry sand. */
export function sandColour({ things, colours }: Scene): string {
  const stated =
    things.find(({ what, colour }) => colour && (what === 'sand' || what === 'desert' || what === 'dust'))
      ?.colour ?? colours.find(({ of }) => of === 'sand')?.colour;
  // Dust lies paler than it is called.
  return stated ? mix(desaturate(stated, 0.4), '#c4a184', 0.34) : '#cdb68c';
}

/** The colour of the vegetation on the ground; null if there is none. */
export function groundTint(scene: Scene): { colour: string; share: number } | null {
  const named =
    scene.things.find(
      ({ what, colour }) =>
        colour &&
        ['grass', 'moss', 'meadow', 'field', 'plain', 'lawn', 'soil', 'moor', 'sand'].includes(what),
    )?.colour ?? scene.colours.find(({ of }) => of === 'grass' || of === 'sand')?.colour;
  const isNight = scene.time?.value === 'night' || scene.time?.value === 'dusk';
  // Earth and grass take on the light of the sky, whatever their colour.
  if (named) return { colour: desaturate(named, 0.24), share: isNight ? 0.26 : 0.42 };
  const colour = SEASONAL[scene.season?.value ?? 'summer'];
  return {
    colour,
    share: isNight ? 0.1 : scene.season?.value === 'autumn' ? 0.2 : scene.season ? 0.28 : 0.22,
  };
}

/** Bare earth or paving. */
export const isTrodden = (ground: NearGround): boolean => ground === 'stones' || ground === 'bare';

/** The colour of trodden ground of a tone, near and far. */
export const troddenColour = (tone: string, { isDark }: Pick<Palette, 'isDark'>): string =>
  mix(tone, '#b09a74', isDark ? 0.08 : 0.34);

export const WOODS = ['wood', 'tree', 'fir tree', 'pine', 'oak', 'birch tree'];

export const weightOf = ({ things }: Scene, names: readonly string[]): number =>
  Math.max(0, ...things.filter(({ what }) => names.includes(what)).map(({ weight }) => weight));

const SEASONAL = { spring: '#8fae58', summer: '#7c9a4e', autumn: '#a98d54', winter: '#9a7f55' } as const;

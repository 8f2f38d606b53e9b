import type { Scene } from '../../../scene.ts';
import type { Ground } from '../../../theatre/picture.ts';
import type { Pair, Palette, Series } from '../../palette.ts';
import type { Flame } from './flames.ts';
import type { Lens } from './lens.ts';
import type { Stage } from './stage.ts';
import type { Spot } from './things-in-vista.ts';

/** How a place is seen: in metres from the reader's feet, and in pixels from the top. */
export interface Plan {
  name: string;
  /** In the shadow and in the light; those of the room's style by default. */
  walls?: readonly [Pair, ...Pair[]];
  /** The palette, changed. */
  tinted?: (of: { scene: Scene; usual: Palette; series: Series; isGloomy: boolean }) => Palette;
  horizon: number;
  /** The height of the reader's eye. */
  eye: number;
  /** The distance at which people stand. */
  peopleAt: number;
  /** People stand side by side, not only in the middle. */
  isWide?: boolean;
  /** Its lights are part of it. */
  hasLights?: boolean;
  /** Companies are part of its rows. */
  hasRows?: boolean;
  /** Where things stand, in the order in which they are taken. */
  spots: readonly Spot[];
  /** Where a flame is: across, up and away. */
  flameAt: (of: { scene: Scene; flame: Flame }) => readonly [x: number, y: number, z: number];
  /** Where daylight comes from, in pixels. */
  lightFrom: (lens: Lens, isLitUnderDoor: boolean) => readonly [x: number, y: number, ...rest: unknown[]];
  /** The radius of daylight, in pixels. */
  shine: number;
  ground?: (stage: Stage) => Ground;
  draw: (stage: Stage) => void;
  /** What is in front of people. */
  drawNearest?: (stage: Stage) => void;
}

/** Walls of stone. */
export const STONE: readonly [Pair, ...Pair[]] = [
  ['#24272c', '#8b8b83'],
  ['#2b2620', '#988a68'],
  ['#22292b', '#7f918c'],
];

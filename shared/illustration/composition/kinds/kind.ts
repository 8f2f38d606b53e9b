import type { Scene, SceneThing } from '../../scene.ts';
import { isInterior } from '../../setting.ts';
import type { Composition } from '../canvas.ts';
import { FURNITURE } from '../kinds-of-things.ts';
import type { seriesOf } from '../palette.ts';

/** What a picture is to be composed of, and what distinguishes it from others of its book. */
export interface Brief {
  scene: Scene;
  series: ReturnType<typeof seriesOf>;
  seed: string;
  take: number;
}

/** A kind of picture. @returns null for a scene that it does not suit */
export type Kind = (brief: Brief) => Composition | null;

/** @param but furniture that does not count @param from the weight from which any does */
export const isFurnishedBy = (
  { things }: Pick<Scene, 'things'>,
  but: ReadonlySet<string> = new Set(),
  from = 0,
): boolean => things.some(({ what, weight }) => FURNITURE.has(what) && !but.has(what) && weight >= from);

/** The thing that a passage is about. */
export const subjectOf = ({ subject, things }: Scene): SceneThing | undefined =>
  subject?.kind === 'thing' ? things[subject.index] : undefined;

/** A room with furniture, in which a portrait is one thing among others. */
export const isFurnishedPlace = ({ type, setting, things }: Scene): boolean =>
  type === 'location' &&
  setting?.source === 'passage' &&
  isInterior(setting.value) &&
  things.filter(({ what }) => (FURNITURE.has(what) || what === 'furniture') && what !== 'portrait').length >=
    2;

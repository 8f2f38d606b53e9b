import { placed } from '../../drawing/path.ts';
import type { Random } from '../../drawing/seeded.ts';
import { MOTIFS } from '../../motifs/library.ts';
import type { Part } from '../../motifs/motif.ts';
import type { SceneThing } from '../../scene.ts';
import { boxOf } from '../canvas.ts';
import { DRAWN_BY_HORSES } from '../motif-of.ts';
import type { Stage } from './stage.ts';

/** The horse of the passage that draws a carriage of the passage. */
export const horseFor = ({ scene, harnessed: taken }: Stage, thing: SceneThing, name: string): SceneThing | null =>
  (DRAWN_BY_HORSES.has(name) && !taken.has(thing) && scene.things.find(({ what }) => what === 'horse')) || null; // prettier-ignore

/**
 * A carriage with its horse before it, both facing right; a second horse, where there are more, a little behind.
 *
 * @param horse the horse that the passage names; one stands in the shafts all the same, for no carriage moves by itself
 */
export function harnessed(carriage: readonly Part[], horse: SceneThing | null, thing: SceneThing, random: Random): Part[] {
  const qualities = [...thing.qualities, ...(horse?.qualities ?? [])];
  const isMoving = qualities.some((quality) => quality === 'moving' || quality === 'galloping');
  const motif = MOTIFS.get(isMoving ? 'horse trotting' : 'horse standing')!;
  const { right } = boxOf(carriage);
  const drawn = motif.draw(random, {});
  const { left } = boxOf(drawn);
  // The shafts reach along its sides.
  const at = (x: number, y: number): Part[] => drawn.map((part) => ({ ...part, path: placed(part.path, { x: x - left, y }) })); // prettier-ignore
  // The curved runners of a sledge reach far before it.
  const reach = thing.what === 'sledge' ? 0.5 : 1.5;
  const isPair = horse?.count !== undefined && horse.count !== 1;
  return [...(isPair ? at(right - reach + 0.6, -0.06) : []), ...carriage, ...at(right - reach, 0)];
} // prettier-ignore

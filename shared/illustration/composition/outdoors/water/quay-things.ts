import type { SceneThing } from '../../../scene.ts';
import type { Stage } from '../stage.ts';

export const named = ({ scene }: Stage, ...names: string[]): SceneThing | undefined =>
  scene.things.find(({ what }) => names.includes(what));

export function show({ shown, placed, canvas }: Stage, thing: SceneThing): void {
  if (shown.has(thing)) return;
  shown.add(thing);
  placed.add(thing);
  canvas.recordDrawn(thing.what, thing.words);
}

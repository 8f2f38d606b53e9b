import type { TextRange } from '../../../scene.ts';
import { HOUSES, IN_THE_AIR, OF_THE_LAND } from '../../kinds-of-things.ts';
import { isShownByLand } from './is-shown-by-land.ts';
import { isOfGrounds, mainThing } from './main-thing.ts';
import { inOrder } from './order-of-things.ts';
import { placeThing } from './place-thing.ts';
import type { Stage } from '../stage.ts';

/** Things named first and stressed most, which are drawn larger. */
export function placeThings(stage: Stage): void {
  const { scene, canvas, terrain } = stage;
  const main = mainThing(scene, canvas.random);
  let placed = 0;
  for (const thing of inOrder(scene.things, main)) {
    if (IN_THE_AIR.has(thing.what)) continue;
    if (OF_THE_LAND.has(thing.what)) {
      if (isShownByLand(thing.what, terrain, scene)) canvas.recordDrawn(thing.what, thing.words);
      continue;
    }
    if (placed >= 7 || (isOfGrounds(main, scene) && HOUSES.has(thing.what))) continue;
    if (placeThing(stage, thing, thing === main)) placed++;
  }
}

/** The typical things of a place, unless the passage already names them. */
export function placeUsualThings(stage: Stage): void {
  const { scene, terrain } = stage;
  const named = new Set(scene.things.map(({ what }) => what));
  const words: readonly TextRange[] = scene.setting?.words ?? [];
  terrain.own.forEach((what, i) => {
    if (named.has(what) || (what === 'church' && named.has('monastery'))) return;
    placeThing(
      stage,
      { what, words, certainty: 0.8, weight: 0.5, qualities: [] },
      i === 0 && scene.people.length === 0,
    );
  });
}

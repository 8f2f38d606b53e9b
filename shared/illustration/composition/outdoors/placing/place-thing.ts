import type { Motif } from '../../../motifs/motif.ts';
import type { SceneThing } from '../../../scene.ts';
import { DRAWN_BY_HORSES, HOUSES } from '../../kinds-of-things.ts';
import { motifOf } from '../../motif-of.ts';
import { BUILDINGS } from '../houses/buildings.ts';
import { placeOne } from './place-one.ts';
import { placeCluster, placeSpecially } from './place-specially.ts';
import { floats, placingOf } from './placing.ts';
import { reasonNotDrawn } from './reason-not-drawn.ts';
import type { Stage } from '../stage.ts';

/**
 * Places a thing of the passage where it may be. @returns whether it is seen
 *
 * @param isFarther there was no room for it as near as it should be
 */
export function placeThing(stage: Stage, thing: SceneThing, isSubject: boolean, isFarther = false): boolean {
  const { scene, canvas } = stage;
  const found = motifOf(thing, scene, canvas.random);
  if (!found) return false;
  const otherwise = reasonNotDrawn(stage, thing, found, isSubject);
  if (otherwise === 'seen') canvas.recordDrawn(thing.what, thing.words);
  if (otherwise) return otherwise !== 'absent';
  const specially = placeSpecially(stage, thing, found, isSubject);
  if (specially !== null) return specially;
  if (hasNoGround(stage, found)) return false;
  const placing = placingOf(stage, thing, found, isSubject, isFarther);
  const cluster = placeCluster(placing);
  if (cluster !== null) return cluster;
  let shown = 0;
  while (shown < placing.count && placeOne(placing, shown)) shown++;
  if (shown === 0)
    return placing.isNear && !isFarther && !placing.isAfloat && placeThing(stage, thing, isSubject, true);
  stage.placed.add(thing);
  if (placing.isBuilding && (isSubject || HOUSES.has(thing.what)))
    stage.subjectScale ??= stage.standing.findLast((each) => each.thing === thing)?.scale ?? placing.scale;
  canvas.recordDrawn(thing.what, thing.words);
  for (const each of cargoOf(stage, found.name)) {
    stage.shown.add(each);
    canvas.recordDrawn(each.what, each.words);
  }
  return true;
}

/** Ships need water, and buildings do not stand on the open sea. */
function hasNoGround({ scene, terrain }: Stage, found: { name: string; motif: Motif }): boolean {
  if (floats(found) && !terrain.water) return true;
  const isOpenSea = terrain.water === 'sea' && terrain.ground === 'bare' && terrain.far.length === 0;
  const hasRock = scene.things.some(({ what }) => what === 'rock' || what === 'cliff');
  return BUILDINGS.has(found.name) && isOpenSea && !hasRock;
}

/** What the ferry carries is drawn on it. */
const cargoOf = ({ scene }: Stage, name: string): SceneThing[] =>
  name === 'ferry' ? scene.things.filter(({ what }) => DRAWN_BY_HORSES.has(what) || what === 'horse') : [];

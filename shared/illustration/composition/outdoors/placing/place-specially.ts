import type { Motif } from '../../../motifs/motif.ts';
import type { SceneThing } from '../../../scene.ts';
import { boxOf, shapesOf } from '../../canvas.ts';
import { coloursAt } from '../../colours/material-colours.ts';
import { birds } from '../../land-and-sky/sky.ts';
import { placeBridge } from '../water/bridges.ts';
import { placeHouses } from '../houses/clustered-houses.ts';
import { placeGrove } from '../wood/groves.ts';
import { isOvergrown, isTreeMotif } from './main-thing.ts';
import { HOMES, type Placing } from './placing.ts';
import { placeRocks } from '../rock/rocks.ts';
import { setAlight } from '../houses/set-alight.ts';
import type { Stage } from '../stage.ts';
import { placePack } from './pack.ts';
import { drawSwarm, SWARMS } from './swarm.ts';

/** A bird in the air that the passage is about; in pixels. */
const SOARING = { x: 512, wide: 400, tall: 190 } as const;

/** Places what is not a single drawing that stands or floats somewhere. @returns null for anything else */
export function placeSpecially(
  stage: Stage,
  thing: SceneThing,
  { name, motif }: { name: string; motif: Motif },
  isSubject: boolean,
): boolean | null {
  const { canvas, palette, view, sky } = stage;
  if (SWARMS.has(name)) {
    drawSwarm(stage, motif);
    canvas.recordDrawn(thing.what, thing.words);
    return true;
  }
  if (motif.support === 'sky' && isSubject && stage.scene.type === 'object' && thing.count === undefined) {
    const { left, right, top, bottom } = boxOf(motif.draw(canvas.random, {}));
    const scale = Math.min(SOARING.wide / (right - left), SOARING.tall / (bottom - top));
    const at = {
      x: SOARING.x - ((left + right) / 2) * scale,
      y: view.horizon * 0.5 - ((top + bottom) / 2) * scale,
      scale,
    };
    canvas.add(
      shapesOf(motif.draw(canvas.random, {}), at, coloursAt(palette, 0.06, { body: thing.colour })),
      { rim: 0.6 },
    );
    canvas.recordDrawn(thing.what, thing.words);
    return true;
  }
  if (motif.support === 'sky' || thing.qualities.includes('flying')) {
    birds(canvas, palette, sky.x - 210, view.horizon * 0.42, thing.count === 'many' ? 9 : 5);
    canvas.recordDrawn(thing.what, thing.words);
    return true;
  }
  if (thing.what === 'fire' && setAlight(stage, thing)) return true;
  if (name.endsWith('bridge') && placeBridge(stage, thing, motif, isSubject)) {
    stage.placed.add(thing);
    canvas.recordDrawn(thing.what, thing.words);
    return true;
  }
  if (placePack(stage, thing)) return recordCluster(stage, thing, 1);
  if (name === 'rock') {
    const isPlaced = placeRocks(stage, thing, isSubject);
    if (isPlaced) canvas.recordDrawn(thing.what, thing.words);
    return isPlaced;
  }
  return null;
}

/** Places many houses or trees together. @returns null for anything else */
export function placeCluster(placing: Placing): boolean | null {
  const { stage, thing, name, motif, isSubject, scale } = placing;
  if (isClusterOfHouses(placing))
    return recordCluster(stage, thing, placeHouses(stage, thing, name, scale * motif.height * 1.1));
  if (!isTreeMotif(name) || name === 'bush' || thing.count !== 'many') return null;
  // The many trees of an overgrown garden are its thicket.
  if (isOvergrown(stage.scene)) {
    stage.canvas.recordDrawn(thing.what, thing.words);
    return true;
  }
  return recordCluster(stage, thing, placeGrove(stage, thing, name, isSubject ? 250 : 190));
}

/** Of many castles one is seen as it stands. */
const isClusterOfHouses = ({ isBuilding, isMany, name }: Placing): boolean =>
  isBuilding &&
  isMany &&
  HOMES.has(name) &&
  name !== 'terraced houses' &&
  name !== 'castle' &&
  !name.includes('church');

function recordCluster({ placed, canvas }: Stage, thing: SceneThing, count: number): boolean {
  if (count === 0) return false;
  placed.add(thing);
  canvas.recordDrawn(thing.what, thing.words);
  return true;
}

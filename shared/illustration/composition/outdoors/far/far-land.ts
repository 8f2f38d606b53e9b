import { part } from '#painter-parts';
import type { Scene } from '../../../scene.ts';
import { drawFar } from './draw-far.ts';
import { drawFurrows } from '../furrows.ts';
import { drawGardenWall } from '../garden/garden-wall.ts';
import { isTreeMotif } from '../placing/main-thing.ts';
import { drawMiddleGround } from './middle-ground.ts';
import { isInRavine } from '../../terrain/relief-of.ts';
import { drawGullies, drawRavine } from '../rock/ravine.ts';
import { drawFarBank, drawHeadlands, drawSea, drawTongues } from '../water/shores.ts';
import type { Stage } from '../stage.ts';

/** The haze in front of the farthest land, and of the nearest. */
const FARTHEST = 0.82;

const NEAREST = 0.46;

/** Draws everything between the sky and the near ground. */
export function drawFarLand(stage: Stage): void {
  const { terrain, view } = stage;
  const { horizon } = view;
  if (terrain.isIsland) {
    drawSea(stage, horizon);
    part('rarePlaces').drawIsland(stage);
    return;
  }
  if (terrain.isWaterfront) {
    drawSea(stage, horizon);
    part('rarePlaces').drawWaterfront(stage);
    return;
  }
  if (terrain.relief) return part('rarePlaces').drawRelief(stage, terrain.relief);
  const step = (FARTHEST - NEAREST) / Math.max(2, terrain.far.length);
  terrain.far.forEach((far, i) => drawFar(stage, far, FARTHEST - step * i));
  if (
    terrain.water === 'sea' ||
    terrain.water === 'lake' ||
    terrain.water === 'river' ||
    terrain.water === 'bay'
  ) {
    drawSea(stage, horizon + (terrain.water === 'sea' ? 0 : 8));
    if (terrain.water === 'bay') drawHeadlands(stage);
    else if (terrain.water !== 'sea' || hasHomes(stage)) drawFarBank(stage);
    if (terrain.water === 'river') drawTongues(stage);
    return;
  }
  if (isInRavine(stage.scene)) drawRavine(stage);
  else if (terrain.isWalled) drawGardenWall(stage);
  else if (terrain.tillage) drawFurrows(stage, terrain.tillage);
  else drawMiddleGround(stage);
  if (hasGullies(stage.scene)) drawGullies(stage);
}

/** A strip of land for houses and trees by the sea. */
const hasHomes = ({ scene }: Stage): boolean =>
  scene.things.some(
    ({ what, certainty }) =>
      certainty >= 0.5 &&
      (isTreeMotif(what) ||
        ['cottage', 'house', 'hut', 'izba', 'village', 'church', 'inn', 'castle'].includes(what)),
  );

/** Uninhabited ravines that cross the land. */
const hasGullies = (scene: Scene): boolean =>
  !isInRavine(scene) && scene.things.some(({ what, count }) => what === 'ravine' && count === 'many');

import { mix } from '#shared/illustration/drawing/colour.ts';
import type { Setting } from '../scene-spec.ts';
import { HEIGHT } from './canvas.ts';
import { drawCamp, drawCave, drawStation } from './outdoors/camps.ts';
import { drawHarbour, drawSea, drawShipDeck } from './outdoors/coast.ts';
import { drawDesert, drawField, drawHills, drawMountains, drawSnowfield } from './outdoors/open-land.ts';
import { drawOpen } from './outdoors/moods.ts';
import {
  drawCastleScene,
  drawChurchScene,
  drawDwellings,
  drawSquare,
  drawStreet,
  drawVillage,
} from './outdoors/settlements.ts';
import { drawBridgeScene, drawLake, drawRiver, drawSwamp } from './outdoors/waters.ts';
import { drawForest, drawGarden } from './outdoors/woodland.ts';
import { drawFogBank, drawSky } from './sky.ts';
import type { DrawPlace, Stage } from './stage.ts';

/** Where the sky ends, as a share of the height; an atmosphere is mostly sky. */
const HORIZONS: Partial<Record<Setting, number>> = {
  forest: 0.58, mountains: 0.6, street: 0.56, square: 0.6, castle: 0.66, harbour: 0.5, cave: 0.6, sea: 0.52, ship: 0.6, lake: 0.5,
}; // prettier-ignore

/** An open-air place: sky, far land, middle ground, and a frame of near things. */
export function drawOutdoors(stage: Stage): void {
  const { scene } = stage;
  const usual = (HORIZONS[scene.setting] ?? 0.56) + stage.varied('horizon').between(-0.03, 0.03);
  const horizon = HEIGHT * (scene.type === 'atmosphere' ? Math.max(usual, 0.66) : usual);
  drawSky(stage, horizon);
  (PLACES_OUTSIDE[scene.setting] ?? drawOpen)(stage, horizon);
  if (stage.has('house') && HOUSELESS.has(scene.setting)) drawDwellings(stage, horizon);
  if (scene.weather === 'fog') drawFogBank(stage, horizon + 40, 0.75, stage.colours('sky')[0] ? mix(stage.light.haze, stage.colours('sky')[0] ?? '', 0.5) : undefined); // prettier-ignore
}

const PLACES_OUTSIDE: Partial<Record<Setting, DrawPlace>> = {
  forest: drawForest, field: drawField, mountains: drawMountains, hills: drawHills, sea: drawSea, ship: drawShipDeck,
  harbour: drawHarbour, river: drawRiver, lake: drawLake, bridge: drawBridgeScene, swamp: drawSwamp, desert: drawDesert,
  snowfield: drawSnowfield, garden: drawGarden, village: drawVillage, street: drawStreet, square: drawSquare,
  castle: drawCastleScene, church: drawChurchScene, station: drawStation, camp: drawCamp, cave: drawCave, open: drawOpen,
}; // prettier-ignore

/** Places that have no houses of their own. */
const HOUSELESS: ReadonlySet<Setting> = new Set<Setting>([
  'forest', 'field', 'mountains', 'lake', 'river', 'snowfield', 'swamp', 'desert', 'open',
]); // prettier-ignore

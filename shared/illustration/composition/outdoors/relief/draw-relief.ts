import type { Relief } from '../../terrain/base-terrains.ts';
import { placeHouses } from '../houses/clustered-houses.ts';
import type { Stage } from '../stage.ts';
import { drawDowns } from './downs.ts';
import { drawHollow } from './hollow.ts';
import { drawCutRavine } from './cut-ravine.ts';
import { drawTerracedSlope } from './terraced-slope.ts';
import { drawWindingValley } from './winding-valley.ts';

/** Draws land whose form fills the picture, and records what it shows. */
export function drawRelief(stage: Stage, relief: Relief): void {
  DRAW[relief](stage);
  const village = relief === 'hollow' && stage.scene.things.find(({ what }) => what === 'village');
  if (village) {
    placeHouses(stage, village, stage.scene.region === 'east' ? 'izba' : 'cottage', 60);
    stage.shown.add(village);
    stage.canvas.recordDrawn(village.what, village.words);
  }
  for (const thing of stage.scene.things)
    if (OF_RELIEF[relief].has(thing.what)) {
      stage.shown.add(thing);
      stage.canvas.recordDrawn(thing.what, thing.words);
    }
}

const DRAW: Readonly<Record<Relief, (stage: Stage) => void>> = {
  hollow: drawHollow,
  ravine: drawCutRavine,
  'winding valley': drawWindingValley,
  downs: drawDowns,
  terraces: drawTerracedSlope,
};

const OF_RELIEF: Readonly<Record<Relief, ReadonlySet<string>>> = {
  hollow: new Set(['basin', 'hill', 'valley', 'lake', 'pond', 'pool', 'wood']),
  ravine: new Set(['ravine', 'village', 'valley', 'bank', 'rock', 'stream', 'river', 'root', 'plain']),
  'winding valley': new Set([
    'valley',
    'hill',
    'ridge',
    'stream',
    'river',
    'bank',
    'road',
    'path',
    'trail',
    'wood',
  ]),
  downs: new Set(['hill', 'ridge', 'valley', 'fog', 'road', 'path', 'trail']),
  terraces: new Set([
    'terrace',
    'hill',
    'wall',
    'ivy',
    'vineyard',
    'stone',
    'tree',
    'apple tree',
    'olive',
    'orchard',
    'road',
    'path',
  ]),
};

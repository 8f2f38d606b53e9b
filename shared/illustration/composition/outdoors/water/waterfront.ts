import { isRough } from '../../terrain/terrain.ts';
import { drawFarShore } from './far-shore.ts';
import { moorBoats, moorFleet } from './moored.ts';
import { named, show } from './quay-things.ts';
import { drawPier, drawQuay, drawQuayLamps } from './quay.ts';
import { drawSpray } from './spray.ts';
import type { Stage } from '../stage.ts';
import { drawTiers } from './town-houses.ts';
import { siteOf } from './waterfront-site.ts';

/**
 * A harbour town seen from the water: tiers of houses up a hill at one side, the quay in front of them with its
 * lamps and boats, and a pier extending into the light.
 */
export function drawWaterfront(stage: Stage): void {
  const { scene } = stage;
  const site = siteOf(stage);
  drawFarShore(stage, site);
  drawTiers(stage, site);
  drawQuay(stage, site);
  drawPier(stage, site);
  drawQuayLamps(stage, site);
  const boats = named(stage, 'boat', 'sailing boat');
  moorBoats(stage, boats, site.foot);
  if (boats) show(stage, boats);
  const ships = scene.things.find(({ what, count }) => what === 'ship under sail' && count === 'many');
  if (ships) {
    moorFleet(stage, ships, site.foot);
    show(stage, ships);
  }
  if (isRough(scene)) drawSpray(stage, site);
  stage.middle.block(0, site.end);
  for (const thing of scene.things) if (OF_THE_TOWN.has(thing.what)) show(stage, thing);
}

/** Parts of a town that need no drawing of their own. */
const OF_THE_TOWN: ReadonlySet<string> = new Set([
  'house',
  'cottage',
  'town',
  'street',
  'roof',
  'chimney',
  'hill',
  'gable',
  'window',
  'wharf',
  'shop',
  'inn',
]);

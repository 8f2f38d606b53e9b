export { drawAvenue } from '../composition/outdoors/avenue.ts';
export { drawCliff } from '../composition/outdoors/cliff.ts';
export { drawIsland } from '../composition/outdoors/island.ts';
export { drawLane } from '../composition/outdoors/lane.ts';
export { loneHeight } from '../composition/outdoors/lone-height.ts';
export { drawPass } from '../composition/outdoors/mountain-pass.ts';
export { drawWaterfall } from '../composition/outdoors/waterfall.ts';
export { drawWaterfront } from '../composition/outdoors/waterfront.ts';

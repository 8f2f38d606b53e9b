export { composeOrnament } from '../composition/ornament/ornament.ts';
export { composePainting } from '../composition/portrait/compose-painting.ts';
export { composeStillLife } from '../composition/still-life/still-life.ts';

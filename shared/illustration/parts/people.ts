export { composeFullLength } from '../composition/portrait/compose-full-length.ts';
export { composePair } from '../composition/portrait/compose-pair.ts';
export { composePortrait } from '../composition/portrait/compose-portrait.ts';
export { drawBeing } from '../people/beings.ts';
export { drawSmallHead } from '../people/bust-head.ts';
export { drawCloseFigure } from '../people/close-figure.ts';
export { drawHeld, drawPerson } from '../people/draw-person.ts';
export { drawFromBehind } from '../people/from-behind.ts';
export { drawPair } from '../people/pairs.ts';

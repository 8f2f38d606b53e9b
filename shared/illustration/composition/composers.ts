import { part, type PainterParts } from '#painter-parts';

/** The composers of each kind of picture, in parts of the painter that are fetched when first needed. */
export const composeIndoors: PainterParts['rooms']['composeIndoors'] = (...of) =>
  part('rooms').composeIndoors(...of);

export const composeOutdoors: PainterParts['outdoors']['composeOutdoors'] = (...of) =>
  part('outdoors').composeOutdoors(...of);

export const composeDoorCloseUp: PainterParts['rarePlaces']['composeDoorCloseUp'] = (...of) =>
  part('rarePlaces').composeDoorCloseUp(...of);

export const composePortrait: PainterParts['people']['composePortrait'] = (...of) =>
  part('people').composePortrait(...of);

export const composePair: PainterParts['people']['composePair'] = (...of) =>
  part('people').composePair(...of);

export const composeFullLength: PainterParts['people']['composeFullLength'] = (...of) =>
  part('people').composeFullLength(...of);

export const composeStillLife: PainterParts['stillLifes']['composeStillLife'] = (...of) =>
  part('stillLifes').composeStillLife(...of);

export const composePainting: PainterParts['stillLifes']['composePainting'] = (...of) =>
  part('stillLifes').composePainting(...of);

export const composeOrnament: PainterParts['stillLifes']['composeOrnament'] = (...of) =>
  part('stillLifes').composeOrnament(...of);

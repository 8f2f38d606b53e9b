import { mezzanineHouse, squareHouse, villa } from './classical-manors.ts';
import { gabledManor, gothicManor } from './gabled-manors.ts';
import { onGround, type Motifs } from './motif.ts';
import { chateau, towerHouse } from './towered-manors.ts';

export const MANORS: Motifs = {
  'square manor': onGround(13, 17, squareHouse, {
    anchors: { mouth: { x: 4, y: -12.6 }, window: { x: 2.4, y: -2.1 } },
  }),
  'mezzanine house': onGround(9.8, 24, mezzanineHouse, {
    anchors: { mouth: { x: 6, y: -7.8 }, window: { x: 5, y: -2.1 } },
  }),
  'gabled manor': onGround(12.6, 21, gabledManor, {
    anchors: { mouth: { x: 6.4, y: -12 }, window: { x: 6, y: -2.1 } },
  }),
  'gothic manor': onGround(17.6, 20, gothicManor, {
    anchors: { mouth: { x: 7, y: -12 }, window: { x: 5, y: -2.4 } },
  }),
  'tower house': onGround(20.4, 17, towerHouse, {
    anchors: { mouth: { x: 0, y: -20 }, window: { x: 1.6, y: -5.6 } },
  }),
  chateau: onGround(16.4, 25, chateau, { anchors: { mouth: { x: 6, y: -13.6 }, window: { x: 4, y: -2.2 } } }),
  villa: onGround(14, 19, villa, { anchors: { mouth: { x: 5.6, y: -10 }, window: { x: 4, y: -2 } } }),
};

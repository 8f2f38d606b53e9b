import { CHANDELIER, drawBoxes } from './boxes.ts';
import { drawGreatHall } from './great-hall.ts';
import { drawNarrowStairs, STAIR_DOOR } from './narrow-stairs.ts';
import { drawStairWell, SKYLIGHT } from './stair-well.ts';
import { drawConservatory } from './conservatory.ts';
import { drawNaveAlong } from './nave.ts';
import { STONE, type Plan } from './plan.ts';
import { drawGallery } from './portraits.ts';
import { drawSchoolroom } from './schoolroom.ts';
import { drawStable } from './stalls.ts';
import { drawWard } from './ward.ts';

const longRoom: Plan = {
  name: 'long room',
  horizon: 396,
  eye: 1.65,
  peopleAt: 4.6,
  spots: [],
  flameAt: () => [0, 2.3, 5.4],
  lightFrom: (lens) => lens.at(0, 2, 12),
  shine: 100,
  draw: drawWard,
};

export const ward: Plan = { ...longRoom, name: 'ward', walls: [['#46505a', '#d6dcd9']] };

export const schoolroom: Plan = {
  ...longRoom,
  name: 'desks',
  hasRows: true,
  walls: [
    ['#4a4132', '#d8c79b'],
    ['#3c4640', '#bcc7ae'],
  ],
  horizon: 376,
  eye: 1.85,
  peopleAt: 6.6,
  draw: drawSchoolroom,
};

export const nave: Plan = {
  ...longRoom,
  name: 'nave',
  hasRows: true,
  walls: STONE,
  horizon: 452,
  peopleAt: 5.4,
  flameAt: () => [0, 1.3, 12.6],
  lightFrom: (lens) => lens.at(0, 4, 14),
  draw: drawNaveAlong,
};

export const stable: Plan = {
  ...longRoom,
  name: 'stalls',
  walls: [
    ['#3a2d20', '#b79a6a'],
    ['#3b332a', '#a89878'],
  ],
  spots: [
    { x: -2.2, z: 5 },
    { x: -2.3, z: 6.6 },
    { x: -1.6, z: 4.2 },
  ],
  flameAt: () => [-0.9, 2.1, 4.8],
  lightFrom: (lens) => lens.at(-2.4, 2.2, 7),
  draw: drawStable,
};

export const conservatory: Plan = {
  ...longRoom,
  name: 'glass',
  walls: [
    ['#3c4a44', '#b9cdbd'],
    ['#40504e', '#c4d2c4'],
  ],
  peopleAt: 4.2,
  lightFrom: (lens) => lens.at(0, 3, 11),
  draw: drawConservatory,
};

export const gallery: Plan = { ...longRoom, name: 'portraits', draw: drawGallery };

export const greatHall: Plan = {
  ...longRoom,
  name: 'hall',
  hasRows: true,
  walls: [
    ['#3f3528', '#c2ab80'],
    ['#3a3a38', '#b9b4a4'],
    ['#42352c', '#c9a887'],
  ],
  horizon: 470,
  peopleAt: 7,
  flameAt: () => [0, 2.6, 8],
  lightFrom: (lens) => lens.at(0, 3.8, 16),
  draw: drawGreatHall,
};

export const narrowStairs: Plan = {
  ...longRoom,
  name: 'flight',
  horizon: 470,
  peopleAt: 2.9,
  flameAt: () => [0.3, 1.9, 4.4],
  lightFrom: (lens) => lens.at(...STAIR_DOOR),
  shine: 74,
  draw: drawNarrowStairs,
};

export const stairWell: Plan = {
  ...longRoom,
  name: 'well',
  walls: STONE,
  flameAt: () => [0, 2.3, 5.4],
  lightFrom: () => [SKYLIGHT.x, SKYLIGHT.y],
  shine: 90,
  draw: drawStairWell,
};

export const boxes: Plan = {
  ...longRoom,
  name: 'house',
  hasLights: true,
  hasRows: true,
  walls: [
    ['#3a1a1c', '#d9a860'],
    ['#2f2024', '#d8b070'],
  ],
  flameAt: () => [0, 2.3, 5.4],
  lightFrom: () => [CHANDELIER.x, CHANDELIER.y],
  shine: 120,
  draw: drawBoxes,
};

import type { Scene } from '../scene.ts';
import { weightOf } from './ground-colours.ts';
import { HOUSES } from './kinds-of-things.ts';

/** Whether the road of a passage matters far more than the river that is named with it. */
export const isAlongRoad = (scene: Scene): boolean =>
  scene.setting?.value === 'road' &&
  weightOf(scene, ['road', 'path']) > weightOf(scene, ['river', 'stream', 'bank']) + 0.2;

/** Whether an orchard is part of the grounds of a house that a passage is about, which it would hide. */
export const isBehindHouse = (scene: Scene): boolean =>
  scene.things.some(
    ({ what, weight, count }) =>
      HOUSES.has(what) && count === undefined && weight > weightOf(scene, ['orchard']) + 0.1,
  );

/** Places with walls of their own. */
export const WALLED_THEMSELVES = [
  'house',
  'manor',
  'castle',
  'palace',
  'church',
  'chapel',
  'monastery',
  'ruin',
  'tower',
  'cottage',
  'hut',
  'izba',
  'barn',
  'inn',
  'mill',
  'prison',
  'fortress',
  'town',
  'cave',
];

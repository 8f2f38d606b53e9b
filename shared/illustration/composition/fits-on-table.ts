import { seeded } from '../drawing/seeded.ts';
import type { Scene, SceneThing } from '../scene.ts';
import { motifOf } from './motif-of.ts';

/** Held in a hand or put on a table. */
export function fitsOnTable(scene: Scene, thing: SceneThing, seed: string): boolean {
  const found = motifOf(thing, scene, seeded(seed));
  return (
    found !== null &&
    !GROWING.has(found.name) &&
    (found.motif.support === 'table' || found.motif.height < 0.6)
  );
}

/** Things that live, grow or lie outdoors are never laid on a table, however small. */
export const GROWING: ReadonlySet<string> = new Set([
  'dog',
  'cat',
  'wolf',
  'fox',
  'snake',
  'hare',
  'hen',
  'cock',
  'goose',
  'duck',
  'pig',
  'sheep',
  'goat',
  'rock',
  'bush',
  'bare bush',
  'rose bush',
  'fern',
  'thistle',
  'umbel',
  'meadow flowers',
  'hedge',
  'stump',
  'log',
  'gravestone',
  'campfire',
  'wheat',
  'reeds',
]);

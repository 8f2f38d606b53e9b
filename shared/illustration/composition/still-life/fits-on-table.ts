import { seeded } from '../../drawing/seeded.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { motifOf } from '../motif-of.ts';

/** Held in a hand or put on a table. */
export function fitsOnTable(scene: Scene, thing: SceneThing, seed: string): boolean {
  const found = motifOf(thing, scene, seeded(seed));
  return (
    found !== null &&
    !GROWING.has(found.name) &&
    (found.motif.support === 'table' || found.motif.height < 0.6)
  );
}

/** Beasts and birds. */
export const LIVING: ReadonlySet<string> = new Set([
  ...'dog|dog lying|dog sitting|dog running|hound|cat|cat walking|cat curled|wolf|fox|bear|lion|tiger'.split(
    '|',
  ),
  ...'monkey|hare|squirrel|hedgehog|frog|crab|snake|pig|sheep|sheep lying|goat|calf|foal'.split('|'),
  ...'hen|cock|goose|duck|swan|peacock|stork|crow|dove|sparrow|owl|eagle|gull|swallow|bird in flight'.split(
    '|',
  ),
  ...'cow|cow lying|ox|horse|horse lying|donkey|stag|elephant|camel'.split('|'),
]);

/** Things that live, grow or lie outdoors are never laid on a table, however small. */
export const GROWING: ReadonlySet<string> = new Set([
  ...LIVING,
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

import type { Random } from '../drawing/seeded.ts';
import type { Scene, SceneThing } from '../scene.ts';
import { motifOf } from './motif-of.ts';

/** The things on a table that a passage is about, the tallest first; two candles of many. */
export function spreadOf(scene: Scene, isLaid: boolean, random: Random): SceneThing[] {
  const named = scene.things
    .filter((thing) => isOnTable(thing, scene, random) && !isPartOf(thing, scene))
    .flatMap((thing) => (thing.count === 'many' ? [thing, { ...thing, words: [] }] : [thing]));
  const names = new Set(named.map(({ what }) => what));
  const usual = isLaid
    ? SETTING.filter((what) => !names.has(what)).map((what): SceneThing => ({
        what,
        words: [],
        certainty: 0.6,
        weight: 0.2,
        qualities: [],
      }))
    : [];
  const tallness = (thing: SceneThing) => motifOf(thing, scene, random)!.motif.height;
  return [...named, ...usual].slice(0, SPREAD).sort((a, b) => tallness(b) - tallness(a));
}

/** What stands on a table that is laid, beside what the passage names. */
const SETTING = ['plate', 'wine glass', 'loaf', 'decanter', 'wine glass'] as const;

const SPREAD = 6;

/** A table does not stand on the table. */
export const isOnTable = (thing: SceneThing, scene: Scene, random: Random): boolean => {
  const support = motifOf(thing, scene, random)?.motif.support;
  return support === 'table' || support === 'hand';
};

export const isPartOf = ({ what }: SceneThing, { things }: Scene): boolean =>
  things.some((whole) => WHOLE[what]?.includes(whole.what));

export const partOf = ({ what }: SceneThing, { things }: Scene): SceneThing | undefined =>
  things.find((part) => WHOLE[part.what]?.includes(what));

/** Things drawn as part of others: the candle of a candlestick, the seal of an envelope. */
export const WHOLE: Readonly<Record<string, readonly string[]>> = {
  candle: ['candlestick'],
  'sealing wax': ['letter', 'envelope'],
  wax: ['letter', 'envelope'],
};

/** Materials, for things without a stated colour. */
export const NATURAL: Readonly<Record<string, string>> = {
  loaf: '#b07a42',
  cheese: '#d8b25c',
  book: '#6d3a2b',
  books: '#6a4030',
  samovar: '#b98d48',
  violin: '#8a4620',
  skull: '#d9cdb2',
  key: '#5d5348',
  ring: '#c79a45',
  crown: '#c79a45',
  jug: '#8a5b3c',
  basket: '#9a7244',
  kettle: '#7a5a44',
  teapot: '#7c8a94',
  candle: '#e6dac0',
  candlestick: '#a88448',
  bottle: '#3c5240',
  decanter: '#5a4038',
  watch: '#c09a4c',
  pipe: '#5a3826',
  box: '#6f4a30',
  globe: '#6f7f86',
  hourglass: '#8a6a44',
  bread: '#b07a42',
  cake: '#a8754a',
  trumpet: '#c09a4c',
  'hunting horn': '#a97f42',
  coins: '#c09a4c',
  pot: '#6b4f40',
  bowl: '#7d6a58',
  helmet: '#77797c',
  nest: '#7a6244',
  'mantel clock': '#6a452c',
  'snuff box': '#8c6a3a',
  purse: '#6b3a34',
  fan: '#8d5a58',
  mug: '#6f6358',
  'fruit bowl': '#7d6a58',
  bucket: '#7b5d40',
  chalice: '#b9924c',
};

/** Things drawn upright as motifs that lie on a table, and by how many degrees they are turned. */
export const LYING: ReadonlyMap<string, number> = new Map([
  ['sword', 79],
  ['dagger', 79],
  ['whip', 79],
  ['flute', 79],
  ['leaf', 62],
  ['pistol', -16],
  ['revolver', -16],
]);

/** Things of which several lie together: two are shown. */
export const IN_PAIRS: ReadonlySet<string> = new Set([
  'pistol',
  'revolver',
  'dagger',
  'teacup',
  'wine glass',
  'bottle',
  'book',
]);

/** Heaps of many round things. */
export const HEAPED: ReadonlySet<string> = new Set([
  'heap of eggs',
  'fruit bowl',
  'letter',
  'envelope',
  'newspaper',
  'papers',
  'open book',
]);

/** In metres. */
export const FLAT = 0.08;

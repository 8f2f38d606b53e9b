import type { Random } from '../../drawing/seeded.ts';
import type { Scene, SceneThing } from '../../scene.ts';
import { motifOf } from '../motif-of.ts';
import { formOnTable } from './forms.ts';
import { FILLING } from './filling.ts';
import { DINING_TABLES, TABLES } from '../tables.ts';

/** What a still life shows, its subject first. */
export interface Group {
  subject: SceneThing;
  things: readonly SceneThing[];
  /** The table, where the passage is about what stands on it. */
  table: SceneThing | null;
  isLaid: boolean;
  /** What is in a basket. */
  filling: SceneThing | undefined;
}

/** Chooses what is shown on the table; null if nothing of the passage can be. */
export function arranged(scene: Scene, random: Random): Group | null {
  const said = scene.subject?.kind === 'thing' ? scene.things[scene.subject.index] : scene.things[0];
  if (!said) return null;
  const laid = scene.things.find(({ what }) => what === 'laid table');
  const isTable = DINING_TABLES.has(said.what);
  const named = scene.things.filter(
    (thing) => !TABLES.has(thing.what) && isOnTable(thing, scene, random) && !isPartOf(thing, scene),
  );
  // A candle in a candlestick is shown with it.
  const subject = isTable
    ? named[0]
    : (scene.things.find(({ what }) => WHOLE[said.what]?.includes(what)) ?? said);
  const isAlone = named.filter((thing) => thing !== laid).length < 2;
  const usual = laid ? usualOf(named, isTable || isAlone ? SETTING : COVER) : [];
  const first = subject ?? usual[0];
  if (!first || !motifOf(first, scene, random)) return null;
  const others = [...named.filter((thing) => thing !== first), ...usual.filter((thing) => thing !== first)];
  const basket = [first, ...others].find(({ what }) => what === 'basket');
  const filling = basket && [first, ...others].find(({ what }) => FILLING[what]);
  const things = [first, ...others].filter((thing) => thing !== filling).slice(0, SPREAD);
  return {
    subject: said,
    things: things.flatMap((thing) =>
      several(thing, formOnTable(motifOf(thing, scene, random)!.name, thing, scene), things.length),
    ),
    table: laid ?? (isTable ? said : null),
    isLaid: laid !== undefined,
    filling,
  };
}

/** What stands on a laid table, but for what is named. */
const usualOf = (named: readonly SceneThing[], setting: readonly string[]): SceneThing[] =>
  setting
    .filter((what) => named.every((thing) => thing.what !== what))
    .slice(0, Math.max(0, SPREAD - named.length))
    .map((what) => ({ what, words: [], certainty: 0.6, weight: 0.2, qualities: [] }));

/** As many of a thing as the passage says, up to three. */
function several(thing: SceneThing, name: string, kinds: number): SceneThing[] {
  const { count, colour, otherColours = [] } = thing;
  // "Of various colours, from green to brown".
  if (name === 'round fruit' && colour && otherColours.length > 0)
    return [colour, ...otherColours].slice(0, 4).map((own, i) => ({
      ...thing,
      colour: own,
      otherColours: [],
      ...(i > 0 && { words: [] }),
    }));
  if (count === undefined || (count !== 'many' && count < 2) || !(name in SEVERAL)) return [thing];
  const most = kinds > 4 ? 2 : SEVERAL[name]!;
  const shown = count === 'many' ? most : Math.min(count, 4);
  return Array.from({ length: shown }, (_, i) => (i === 0 ? thing : { ...thing, words: [] }));
}

/** What stands on a table that is laid, beside what the passage names. */
const SETTING = ['plate', 'wine glass', 'loaf', 'decanter'] as const;

const SPREAD = 7;

/** What belongs to a plate that is laid. */
const COVER = ['plate', 'fork', 'knife'] as const;

/** A table does not stand on the table. */
export const isOnTable = (thing: SceneThing, scene: Scene, random: Random): boolean => {
  const found = motifOf(thing, scene, random);
  return (
    found !== null &&
    (found.motif.support === 'table' || found.motif.support === 'hand' || LYING.has(found.name))
  );
};

export const isPartOf = ({ what }: SceneThing, { things }: Scene): boolean =>
  things.some((whole) => WHOLE[what]?.includes(whole.what));

export function partOf({ what }: SceneThing, { things }: Scene): SceneThing | undefined {
  const parts = things.filter((part) => WHOLE[part.what]?.includes(what));
  return parts.find(({ colour }) => colour) ?? parts[0];
}

/** Things drawn as part of others: the candle of a candlestick, the seal of an envelope. */
export const WHOLE: Readonly<Record<string, readonly string[]>> = {
  'sealing wax': ['letter', 'envelope'],
  wax: ['letter', 'envelope'],
  candle: ['candlestick', 'cake'],
  dress: ['doll'],
  rock: ['necklace', 'ring', 'brooch'],
  portrait: ['brooch'],
  ring: ['key'],
  dish: ['ham', 'roast'],
  necklace: ['crown'],
  bowl: ['fruit'],
  rose: ['bouquet'],
  flowers: ['bouquet'],
  'quill and ink': ['fan', 'map'],
};

/** Materials, for things without a stated colour. */
export const NATURAL: Readonly<Record<string, string>> = {
  loaf: '#b07a42',
  cheese: '#d8b25c',
  jar: '#9a4a2a',
  'biscuit tin': '#6d5a42',
  faggot: '#7d5f40',
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
  shell: '#dcb7a2',
  idol: '#5a5650',
  'toy ship': '#7a4a2c',
  pie: '#b98146',
  ham: '#a4603c',
  'rolling pin': '#b98d5c',
  sword: '#8b8d90',
  sabre: '#8b8d90',
  dagger: '#8b8d90',
  pistol: '#5c4534',
  revolver: '#55585e',
  rifle: '#6a4630',
  dish: '#9a5c33',
  spectacles: '#7d8088',
  necklace: '#d8cfc0',
  'playing cards': '#7a2d2a',
  'china cup': '#d8cfc0',
  'plain bowl': '#ddd2bd',
  tray: '#6d4a30',
  leaves: '#5f7a3e',
  'bunch of keys': '#6b6259',
  'folded spectacles': '#7d8088',
  'bare skull': '#d9cdb2',
  'island map': '#8a6f4a',
  'chess board close': '#6a4527',
  'cake with candles': '#c08a56',
  'round fruit': '#a8803c',
  phial: '#8a6a44',
  cane: '#4a3324',
  spoon: '#8c8b88',
  fork: '#8c8b88',
  knife: '#8c8b88',
};

/** Things drawn upright as motifs that lie on a table, and by how many degrees they are turned. */
export const LYING: ReadonlyMap<string, number> = new Map([
  ['sword', 79],
  ['dagger', 79],
  ['whip', 79],
  ['flute', 79],
  ['cane', 84],
  ['umbrella', 82],
  ['telescope', 80],
  ['pistol', -16],
  ['revolver', -16],
]);

/** Things of which several stand or lie together, and how many are shown if the passage does not count them. */
const SEVERAL: Readonly<Record<string, number>> = {
  pistol: 2,
  revolver: 2,
  dagger: 2,
  'china cup': 3,
  jar: 3,
  'painted cup': 3,
  'wine glass': 2,
  'glass of tea': 3,
  bottle: 3,
  book: 2,
  candle: 2,
  candlestick: 2,
  spoon: 2,
  knife: 2,
  fork: 2,
  plate: 2,
  apple: 3,
  phial: 3,
  jug: 2,
  mug: 2,
  loaf: 2,
  'round fruit': 3,
  letter: 2,
};

/** The colour of a third part. */
export const THIRDS: Readonly<Record<string, string>> = {
  posy: '#6d5a94',
  'cut rose': '#8e2c28',
  'rose in a glass': '#8e2c28',
};

/** The colour of the second part of a thing: wine, a seal, the stone of a ring. */
export const ACCENTS: Readonly<Record<string, string>> = {
  box: '#c09a4c',
  'snuff box': '#c09a4c',
  chest: '#a88448',
  purse: '#c99f4c',
  coins: '#d9b25c',
  hourglass: '#d2b277',
  'glass of tea': '#9a4f22',
  'wine glass': '#7d2028',
  decanter: '#8a2a2c',
  pistol: '#6a4027',
  cage: '#c09a4c',
  'biscuit tin': '#a8433a',
  'parrot in a cage': '#c7a443',
  lamp: '#e8c877',
  'china cup': '#47648f',
  'fruit bowl': '#b5592f',
  shell: '#c98876',
  butter: '#e6c866',
  ham: '#b45d54',
  'painted cup': '#47648f',
  'china teapot': '#47648f',
  phial: '#2b1e1c',
  'soup plate': '#a06a34',
  'cake with candles': '#d88f9d',
  'rose in a glass': '#b23a2e',
  'cut rose': '#b23a2e',
  posy: '#b23a2e',
  'island map': '#b23a2e',
  'chess board close': '#a2382c',
};

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

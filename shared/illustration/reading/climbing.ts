import { part } from '#painter-parts';
import type { SceneThing } from '../scene.ts';
import type { Token } from './grammar/tokens.ts';
import type { ReadText } from './text.ts';

/** What may climb a wall; roses and other flowers only where it is said. */
const PLANTS: ReadonlySet<string> = new Set(['ivy', 'rose', 'rose bush', 'flowers', 'leaf', 'moss']);

/** What says in a language that plants cover walls and leaves the ground. */
export interface GrowthWords {
  climbs: RegExp;
  walls: RegExp;
  /** It covers everything: up to the roof, from end to end. */
  allOver: RegExp;
  /** Leaves on the ground. */
  fallen: RegExp;
  grapes: RegExp;
  vines: RegExp;
  /** Flowers of a climber, by their names, with their colours. */
  blossoms: readonly (readonly [name: RegExp, colour: string])[];
}

/** A plant with where it grows: "climbing" on a house or a wall, "all over" it, with "grapes" or "in flower"; and leaves that are "fallen". */
export function withGrowth(thing: SceneThing, { tokens, language }: ReadText): SceneThing {
  if (!PLANTS.has(thing.what)) return thing;
  const words = part(language === 'en' ? 'english' : 'russian').GROWTH;
  const own = tokens.filter((token) => isOf(thing, token));
  const sentences = new Set(own.map(({ sentence }) => sentence));
  const said = tokens.filter(({ sentence }) => sentences.has(sentence));
  const climbs =
    said.some(({ word }) => words.climbs.test(word)) && said.some(({ word }) => words.walls.test(word));
  const added: string[] = [];
  if (thing.what === 'leaf' && !climbs && haveFallen(tokens, own, words)) added.push('fallen');
  if (climbs) added.push('climbing');
  if (climbs && said.some(({ word }) => words.allOver.test(word))) added.push('all over');
  if (thing.what !== 'ivy') return added.length > 0 ? withQualities(thing, added) : thing;
  const isVine = own.some(({ word }) => words.vines.test(word));
  if (isVine && said.some(({ word }) => words.grapes.test(word))) added.push('grapes');
  const blossom = words.blossoms.find(([names]) => own.some(({ word }) => names.test(word)));
  if (blossom) added.push('in flower');
  const grown = added.length > 0 ? withQualities(thing, added) : thing;
  return blossom && !grown.colour ? { ...grown, colour: blossom[1] } : grown;
}

/** Said within a few words of the leaves. */
const haveFallen = (tokens: readonly Token[], own: readonly Token[], words: GrowthWords): boolean =>
  tokens.some(
    (token, i) =>
      own.includes(token) &&
      tokens
        .slice(Math.max(0, i - 5), i + 6)
        .some(({ word, sentence }) => sentence === token.sentence && words.fallen.test(word)),
  );

const isOf = ({ words }: SceneThing, { start }: Token): boolean =>
  words.some((span) => span.start <= start && start < span.end);

const withQualities = (thing: SceneThing, added: readonly string[]): SceneThing => ({
  ...thing,
  qualities: [...new Set([...thing.qualities, ...added])],
});

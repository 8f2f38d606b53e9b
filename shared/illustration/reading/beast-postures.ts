import type { SceneThing } from '../scene.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** What beasts do, the stillest first, with the verbs for it. */
const POSTURES: readonly (readonly [quality: string, verbs: RegExp])[] = [
  [
    'lying',
    wordLike`
      lay lies lying lain crouched curled stretched couched asleep sleeping sleeps? slept doz(?:ed|ing) basking
      basked snoring snored ruminating лежал\p{L}* лежит лежат лежа спал\p{L}* спит спят дремал\p{L}* дремлет
      развалил\p{L}+ свернул\p{L}+ растянул\p{L}+ пал\p{L}? издох\p{L}+
    `,
  ],
  ['sitting', wordLike`sat sits sitting squatt(?:ed|ing) haunches perched сидел\p{L}* сидит сидят сел[аи]?`],
  [
    'grazing',
    wordLike`
      graz(?:ed|es|ing) cropp(?:ed|ing) brows(?:ed|ing) nibbl(?:ed|ing) feeding fed pastured пасл\p{L}+
      пасет\p{L}* пасут\p{L}* щипал\p{L}* щиплет щиплют
    `,
  ],
  ['rearing', wordLike`rear(?:ed|ing|s) дыбы взвил\p{L}+`],
  [
    'running',
    wordLike`
      gallop(?:ed|ing|s) ran runs running bound(?:ed|ing) rac(?:ed|ing) rushed leap(?:t|ed|ing)? sprang dashed scamper(?:ed|ing)
      bolted tore cours(?:ed|ing) бежал\p{L}* бежит бегут мчал\p{L}+ несл\p{L}+ кинул\p{L}+ бросил\p{L}+
      скакал\p{L}* помчал\p{L}+
    `,
  ],
];

export const BEASTS_WITH_POSTURES: ReadonlySet<string> = new Set([
  'dog',
  'cat',
  'horse',
  'cow',
  'sheep',
  'ox',
]);

/** How far after its noun, and before it, the verb of a beast stands. */
const AFTER = 9;
const BEFORE = 3;

/** "The old dog lay by the fire", "on the rug slept a cat": adds to a beast what it does. */
export function withBeastPosture(thing: SceneThing, { tokens, scopes, mentions }: ReadText): SceneThing {
  if (!BEASTS_WITH_POSTURES.has(thing.what)) return thing;
  for (const { start } of thing.words) {
    const verbs: string[] = [];
    const first = tokens.findIndex((token) => token.start >= start);
    const own = mentions.find(({ from, to }) => from <= first && first < to);
    const head = own ? own.to - 1 : first;
    const { sentence, clause } = tokens[head]!;
    for (let i = Math.max(0, (own?.from ?? head) - BEFORE); i < Math.min(tokens.length, head + AFTER); i++) {
      const token = tokens[i]!;
      if (token.sentence !== sentence || scopes.at(i) !== null || i === head) continue;
      // Before the noun only in its own clause.
      if (i < head && token.clause !== clause) continue;
      // "The dog barked, and the man sat down."
      if (i > head && tokens.slice(head + 1, i + 1).some(({ word }) => OTHERS.test(word))) break;
      if (
        i > head &&
        mentions.some(
          (mention) =>
            mention.from > head && mention.to <= i && mention.preposition === '' && mention.to > i - 3,
        )
      )
        continue;
      verbs.push(token.word);
    }
    // The first of several: "one horse galloped past, while another lay".
    const found = POSTURES.find(([, words]) => verbs.some((verb) => words.test(verb)));
    if (found) return { ...thing, qualities: [...new Set([...thing.qualities, found[0]])] };
  }
  return thing;
}

const OTHERS = /^(?:he|she|they|we|i|you|man|woman|boy|girl|who|он|она|они|мы|я|человек|мальчик)$/u;

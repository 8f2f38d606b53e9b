import type { SceneThing } from '../scene.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

/** Verbs for a ship that is thrown about. */
const ROLLING =
  /^(?:roll(?:ed|ing|s)|pitch(?:ed|ing)|heel(?:ed|ing)|lurch(?:ed|ing)|wallow(?:ed|ing)|toss(?:ed|ing)|кача(?:л|ет|ю)\p{L}*|накрен\p{L}+|крени\p{L}+|броса(?:ло|л)|зарыва\p{L}+)$/u;
/** Long unbroken waves, without foam. */
const SWELL = /^(?:swell|swells|rollers?|зыб\p{L}+)$/u;
/** A ship may be called by her name alone: other words of the clause show that a ship is meant. */
const AT_SEA =
  /^(?:ships?|vessels?|schooner|frigate|brig|swell|seas?|waves?|scuppers|bows?|keel|корабл\p{L}+|суд(?:н\p{L}+|но)|фрегат\p{L}*|волн\p{L}+|зыб\p{L}+|мор[еяю]|морем)$/u;
const REACH = 8;
/** A ship that sails, or whose sails are seen; and one that does not. */
const SAILS =
  /^(?:sails?|sail(?:ed|ing)|canvas|topsails?|mainsails?|scudd\p{L}+|cruis(?:ed|ing)|tack(?:ed|ing)|парус\p{L}*|плы(?:л|вет|вут)\p{L}*)$/u;
const AT_REST = wordLike`
  anchor(?:ed|s)? moored furled wreck(?:ed)? lay lying becalmed docks? quays? wharf harbour port
  якор\p{L}* свернут\p{L}+ убран\p{L}* гаван\p{L}* пристан\p{L}* сто(?:ял|ит|ят)\p{L}*
`;

const sails = ({ tokens }: ReadText, { words }: SceneThing): boolean => {
  const sentences = new Set(
    tokens
      .filter(({ start }) => words.some((span) => span.start <= start && start < span.end))
      .map(({ sentence }) => sentence),
  );
  const said = tokens.filter(({ sentence }) => sentences.has(sentence));
  return said.some(({ word }) => SAILS.test(word)) && !said.some(({ word }) => AT_REST.test(word));
};

/** "Понуря голову", "with hanging heads": a tired horse, or one in a storm. */
const HANGS =
  /^(?:hung|hang(?:ing|s)?|droop(?:ed|ing|s)?|lower(?:ed|ing)|bow(?:ed|ing)|понур\p{L}+|поник\p{L}+|опусти\p{L}+|опущен\p{L}+|повеси\p{L}+|свеси\p{L}+)$/u;
const HEAD = /^(?:heads?|голов\p{L}*)$/u;

const hangsHead = ({ tokens }: ReadText, { words }: SceneThing): boolean =>
  tokens.some(
    ({ word, sentence }, i) =>
      HEAD.test(word) &&
      tokens.slice(Math.max(0, i - 3), i + 3).some((token) => HANGS.test(token.word)) &&
      tokens.some((token) => token.sentence === sentence && words.some((span) => span.start === token.start)),
  );

/** Birds that are in the air. */
const FLIES = wordLike`
  flew fly flying flies circl(?:ed|ing) soar(?:ed|ing) wheel(?:ed|ing) rose rising hover(?:ed|ing)
  flapping лете\p{L}+ лета\p{L}+ круж\p{L}+ взлет\p{L}+ пролет\p{L}+ вились вился парил\p{L}* носил\p{L}+
  поднял\p{L}+
`;
const BIRDS: ReadonlySet<string> = new Set([
  'crow',
  'raven',
  'rook',
  'dove',
  'sparrow',
  'eagle',
  'hawk',
  'bird',
  'gull',
  'swallow',
  'stork',
  'crane',
  'goose',
]);

const flies = ({ tokens }: ReadText, { words }: SceneThing): boolean =>
  tokens.some(
    ({ sentence, start }) =>
      words.some((span) => span.start <= start && start < span.end) &&
      tokens.some((token) => token.sentence === sentence && FLIES.test(token.word)),
  );

/** Adds to a thing how it moves: a ship with "rolling" where its clause states it and "moving" where it is under sail, and a wave with "long" where it is a swell; a horse with "drooping" whose head hangs; birds with "flying"; anything else is unchanged. */
export function withMotion(thing: SceneThing, text: ReadText): SceneThing {
  const { tokens } = text;
  if (BIRDS.has(thing.what) && flies(text, thing))
    return { ...thing, qualities: [...thing.qualities, 'flying'] };
  if (thing.what === 'horse' && hangsHead(text, thing))
    return { ...thing, qualities: [...thing.qualities, 'drooping'] };
  const quality = thing.what === 'ship under sail' ? 'rolling' : thing.what === 'wave' ? 'long' : null;
  if (!quality) return thing;
  const isStated =
    quality === 'rolling'
      ? tokens.some(
          ({ clause, word }, i) =>
            ROLLING.test(word) &&
            tokens
              .slice(Math.max(0, i - REACH), i + REACH + 1)
              .some((token) => token.clause === clause && AT_SEA.test(token.word)),
        )
      : tokens.some(
          ({ start, word }) =>
            SWELL.test(word) && thing.words.some((span) => span.start <= start && start < span.end),
        );
  const isSailing = quality === 'rolling' && sails(text, thing);
  const added = [...(isStated ? [quality] : []), ...(isSailing ? ['moving'] : [])];
  return added.length > 0 ? { ...thing, qualities: [...new Set([...thing.qualities, ...added])] } : thing;
}

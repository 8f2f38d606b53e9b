import type { SceneThing } from '../scene.ts';
import type { ReadText } from './text.ts';

/** Verbs for a ship that is thrown about. */
const ROLLING =
  /^(?:roll(?:ed|ing|s)|pitch(?:ed|ing)|heel(?:ed|ing)|lurch(?:ed|ing)|wallow(?:ed|ing)|toss(?:ed|ing)|кача(?:л|ет|ю)\p{L}*|накрен\p{L}+|крени\p{L}+|броса(?:ло|л)|зарыва\p{L}+)$/u;
/** Long unbroken waves, without foam. */
const SWELL = /^(?:swell|swells|rollers?|зыб\p{L}+)$/u;
/** A ship may be called by her name alone: other words of the clause show that a ship is meant. */
const AT_SEA =
  /^(?:ships?|vessels?|schooner|frigate|brig|swell|seas?|waves?|scuppers|bows?|keel|корабл\p{L}+|суд(?:н\p{L}+|но)|фрегат\p{L}*|волн\p{L}+|зыб\p{L}+|мор[еяю]|морем)$/u;
const REACH = 8;

/** "Понуря голову", "with hanging heads": a tired horse, or one in a storm. */
const HANGS =
  /^(?:hung|hang(?:ing|s)?|droop(?:ed|ing|s)?|lower(?:ed|ing)|bow(?:ed|ing)|понур\p{L}+|поник\p{L}+|опусти\p{L}+|опущен\p{L}+|повеси\p{L}+|свеси\p{L}+)$/u;
const HEAD = /^(?:heads?|голов\p{L}*)$/u;

const hangsHead = ({ tokens }: ReadText, { words }: SceneThing): boolean =>
  tokens.some(({ word, sentence }, i) => HEAD.test(word) && tokens.slice(Math.max(0, i - 3), i + 3).some((token) => HANGS.test(token.word)) && tokens.some((token) => token.sentence === sentence && words.some((span) => span.start === token.start))); // prettier-ignore

/** Birds that are in the air. */
const FLIES =
  /^(?:flew|fly|flying|flies|circl(?:ed|ing)|soar(?:ed|ing)|wheel(?:ed|ing)|rose|rising|hover(?:ed|ing)|flapping|лете\p{L}+|лета\p{L}+|круж\p{L}+|взлет\p{L}+|пролет\p{L}+|вились|вился|парил\p{L}*|носил\p{L}+|поднял\p{L}+)$/u;
const BIRDS: ReadonlySet<string> = new Set(['crow', 'raven', 'rook', 'dove', 'sparrow', 'eagle', 'hawk', 'bird', 'gull', 'swallow', 'stork', 'crane', 'goose']); // prettier-ignore

const flies = ({ tokens }: ReadText, { words }: SceneThing): boolean =>
  tokens.some(({ sentence, start }) => words.some((span) => span.start <= start && start < span.end) && tokens.some((token) => token.sentence === sentence && FLIES.test(token.word))); // prettier-ignore

/** A ship with "rolling" where its clause says so, and a wave with "long" where it is a swell; a horse with "drooping" whose head hangs; birds with "flying"; anything else as it is. */
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
  return isStated ? { ...thing, qualities: [...new Set([...thing.qualities, quality])] } : thing;
}

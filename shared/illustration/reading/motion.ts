import type { SceneThing } from '../scene.ts';
import type { ReadText } from './text.ts';

/** A ship that is thrown about, by the verbs that say so. */
const ROLLING =
  /^(?:roll(?:ed|ing|s)|pitch(?:ed|ing)|heel(?:ed|ing)|lurch(?:ed|ing)|wallow(?:ed|ing)|toss(?:ed|ing)|кача(?:л|ет|ю)\p{L}*|накрен\p{L}+|крени\p{L}+|броса(?:ло|л)|зарыва\p{L}+)$/u;
/** Long unbroken waves, without foam. */
const SWELL = /^(?:swell|swells|rollers?|зыб\p{L}+)$/u;
/** A ship may go by a name of her own: what else is in the clause says that a ship is meant. */
const AT_SEA =
  /^(?:ships?|vessels?|schooner|frigate|brig|swell|seas?|waves?|scuppers|bows?|keel|корабл\p{L}+|суд(?:н\p{L}+|но)|фрегат\p{L}*|волн\p{L}+|зыб\p{L}+|мор[еяю]|морем)$/u;
const REACH = 8;

/** A ship with "rolling" where its clause says so, and a wave with "long" where it is a swell; anything else as it is. */
export function withMotion(thing: SceneThing, { tokens }: ReadText): SceneThing {
  const quality = thing.what === 'ship under sail' ? 'rolling' : thing.what === 'wave' ? 'long' : null;
  if (!quality) return thing;
  const isSaid =
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
  return isSaid ? { ...thing, qualities: [...new Set([...thing.qualities, quality])] } : thing;
}

import type { PersonMention } from './presence.ts';
import type { ReadText } from './text.ts';

const BABIES = /^(?:baby|infant|babe|newborn|младен(?:ец|ца|цем)|малютк(?:у|ой|ою))$/u;
const HOLDING =
  /^(?:held|holds|holding|carried|carrying|carries|nursed|nursing|rocked|rocking|suckling|suckled|dandled|dandling|bore|clasped|clasping|pressed|pressing|hugged|hugging|lifted|lifting|with|держал[аи]?|держа|несла?|неся|нянчила?|качала?|прижимала?|прижав|кормила?|с)$/u;

/** "With a baby in her arms", "nursing her baby": it is held like a thing, and is no figure of its own. */
export const isBabyInArms = ({ from, to, isPlural }: PersonMention, { tokens }: ReadText): boolean => {
  if (isPlural || !tokens.slice(from, to).some(({ word }) => BABIES.test(word))) return false;
  const { clause } = tokens[from]!;
  return (
    tokens
      .slice(Math.max(0, from - 4), from)
      .some((token) => token.clause === clause && HOLDING.test(token.word)) ||
    /^in (?:her|his|its|their) arms/u.test(
      tokens
        .slice(to, to + 3)
        .map(({ word }) => word)
        .join(' '),
    )
  );
};

import { COLOURS } from './adjective-words.ts';
import { withShade } from './colour-values.ts';
import type { ThingMention } from './context-rules.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** How far after a thing its colours may be told, and how long that may take, in words. */
const [REACH, LENGTH] = [24, 14];

/** "The fruit was of various colours, from light pea-green to brown and yellow": the colours, in their order. */
export function colourRange({ tokens, mentions, scopes }: ReadText, { to }: ThingMention): string[] {
  const { sentence } = tokens[to - 1]!;
  const at = tokens.findIndex(
    ({ word, gap }, i) =>
      i > to &&
      i < to + REACH &&
      gap === 'none' &&
      /^(?:colou?rs|hues|tints|shades|цветов|оттенков)$/u.test(word) &&
      /^(?:various|different|many|several|all|разных|различных|всевозможных)$/u.test(tokens[i - 1]!.word),
  );
  if (at < 0 || tokens[at]!.sentence !== sentence) return [];
  const isOfAnother = mentions.some(
    (mention) =>
      isMentionOf(mention, 'thing') &&
      mention.from >= to &&
      mention.from < at &&
      scopes.at(mention.from) === null,
  );
  if (isOfAnother) return [];
  const told: string[] = [];
  for (let i = at + 1; i < Math.min(tokens.length, at + LENGTH); i++) {
    const token = tokens[i]!;
    if (token.sentence !== sentence || token.gap === 'semicolon') break;
    const colour = COLOURS.at(tokens, i);
    if (colour) told.push(withShade(tokens, i, colour.value));
  }
  return [...new Set(told)];
}

import { findColours } from './lexicon/colours.ts';
import { findWords } from './lexicon/find-words.ts';
import { NUMBER_WORDS } from './lexicon/air.ts';
import { THINGS, WORN, type Thing, type Worn } from './lexicon/things.ts';

/** A thing or garment that the text names, with what it says of it. */
export interface Mention {
  readonly kind: Thing | Worn;
  readonly isWorn: boolean;
  readonly start: number;
  readonly end: number;
  readonly colours: string[];
  readonly count: number | null;
}

const REACH_AHEAD = 4;
const REACH_BACK = 12;
const PREPOSITION =
  /(?<!\p{L})(over|with|in|on|under|of|at|by|from|and a|above|across|над|на|в|с|со|под|у|из|от|по|за)(?!\p{L})/iu;
const NUMBERS = Object.entries(NUMBER_WORDS).map(([words, count]) => ({
  ending: new RegExp(
    `(?<!\\p{L})(?:${words.replaceAll('*', '\\p{L}*')})(?:[\\s-]+\\p{L}+){0,2}[\\s-]+$`,
    'iu',
  ),
  count,
}));

/**
 * Things and garments of a passage in order, each with the colours that belong to it. A colour belongs to the next
 * thing within four words ("long green coat"), unless a preposition or the sentence's end comes between; else to the
 * thing before it in the sentence ("houses, painted in blue and ochre").
 */
export function findMentions(text: string): Mention[] {
  const things = findWords(THINGS, text).map((found) => ({ ...found, isWorn: false }));
  const worn = findWords(WORN, text).map((found) => ({ ...found, isWorn: true }));
  const mentions: Mention[] = [...things, ...worn]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((each, i, all) => !all.slice(0, i).some((other) => other.end >= each.end && other.value === each.value))
    .map(({ value, isWorn, start, end }) => ({
      kind: value, isWorn, start, end, colours: [], count: countBefore(text, start),
    })); // prettier-ignore
  const colours = findColours(text);
  const owners: (Mention | undefined)[] = [];
  // From the last back: "white, red and blue dresses" has one owner for all three.
  for (let i = colours.length - 1; i >= 0; i--) {
    const colour = colours[i]!;
    const isListed = colours[i + 1] && LISTED.test(text.slice(colour.end, colours[i + 1]!.start));
    owners[i] = isListed
      ? owners[i + 1]
      : (mentions.find((each) => each.start >= colour.end - 1 && isNear(text.slice(colour.end, each.start))) ??
        mentions.findLast((each) => each.end <= colour.start && isSameSentence(text.slice(each.end, colour.start))));
  } // prettier-ignore
  for (const [i, colour] of colours.entries()) {
    const owner = owners[i];
    if (!owner) continue;
    // "His moustache and brows were black": what is joined is of one colour.
    const partner = owner.end <= colour.start ? mentions[mentions.indexOf(owner) - 1] : undefined;
    const isJoined =
      partner?.isWorn && partner.colours.length === 0 && JOINED.test(text.slice(partner.end, owner.start));
    for (const each of isJoined ? [partner, owner] : [owner])
      if (!each.colours.includes(colour.value)) each.colours.push(colour.value); // prettier-ignore
  }
  return mentions;
}

const LISTED = /^\s*(?:,|,?\s*(?:and|or|и|или))\s*$/iu;
const JOINED = /^\s+(?:\p{L}+\s+)?(?:and|и)\s+(?:(?:his|her|its|their)\s+)?$/iu;

function isNear(text: string): boolean {
  // "White, as snow, trousers": what the colour is likened to stands between.
  const between = text.replace(/^\s*,\s*(?:как|словно|as|like)\s+\p{L}+\s*,/iu, ' ');
  return wordsIn(between) < REACH_AHEAD && !/[.!?;:,]/u.test(between) && !PREPOSITION.test(between);
}

function isSameSentence(between: string): boolean {
  return wordsIn(between) <= REACH_BACK && !/[.!?]/u.test(between);
}

const wordsIn = (text: string) => text.match(/[\p{L}-]+/gu)?.length ?? 0;

/** The number that stands before a word, with up to two words between: "a dozen black fishing boats". */
export function countBefore(text: string, start: number): number | null {
  const before = text.slice(Math.max(0, start - 40), start);
  return NUMBERS.find(({ ending }) => ending.test(before))?.count ?? null;
}

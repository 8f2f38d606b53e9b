import type { Known, Season } from '../scene.ts';
import { BLOOM_WORDS, SEASON_WORDS } from './lexicon/air.ts';
import { Dictionary } from './lexicon/dictionary.ts';
import { hasMelted, snowyHeight } from './snow.ts';
import {
  wordAfter,
  wordBefore,
  dictionaryOf,
  QUANTIFIERS,
  findStated,
  knownFromWords,
  mostStated,
  wordAt,
  type Test,
} from './stated-words.ts';
import type { ReadText } from './text.ts';
import { wordBeginning } from './word-like.ts';

const SEASONS = dictionaryOf(SEASON_WORDS);
const BLOOMS = new Dictionary([['spring', BLOOM_WORDS] as const]);

/** The season that a passage states, that of the chapter before it, or the one in which its flowers bloom. */
export const readSeason = (text: ReadText, context: ReadText): Known<Season> | null =>
  statedSeason(text) ?? seasonBefore(context) ?? seasonOfBloom(text);

const SNOWY =
  /^(?:white|whiteness|owl|hair|beard|linen|tablecloth|neck|shoulders|teeth|bosom|eggs|белизн\p{L}+|груд\p{L}+|скатерт\p{L}+)$/u;

const isSeason: Test<Season> = (text, each) => {
  const word = wordAt(text, each.at);
  const previous = wordBefore(text, each.at);
  const next = wordAfter(text, each);
  if (word === 'spring')
    return (
      (/^(?:in|the|early|late|this|that|last|of|every|was|warm|and|bright|first|young)$/u.test(previous) &&
        next !== 'of') ||
      /^(?:day|days|morning|evening|sun|air|flowers|rain|wind|sky|green|sunshine|night|afternoon|leaves|time|weather)$/u.test(
        next,
      )
    );
  if (/^(?:snow|snowy|snows|frosty|снежн)/u.test(word) && (SNOWY.test(next) || next === 'white'))
    return false;
  if (snowyHeight(text.tokens, each.at) !== null || hasMelted(text.tokens, each.at)) return false;
  if (
    /^(?:лет)/u.test(word) &&
    (/^(?:\d+|много|двадцат\p{L}*|тридцат\p{L}*|сорок\p{L}*|пят\p{L}*|нескольк\p{L}*|сто)$/u.test(previous) ||
      word === 'лет')
  )
    return false;
  // "To guard against winter floods".
  if (
    /^(?:summer|winter|spring|autumn)$/u.test(word) &&
    /^(?:floods?|quarters|crops?|wheat|stores?|palace|residence|garden|gardens|provisions|feed|fodder|visitors)$/u.test(
      next,
    )
  )
    return false;
  // A summer coat is worn in autumn as well.
  if (
    /^(?:летн|зимн|summer|winter|spring)/u.test(word) &&
    /^(?:пальт|плать|шинел|сюртук|шляп|шапк|костюм|одежд|overcoat|coat|dress|suit|hat|clothes|frock|cloak)/u.test(
      next,
    )
  )
    return false;
  if (
    word === 'лета' &&
    /^(?:велик|преклон|почтен|зрел|молод|юны|наши|его|ее|их|мои|свои|многи|средни|пожил|старые|таки|эти|долги)\p{L}*$/u.test(
      previous,
    )
  )
    return false;
  if (
    /^(?:july|june|august|march|april|may|september|october|november|december|january|february)$/u.test(
      word,
    ) &&
    /^(?:last|next|since|until|before)$/u.test(previous)
  )
    return false;
  // «По зимней дороге»: the adjective of a noun in the scene.
  return (
    !QUANTIFIERS.has(previous) ||
    (previous === 'по' && /^(?:зимн|летн|осенн|весенн)\p{L}+(?:й|ю|му)$/u.test(word) && next !== '')
  );
};

function statedSeason(text: ReadText): Known<Season> | null {
  const all = findStated(SEASONS, text, isSeason);
  const [first, second] = all;
  // "Late spring or early summer": the first is true as well.
  if (
    all.length === 2 &&
    first!.value !== second!.value &&
    wordsBetween(text, first!, second!).includes('or')
  )
    return knownFromWords(first!.value, text, [first!], 0.8);
  return mostStated(all, text, 1, 'passage');
}

const wordsBetween = ({ tokens }: ReadText, first: { at: number }, second: { at: number }): string[] =>
  tokens
    .slice(first.at + 1, second.at)
    .slice(0, 4)
    .map(({ word }) => word);

const LATE_BLOOM = new Set([
  'rose',
  'rose bush',
  'lime',
  'grass',
  'weed',
  'lily',
  'sunflower',
  'wheat',
  'moor',
  'ivy',
  'potted plant',
  'vase of flowers',
  'flowers',
]);

/** Blossom means spring, unless something that blooms later is named in the same sentence. */
function seasonOfBloom(text: ReadText): Known<Season> | null {
  const all = findStated(
    BLOOMS,
    text,
    (_, { at }) =>
      !text.mentions.some(
        ({ meaning, from }) =>
          meaning.type === 'thing' &&
          LATE_BLOOM.has(meaning.what) &&
          text.tokens[from]!.sentence === text.tokens[at]!.sentence,
      ),
  );
  return all.length > 0 ? knownFromWords('spring', text, all, 0.7) : null;
}

/** A season applies to the whole chapter; a month mentioned in passing does not, so the last mention must be explicit. */
function seasonBefore(context: ReadText): Known<Season> | null {
  const all = findStated(
    SEASONS,
    context,
    (text, each) => isSeason(text, each) && !context.tokens[each.at]!.isSpoken,
  );
  const season = mostStated(all, context, 0.55, 'chapter');
  const own = all.filter(({ value }) => value === season?.value);
  return own.length > 1 || own.some(({ at }) => SEASON_NAMES.test(wordAt(context, at))) ? season : null;
}

const SEASON_NAMES = wordBeginning`
  spring summer autumn winter wint october november september december january february july june august
  april весн весен лет осен зим декабр январ феврал ноябр октябр сентябр август июл июн апрел
`;

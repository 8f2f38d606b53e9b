import type { Known, SceneLight, Time } from '../scene.ts';
import { TIME_WORDS } from './lexicon/air.ts';
import type { Found } from './lexicon/dictionary.ts';
import {
  wordAfter,
  wordBefore,
  dictionaryOf,
  QUANTIFIERS,
  findStated,
  knownFromWords,
  lastStated,
  wordAt,
  type Test,
} from './stated-words.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

const TIMES = dictionaryOf(TIME_WORDS);
/** How many words before a passage a time of day still applies. */
const HOUR_WORDS = 350;

/** The stated times of day by explicitness; two equally explicit ones that contradict each other leave it open. */
export function readTime(text: ReadText, light: Known<SceneLight> | null): Known<Time> | 'open' | null {
  const all = findStated(TIMES, text, isHour);
  const scores = new Map<Time, { score: number; all: Found<Time>[] }>();
  for (const each of all) {
    const { score, all: others } = scores.get(each.value) ?? { score: 0, all: [] };
    scores.set(each.value, { score: score + outrightness(text, each), all: [...others, each] });
  }
  const ranked = [...scores].sort((a, b) => b[1].score - a[1].score);
  const [first, second] = ranked;
  if (first) {
    const isClear = !second || first[1].score > second[1].score + 0.2 || areNeighbours(first[0], second[0]);
    if (!isClear) return 'open';
    // Of "sunset" and "evening", or "dusk" and "night", the narrower one applies.
    // "The sun drove its last rays through the boughs. Then the night fell": both are true at sunset.
    // A star that gleams in the pale sky of day is the first of the evening.
    if (first[0] === 'day' && light?.value === 'stars' && light.source === 'passage')
      return { ...light, value: 'dusk', certainty: 0.7 };
    if (first[0] === 'night' && second?.[0] !== 'day' && light?.value === 'sun')
      return knownFromWords('sunset', text, first[1].all, 0.6);
    const value = second && first[1].score - second[1].score < 0.3 ? narrower(first[0], second[0]) : first[0];
    return knownFromWords(value, text, scores.get(value)!.all, Math.min(1, scores.get(value)!.score));
  }
  const unlit = darkBuilding(text);
  if (unlit !== null)
    return {
      value: 'night',
      source: 'passage',
      certainty: 0.7,
      words: [spanOf(text.tokens, unlit, unlit + 1)],
    };
  if (!light) return null;
  const fromLight: Partial<Record<SceneLight, [Time, number]>> = {
    moon: ['night', 0.9],
    stars: ['night', 0.9],
    'low sun': ['sunset', 0.7],
    sun: ['day', 0.8],
    candle: ['night', 0.5],
    lantern: ['night', 0.5],
    doorway: ['night', 0.7],
  };
  // "The sun rises over the hill."
  const rises =
    light.value === 'low sun' &&
    text.tokens.some(
      ({ word, start }) =>
        /^(?:ris(?:e|es|en|ing)|rose|sunrise|восход\p{L}*)$/u.test(word) &&
        light.words.some((span) => span.start <= start && start < span.end),
    );
  if (rises) return { ...light, value: 'dawn', certainty: 0.7 };
  const implied = fromLight[light.value];
  return implied ? { ...light, value: implied[0], certainty: implied[1] } : null;
}

/** "The house was dark": nobody has a light there, so it is night. */
export function darkBuilding({ tokens, scopes }: ReadText): number | null {
  const at = tokens.findIndex(
    ({ word, gap }, i) =>
      word === 'dark' &&
      gap === 'none' &&
      scopes.at(i) === null &&
      tokens[i + 1]?.gap !== 'none' &&
      tokens
        .slice(Math.max(0, i - 4), i)
        .some(
          (token, k, before) =>
            BUILDINGS.test(token.word) &&
            before.slice(k + 1).some((next) => /^(?:was|were|is|are|lay|stood)$/u.test(next.word)),
        ),
  );
  return at < 0 ? null : at;
}
const BUILDINGS =
  /^(?:house|houses|cottage|church|village|town|street|streets|windows|castle|farm|inn|shop|shops|manor|mill|station)$/u;

const outrightness = (text: ReadText, { at, value }: Found<Time>): number => {
  const word = wordAt(text, at);
  if (value === 'day' && /^(?:sunlight|sunny|sunlit|sunshine|солнечн)/u.test(word)) return 0.7;
  return value === 'dusk' && /^(?:evening|вечер)/u.test(word) ? 0.9 : 1;
};

const ORDER: readonly Time[] = ['dawn', 'day', 'sunset', 'dusk', 'night'];
const areNeighbours = (one: Time, other: Time): boolean =>
  Math.abs(ORDER.indexOf(one) - ORDER.indexOf(other)) === 1;
function narrower(one: Time, other: Time): Time {
  for (const time of ['sunset', 'dawn', 'dusk', 'night'] as const)
    if (one === time || other === time) return time;
  return one;
}

/** The time of day stated last before a passage. */
export const timeBefore = (context: ReadText): Known<Time> | null =>
  lastStated(TIMES, context, HOUR_WORDS, 0.6, isHour);

const OF_CLOTHES = wordLike`
  coat coats gown gowns dress cap caps shirt hat suit bonnet party parties meal school table watch watches
  dream dreams long journey owl sky пальто плать\p{L}+ рубашк\p{L}+ колпак\p{L}* столик\p{L}* горшок
`;

const isOver: Test<Time> = ({ tokens }, { at, length }) =>
  tokens
    .slice(at + length, at + length + 5)
    .some(
      ({ word, sentence }) =>
        sentence === tokens[at]!.sentence &&
        /^(?:faded|gone|vanished|died|ebbed|failed|departed|waned|over|past)$/u.test(word),
    );

/** Weather that does not last. */
const PASSING = /^(?:thunder|thunderstorm|storm|shower|showers|rain|rains|downpour|squall)$/u;

/** Whether a word for a time of day means now: not "every day", "night-cap", "one day", "days of old", "good night". */
const isHour: Test<Time> = (text, each) => {
  const word = wordAt(text, each.at);
  const previous = wordBefore(text, each.at);
  const next = wordAfter(text, each);
  // "The daylight had long faded."
  if (/^(?:daylight|day|sunlight|sunshine)$/u.test(word) && isOver(text, each)) return false;
  if (text.tokens[each.at]!.isSpoken && /^(?:good|добрый|доброе|спокойной)$/u.test(previous)) return false;
  if (/^(?:day|день|дня)$/u.test(word)) {
    if (text.language === 'ru')
      return (
        (/^(?:был|стоял|выдался|жаркий|ясный|солнечный|летний|зимний|осенний|весенний|теплый|серый|пасмурный|среди|белый|средь|яркий|июльский|июньский)$/u.test(
          previous,
        ) &&
          next !== 'и') ||
        /^(?:стоял|выдался)$/u.test(next)
      );
    return (
      /^(?:broad|bright|sunny|hot|summer's|summer|winter's|winter|autumn|spring|clear|fine|grey|gray|cloudy|dull|beautiful|lovely|glorious|rainy|windy|cold|warm|still)$/u.test(
        previous,
      ) && next !== 'and'
    );
  }
  // "The hills were not the same as at night."
  if (/\bsame as(?: at| by| in)?$/u.test([3, 2, 1].map((back) => wordAt(text, each.at - back)).join(' ')))
    return false;
  if (QUANTIFIERS.has(previous) && !/^(?:одного|one)$/u.test(previous) && !/(?:вш|щ)ееся$/u.test(word))
    return false;
  // "The night's rain" fell before.
  if (
    /'s$/u.test(text.tokens[each.at]!.word) ||
    (/^(?:ночного)$/u.test(word) && /^(?:дожд|снег|ветр)/u.test(next))
  )
    return false;
  // It is growing light already.
  if (
    /^(?:dawn|daybreak|sunrise|рассветом|зар[еёю]\p{L}*)$/u.test(word) &&
    /^(?:before|перед|пред)$/u.test(previous)
  )
    return true;
  // "The house where he spent the night", "от дня рождения".
  if (
    /^(?:spent|spend|pass|passed|since|until|till|before|провел|провести|переночевать|до|накануне|after|перед|прошедшей|вчерашн\p{L}+)$/u.test(
      previous,
    ) ||
    /^(?:spent|spend|passed|until|till|before|since|провел\p{L}*|провели)$/u.test(wordAt(text, each.at - 2))
  )
    return false;
  // "Snow had fallen in the night": by now it is day.
  if (
    word === 'night' &&
    text.tokens
      .slice(Math.max(0, each.at - 6), each.at)
      .some((token) => token.word === 'had' && token.clause === text.tokens[each.at]!.clause)
  )
    return false;
  // "In one night it had become a desert", "the ruins that the night had hidden".
  if (
    word === 'night' &&
    (previous === 'one' ||
      (previous === 'the' && next === 'had' && !/^(?:come|fallen|set)$/u.test(wordAt(text, each.at + 2))))
  )
    return false;
  // "Cooled by a midday thunderstorm".
  if (/^(?:midday|noon|afternoon|morning|evening|night)$/u.test(word) && PASSING.test(next)) return false;
  if (word === 'ночь' && previous === 'за') return false;
  // "Retiring for the night."
  if (word === 'night' && previous === 'the' && wordAt(text, each.at - 2) === 'for') return false;
  return (
    !(OF_CLOTHES.test(next) && next !== 'sky') &&
    !(word === 'днем' && next === 'и') &&
    !(word === 'night' && next === 'and') &&
    !(word === 'morning' && previous === 'in' && /^(?:one|two|three)$/u.test(wordAt(text, each.at - 2)))
  );
};

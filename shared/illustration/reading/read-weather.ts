import type { Known, Time } from '../scene.ts';
import type { Weather } from '../weather.ts';
import { ANY_FEATURES } from './grammar/russian-endings.ts';
import { WEATHER_WORDS } from './lexicon/air.ts';
import { WORN } from './lexicon/worn-by-weather.ts';
import type { Found } from './lexicon/dictionary.ts';
import { greySkies } from './seen-colours.ts';
import {
  wordAfter,
  wordBefore,
  dictionaryOf,
  findStated,
  knownFromWords,
  lastStated,
  wordAt,
  type Test,
} from './stated-words.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

const WEATHERS = dictionaryOf(WEATHER_WORDS);
/** How many words before a passage weather still applies. */
const WEATHER_WORDS_BACK = 90;

/** The weather that a passage states or, if it states none, the text just before it. @param time that the passage states */
export function readWeather(
  text: ReadText,
  context: ReadText,
  time: Known<Time> | 'open' | null,
): Known<Weather> | null {
  const own = statedWeather(text) ?? weatherOfSky(text, time);
  return own === 'over' ? null : (own ?? lastStated(WEATHERS, context, WEATHER_WORDS_BACK, 0.45, isWeather));
}

/** A grey sky is overcast, unless day is just breaking. */
function weatherOfSky(text: ReadText, time: Known<Time> | 'open' | null): Known<Weather> | null {
  const words = time !== 'open' && (time?.value === 'dawn' || time?.value === 'night') ? [] : greySkies(text);
  return words.length > 0 ? { value: 'overcast', source: 'passage', certainty: 0.8, words } : null;
}

const OF_HEAT =
  /^(?:heat|hot|noonday|noon|sultry|shimmering|quivering|golden|sunny|summer|зно\p{L}+|жар\p{L}+|раскален\p{L}+|дрожащ\p{L}+|солнечн\p{L}+)$/u;

/** "Raise a storm": figurative. */
const RAISES =
  /^(?:rais(?:e|ed|es|ing)|caus(?:e|ed|es|ing)|provok(?:e|ed|es)|excit(?:e|ed|es)|произвед\p{L}+|произвел\p{L}*|вызва\p{L}+|вызов\p{L}+|подня(?:л|ть)\p{L}*|подним\p{L}+)$/u;
const OF_FACES =
  /^(?:eyes?|brows?|forehead|gaze|glance|face|глаз\p{L}*|взгляд\p{L}*|взор\p{L}*|лиц\p{L}*|чел\p{L}{1,2}|лоб|лба|лбом)$/u;
/** In "rain pattered on the panes" it rains; in "a cloud of dust" and "storms of the soul" are not weather. */
const isWeather: Test<Weather> = (text, each) => {
  const word = wordAt(text, each.at);
  const next = wordAfter(text, each);
  if (next === 'of' && /^(?:cloud|clouds|storm|storms|shower|showers|mist|gust|gusts)$/u.test(word)) {
    const what = wordAt(text, each.at + each.length + 1);
    if (word === 'mist') return /^(?:damp|dew|rain|smoke|vapou?r|spray)$/u.test(what);
    return !word.startsWith('cloud') && /^(?:rain|snow|wind|hail)$/u.test(what);
  }
  if (
    /^(?:туч|облак)/u.test(word) &&
    /^(?:пыли|дыма|мух|стрел|мошек|табачного|мыслей|дыму|комаров)$/u.test(next)
  )
    return false;
  if (
    /^(?:бур|гроз|шторм|вих[ор])/u.test(word) &&
    /^(?:душевн\p{L}+|страст\p{L}+|чувств\p{L}*|негодован\p{L}+|аплодисмент\p{L}+)$/u.test(next)
  )
    return false;
  if (
    /^(?:бур|гроз|storm|tempest)/u.test(word) &&
    text.tokens.slice(Math.max(0, each.at - 4), each.at).some((token) => RAISES.test(token.word))
  )
    return false;
  if (word === 'storm' && /^(?:lantern|clouds?|of)$/u.test(next))
    return next === 'clouds' || next === 'cloud';
  // "The rumbling thunder of the falling avalanche", "a thunder of guns".
  if (
    /^(?:thunder|гром)/u.test(word) &&
    (next === 'of' ||
      wordAt(text, each.at - 2) === 'шумом' ||
      /^(?:пушек|орудий|аплодисмент\p{L}+|выстрел\p{L}*|музык\p{L}+|обвал\p{L}*|победы)$/u.test(next))
  )
    return false;
  // "Twisted by the fury of years of storm".
  if (
    /^(?:storms?|gales?|tempests?)$/u.test(word) &&
    wordBefore(text, each.at) === 'of' &&
    /^(?:years|centuries|ages|winters|generations)$/u.test(wordAt(text, each.at - 2))
  )
    return false;
  // "A sunny child".
  if (
    word === 'sunny' &&
    /^(?:child|boy|girl|smiles?|disposition|temper(?:ament)?|nature|moods?|faces?|hair|man|woman|heart)$/u.test(
      next,
    )
  )
    return false;
  // "A heat-haze over the town", «знойное марево»: a hot day.
  if (
    /^(?:haze|mist|марев\p{L}*|дымк\p{L}*)$/u.test(word) &&
    text.tokens.slice(Math.max(0, each.at - 2), each.at + 4).some(({ word: other }) => OF_HEAT.test(other))
  )
    return false;
  // "Cut by the rains": past weather.
  if (
    /^(?:rains?|winds?|storms?|gales?|frosts?|snows?)$/u.test(word) &&
    wordBefore(text, each.at) === 'the' &&
    wordAt(text, each.at - 2) === 'by' &&
    WORN.test(wordAt(text, each.at - 3))
  )
    return false;
  // A tree that lightning has split stands there on a fine day as well.
  if (word === 'lightning' && wordBefore(text, each.at) === 'by') return false;
  // "Her blue eyes cloudless, her brow clear".
  if (
    /^(?:cloudless|clear|безоблачн\p{L}+|ясн\p{L}+|туманн\p{L}+|misty)$/u.test(word) &&
    text.tokens
      .slice(Math.max(0, each.at - 4), each.at + 4)
      .some((token) => OF_FACES.test(token.word) && token.clause === text.tokens[each.at]!.clause)
  )
    return false;
  if (text.language === 'ru' && isCause(text, each.at)) return false;
  return (
    !/^(?:душевн\p{L}+|житейск\p{L}+|снежн\p{L}+ белизн\p{L}+)$/u.test(wordBefore(text, each.at)) &&
    !/^(?:proof|white)$/u.test(next)
  );
};

/** "Отломленной бурею", "потерпели от дождей, вихрей": past weather. */
function isCause(text: ReadText, at: number): boolean {
  // "Бурею или грозою": the participle stands before both.
  const first = /^(?:или|и)$/u.test(wordBefore(text, at)) ? at - 2 : at;
  if (
    /(?:нн|мл|т)(?:ый|ая|ое|ые|ой|ого|ую|ым|ых|ою|ом|а|о|ы)$/u.test(wordBefore(text, first)) &&
    /(?:ею|ей|ою|ой|ом|ем|ями|ами)$/u.test(wordAt(text, at))
  )
    return true;
  const { sentence } = text.tokens[at]!;
  return text.tokens
    .slice(Math.max(0, at - 6), at)
    .some(
      (token, i, all) =>
        token.word === 'от' &&
        token.sentence === sentence &&
        all
          .slice(i + 1)
          .every(
            ({ word, gap }) => gap !== 'sentence' && gap !== 'semicolon' && !/(?:л|ла|ло|ли)$/u.test(word),
          ),
    );
}

/** "The storm had gone", "after the rain", "буря утихла", "перестал дождь": weather that has ended. */
function isOver({ tokens }: ReadText, { at, length, value }: Found<Weather>): boolean {
  const { clause } = tokens[at]!;
  const later = tokens
    .slice(at + length, at + length + OVER_WORDS)
    .filter((token) => token.clause === clause);
  const earlier = tokens.slice(Math.max(0, at - 2), at).filter((token) => token.clause === clause);
  if (earlier.some(({ word }) => PAST.test(word))) return true;
  // "Cooled by a midday thunderstorm", "earth that the rain had washed".
  if (
    tokens
      .slice(Math.max(0, at - 4), at)
      .some((token, i, all) => WEATHERED.test(token.word) && all[i + 1]?.word === 'by')
  )
    return true;
  // "It had snowed the day before."
  if (
    /^(?:snowed|rained|blown|thundered)$/u.test(tokens[at]!.word) &&
    earlier.some(({ word }) => word === 'had')
  )
    return true;
  if ([...later, ...earlier].some(({ word }) => /^(?:not|never|nor|не|still)$|n't$/u.test(word)))
    return false;
  return (
    later.some(
      ({ word }, i) =>
        OVER.test(word) &&
        !(value === 'cloud' && /^pass/u.test(word)) &&
        isEnded(word, later[i - 1]?.word ?? '', later[i + 1]?.word ?? ''),
    ) || earlier.some(({ word }) => OVER_BEFORE.test(word))
  );
}

/** "After the rain", "wet with the night's rain". */
const PAST = /^(?:after|night's|yesterday's|recent|после|ночного|вчерашнего|недавнего|прошедшего)$/u;
const WEATHERED = /^(?:cooled|freshened|refreshed|cleared|cleansed|washed|laid|purified|swollen)$/u;
/** How far from its noun the words that end the weather may stand. */
const OVER_WORDS = 4;
const OVER = wordLike`
  gone over past passed ended ceased stopped abated subsided lifted cleared dispersed died blown spent
  прош(?:ел|ла|ло|ли) утих\p{L}* стих\p{L}* кончил\p{L}* миновал\p{L}* перестал\p{L}* прекратил\p{L}*
  пронес(?:ся|лась|лись) улег\p{L}* рассеял\p{L}*
`;
const OVER_BEFORE =
  /^(?:прош(?:ел|ла|ли)|утих\p{L}*|стих\p{L}*|кончил\p{L}*|миновал\p{L}*|перестал\p{L}*|прекратил\p{L}*|рассеял\p{L}*)$/u;

/** "Was over" and "blown over" end a storm; clouds over the moon, and what has blown all night, continue. */
function isEnded(word: string, previous: string, next: string): boolean {
  if (word === 'over' || word === 'past' || word === 'gone')
    return /^(?:is|was|were|be|been|had|has|have|blown|all|quite|long|since|now)$/u.test(previous);
  if (word === 'died' || word === 'blown' || word === 'spent')
    return /^(?:down|away|out|over|itself)$/u.test(next);
  return true;
}

const WEATHER_ORDER: readonly Weather[] = [
  'blizzard',
  'storm',
  'snow',
  'rain',
  'fog',
  'overcast',
  'wind',
  'cloud',
  'clear',
];

/** @returns 'over' if the passage mentions only weather that has ended */
function statedWeather(text: ReadText): Known<Weather> | 'over' | null {
  const said = [...findStated(WEATHERS, text, isWeather), ...snowfalls(text)];
  const all = said.filter((each) => !isOver(text, each));
  if (said.length > 0 && all.length === 0) return 'over';
  const named = (value: Weather) => all.filter((each) => each.value === value);
  const isClear = named('clear').length > 0;
  for (const value of WEATHER_ORDER) {
    const words = named(value);
    if (words.length === 0) continue;
    // A gale that drives a drizzle over the fields has no lightning.
    if (
      value === 'storm' &&
      words.every(({ at }) => /^gales?$/u.test(wordAt(text, at))) &&
      (named('rain').length > 0 || named('snow').length > 0)
    )
      continue;
    // Lying snow is not a snowfall; clouds on a fine day are a fair-weather sky.
    if (value === 'cloud' && isClear) return knownFromWords('cloud', text, words, 0.8);
    if (isClear && (value === 'fog' || value === 'wind') && words.length <= named('clear').length) continue;
    return knownFromWords(value, text, words, 1);
  }
  return null;
}

const SNOW = /^(?:snow|flakes|snowflakes|снег|снежинки)$/u;
const FALLS = wordLike`
  fall falls falling came driven driving swept blew flew flying drifted drifting whirled whirling swirled
  swirling (?:сыпал|падал|валил|кружил|летел|повалил|закружил|посыпал|засыпал|заметал|залеплял|лепил)\p{L}* шел пошел идет валит сыплет
  падает
`;
const BETWEEN_SNOW_AND_FALL = wordLike`
  that which had has was were is began begun begins beginning to now still slowly softly silently gently
  thickly steadily lightly fast и еще уже все тихо медленно густо густой крупный хлопьями мокрый первый
  белый
`;
const FALL_WORDS = 6;

/** "The snow that had begun to fall": a snowfall, in more words than a dictionary holds. */
function snowfalls({ tokens, scopes }: ReadText): Found<Weather>[] {
  return tokens.flatMap((token, at): Found<Weather>[] => {
    if (!SNOW.test(token.word) || scopes.at(at) !== null) return [];
    const isRussian = /^[а-я]/u.test(token.word);
    for (const step of isRussian ? [1, -1] : [1]) {
      for (
        let i = at + step;
        Math.abs(i - at) <= FALL_WORDS && tokens[i]?.sentence === token.sentence;
        i += step
      ) {
        const { word } = tokens[i]!;
        if (FALLS.test(word) && scopes.at(i) === null)
          return [{ value: 'snow', at, length: 1, features: ANY_FEATURES, isPlural: false }];
        if (!BETWEEN_SNOW_AND_FALL.test(word)) break;
      }
    }
    return [];
  });
}

import type {
  Known,
  SceneLight,
  Mood,
  Scene,
  Season,
  Source,
  Time,
  Weather,
  TextRange as Span,
} from '../scene.ts';
import { Dictionary, type Found, type WordForms } from './lexicon/dictionary.ts';
import {
  BLOOM_WORDS,
  LIGHT_WORDS,
  MOOD_WORDS,
  SEASON_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './lexicon/air.ts';
import { ANY_FEATURES } from './grammar/russian.ts';
import { spanOf } from './nouns.ts';
import { greySkies } from './seen-colours.ts';
import { snowyHeight } from './snow.ts';
import type { ReadText } from './text.ts';

const dictionary = <T extends string>(table: Readonly<Record<T, WordForms>>): Dictionary<T> => new Dictionary(Object.entries(table) as [T, WordForms][]); // prettier-ignore

const TIMES = dictionary(TIME_WORDS);
const WEATHERS = dictionary(WEATHER_WORDS);
const SEASONS = dictionary(SEASON_WORDS);
const LIGHTS = dictionary(LIGHT_WORDS);
const BLOOMS = new Dictionary([['spring', BLOOM_WORDS] as const]);
const MOODS = dictionary(MOOD_WORDS);

/** A grey sky is a covered one, unless day is only breaking. */
function weatherOfSky(text: ReadText, time: Known<Time> | 'open' | null): Known<Weather> | null {
  const words = time !== 'open' && (time?.value === 'dawn' || time?.value === 'night') ? [] : greySkies(text);
  return words.length > 0 ? { value: 'overcast', source: 'passage', certainty: 0.8, words } : null;
}

/** How many words before a passage a time of day or weather still applies; a season applies longer. */
const HOUR_WORDS = 350;
const WEATHER_WORDS_BACK = 90;

/** Time of day, season, weather, light and mood, from the passage or, if it states none, from the text just before it. */
export function readAir(text: ReadText, context: ReadText, isInside: boolean): Pick<Scene, 'time' | 'season' | 'weather' | 'light' | 'mood'> {
  const light = readLight(text, isInside);
  const time = readTime(text, light);
  const own = readWeather(text) ?? weatherOfSky(text, time);
  const weather = own === 'over' ? null : (own ?? lastStated(WEATHERS, context, WEATHER_WORDS_BACK, 0.45, isWeather));
  return {
    time: time === 'open' ? null : (time ?? lastStated(TIMES, context, HOUR_WORDS, 0.6, isHour)),
    season: readSeason(text) ?? seasonAround(context) ?? seasonOfBloom(text),
    weather,
    // After the sun has set it no longer shines.
    light: light?.value === 'sun' && time !== 'open' && time?.value === 'dusk' ? null : light,
    mood: most(MOODS, text),
  };
} // prettier-ignore

type Test<T> = (text: ReadText, found: Found<T>) => boolean;

const wordAt = (text: ReadText, index: number): string => text.tokens[index]?.word ?? '';
/** The word before, unless punctuation stands between. */
const before = (text: ReadText, at: number): string =>
  text.tokens[at]?.gap === 'none' ? wordAt(text, at - 1) : '';
const after = (text: ReadText, { at, length }: Found<unknown>): string => (text.tokens[at + length]?.gap === 'none' ? wordAt(text, at + length) : ''); // prettier-ignore

function found<T extends string>(words: Dictionary<T>, text: ReadText, test: Test<T>): Found<T>[] {
  return words.all(text.tokens).filter((each) => text.scopes.at(each.at) === null && test(text, each));
}

const known = <T>(value: T, text: ReadText, all: readonly Found<unknown>[], certainty: number, source: Source = 'passage'): Known<T> => ({
  value,
  source,
  certainty,
  words: source === 'passage' ? all.map(({ at, length }): Span => spanOf(text.tokens, at, at + length)) : [],
}); // prettier-ignore

const EVERY = new Set('every each one other some all last next many several these those two three days few whole another any first second по каждый каждую каждое целый целую весь всю другой другую прошлой прошлую следующий на один однажды третий'.split(' ')); // prettier-ignore
const OF_CLOTHES =
  /^(?:coat|coats|gown|gowns|dress|cap|caps|shirt|hat|suit|bonnet|party|parties|meal|school|table|watch|watches|dream|dreams|long|journey|owl|sky|пальто|плать\p{L}+|рубашк\p{L}+|колпак\p{L}*|столик\p{L}*|горшок)$/u;

/** Whether a word for a time of day means now: not "every day", "night-cap", "one day", "days of old", "good night". */
const isHour: Test<Time> = (text, each) => {
  const word = wordAt(text, each.at);
  const previous = before(text, each.at);
  const next = after(text, each);
  if (text.tokens[each.at]!.isSpoken && /^(?:good|добрый|доброе|спокойной)$/u.test(previous)) return false;
  if (/^(?:day|день|дня)$/u.test(word)) {
    if (text.language === 'ru') return /^(?:был|стоял|выдался|жаркий|ясный|солнечный|летний|зимний|осенний|весенний|теплый|серый|пасмурный|среди|белый|средь|яркий|июльский|июньский)$/u.test(previous) && next !== 'и';
    return /^(?:broad|bright|sunny|hot|summer's|summer|winter's|winter|autumn|spring|clear|fine|grey|gray|cloudy|dull|beautiful|lovely|glorious|rainy|windy|cold|warm|still)$/u.test(previous) && next !== 'and';
  }
  if (EVERY.has(previous) && !/^(?:одного|one)$/u.test(previous)) return false;
  // "The night's rain" fell before.
  if (/'s$/u.test(text.tokens[each.at]!.word) || /^(?:ночного)$/u.test(word) && /^(?:дожд|снег|ветр)/u.test(next)) return false;
  // "The house where he spent the night", "от дня рождения".
  if (/^(?:spent|spend|pass|passed|since|until|till|before|провел|провести|переночевать|до|накануне|after|перед|прошедшей|вчерашн\p{L}+)$/u.test(previous) || /^(?:spent|spend|passed|until|till|before|since|провел\p{L}*|провели)$/u.test(wordAt(text, each.at - 2))) return false;
  return !(OF_CLOTHES.test(next) && next !== 'sky') && !(word === 'днем' && next === 'и') && !(word === 'night' && next === 'and') && !(word === 'morning' && previous === 'in' && /^(?:one|two|three)$/u.test(wordAt(text, each.at - 2)));
}; // prettier-ignore

/** "Raise a storm": among people. */
const RAISES =
  /^(?:rais(?:e|ed|es|ing)|caus(?:e|ed|es|ing)|provok(?:e|ed|es)|excit(?:e|ed|es)|произвед\p{L}+|произвел\p{L}*|вызва\p{L}+|вызов\p{L}+|подня(?:л|ть)\p{L}*|подним\p{L}+)$/u;
/** In "rain pattered on the panes" it rains; in "a cloud of dust" and "storms of the soul" there is no weather. */
const isWeather: Test<Weather> = (text, each) => {
  const word = wordAt(text, each.at);
  const next = after(text, each);
  if (next === 'of' && /^(?:cloud|clouds|storm|storms|shower|showers|mist|gust|gusts)$/u.test(word)) return /^(?:cloud|clouds|mist)$/u.test(word) === false && /^(?:rain|snow|wind|hail)$/u.test(wordAt(text, each.at + each.length + 1));
  if (/^(?:туч|облак)/u.test(word) && /^(?:пыли|дыма|мух|стрел|мошек|табачного|мыслей|дыму|комаров)$/u.test(next)) return false;
  if (/^(?:бур|гроз|шторм|вихр)/u.test(word) && /^(?:душевн\p{L}+|страст\p{L}+|чувств\p{L}*|негодован\p{L}+|аплодисмент\p{L}+)$/u.test(next)) return false;
  if (/^(?:бур|гроз|storm|tempest)/u.test(word) && text.tokens.slice(Math.max(0, each.at - 4), each.at).some((token) => RAISES.test(token.word))) return false;
  if (word === 'storm' && /^(?:lantern|clouds?|of)$/u.test(next)) return next === 'clouds' || next === 'cloud';
  if (text.language === 'ru' && isCause(text, each.at)) return false;
  return !/^(?:душевн\p{L}+|житейск\p{L}+|снежн\p{L}+ белизн\p{L}+)$/u.test(before(text, each.at)) && !/^(?:proof|white)$/u.test(next);
}; // prettier-ignore

/** "Отломленной бурею", "потерпели от дождей, вихрей": weather that was. */
function isCause(text: ReadText, at: number): boolean {
  // "Бурею или грозою": the participle stands before both.
  const first = /^(?:или|и)$/u.test(before(text, at)) ? at - 2 : at;
  if (/(?:нн|мл|т)(?:ый|ая|ое|ые|ой|ого|ую|ым|ых|ою|ом|а|о|ы)$/u.test(before(text, first)) && /(?:ею|ей|ою|ой|ом|ем|ями|ами)$/u.test(wordAt(text, at))) return true;
  const { sentence } = text.tokens[at]!;
  return text.tokens.slice(Math.max(0, at - 6), at).some((token, i, all) => token.word === 'от' && token.sentence === sentence && all.slice(i + 1).every(({ word, gap }) => gap !== 'sentence' && gap !== 'semicolon' && !/(?:л|ла|ло|ли)$/u.test(word)));
} // prettier-ignore

/** "The storm had gone", "after the rain", "буря утихла", "перестал дождь": weather that is no more. */
function isOver({ tokens }: ReadText, { at, length, value }: Found<Weather>): boolean {
  const { clause } = tokens[at]!;
  const later = tokens.slice(at + length, at + length + OVER_WORDS).filter((token) => token.clause === clause);
  const earlier = tokens.slice(Math.max(0, at - 2), at).filter((token) => token.clause === clause);
  if (earlier.some(({ word }) => PAST.test(word))) return true;
  if ([...later, ...earlier].some(({ word }) => /^(?:not|never|nor|не|still)$|n't$/u.test(word))) return false;
  return (
    later.some(({ word }, i) => OVER.test(word) && !(value === 'cloud' && /^pass/u.test(word)) && isEnded(word, later[i - 1]?.word ?? '', later[i + 1]?.word ?? '')) ||
    earlier.some(({ word }) => OVER_BEFORE.test(word))
  );
} // prettier-ignore

/** "After the rain", "wet with the night's rain". */
const PAST = /^(?:after|night's|yesterday's|recent|после|ночного|вчерашнего|недавнего|прошедшего)$/u;
/** How far from its noun the words that end the weather may stand. */
const OVER_WORDS = 4;
const OVER =
  /^(?:gone|over|past|passed|ended|ceased|stopped|abated|subsided|lifted|cleared|dispersed|died|blown|spent|прош(?:ел|ла|ло|ли)|утих\p{L}*|стих\p{L}*|кончил\p{L}*|миновал\p{L}*|перестал\p{L}*|прекратил\p{L}*|пронес(?:ся|лась|лись)|улег\p{L}*|рассеял\p{L}*)$/u;
const OVER_BEFORE =
  /^(?:прош(?:ел|ла|ли)|утих\p{L}*|стих\p{L}*|кончил\p{L}*|миновал\p{L}*|перестал\p{L}*|прекратил\p{L}*|рассеял\p{L}*)$/u;

/** "Was over" and "blown over" end a storm; clouds over the moon, and what has blown all night, go on. */
function isEnded(word: string, previous: string, next: string): boolean {
  if (word === 'over' || word === 'past' || word === 'gone') return /^(?:is|was|were|be|been|had|has|have|blown|all|quite|long)$/u.test(previous); // prettier-ignore
  if (word === 'died' || word === 'blown' || word === 'spent')
    return /^(?:down|away|out|over|itself)$/u.test(next);
  return true;
}

const always = () => true;

/** The stated times of day by explicitness; two equally explicit ones that contradict each other leave it open. */
function readTime(text: ReadText, light: Known<SceneLight> | null): Known<Time> | 'open' | null {
  const all = found(TIMES, text, isHour);
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
    // Of "sunset" and "evening", or "dusk" and "night", the narrower word says it.
    const value = second && first[1].score - second[1].score < 0.3 ? narrower(first[0], second[0]) : first[0];
    return known(value, text, scores.get(value)!.all, Math.min(1, scores.get(value)!.score));
  }
  if (!light) return null;
  const fromLight: Partial<Record<SceneLight, [Time, number]>> = { moon: ['night', 0.9], stars: ['night', 0.9], 'low sun': ['sunset', 0.7], sun: ['day', 0.8], candle: ['night', 0.5], lantern: ['night', 0.5] };
  const implied = fromLight[light.value];
  return implied ? { ...light, value: implied[0], certainty: implied[1] } : null;
} // prettier-ignore

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

const SNOWY =
  /^(?:white|whiteness|owl|hair|beard|linen|tablecloth|neck|shoulders|teeth|bosom|eggs|белизн\p{L}+|груд\p{L}+|скатерт\p{L}+)$/u;

const isSeason: Test<Season> = (text, each) => {
  const word = wordAt(text, each.at);
  const previous = before(text, each.at);
  const next = after(text, each);
  if (word === 'spring') return /^(?:in|the|early|late|this|that|last|of|every|was|warm|and|bright|first|young)$/u.test(previous) && next !== 'of' || /^(?:day|days|morning|evening|sun|air|flowers|rain|wind|sky|green|sunshine|night|afternoon|leaves|time|weather)$/u.test(next);
  if (/^(?:snow|snowy|snows|frosty|снежн)/u.test(word) && (SNOWY.test(next) || next === 'white')) return false;
  if (snowyHeight(text.tokens, each.at) !== null) return false;
  if (/^(?:лет)/u.test(word) && (/^(?:\d+|много|двадцат\p{L}*|тридцат\p{L}*|сорок\p{L}*|пят\p{L}*|нескольк\p{L}*|сто)$/u.test(previous) || word === 'лет')) return false;
  // A summer coat is worn in autumn as well.
  if (/^(?:летн|зимн|summer|winter|spring)/u.test(word) && /^(?:пальт|плать|шинел|сюртук|шляп|шапк|костюм|одежд|overcoat|coat|dress|suit|hat|clothes|frock|cloak)/u.test(next)) return false;
  if (word === 'лета' && /^(?:велик|преклон|почтен|зрел|молод|юны|наши|его|ее|их|мои|свои|многи|средни|пожил|старые|таки|эти|долги)\p{L}*$/u.test(previous)) return false;
  if (/^(?:july|june|august|march|april|may|september|october|november|december|january|february)$/u.test(word) && /^(?:last|next|since|until|before)$/u.test(previous)) return false;
  return !EVERY.has(previous);
}; // prettier-ignore

const readSeason = (text: ReadText): Known<Season> | null =>
  clear(found(SEASONS, text, isSeason), text, 1, 'passage');

const LATE_BLOOM = new Set(['rose', 'rose bush', 'lime', 'grass', 'weed', 'lily', 'sunflower', 'wheat', 'moor', 'ivy', 'potted plant', 'vase of flowers', 'flowers']); // prettier-ignore

/** What blooms blooms in spring, unless something that blooms later is named in the same sentence. */
function seasonOfBloom(text: ReadText): Known<Season> | null {
  const all = found(BLOOMS, text, (_, { at }) =>
    !text.mentions.some(({ meaning, from }) => meaning.type === 'thing' && LATE_BLOOM.has(meaning.what) && text.tokens[from]!.sentence === text.tokens[at]!.sentence),
  );
  return all.length > 0 ? known('spring', text, all, 0.7) : null;
} // prettier-ignore

function clear<T extends string>(all: readonly Found<T>[], text: ReadText, certainty: number, source: Source): Known<T> | null {
  const counts = new Map<T, Found<T>[]>();
  for (const each of all) counts.set(each.value, [...(counts.get(each.value) ?? []), each]);
  const [first, second] = [...counts].sort((a, b) => b[1].length - a[1].length);
  if (!first || (second && second[1].length === first[1].length)) return null;
  return known(first[0], text, first[1], certainty, source);
} // prettier-ignore

/** A season holds for the whole chapter; a month in passing does not, so that what is said last must be said clearly. */
function seasonAround(context: ReadText): Known<Season> | null {
  const all = found(SEASONS, context, (text, each) => isSeason(text, each) && !context.tokens[each.at]!.isSpoken);
  const season = clear(all, context, 0.55, 'chapter');
  const own = all.filter(({ value }) => value === season?.value);
  return own.length > 1 || own.some(({ at }) => SEASON_NAMES.test(wordAt(context, at))) ? season : null;
} // prettier-ignore

const SEASON_NAMES =
  /^(?:spring|summer|autumn|winter|wint|october|november|september|december|january|february|july|june|august|april|весн|весен|лет|осен|зим|декабр|январ|феврал|ноябр|октябр|сентябр|август|июл|июн|апрел)/u;

/** The value stated last before the passage, less certain if others compete with it. */
function lastStated<T extends string>(words: Dictionary<T>, context: ReadText, reach: number, certainty: number, test: Test<T>): Known<T> | null {
  const from = Math.max(0, context.tokens.length - reach);
  const all = found(words, context, test).filter(({ at }) => at >= from && !context.tokens[at]!.isSpoken);
  const last = all.at(-1);
  if (!last) return null;
  const distance = (context.tokens.length - last.at) / reach;
  const others = new Set(all.slice(-3).map(({ value }) => value));
  return known(last.value, context, [last], certainty * (1 - 0.3 * distance) * (others.size > 1 ? 0.8 : 1), 'chapter');
} // prettier-ignore

const WEATHER_ORDER: readonly Weather[] = ['blizzard', 'storm', 'snow', 'rain', 'fog', 'overcast', 'wind', 'cloud', 'clear']; // prettier-ignore

/** @returns 'over' if the passage mentions only weather that has ended */
function readWeather(text: ReadText): Known<Weather> | 'over' | null {
  const said = [...found(WEATHERS, text, isWeather), ...snowfalls(text)];
  const all = said.filter((each) => !isOver(text, each));
  if (said.length > 0 && all.length === 0) return 'over';
  const named = (value: Weather) => all.filter((each) => each.value === value);
  const isClear = named('clear').length > 0;
  for (const value of WEATHER_ORDER) {
    const words = named(value);
    if (words.length === 0) continue;
    // Snow that lies is no snowfall; clouds on a fine day are a fair-weather sky.
    if (value === 'cloud' && isClear) return known('cloud', text, words, 0.8);
    if (isClear && (value === 'fog' || value === 'wind') && words.length <= named('clear').length) continue;
    return known(value, text, words, 1);
  }
  return null;
}

const SNOW = /^(?:snow|flakes|snowflakes|снег|снежинки)$/u;
const FALLS =
  /^(?:fall|falls|falling|drifted|drifting|whirled|whirling|swirled|swirling|(?:сыпал|падал|валил|кружил|летел|повалил|закружил|посыпал)\p{L}*|шел|пошел|идет|валит|сыплет|падает)$/u;
const BETWEEN_SNOW_AND_FALL =
  /^(?:that|which|had|has|was|were|is|began|begun|begins|beginning|to|now|still|slowly|softly|silently|gently|thickly|steadily|lightly|fast|и|еще|уже|все|тихо|медленно|густо|густой|крупный|хлопьями|мокрый|первый|белый)$/u;
const FALL_WORDS = 6;

/** "The snow that had begun to fall": a snowfall, in more words than a dictionary holds. */
function snowfalls({ tokens, scopes }: ReadText): Found<Weather>[] {
  return tokens.flatMap((token, at): Found<Weather>[] => {
    if (!SNOW.test(token.word) || scopes.at(at) !== null) return [];
    const isRussian = /^[а-я]/u.test(token.word);
    for (const step of isRussian ? [1, -1] : [1]) {
      for (let i = at + step; Math.abs(i - at) <= FALL_WORDS && tokens[i]?.sentence === token.sentence; i += step) {
        const { word } = tokens[i]!;
        if (FALLS.test(word) && scopes.at(i) === null) return [{ value: 'snow', at, length: 1, features: ANY_FEATURES, isPlural: false }];
        if (!BETWEEN_SNOW_AND_FALL.test(word)) break;
      }
    }
    return [];
  });
} // prettier-ignore

const EYES =
  /^(?:eyes?|cheeks?|look|face|genius|love|глаз\p{L}*|взгляд\p{L}*|щек\p{L}*|очей|страст\p{L}*|любви)$/u;

function readLight(text: ReadText, isInside: boolean): Known<SceneLight> | null {
  const all = found(LIGHTS, text, (_, { at, length }) => {
    const near = text.tokens.slice(at + length, at + length + 3).map(({ word }) => word);
    return !near.some((word) => EYES.test(word)) && !/^(?:his|her|their|your)$/u.test(before(text, at));
  });
  const order: readonly SceneLight[] = isInside
    ? ['candle', 'lamp', 'fire', 'lantern', 'moon', 'lightning', 'low sun', 'sun', 'stars', 'dark']
    : ['low sun', 'moon', 'lightning', 'sun', 'lantern', 'fire', 'stars', 'lamp', 'candle', 'dark'];
  const value = order.find((each) => all.some((other) => other.value === each));
  return value ? known(value, text, all.filter((each) => each.value === value), 0.9) : null;
} // prettier-ignore

function most(words: Dictionary<Mood>, text: ReadText): Known<Mood> | null {
  const best = clear(found(words, text, always), text, 0.8, 'passage');
  return best && best.value !== 'neutral' ? best : null;
}

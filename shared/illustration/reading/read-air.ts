import { CARRIED_LIGHTS, type Known, type Mood, type Scene, type SceneLight } from '../scene.ts';
import { LIGHT_WORDS, MOOD_WORDS } from './lexicon/air.ts';
import { isHomonym } from './lexicon/homonyms.ts';
import { readSeason } from './read-season.ts';
import { darkBuilding, readTime, timeBefore } from './read-time.ts';
import { readWeather } from './read-weather.ts';
import {
  wordAfter,
  wordBefore,
  dictionaryOf,
  findStated,
  knownFromWords,
  mostStated,
} from './stated-words.ts';
import { spanOf } from './nouns.ts';
import type { ReadText } from './text.ts';
import { wordLike } from './word-like.ts';

const LIGHTS = dictionaryOf(LIGHT_WORDS);
const MOODS = dictionaryOf(MOOD_WORDS);

/** Time of day, season, weather, light and mood, from the passage or, if it states none, from the text just before it. */
export function readAir(
  text: ReadText,
  context: ReadText,
  isInside: boolean,
): Pick<Scene, 'time' | 'season' | 'weather' | 'light' | 'mood'> {
  const light = (isInside ? null : lightFromDoor(text)) ?? readLight(text, isInside);
  // Lamps that light things out of doors burn at night.
  const time = readTime(text, light?.value === 'lamp' && !isInside ? { ...light, value: 'lantern' } : light);
  return {
    time: time === 'open' ? null : (time ?? timeBefore(context)),
    season: readSeason(text, context),
    weather: readWeather(text, context, time),
    // After the sun has set it no longer shines.
    light: light?.value === 'sun' && time !== 'open' && time?.value === 'dusk' ? null : light,
    mood: readMood(text),
  };
}

/** "The door flew open and a flood of light fell on the trees": seen from outside, in the dark. */
function lightFromDoor({ tokens, scopes }: ReadText): Known<SceneLight> | null {
  const at = tokens.findIndex(
    ({ word, sentence }, i) =>
      FLOODS.test(word) &&
      scopes.at(i) === null &&
      (tokens[i + 2]?.word === 'light' || /^света?$/u.test(tokens[i + 1]?.word ?? '')) &&
      tokens.some((token) => token.sentence === sentence && DOORS.test(token.word)) &&
      !tokens.some((token) => token.sentence === sentence && FROM_THE_SKY.test(token.word)),
  );
  return at < 0
    ? null
    : { value: 'doorway', source: 'passage', certainty: 0.8, words: [spanOf(tokens, at, at + 1)] };
}
const FLOODS =
  /^(?:flood|stream|blaze|glare|shaft|beam|burst|bar|patch|полос\p{L}*|поток\p{L}*|сноп\p{L}*|луч\p{L}*)$/u;
const DOORS = /^(?:doors?|doorway|двер\p{L}+)$/u;

const EYES =
  /^(?:eyes?|cheeks?|look|face|genius|love|глаз\p{L}*|взгляд\p{L}*|щек\p{L}*|очей|страст\p{L}*|любви)$/u;

const isHearth = (tokens: ReadText['tokens'], at: number): boolean =>
  /^(?:fireplaces?|fireside|hearths?|камин\p{L}*|очаг\p{L}*)$/u.test(tokens[at]!.word) ||
  /^places?$/u.test(tokens[at + 1]?.word ?? '');

/** Lights that are stated by what burns. */
const BY_NAME: ReadonlySet<string> = new Set(['fire', 'candle', 'lamp']);

const FROM_THE_SKY = /^(?:sun\p{L}*|moon\p{L}*|daylight|солнц\p{L}*|лун\p{L}+)$/u;

const ORDER = wordLike`
  груд[ьи] мундир\p{L}* орден\p{L}* лент\p{L}+ фрак\p{L}* анн\p{L}+ станислав\p{L}* владимир\p{L}* breast
  general\p{L}* генерал\p{L}* сановник\p{L}* мундир\p{L}* coat ribbon medals? decorations? orders? cross crosses uniform wearing wore
`;

const BY_THE_PACK =
  /^(?:bunch(?:es)?|bundles?|box(?:es)?|packets?|pounds?|strings?|sold|связк\p{L}*|пачк\p{L}*|фунт\p{L}*|ящик\p{L}*)$/u;

function readLight(text: ReadText, isInside: boolean): Known<SceneLight> | null {
  const all = findStated(LIGHTS, text, (_, found) => {
    const { value, at, length } = found;
    if (BY_NAME.has(value) && isHomonym(text.tokens, at)) return false;
    if (value === 'fire' && /^(?:irons?|dogs?|screens?)$/u.test(text.tokens[at + length]?.word ?? ''))
      return false;
    // Houses with huge fireplaces are not lit by them from outside.
    if (value === 'fire' && !isInside && isHearth(text.tokens, at)) return false;
    // «Тёмно-серый» is a colour.
    // «Со звездой на груди»: a medal.
    if (
      value === 'stars' &&
      text.tokens.slice(Math.max(0, at - 4), at + 5).some(({ word }) => ORDER.test(word))
    )
      return false;
    // "Bunches of candles" in a shop.
    if (
      value === 'candle' &&
      text.tokens.slice(Math.max(0, at - 3), at).some(({ word }) => BY_THE_PACK.test(word))
    )
      return false;
    if (value === 'dark' && text.tokens[at + length]?.isJoined) return false;
    // "So dark a green".
    if (value === 'dark' && length > 1 && /^an?$/u.test(wordAfter(text, found))) return false;
    if (value === 'dark' && text.tokens[at]!.word === 'темно' && isOfNeuter(text.tokens, at)) return false;
    const near = text.tokens.slice(at + length, at + length + 3).map(({ word }) => word);
    // "Brightly lit up by the sun".
    if (
      value === 'lamp' &&
      text.tokens.slice(at + length, at + length + 5).some(({ word }) => FROM_THE_SKY.test(word))
    )
      return false;
    // "By the light of their lantern" is a light; "her sun" is a figure of speech.
    return (
      !near.some((word) => EYES.test(word)) &&
      (CARRIED_LIGHTS.has(value) || !/^(?:his|her|their|your)$/u.test(wordBefore(text, at)))
    );
  });
  const order: readonly SceneLight[] = isInside
    ? ['candle', 'lamp', 'fire', 'lantern', 'moon', 'lightning', 'low sun', 'sun', 'stars', 'dark']
    : ['low sun', 'moon', 'lightning', 'sun', 'lantern', 'fire', 'stars', 'lamp', 'candle', 'dark'];
  const value = order.find((each) => all.some((other) => other.value === each));
  return value
    ? knownFromWords(
        value,
        text,
        all.filter((each) => each.value === value),
        0.9,
      )
    : isInside
      ? darkRoom(text)
      : darkOutside(text);
}

/** "The house was dark": no window is lit. */
function darkOutside(text: ReadText): Known<SceneLight> | null {
  const at = darkBuilding(text);
  return at === null
    ? null
    : { value: 'dark', source: 'passage', certainty: 0.7, words: [spanOf(text.tokens, at, at + 1)] };
}

/** "A dark, tunnel-like passage", «тёмный коридор»: where nothing else gives light. */
function darkRoom({ tokens, scopes }: ReadText): Known<SceneLight> | null {
  const at = tokens.findIndex(
    ({ word, sentence }, i) =>
      DARK.test(word) &&
      !tokens[i + 1]?.isJoined &&
      scopes.at(i) === null &&
      tokens
        .slice(Math.max(0, i - 2), i + 4)
        .some((token) => token.sentence === sentence && ROOMS.test(token.word)),
  );
  return at < 0
    ? null
    : { value: 'dark', source: 'passage', certainty: 0.7, words: [spanOf(tokens, at, at + 1)] };
}
const DARK = /^(?:dark|gloomy|unlit|темн(?:ый|ая|ое|ые|ого|ой|ом|ую|ых|ою))$/u;
const ROOMS = wordLike`
  rooms? passages? stairs? staircase corridors? hall chamber cell cellar vault dungeon cave комнат[аеуы]
  коридор[аеу]? лестниц[аеуы] сен(?:и|ях|ей) передн(?:яя|юю|ей) подвал[аеу]? погреб[аеу]? чулан[аеу]?
  камер[аеу]
`;

/** «Бревно было темно и старо»: the colour of a thing. */
const isOfNeuter = (tokens: ReadText['tokens'], at: number): boolean =>
  (tokens[at + 1]?.word === 'и' &&
    tokens[at + 1]!.gap === 'none' &&
    /о$/u.test(tokens[at + 2]?.word ?? '') &&
    !/^(?:тихо|сыро|холодно|душно|пусто|тепло|жутко|страшно)$/u.test(tokens[at + 2]?.word ?? '')) ||
  tokens
    .slice(Math.max(0, at - 5), at)
    .some(
      ({ word, clause }) =>
        clause === tokens[at]!.clause && /^(?:бревно|дерево|лицо|платье|сукно|пальто|зеркало)$/u.test(word),
    );

const OF_DEGREE =
  /^(?:heat|cold|frost|noise|hurry|speed|thirst|жар[аыу]|жаром|духот\p{L}+|зно[йяе]|холод\p{L}*|мороз\p{L}*|стуж\p{L}+|шум\p{L}*|пыл[ьи]|голод\p{L}*|спешк\p{L}+|толкотн\p{L}+)$/u;

function readMood(text: ReadText): Known<Mood> | null {
  // «Жара стояла страшная», "a terrible heat": a degree, not a mood.
  const isDegree = ({ at }: { at: number }) =>
    /^(?:страшн|ужасн|terribl|dreadful|fearful|awful)/u.test(text.tokens[at]!.word) &&
    text.tokens.slice(Math.max(0, at - 2), at + 3).some(({ word }) => OF_DEGREE.test(word));
  const all = findStated(MOODS, text, (_, found) => !isDegree(found));
  // "Sinister in its decay" is not of two minds: both are gloomy.
  const isGloomy = all.length > 0 && all.every(({ value }) => value === 'dread' || value === 'sorrow');
  const best =
    mostStated(all, text, 0.8, 'passage') ??
    (isGloomy
      ? mostStated(
          all.map((found) => ({ ...found, value: 'dread' as const })),
          text,
          0.8,
          'passage',
        )
      : null);
  return best && best.value !== 'neutral' ? best : null;
}

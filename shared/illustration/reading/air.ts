import type { Known, Lit, Mood, Season, Source, Time, Weather } from '../scene.ts';
import { LIGHT_WORDS, MOOD_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from './lexicon/air.ts';
import type { Scopes } from './scope.ts';
import type { SourceText } from './source-text.ts';
import { spanOf, type Token } from './tokens.ts';
import { createIndex, type Found, type WordIndex } from './word-index.ts';

const TIMES = createIndex(TIME_WORDS);
const WEATHERS = createIndex(WEATHER_WORDS);
const SEASONS = createIndex(SEASON_WORDS);
const LIGHTS = createIndex(LIGHT_WORDS);
const MOODS = createIndex(MOOD_WORDS);

/** What is said outright, in the passage or else around it; null where two things are said equally often. */
function outright<T extends string>(
  index: WordIndex<T>,
  { tokens, scopes, around, aroundScopes }: SourceText,
): Known<T> | null {
  return (
    clear(index, tokens, scopes, 'passage', 1) ??
    clear(index, around.slice(-260), aroundScopes.slice(-260), 'chapter', 0.6)
  );
}

/** "Snowy white" is a colour and no season. */
const isShade = (tokens: readonly Token[], to: number) =>
  tokens[to]?.word === 'white' || tokens[to]?.word === 'белый';

function clear<T extends string>(
  index: WordIndex<T>,
  tokens: readonly Token[],
  scopes: Scopes,
  source: Source,
  certainty: number,
): Known<T> | null {
  const found = index.find(tokens).filter(({ from, to }) => scopes[from] === null && !isShade(tokens, to));
  const counts = new Map<T, Found<T>[]>();
  for (const each of found) counts.set(each.value, [...(counts.get(each.value) ?? []), each]);
  const [first, second] = [...counts].sort((a, b) => b[1].length - a[1].length);
  if (!first || (second && second[1].length === first[1].length)) return null;
  return {
    value: first[0],
    source,
    certainty,
    words: source === 'passage' ? first[1].map((each) => spanOf(tokens, each)) : [],
  };
}

export const readSeason = (text: SourceText): Known<Season> | null => outright(SEASONS, text);

export const readMood = ({ tokens, scopes }: SourceText): Known<Mood> | null =>
  clear(MOODS, tokens, scopes, 'passage', 0.8);

/** The darkest hour named: "evening … moonlight" is night; "morning sun" is day. */
export function readTime(text: SourceText, light: Known<Lit> | null): Known<Time> | null {
  const { tokens, scopes } = text;
  const found = TIMES.find(tokens).filter(({ from }) => scopes[from] === null);
  const named = (value: Time) => found.filter((each) => each.value === value);
  const pick = (value: Time): Known<Time> => ({ value, source: 'passage', certainty: 1, words: named(value).map((each) => spanOf(tokens, each)) }); // prettier-ignore
  if (named('night').length > 0 && named('day').length === 0) return pick('night');
  for (const value of ['sunset', 'dawn', 'dusk', 'day', 'night'] as const)
    if (named(value).length > 0) return pick(value);
  if (light?.value === 'moon' || light?.value === 'stars')
    return { ...light, value: 'night', certainty: 0.9 };
  if (light?.value === 'low sun') return { ...light, value: 'sunset', certainty: 0.8 };
  if (light?.value === 'sun') return { ...light, value: 'day', certainty: 0.9 };
  if (light?.source === 'passage' && (light.value === 'candle' || light.value === 'lamp' || light.value === 'lantern')) return { ...light, value: 'night', certainty: 0.6 }; // prettier-ignore
  return clear(TIMES, text.around.slice(-200), text.aroundScopes.slice(-200), 'chapter', 0.55);
}

export function readWeather(text: SourceText): Known<Weather> | null {
  const { tokens, scopes } = text;
  const found = WEATHERS.find(tokens).filter(({ from }) => scopes[from] === null);
  const named = (value: Weather) => found.filter((each) => each.value === value);
  for (const value of [
    'blizzard',
    'storm',
    'snow',
    'rain',
    'fog',
    'overcast',
    'wind',
    'cloud',
    'clear',
  ] as const) {
    if (named(value).length === 0) continue;
    // Clouds on a clear day are a fair-weather sky.
    if (value === 'cloud' && named('clear').length > 0) return { value: 'cloud', source: 'passage', certainty: 0.8, words: named('cloud').map((each) => spanOf(tokens, each)) }; // prettier-ignore
    return {
      value,
      source: 'passage',
      certainty: 1,
      words: named(value).map((each) => spanOf(tokens, each)),
    };
  }
  return clear(WEATHERS, text.around.slice(-60), text.aroundScopes.slice(-60), 'chapter', 0.5);
}

export function readLight(text: SourceText): Known<Lit> | null {
  const found = LIGHTS.find(text.tokens).filter(({ from }) => text.scopes[from] === null);
  const [first] = found;
  if (!first) return null;
  return { value: first.value, source: 'passage', certainty: 0.9, words: [spanOf(text.tokens, first)] };
}

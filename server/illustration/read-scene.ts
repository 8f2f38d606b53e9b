import { type Mention, findMentions } from './attach-colours.ts';
import {
  FAR_WORDS,
  LOW_LIGHT_WORDS,
  MOOD_WORDS,
  SEASON_WORDS,
  TIME_WORDS,
  VARIANT_WORDS,
  WEATHER_WORDS,
} from './lexicon/air.ts';
import { ERA_WORDS, EVENT_WORDS } from './lexicon/times.ts';
import { type Lexicon, findWords } from './lexicon/find-words.ts';
import { HINTS, INTERIORS, PLACES } from './lexicon/places.ts';
import { THINGS } from './lexicon/things.ts';
import { seeded } from '#shared/illustration/drawing/seeded.ts';
import { readPeople } from './read-people.ts';
import { readStyle } from './read-style.ts';
import type { SceneSpec, SceneThing, Setting } from './scene-spec.ts';
import type { PaintInput, PaintedEntity } from './types.ts';

/** What a passage shows, by the words of the lexicon. Pure: the same input gives the same scene. */
export function readScene(given: PaintInput): { scene: SceneSpec; styleApplied: string | null } {
  const input = withinLimits(given);
  const { text, type, entity, place } = input;
  const mentions = findMentions(text);
  const placeWords = place ? `${place.name}. ${place.attributes.map((each) => each.value).join('. ')}` : '';
  const setting = readSetting(text, mentions, placeWords, type);
  const mood = best(MOOD_WORDS, text) ?? 'neutral';
  const weather = readWeather(text, setting, mood);
  const season = readSeason(text, weather, setting);
  const era = best(ERA_WORDS, `${text} ${placeWords}`) ?? 'nineteenth';
  const style = readStyle(input.stylePrompt);
  const placeSeed = place?.id ?? (entity?.kind === 'location' ? entity.id : setting);
  return {
    scene: {
      version: 2,
      type,
      setting,
      variant: best(VARIANT_WORDS, `${text} ${placeWords}`),
      time: style.time ?? readTime(text, mentions, { setting, weather, mood }),
      lowLight: findWords(LOW_LIGHT_WORDS, text).length > 0,
      weather,
      season,
      mood: style.mood ?? mood,
      region: readRegion(input),
      era,
      movement: findWords(EVENT_WORDS, text).length >= 2 ? 'violent' : 'still',
      things: gatherThings(text, type, mentions),
      people: readPeople(input, mentions, era),
      ...(type === 'character' && findWords(FAR_WORDS, text).length > 0 && { isFar: true }),
      style: style.style,
      tint: style.tint,
      seeds: {
        place: `${input.bookId}/${placeSeed}`,
        take: `${input.bookId}/${input.seedSalt}/${input.take}`,
      },
    },
    styleApplied: style.applied,
  };
}

/**
 * What is read of a passage and of the facts about a person or place. The words of a text are compared with each other,
 * so the time grows with the square of its length; passages have at most as many characters (`LONGEST_SENTENCE_CHARS`),
 * except those that were stored before they had a limit.
 */
export const READ_MAX = { chars: 2_000, attributes: 150, attributeChars: 100 } as const;

function withinLimits(input: PaintInput): PaintInput {
  return {
    ...input,
    text: input.text.slice(0, READ_MAX.chars),
    entity: input.entity && withFewFacts(input.entity),
    place: input.place && withFewFacts(input.place),
  };
}

/** The first that the book tells: where facts contradict each other, the first one is drawn. */
const withFewFacts = (entity: PaintedEntity): PaintedEntity => ({
  ...entity,
  attributes: entity.attributes
    .slice(0, READ_MAX.attributes)
    .map(({ kind, value }) => ({ kind, value: value.slice(0, READ_MAX.attributeChars) })),
});

/** The value with most words in the text; the first of the lexicon where two are equal. */
function best<T extends string>(lexicon: Lexicon<T>, text: string): T | null {
  const counts = new Map<T, number>();
  for (const { value } of findWords(lexicon, text)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Places that a passage is about when it names them at all, whatever land lies around. */
const WEIGHTS: Partial<Record<Setting, number>> = {
  castle: 2, station: 2, camp: 2, cave: 2, swamp: 2, village: 1.4, church: 1.3, square: 1.3,
}; // prettier-ignore

/** Before a word, where `FROM` may stand. */
const FROM_CHARS = 80;

/** Where something is seen or comes from is not what is seen. */
const FROM = /(?<!\p{L})(?:from|со?|из|от)\s+(?:(?!(?:in|on|at|в|во|на|у)\s)\p{L}+\s+){0,2}$/iu;

function readSetting(
  text: string,
  mentions: readonly Mention[],
  place: string,
  type: PaintInput['type'],
): Setting {
  const scores = new Map<Setting, number>();
  const add = (setting: Setting, score: number) => scores.set(setting, (scores.get(setting) ?? 0) + score);
  for (const found of findWords(PLACES, text)) {
    const score = (WEIGHTS[found.value] ?? 1) + 0.4 * (1 - found.start / (text.length + 1));
    add(
      found.value,
      FROM.test(text.slice(Math.max(0, found.start - FROM_CHARS), found.start)) ? score * 0.2 : score,
    );
  }
  for (const found of findWords(PLACES, place)) add(found.value, 0.8);
  for (const mention of mentions) {
    for (const [setting, score] of Object.entries(HINTS[mention.kind] ?? {})) add(setting as Setting, score);
  }
  // "A carpet of little clouds" in the sky furnishes no room.
  const isSky = type === 'atmosphere' && mentions.some((each) => each.kind === 'sky');
  if (isSky && !findWords(PLACES, text).some((each) => INTERIORS.has(each.value)))
    for (const inside of INTERIORS) scores.delete(inside);
  preferInside(scores, text);
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const enough = type === 'location' ? 0.3 : 0.5;
  // Ice all round is neither open sea nor green land.
  if ((!ranked[0] || ICY_LANDS.has(ranked[0][0])) && findWords({ ice: VARIANT_WORDS.ice }, text).length > 0)
    return 'snowfield';
  const winner = ranked[0] && ranked[0][1] >= enough ? ranked[0][0] : null;
  return winner ?? (type === 'atmosphere' || type === 'location' ? 'open' : 'room');
}

const ICY_LANDS: ReadonlySet<Setting> = new Set<Setting>(['sea', 'snowfield', 'field', 'hills', 'mountains', 'open', 'ship']); // prettier-ignore

/** Inside, what is seen through the window is not where one stands: all interior words stand together. */
function preferInside(scores: Map<Setting, number>, text: string): void {
  let inside = 0;
  let outside = 0;
  let outsideBest = 0;
  for (const [setting, score] of scores) {
    if (INTERIORS.has(setting)) inside += score;
    else {
      outside += score;
      outsideBest = Math.max(outsideBest, score);
    }
  }
  const hasRoomWord = findWords({ room: PLACES.room }, text).length > 0;
  if (inside + (hasRoomWord ? 1 : 0) < outsideBest + outside * 0.1 || inside === 0) {
    for (const setting of INTERIORS) scores.delete(setting);
    return;
  }
  for (const setting of [...scores.keys()]) if (!INTERIORS.has(setting)) scores.delete(setting);
  const general = scores.get('room') ?? 0;
  const special = [...scores].filter(([setting]) => setting !== 'room').sort((a, b) => b[1] - a[1])[0];
  if (special && special[1] >= 0.9) scores.set(special[0], special[1] + general);
}

/** A Russian text is of Russian houses and churches, unless it says otherwise by what it names. */
function readRegion({ text, language }: PaintInput): SceneSpec['region'] {
  return language === 'ru' || (language === null && /\p{Script=Cyrillic}/u.test(text)) ? 'east' : 'west';
}

/** Where neither place nor weather is named, the mood makes the sky. */
function readWeather(text: string, setting: Setting, mood: SceneSpec['mood']): SceneSpec['weather'] {
  const isStarry = findWords({ moon: THINGS.moon, stars: THINGS.stars }, text).length > 0;
  const isHeavy = setting === 'open' && !isStarry && (mood === 'dread' || mood === 'sorrow');
  const named = best(WEATHER_WORDS, text);
  // "Буря" with snow in it is a snowstorm; lightning has no part in it.
  if (named === 'storm' && findWords({ snow: WEATHER_WORDS.snow }, text).length > 0) return 'snow';
  return named ?? (isHeavy ? 'cloud' : 'clear');
}

function readSeason(text: string, weather: string, setting: Setting): SceneSpec['season'] {
  return best(SEASON_WORDS, text) ?? (weather === 'snow' || setting === 'snowfield' ? 'winter' : 'summer');
}

function readTime(
  text: string,
  mentions: readonly Mention[],
  { setting, weather, mood }: Pick<SceneSpec, 'setting' | 'weather' | 'mood'>,
): SceneSpec['time'] {
  const [low] = findWords(LOW_LIGHT_WORDS, text);
  if (low?.value === 'moon') return 'night';
  const named = best(TIME_WORDS, text);
  if (low) return named === 'dawn' || low.value === 'rising' ? 'dawn' : 'sunset';
  if (named) return named;
  if (mentions.some((each) => each.kind === 'lamp' || each.kind === 'candle')) return 'dusk';
  if (INTERIORS.has(setting)) return 'day';
  if (setting === 'open') return seeded(text, 'time').pick(TIMES_OF_MOODS[mood]);
  const choices =
    weather === 'clear' ? (['day', 'sunset', 'day', 'dawn'] as const) : (['day', 'day', 'dusk'] as const);
  return seeded(text, 'time').pick(choices);
}

const TIMES_OF_MOODS = {
  neutral: ['day', 'sunset', 'day', 'dawn'],
  calm: ['dawn', 'sunset', 'day'],
  joy: ['day', 'dawn'],
  sorrow: ['dusk', 'day', 'dawn'],
  dread: ['dusk', 'night', 'dusk'],
} as const satisfies Record<SceneSpec['mood'], readonly SceneSpec['time'][]>;

const HIDDEN_SUN =
  /(?<!\p{L})(?:sun(?=[^.;!?]{0,60}(?:hidden|veiled|obscured|behind (?:\p{L}+ )*clouds?|did not|no longer))|солнц\p{L}*(?=[^.;!?]{0,50}(?:скры|спрята|за туч|за обла|не пробив|не видно|не было видно)))/iu;

/** What is worn, when it is looked at by itself. */
const AS_THINGS: Readonly<Record<string, string | undefined>> = {
  brim: 'hat', top: 'hat', cap: 'hat', fur: 'hat', boots: 'boots', coat: 'garment', cloak: 'garment', dress: 'garment',
  uniform: 'garment', jacket: 'garment', crown: 'crown',
}; // prettier-ignore

function gatherThings(text: string, type: PaintInput['type'], mentions: readonly Mention[]): SceneThing[] {
  const things = new Map<string, SceneThing>();
  for (const { kind: named, isWorn, colours, count } of mentions) {
    const kind = isWorn ? type === 'object' && AS_THINGS[named] : named;
    if (!kind || (kind === 'sun' && HIDDEN_SUN.test(text))) continue;
    const known = things.get(kind) ?? { kind, colours: [], count: null };
    things.set(kind, {
      kind,
      colours: [...new Set([...known.colours, ...colours])],
      count: known.count ?? count,
    });
  }
  return [...things.values()];
}

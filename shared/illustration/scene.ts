/**
 * What a passage shows: the one contract between reading (text → scene), composition (scene → picture), the image model's
 * prompt and "Why this picture". Everything in it points to its words; what no words say is not in it.
 */

/** Offsets in the passage (UTF-16 units, end exclusive). */
export interface TextRange {
  start: number;
  end: number;
}

/** Where something is known from; the chapter and the book are never read beyond the reader's place. */
export type Source = 'passage' | 'chapter' | 'book';

export interface Known<T> {
  value: T;
  source: Source;
  /** 0 … 1; what the passage says outright is 1. */
  certainty: number;
  /** Empty unless the source is the passage. */
  words: readonly TextRange[];
}

export const INSIDE = [
  'room', 'parlour', 'bedroom', 'kitchen', 'study', 'library', 'dining room', 'hall', 'ballroom', 'attic', 'cellar', 'tavern',
  'hut', 'ship cabin', 'church inside', 'theatre', 'prison', 'office', 'shop', 'stable', 'cave', 'carriage inside', 'workshop',
  'corridor', 'stairs', 'tent inside',
] as const; // prettier-ignore

export const OUTSIDE = [
  'forest', 'field', 'meadow', 'steppe', 'hills', 'mountains', 'valley', 'sea', 'shore', 'harbour', 'river', 'lake', 'swamp',
  'desert', 'snowfield', 'garden', 'park', 'orchard', 'village', 'yard', 'street', 'square', 'town', 'bridge', 'castle', 'house',
  'church', 'churchyard', 'ruins', 'camp', 'battlefield', 'station', 'deck', 'road', 'roofs', 'cliff', 'island', 'open',
] as const; // prettier-ignore

export const SETTINGS = [...INSIDE, ...OUTSIDE] as const;
export type Setting = (typeof SETTINGS)[number];

export const TIMES = ['dawn', 'day', 'sunset', 'dusk', 'night'] as const;
export type Time = (typeof TIMES)[number];
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
export const WEATHERS = [
  'clear',
  'cloud',
  'overcast',
  'fog',
  'rain',
  'snow',
  'storm',
  'blizzard',
  'wind',
] as const;
export type Weather = (typeof WEATHERS)[number];
export const LIGHTS = ['sun', 'low sun', 'moon', 'stars', 'window', 'candle', 'lamp', 'fire', 'lantern', 'lightning', 'doorway', 'dark'] as const; // prettier-ignore
export type SceneLight = (typeof LIGHTS)[number];
export const MOODS = ['neutral', 'calm', 'joy', 'sorrow', 'dread'] as const;
export type Mood = (typeof MOODS)[number];
/** How houses, churches and clothes look. */
export type Region = 'west' | 'east' | 'south';
export type Era = 'ancient' | 'medieval' | 'baroque' | 'nineteenth' | 'modern';

/** How one thing or person stands to another of the scene. */
export const RELATIONS = [
  'on',
  'under',
  'in',
  'beside',
  'behind',
  'before',
  'above',
  'around',
  'at',
  'holds',
  'far',
] as const;
export type Relation = (typeof RELATIONS)[number];

export type SubjectRef = { kind: 'thing'; index: number } | { kind: 'person'; index: number } | { kind: 'setting' } | { kind: 'sky' }; // prettier-ignore

/** A visible thing that the passage says is there. */
export interface SceneThing {
  /** The concept: the motif's name where there is one ("izba", "table", "bare tree", "moon", "path"). */
  what: string;
  words: readonly TextRange[];
  certainty: number;
  /** How much the passage makes of it, 0 … 1: the subject's share is greatest. */
  weight: number;
  /** Said of this very thing, "#rrggbb". */
  colour?: string | undefined;
  /** Further ones of those that it has: "painted in blue and ochre". */
  otherColours?: readonly string[] | undefined;
  /** As far as it is told: 1, 2, …; 'many' for several without a number. */
  count?: number | 'many' | undefined;
  size?: 'small' | 'large' | undefined;
  /** What else can be seen of it: "old", "ruined", "open", "closed", "lit", "broken", "round", "tall", "stone", "wooden". */
  qualities: readonly string[];
  relation?: { kind: Relation; to: SubjectRef } | undefined;
  /** Of a portrait: who is painted on it, as far as the passage says; they are not there themselves. */
  sitter?: ScenePerson | undefined;
}

export const BODY_POSTURES = [
  'stand', 'walk', 'run', 'sit', 'read', 'write', 'lie', 'kneel', 'pray', 'bow', 'lean', 'point', 'lift', 'carry', 'embrace',
  'dance', 'weep', 'ride', 'row', 'drive', 'eat', 'play', 'work', 'fight', 'look out', 'sleep',
] as const; // prettier-ignore
export type BodyPosture = (typeof BODY_POSTURES)[number];

export const GARMENTS = [
  'coat', 'frock coat', 'great coat', 'fur coat', 'cloak', 'robe', 'uniform', 'jacket', 'shirt', 'kaftan', 'rags', 'dress', 'ball dress',
  'peasant dress', 'armour', 'dressing gown', 'cassock', 'night shirt',
] as const; // prettier-ignore
export type Garment = (typeof GARMENTS)[number];
export const HEADWEAR = [
  'top hat', 'bowler', 'wide hat', 'cap', 'officer cap', 'fur hat', 'nightcap', 'bonnet', 'kerchief', 'hood', 'lace cap', 'lady hat',
  'tall cap', 'crown', 'helmet', 'turban',
] as const; // prettier-ignore
export type Headwear = (typeof HEADWEAR)[number];

/** What the passage says of a part of the face or the body. */
export interface Feature {
  part: string;
  colour?: string;
  /** What its line can show, as in FACE_LOOKS of `people/bust-looks.ts`. */
  looks?: readonly string[];
  words: readonly TextRange[];
}

/** Somebody the passage says is there, or a group of the same kind. */
export interface ScenePerson {
  /** The same for the same person through the book: fixes what the text leaves open. */
  id: string;
  words: readonly TextRange[];
  certainty: number;
  weight: number;
  count: number | 'many';
  sex?: 'woman' | 'man' | undefined;
  age?: 'child' | 'young' | 'adult' | 'old' | undefined;
  height?: 'tall' | 'short' | undefined;
  build?: 'thin' | 'stout' | undefined;
  isBroadShouldered?: boolean | undefined;
  isStooped?: boolean | undefined;
  posture?: Known<BodyPosture> | undefined;
  /** What can be told by an outline or a colour; each is known from the passage, the chapter or the book. */
  hair?:
    | Known<{
        cut?: 'short' | 'long' | 'braid' | 'bun' | 'curls' | 'bald' | 'tousled' | 'piled';
        colour?: string;
      }>
    | undefined;
  beard?: Known<{ cut: 'full' | 'long' | 'pointed' | 'moustache' | 'whiskers'; colour?: string }> | undefined;
  hat?: Known<{ kind: Headwear; colour?: string }> | undefined;
  /** The passage says that there is nothing on the head. */
  isBareheaded?: true;
  clothes?: Known<{ kind: Garment; colour?: string }> | undefined;
  /** "shawl", "apron", "belt", "glasses", "boots", "bare feet", "mask", "wig", "veil", "medal". */
  wears: readonly Known<string>[];
  /** Concepts of things in the hands: "cane", "book", "candle", "gun". */
  holds: readonly Known<string>[];
  /** Of face and body, as far as the passage describes them: "eyes", "brows", "lips"; an outline shows few of them. */
  features?: readonly Feature[] | undefined;
  /** As far as the passage counts them. */
  years?: number | undefined;
  /** Built otherwise than people, with the words that say so. */
  being?: { pairs: number; armPairs: number; isMounted: boolean; words: readonly TextRange[] } | undefined;
  /** Built as people are and yet no human, with the words that say so. */
  monster?: { words: readonly TextRange[] } | undefined;
  relation?: { kind: Relation; to: SubjectRef } | undefined;
  isSeenFromBehind?: boolean | undefined;
  isFar?: boolean | undefined;
}

/** Named in the text, but not to be seen: it is never drawn. */
export interface LeftOut {
  what: string;
  words: TextRange;
  reason: 'simile' | 'negation' | 'memory' | 'elsewhere' | 'metaphor' | 'possibility';
}

export interface Scene {
  version: 4;
  type: 'location' | 'character' | 'atmosphere' | 'object';
  setting: Known<Setting> | null;
  time: Known<Time> | null;
  season: Known<Season> | null;
  weather: Known<Weather> | null;
  light: Known<SceneLight> | null;
  mood: Known<Mood> | null;
  region: Region;
  era: Era;
  /** Of the ground, the sky, the walls or the water, where the text says a colour: "sky", "wall", "sea". */
  colours: readonly { of: string; colour: string; words: TextRange }[];
  /** Weightiest first. */
  things: readonly SceneThing[];
  /** Weightiest first. */
  people: readonly ScenePerson[];
  /** The one thing that the passage is about, drawn large; null where nothing is certain enough. */
  subject: SubjectRef | null;
  /** Too little can be seen for a picture: an ornament is shown. */
  isTooVague: boolean;
  leftOut: readonly LeftOut[];
}

/** What reading is given. */
export interface ReadingInput {
  text: string;
  type: Scene['type'];
  language: 'en' | 'ru' | null;
  /** Who or what the passage is about, as far as the book up to here tells. */
  entity: SceneEntity | null;
  location: SceneEntity | null;
  /** Of the chapter before and around the passage, never beyond the reader's place; may be empty. */
  context: string;
  bookId: string;
}

export interface SceneEntity {
  id: string;
  name: string;
  kind: 'character' | 'location';
  attributes: readonly { kind: string; value: string }[];
}

/** The language that a passage is read in, by its BCP 47 tag; null for one that is not known. */
export function readingLanguage(tag: string | null | undefined): ReadingInput['language'] {
  const primary = tag?.split('-')[0];
  return primary === 'en' || primary === 'ru' ? primary : null;
}

/** How much of the chapter before a passage tells where and when it is. */
export const CONTEXT_MAX_CHARS = 6_000;

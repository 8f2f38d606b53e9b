import type { RoomFeature, RoomLook, Setting } from './setting.ts';
import type { Weather } from './weather.ts';

/**
 * The content of a picture: the one contract between reading (text → scene), composition (scene → picture), the image model's
 * prompt and "Why this picture". Everything in it refers to the words that state it.
 */

/** Offsets in the passage (UTF-16 units, end exclusive). */
export interface TextRange {
  start: number;
  end: number;
}

/** Where a fact comes from; the chapter and the book are never read beyond the reader's place. */
export type Source = 'passage' | 'chapter' | 'book';

export interface Known<T> {
  value: T;
  source: Source;
  /** 0 … 1; 1 for an explicit statement of the passage. */
  certainty: number;
  /** Empty unless the source is the passage. */
  words: readonly TextRange[];
}

export const TIMES = ['dawn', 'day', 'sunset', 'dusk', 'night'] as const;

export type Time = (typeof TIMES)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export type Season = (typeof SEASONS)[number];

export const LIGHTS = [
  'sun',
  'low sun',
  'moon',
  'stars',
  'window',
  'candle',
  'lamp',
  'fire',
  'lantern',
  'lightning',
  'doorway',
  'dark',
] as const;

export type SceneLight = (typeof LIGHTS)[number];

/** Lights that a person can carry. */
export const CARRIED_LIGHTS: ReadonlySet<string> = new Set<SceneLight>(['lantern', 'candle', 'lamp']);

export const MOODS = ['neutral', 'calm', 'joy', 'sorrow', 'dread'] as const;

export type Mood = (typeof MOODS)[number];

/** Determines the style of houses, churches and clothes. */
export type Region = 'west' | 'east' | 'south';

export type Era = 'ancient' | 'medieval' | 'baroque' | 'nineteenth' | 'modern';

/** Spatial relations between things and people of a scene. */
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

export type SubjectRef =
  | { kind: 'thing'; index: number }
  | { kind: 'person'; index: number }
  | { kind: 'setting' }
  | { kind: 'sky' };

/** A visible thing of the scene. */
export interface SceneThing {
  /** The concept: the motif's name where there is one ("izba", "table", "bare tree", "moon", "path"). */
  what: string;
  words: readonly TextRange[];
  certainty: number;
  /** Its importance in the passage, 0 … 1; greatest for the subject. */
  weight: number;
  /** The stated colour, "#rrggbb". */
  colour?: string | undefined;
  /** Other stated colours: "painted in blue and ochre". */
  otherColours?: readonly string[] | undefined;
  /** The stated number: 1, 2, …; 'many' for several without a number. */
  count?: number | 'many' | undefined;
  size?: 'small' | 'large' | undefined;
  /** Other visible qualities: "old", "ruined", "open", "closed", "lit", "broken", "round", "tall", "stone", "wooden". */
  qualities: readonly string[];
  relation?: { kind: Relation; to: SubjectRef } | undefined;
  /** Of a portrait: the person painted on it, who is not present. */
  sitter?: ScenePerson | undefined;
}

export const BODY_POSTURES = [
  'stand',
  'walk',
  'run',
  'sit',
  'read',
  'write',
  'lie',
  'kneel',
  'pray',
  'bow',
  'lean',
  'point',
  'lift',
  'carry',
  'embrace',
  'dance',
  'weep',
  'ride',
  'row',
  'drive',
  'eat',
  'play',
  'work',
  'fight',
  'look out',
  'sleep',
] as const;

export type BodyPosture = (typeof BODY_POSTURES)[number];

/** What one person does to another, which determines the postures of both. */
export const DEEDS = [
  'embrace',
  'dance',
  'kiss hand',
  'take hands',
  'arm in arm',
  'hand on shoulder',
  'give',
  'kneel before',
  'bow to',
  'lean over',
  'whisper',
  'fight',
  'support',
  'carry in arms',
] as const;

export type Deed = (typeof DEEDS)[number];

export const GARMENTS = [
  'coat',
  'frock coat',
  'great coat',
  'fur coat',
  'cloak',
  'robe',
  'uniform',
  'jacket',
  'shirt',
  'kaftan',
  'rags',
  'dress',
  'ball dress',
  'peasant dress',
  'armour',
  'dressing gown',
  'cassock',
  'night shirt',
] as const;

export type Garment = (typeof GARMENTS)[number];

/** Worn by women only. */
export const GOWNS: ReadonlySet<Garment> = new Set<Garment>(['dress', 'ball dress', 'peasant dress']);

export const HEADWEAR = [
  'top hat',
  'bowler',
  'wide hat',
  'cap',
  'officer cap',
  'fur hat',
  'nightcap',
  'bonnet',
  'kerchief',
  'hood',
  'lace cap',
  'lady hat',
  'tall cap',
  'crown',
  'helmet',
  'turban',
  'cocked hat',
] as const;

export type Headwear = (typeof HEADWEAR)[number];

/** A stated feature of the face or body. */
export interface Feature {
  part: string;
  colour?: string;
  /** Looks that a line drawing can show, from FACE_LOOKS of `people/bust-looks.ts`. */
  looks?: readonly string[];
  words: readonly TextRange[];
}

/** A person in the scene, or a group of the same kind. */
export interface ScenePerson {
  /** Constant for a person throughout the book; seeds everything that the text leaves open. */
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
  isProne?: true;
  isOnGround?: true;
  /** What this person does to another person of the scene, by index. */
  deed?: Known<{ kind: Deed; to: number }> | undefined;
  /** Features that an outline or colour can show, each known from the passage, the chapter or the book. */
  hair?:
    | Known<{
        cut?: 'short' | 'long' | 'braid' | 'bun' | 'curls' | 'bald' | 'tousled' | 'piled' | 'crownPlait';
        colour?: string;
      }>
    | undefined;
  beard?:
    | Known<{ cut: 'full' | 'long' | 'pointed' | 'moustache' | 'whiskers' | 'mutton chops'; colour?: string }>
    | undefined;
  hat?: Known<{ kind: Headwear; colour?: string }> | undefined;
  /** The passage states that the head is bare. */
  isBareheaded?: true;
  clothes?: Known<{ kind: Garment; colour?: string }> | undefined;
  /** What people of this trade or rank usually wear; their other clothes are of the same kind. */
  trade?: Garment | undefined;
  /** "shawl", "apron", "belt", "glasses", "boots", "bare feet", "mask", "wig", "veil", "medal". */
  wears: readonly Known<string>[];
  /** Concepts of things in the hands: "cane", "book", "candle", "gun". */
  holds: readonly Known<string>[];
  /** Described features of face and body: "eyes", "brows", "lips"; an outline shows few of them. */
  features?: readonly Feature[] | undefined;
  /** The stated age in years. */
  years?: number | undefined;
  /** A non-human body, with the words that describe it. */
  being?: { pairs: number; armPairs: number; isMounted: boolean; words: readonly TextRange[] } | undefined;
  /** A human-shaped monster, with the words that state it. */
  monster?: { words: readonly TextRange[] } | undefined;
  relation?: { kind: Relation; to: SubjectRef } | undefined;
  isSeenFromBehind?: boolean | undefined;
  isFar?: boolean | undefined;
}

/** Mentioned but not visible, so never drawn. */
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
  /** Stated colours of the ground, the sky, the walls or the water: "sky", "wall", "sea". */
  colours: readonly { of: string; colour: string; words: TextRange }[];
  /** What is said of the room on the whole, and of its walls, ceiling and shape. */
  roomLooks?: readonly RoomLook[];
  roomFeatures?: readonly RoomFeature[];
  /** Things and people, weightiest first. */
  things: readonly SceneThing[];
  people: readonly ScenePerson[];
  /** What the picture is about, drawn large; null if nothing is certain enough. */
  subject: SubjectRef | null;
  /** Too little is visible for a picture: an ornament is shown instead. */
  isTooVague: boolean;
  leftOut: readonly LeftOut[];
}

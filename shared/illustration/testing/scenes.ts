import type { Known, Scene, ScenePerson } from '../scene.ts';
import type { ReadingInput } from '../reading-input.ts';

/** Scenes and passages for tests, empty except for what a test specifies. */

export const known = <T>(value: T): Known<T> => ({ value, source: 'passage', certainty: 1, words: [] });

export const scene = (over: Partial<Scene> = {}): Scene => ({
  version: 4,
  type: 'location',
  setting: null,
  time: null,
  season: null,
  weather: null,
  light: null,
  mood: null,
  region: 'west',
  era: 'nineteenth',
  colours: [],
  things: [],
  people: [],
  subject: null,
  isTooVague: false,
  leftOut: [],
  ...over,
});

export const person = (over: Partial<ScenePerson> = {}): ScenePerson => ({
  id: 'book/anna',
  words: [{ start: 0, end: 3 }],
  certainty: 1,
  weight: 1,
  count: 1,
  wears: [],
  holds: [],
  ...over,
});

export const passage = (text: string, over: Partial<ReadingInput> = {}): ReadingInput => ({
  text,
  type: 'location',
  language: null,
  entity: null,
  location: null,
  context: '',
  bookId: 'book',
  ...over,
});

import { readScene } from '../reading/read-scene.ts';
import type { ReadingInput } from '../reading-input.ts';
import { passage } from './scenes.ts';

/** What reading finds in a passage that is about a place unless another type is stated. */
export const read = (text: string, type: ReadingInput['type'] = 'location') =>
  readScene(passage(text, { type }));

/** The concepts of the things in a passage. */
export const things = (text: string, type?: ReadingInput['type']) =>
  read(text, type).things.map(({ what }) => what);

/** The people in a passage about a person. */
export const people = (text: string) => read(text, 'character').people;

/** The person whom a passage describes. */
export const person = (text: string) => people(text)[0]!;

export const settingOf = (text: string, type?: ReadingInput['type']) => read(text, type).setting?.value;

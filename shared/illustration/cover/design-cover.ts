import { illustrate, type Illustration, type IllustrationInput } from '../illustrate.ts';
import { readScene } from '../reading/read-scene.ts';
import { chooseBinding, type Binding } from './bindings.ts';
import { chooseEmblem, type Emblem } from './emblem.ts';
import type { CoverText } from './draw-cover.ts';

/** The passage that a cover illustrates; without one it has an ornament of its own. */
export type CoverPassage = Pick<IllustrationInput, 'text' | 'type' | 'language' | 'context'>;

export interface PlannedCover extends CoverText {
  binding: Binding;
  emblem: Emblem;
  /** The picture of the plate; null for a cover without one. */
  picture: Illustration | null;
}

/** Designs a painted cover: the same for the same title, author and passage on every device. */
export function designCover(text: CoverText, passage: CoverPassage | null): PlannedCover {
  const seed = `${text.title}\n${text.author}`;
  const input: IllustrationInput = {
    ...{ text: '', type: 'location', language: 'en', context: '', ...passage },
    ...{ bookId: seed, seed, take: 0, stylePrompt: null, entity: null, location: null },
  };
  const scene = readScene(input);
  const emblem = chooseEmblem(scene, seed);
  const binding = chooseBinding(seed, scene, { emblem, language: text.language });
  const picture = binding.tooling === 'plate' ? illustrate(input) : null;
  const isUpright = ONE_IN_THE_MIDDLE.test(picture?.details.template ?? '');
  const plate = binding.plate === 'upright' && !isUpright ? 'oval' : binding.plate;
  return { ...text, binding: { ...binding, plate }, emblem, picture };
}

/** Portraits of a single person; other pictures of people include their surroundings. */
const ONE_IN_THE_MIDDLE = /^(close (?!pair)|full length 1$)/;

import type { ReadingInput } from '../reading-input.ts';
import type { ScenePerson, SceneThing } from '../scene.ts';
import { HER, HIM } from './lexicon/people.ts';
import { spanOf } from './nouns.ts';
import { readSitter } from './sitter.ts';
import { isMentionOf, type ReadText } from './text.ts';

/** How many features make a likeness, and how certain a thing is that the passage is about instead. */
const FEATURES = 2;
const CERTAIN = 0.75;

/**
 * The picture in a passage about an object that names none: it describes nothing but a face, as of a photograph named before.
 * @param people of the passage; the one described is the sitter
 */
export function describedLikeness(
  text: ReadText,
  input: ReadingInput,
  things: readonly SceneThing[],
  people: readonly ScenePerson[],
): SceneThing | null {
  if (input.type !== 'object' || people.length > 1 || things.some(({ certainty }) => certainty >= CERTAIN))
    return null;
  const features = text.mentions.filter(
    (mention) =>
      isMentionOf(mention, 'look') &&
      (mention.meaning.look.part === 'feature' || mention.meaning.look.part === 'hair') &&
      text.scopes.at(mention.from) === null,
  );
  const [first] = features;
  const isSomebody = people.length > 0 || text.tokens.some(({ word }) => HER.has(word) || HIM.has(word));
  if (!first || features.length < FEATURES || !isSomebody) return null;
  const picture: SceneThing = {
    what: 'portrait',
    words: [spanOf(text.tokens, first.from, first.to)],
    certainty: 0.8,
    weight: 0.6,
    qualities: [],
  };
  const sitter = people[0]?.count === 1 ? people[0] : readSitter(picture, text, input);
  return sitter ? { ...picture, sitter } : null;
}

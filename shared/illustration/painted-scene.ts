import type { IllustrationInput } from './illustrate.ts';

/**
 * All that a picture follows from besides its painter, to be digested: where another device or the server is given the same,
 * a painter of the same version paints the same pixels.
 */
export function sceneSource(input: IllustrationInput): string {
  const { text, type, language, stylePrompt, entity, location, context, bookId, seed, take } = input;
  return JSON.stringify([text, type, language, stylePrompt, entity, location, context, bookId, seed, take]);
}

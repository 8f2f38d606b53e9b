import type { IllustrationInput } from './illustrate.ts';

/**
 * Everything that determines a picture besides its painter, as a string to be digested: given the same on any device or server,
 * painters of the same version paint the same pixels.
 */
export function sceneSource(input: IllustrationInput): string {
  const { text, type, language, stylePrompt, entity, location, context, bookId, seed, take } = input;
  return JSON.stringify([text, type, language, stylePrompt, entity, location, context, bookId, seed, take]);
}

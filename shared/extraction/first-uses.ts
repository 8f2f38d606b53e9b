import type { Word } from './words.ts';

/**
 * Marks the nouns and names that a text uses for the first time. What is described is mostly new to the reader: “a stone
 * hearth in which a red fire burned”; acts are done with what is there already.
 */
export function findFirstUses(words: readonly Word[]): Uint8Array {
  const firstUses = new Uint8Array(words.length);
  const used = new Set<string>();
  words.forEach(({ pos, lemma }, i) => {
    if ((pos !== 'noun' && pos !== 'name') || used.has(lemma)) return;
    used.add(lemma);
    firstUses[i] = 1;
  });
  return firstUses;
}

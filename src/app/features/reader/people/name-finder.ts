import { findNamed, type Named } from '#shared/reading/cast/find-named.ts';
import { nameIndex } from '#shared/reading/cast/name-index.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import type { PageTree } from '../page-tree.ts';
import type { People } from './use-people.ts';

/** Whom some words of the open chapter name; null where they name nobody. */
export function namedBy(tree: PageTree, chapter: number, words: TextRange, people: People): Named | null {
  const text = tree.text.slice(words.start, words.end);
  return findNamed(people.cast, { chapter, ...words, text }, people.knowledge);
}

/** Makes what the first tap would have to wait for. */
export const prepare = ({ cast }: People): void => void nameIndex(cast);

export { wordAtPoint } from './word-at-point.ts';

import { findNamed, type Named } from '#shared/reading/cast/find-named.ts';
import { nameIndex } from '#shared/reading/cast/name-index.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import type { PageTree } from '../page-tree.ts';
import type { OpenCast } from './use-open-cast.ts';

/** The members that some words of the open chapter name; null where they name none. */
export function namedBy(tree: PageTree, chapter: number, words: TextRange, openCast: OpenCast): Named | null {
  const text = tree.text.slice(words.start, words.end);
  return findNamed(openCast.cast, { chapter, ...words, text }, openCast.knowledge);
}

/** Builds the index that the first tap would have to wait for. */
export const prepare = ({ cast }: OpenCast): void => void nameIndex(cast);

export { prefetchCard } from './read-card.ts';
export { wordAtPoint } from './word-at-point.ts';

import { findNamed, type Named } from '#shared/reading/cast/find-named.ts';
import { nameIndex } from '#shared/reading/cast/name-index.ts';
import { namedInPassage, type PassageMention } from '#shared/reading/cast/named-in-passage.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import type { PageTree } from '../chapter/page-tree.ts';
import type { OpenCast } from './use-open-cast.ts';

/** The members that some words of the open chapter name; null if they name none. */
export function namedBy(tree: PageTree, chapter: number, words: TextRange, openCast: OpenCast): Named | null {
  const text = tree.text.slice(words.start, words.end);
  return findNamed(openCast.cast, { chapter, ...words, text }, openCast.knowledge);
}

/** The people and places that a passage names or is about, each once. */
export function namesIn(passage: DescriptionRow, { cast, knowledge }: OpenCast): PassageMention[] {
  const { chapter_number: chapter, start, end, content: text, entity } = passage;
  return namedInPassage(cast, { chapter, start, end, text, entity }, knowledge);
}

/** Builds the index that the first tap would have to wait for. */
export const prepare = ({ cast }: OpenCast): void => void nameIndex(cast);

export { prefetchCard } from './read-card.ts';
export { wordAtPoint } from './word-at-point.ts';

import { useEffect, type RefObject } from 'react';
import type { Named } from '#shared/reading/cast/find-named.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import { usePassageNames } from '#app/state/passage-names.ts';
import type { PageTree } from '../chapter/page-tree.ts';
import type * as NameFinder from './name-finder.ts';
import type { OpenCast } from './use-open-cast.ts';

interface OpenPage {
  tree: RefObject<PageTree | null>;
  chapter: number;
  finder: typeof NameFinder | null | undefined;
  openCast: OpenCast | null;
  onOpen: (card: { named: Named; words: DOMRect | null }) => void;
}

/**
 * Links the picture of a passage to the cards of the people and places it names: a tap on the words themselves opens
 * the picture.
 */
export function useNamedInPassages({ tree, chapter, finder, openCast, onOpen }: OpenPage): void {
  useEffect(() => {
    if (!finder || !openCast) return;
    usePassageNames.setState({
      namesIn: (passage) => {
        if (passage.bookId !== openCast.bookId) return [];
        const isOpen = passage.chapter_number === chapter;
        return finder.namesIn(passage, openCast).map(({ words, ...one }) => ({
          ...one,
          open: () => onOpen({ named: one.named, words: isOpen ? boxOnScreen(tree.current, words) : null }),
        }));
      },
    });
    return () => usePassageNames.setState({ namesIn: null });
  }, [tree, chapter, finder, openCast, onOpen]);
}

/** Null for words on another page. */
function boxOnScreen(tree: PageTree | null, words: TextRange): DOMRect | null {
  const box = tree?.boxOfWords(words);
  if (!box || box.width === 0) return null;
  const isSeen = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
  return isSeen ? box : null;
}

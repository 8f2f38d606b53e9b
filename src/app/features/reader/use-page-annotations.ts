import { useCallback, useMemo, type RefObject } from 'react';
import type { PageHighlight } from './highlights/render-highlights.ts';
import { useHighlighting, type Highlighting } from './highlights/use-highlighting.ts';
import type { PageTree } from './chapter/page-tree.ts';
import type { ChapterPages } from './pages/chapter-pages.ts';
import { useBookmarks } from './use-bookmarks.ts';
import { locatorOf, type useNavigation } from './navigation/use-navigation.ts';

interface PageAnnotationsInput {
  bookId: string;
  chapter: number;
  /** Null until the chapter is laid out. */
  pages: ChapterPages | null;
  /** How many pages are seen side by side. */
  columns: number;
  navigation: ReturnType<typeof useNavigation>;
  tree: RefObject<PageTree | null>;
  onOpenDescription: (descriptionId: string) => void;
  who: Highlighting['who'];
}

/** The open page's bookmark and highlights, with the words that were just found among the latter for a moment. */
export function usePageAnnotations({
  bookId,
  chapter,
  pages,
  columns,
  navigation,
  tree,
  ...input
}: PageAnnotationsInput) {
  const { page, index, found } = navigation;
  const openPage = useMemo(() => {
    if (!page || !pages) return null;
    const end = pages.pages[index + columns - 1]?.end ?? pages.pages.at(-1)?.end ?? 0;
    const loc = locatorOf(chapter, pages, page.start, index);
    return { loc, start: page.start, end, text: pages.text.slice(page.start, end) };
  }, [chapter, pages, page, index, columns]);
  const bookmarks = useBookmarks(bookId, openPage);
  const highlighting = useHighlighting({
    ...{ bookId, chapter, tree },
    locate: useCallback(
      (offset: number) => (pages ? locatorOf(chapter, pages, offset) : null),
      [chapter, pages],
    ),
    onOpenDescription: input.onOpenDescription,
    who: input.who,
  });
  const foundHighlight = useMemo<PageHighlight | null>(
    () => found && { ...found, id: 'found', color: null, label: '', hasNote: false },
    [found],
  );
  const highlights = useMemo<readonly PageHighlight[]>(
    () => (foundHighlight ? [...highlighting.pageHighlights, foundHighlight] : highlighting.pageHighlights),
    [highlighting.pageHighlights, foundHighlight],
  );
  return { bookmarks, highlighting, foundHighlight, highlights };
}

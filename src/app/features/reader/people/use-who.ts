import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { findNamed, type Named } from '#shared/reading/cast/find-named.ts';
import type { TextRange } from '#shared/reading/layout/text-runs.ts';
import type { PublicationRow } from '#app/data/database/database.ts';
import type { PageTree } from '../page-tree.ts';
import type { ChapterPages } from '../pages/typeset-chapter.ts';
import { useKnownPlace } from '../use-known-place.ts';
import { usePeople, type People } from './use-people.ts';
import { wordAtPoint } from './word-at-point.ts';

/** Whose card is open, and where on the screen the words are that opened it. */
export interface OpenedCard {
  named: Named;
  words: DOMRect | null;
}

interface OpenPage {
  tree: RefObject<PageTree | null>;
  bookId: string;
  publication: PublicationRow | null | undefined;
  chapter: number;
  /** Null until the chapter is laid out. */
  pages: ChapterPages | null;
  /** Of the first page that is seen. */
  index: number;
  /** How many are seen side by side. */
  columns: number;
  onOpen: (card: OpenedCard) => void;
}

/** How far the reader knows the open book, and whom tapped or selected words name; `onOpen` shows their card. */
export function useWho({ tree, bookId, publication, chapter, pages, index, columns, onOpen }: OpenPage) {
  const first = pages?.pages[index];
  const last = pages?.pages[Math.min(index + columns, pages.pages.length) - 1];
  const known = useKnownPlace(bookId, last ? { chapter, offset: last.end } : null);
  const people = usePeople({
    ...{ bookId, publication, known },
    pageStart: first ? { chapter, offset: first.start } : null,
    charsPerPage: pages ? pages.text.length / pages.count : 1,
  });
  const latest = useRef<{ chapter: number; people: People | null; onOpen: OpenPage['onOpen'] }>({
    chapter,
    people,
    onOpen,
  });
  useEffect(() => {
    latest.current = { chapter, people, onOpen };
  });

  /** What opens the card of whoever some words name; null where they name nobody. */
  const who = useCallback(
    (words: TextRange): (() => void) | null => {
      const { people: known, ...open } = latest.current;
      const page = tree.current;
      if (!known || !page) return null;
      const text = page.text.slice(words.start, words.end);
      const stretch = { chapter: open.chapter, ...words, text };
      const named = findNamed(known.cast, stretch, known.knowledge);
      return named && (() => open.onOpen({ named, words: page.boxOfWords(words) }));
    },
    [tree],
  );

  /** Opens the card of whoever is named at a point of the screen; false where nobody is. */
  const openAt = useCallback(
    (x: number, y: number): boolean => {
      const word = tree.current && wordAtPoint(tree.current, x, y);
      const open = word && who(word);
      open?.();
      return Boolean(open);
    },
    [tree, who],
  );
  return { known, people, who, openAt };
}

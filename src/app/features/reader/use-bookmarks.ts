import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback } from 'react';
import type { LocatorTuple } from '#shared/contract/records.ts';
import {
  addBookmark,
  listBookmarks,
  removeAnnotation,
  restoreAnnotation,
  type Bookmark,
} from '#app/data/annotations/annotations.ts';
import { notify, notifyInReader } from '#app/state/toasts.ts';
import { reading } from '#app/strings/en-reading.ts';

/** The page on the screen, as needed to bookmark it. */
export interface OpenPage {
  loc: LocatorTuple;
  end: number;
  text: string;
}

const none: Bookmark[] = [];

/** The bookmarks of an open book, and whether its open page has one. */
export function useBookmarks(bookId: string, page: OpenPage | null) {
  const bookmarks = useLiveQuery(() => listBookmarks(bookId), [bookId]) ?? none;
  const here = page ? bookmarks.filter(({ loc }) => isOn(page, loc)) : none;

  const toggle = useCallback(async () => {
    if (!page) return;
    const ids = here.map(({ id }) => id);
    // One toast shows the latest change of this page's bookmark.
    const topic = `bookmark:${bookId}/${page.loc[0]}/${page.loc[1]}`;
    if (ids.length === 0) {
      await addBookmark(bookId, page.loc, page.text);
      notifyInReader('success', reading.page.bookmarked, '', { topic });
      return;
    }
    await Promise.all(ids.map(removeAnnotation));
    notify('info', reading.bookmark.removed, '', {
      topic,
      action: { label: reading.page.undo, run: () => void Promise.all(ids.map(restoreAnnotation)) },
    });
  }, [bookId, page, here]);

  return { bookmarks, isBookmarked: here.length > 0, toggle };
}

function isOn({ loc: [chapter, start, length], end }: OpenPage, [theirs, offset]: LocatorTuple): boolean {
  return theirs === chapter && offset >= start && (offset < end || (end >= length && offset >= end));
}

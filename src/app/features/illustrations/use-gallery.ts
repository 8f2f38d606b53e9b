import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { pullDescriptions } from '#app/api/book-content.ts';
import { findBook, listBooks } from '#app/data/books/library-books.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { listIllustrated, storedRevision } from '#app/data/pictures/descriptions.ts';
import { passageFilter } from '#app/data/progress/known-position.ts';

/** A picture of the gallery, and whether it is a spoiler. */
export interface GalleryPicture {
  readonly description: DescriptionRow;
  readonly isSpoiler: boolean;
}

/** The pictures of a book, or of all books, from this device, refreshed when online. */
export function useGallery(bookId: string | null) {
  const items = useLiveQuery(() => listPictures(bookId), [bookId]);
  /** Changes when a book is added, and when the server has new descriptions of one. */
  const known = useLiveQuery(() => revisionsOf(bookId), [bookId]);
  const [refreshed, setRefreshed] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    setFailed(false);
    const ids = bookId ? [bookId] : (await listBooks()).map((book) => book.id);
    for (const id of ids) {
      try {
        await pullDescriptions(id);
      } catch {
        // Stored descriptions are shown; it is a failure only where there are none.
        if ((await storedRevision(id)) < 0) setFailed(true);
        return;
      }
    }
  }, [bookId]);
  useEffect(() => {
    if (known !== undefined) void refresh().finally(() => setRefreshed(known));
  }, [refresh, known]);
  // The empty state waits for the server's answer.
  const isOpen = bookId !== null && items?.length === 0 && refreshed !== known;
  return { items: isOpen ? undefined : items, failed: failed && items?.length === 0, refresh };
}

async function revisionsOf(bookId: string | null): Promise<string> {
  const books = bookId ? [await findBook(bookId)] : await listBooks();
  return books.map((book) => (book ? `${book.id}@${book.revision}` : '')).join();
}

async function listPictures(bookId: string | null): Promise<GalleryPicture[]> {
  const illustrated = await listIllustrated(bookId);
  const mayShowPassage = passageFilter();
  return Promise.all(
    illustrated.map(async (description) => ({
      description,
      isSpoiler: !(await mayShowPassage(description)),
    })),
  );
}

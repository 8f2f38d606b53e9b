import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { bringDescriptions } from '#app/api/book-content.ts';
import { listBooks } from '#app/data/books.ts';
import { listIllustrated, storedRevision } from '#app/data/descriptions.ts';

/** The pictures of a book, or of all books, from this device, brought up to date where there is a network. */
export function useGallery(bookId: string | null) {
  const items = useLiveQuery(() => listIllustrated(bookId), [bookId]);
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    setFailed(false);
    const ids = bookId ? [bookId] : (await listBooks()).map((book) => book.id);
    for (const id of ids) {
      try {
        await bringDescriptions(id);
      } catch {
        // What this device already knows is shown; only a book it knows nothing of is a failure.
        if ((await storedRevision(id)) < 0) setFailed(true);
        return;
      }
    }
  }, [bookId]);
  useEffect(() => void refresh(), [refresh]);
  return { items, failed: failed && items?.length === 0, refresh };
}

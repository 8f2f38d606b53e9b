import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { pullDetail } from '#app/api/book-content.ts';
import { findDetail } from '#app/data/books/book-details.ts';
import { findPublication } from '#app/data/books/publications.ts';
import { type LibraryBook } from '#app/data/books/library-books.ts';
import { logFailure } from '#app/log.ts';

/** A book's publication, where its text is on this device, and what the server knows of the book. */
export function useBookDetail({ id, onDevice, fileStatus, revision }: LibraryBook) {
  const publication = useLiveQuery(() => findPublication(id), [id]);
  const detail = useLiveQuery(() => findDetail(id), [id]);
  useEffect(() => {
    // On failure the stored data stays on the screen and the next visit requests it again.
    if (fileStatus === 'server') pullDetail(id).catch(logFailure('book'));
  }, [id, fileStatus, revision]);
  const description = (onDevice ? publication?.description : detail?.description) ?? null;
  return { publication, detail, description };
}

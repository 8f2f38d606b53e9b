import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { pullDescriptions, reparseBook } from '#app/api/book-content.ts';
import { pullCast } from '#app/api/cast.ts';
import { normaliseError, type ApiError } from '#app/api/errors.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { findPublication } from '#app/data/books/publications.ts';
import { logFailure } from '#app/log.ts';
import { fetchBook } from '#app/state/downloads.ts';
import { useStoredChapter } from './use-stored-chapter.ts';

export type OpenChapter = ReturnType<typeof useChapter>;

/** A chapter with its descriptions from this device; the book is downloaded first when necessary. */
export function useChapter(book: LibraryBook | null | undefined, number: number) {
  const bookId = book?.id ?? '';
  const [error, setError] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const here = book?.onDevice ?? false;
  const isSent = book?.fileStatus === 'server';

  const retry = useCallback(() => {
    setError(null);
    setTries((n) => n + 1);
  }, []);

  useEffect(() => {
    if (!book || here) return;
    let left = false;
    fetchBook(book).catch((thrown: unknown) => !left && setError(normaliseError(thrown)));
    addEventListener('online', retry);
    return () => {
      left = true;
      removeEventListener('online', retry);
    };
    // Not for every change of the book object: its progress changes with each page turn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [bookId, here, isSent, tries]);

  const [renewed, setRenewed] = useState<string | null>(null);
  useEffect(() => {
    if (!bookId) return;
    // If it cannot be parsed again, the stored chapter is shown.
    const done = () => setRenewed(bookId);
    if (here) void reparseBook(bookId).then(done, done);
    else done();
  }, [bookId, here]);

  const revision = book?.revision ?? 0;
  const [hasNoCast, setHasNoCast] = useState(false);
  useEffect(() => {
    if (!bookId || !here) return;
    pullDescriptions(bookId).catch(logFailure('descriptions')); // The stored ones are shown.
    if (!isSent) return;
    pullCast({ id: bookId, fileStatus: 'server', revision }).catch((thrown: unknown) => {
      logFailure('cast')(thrown);
      setHasNoCast(true);
    });
  }, [bookId, here, isSent, revision]);

  const publication = useLiveQuery(() => (bookId ? findPublication(bookId) : null), [bookId]);
  // The first chapter may be there before the book is.
  const stored = useStoredChapter(bookId, number);
  return {
    ...stored,
    publication,
    /** The text comes from an older parser and is being parsed again: offsets are about to change. */
    isRenewing: here && renewed !== bookId,
    error: here ? null : error,
    retry,
    /** The server's cast is stored in a moment, unless it is already. */
    isCastDue: isSent && !hasNoCast,
  };
}

import { useEffect, useState } from 'react';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { isOffline } from '#app/api/errors.ts';
import { searchOnServer } from '#app/api/search-books.ts';
import { logFailure } from '#app/log.ts';
import { onReconnected } from '#app/state/connection.ts';
import type { SearchResult } from '#shared/contract/search.ts';

export interface CloudSearch {
  /** Books whose text is on the server only. */
  bookCount: number;
  /** Matches in those books; null while they have not been searched, as when offline. */
  results: SearchResult[] | null;
  searching: boolean;
}

/** Searches books that are not on this device on the server; where that fails, again once there is a connection. */
export function useCloudSearch(query: string, books: readonly LibraryBook[] | undefined): CloudSearch {
  const [found, setFound] = useState<{ query: string; results: SearchResult[] | null } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const cloud = books?.filter((book) => !book.onDevice && book.fileStatus === 'server') ?? [];
  const hasCloudBooks = cloud.length > 0;
  useEffect(() => {
    if (!query || !hasCloudBooks) return;
    const leaving = new AbortController();
    searchOnServer(query, leaving.signal).then(
      (results) => setFound({ query, results }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setFound({ query, results: null });
        if (!isOffline(error)) logFailure('search')(error);
      },
    );
    return () => leaving.abort();
  }, [query, hasCloudBooks, attempt]);
  const current = found?.query === query ? found : null;
  const hasFailed = current?.results === null;
  useEffect(() => {
    if (!hasFailed) return;
    return onReconnected(() => {
      setFound(null);
      setAttempt((last) => last + 1);
    });
  }, [hasFailed]);
  const ids = new Set(cloud.map(({ id }) => id));
  return {
    bookCount: cloud.length,
    results: current?.results?.filter(({ book_id }) => ids.has(book_id)) ?? null,
    searching: hasCloudBooks && current === null,
  };
}

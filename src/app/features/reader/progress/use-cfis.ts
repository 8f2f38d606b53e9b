import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useRef } from 'react';
import type { LocatorTuple } from '#shared/contract/records.ts';
import { findShortCfis } from '#app/api/find-short-cfis.ts';
import { logFailure } from '#app/log.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import {
  listAnnotationsWithoutCfi,
  setAnnotationCfi,
  type AnnotationWithoutCfi,
} from '#app/data/annotations/annotations.ts';

interface CfisInput {
  book: LibraryBook;
  loc: LocatorTuple | null;
  /** The chapter's pages, and which of them is open. */
  pages: readonly { start: number }[] | undefined;
  index: number;
  /** Called when the CFI of the current place has been found after the place was saved. */
  onFound: (loc: LocatorTuple, cfi: string) => unknown;
}

/** Page turns have priority. */
const REST_MS = 600;
const PAGES_AHEAD = 12;

/**
 * Finds the CFIs of this page and the next ones ahead of time, so that a page turn does not wait for one.
 *
 * @returns the CFI of a place; null while it is not known, undefined for a book that has none
 */
export function useCfis({ book, loc, pages, index, onFound }: CfisInput) {
  const known = useRef(new Map<string, string | null>());
  const latest = useRef({ loc, onFound });
  useEffect(() => {
    latest.current = { loc, onFound };
    // No callback after unmounting: the reader may have signed out.
    return () => {
      latest.current = { loc: null, onFound };
    };
  });
  const { id, format, sha } = book;
  const [chapter = 0, offset = 0] = loc ?? [];
  const isOpen = format === 'epub' && loc !== null;

  useEffect(() => {
    if (!isOpen || !pages) return;
    const timer = setTimeout(() => {
      const ahead = pages.slice(index, index + PAGES_AHEAD).map(({ start }) => start);
      const wanted = [offset, ...ahead].filter((one) => !known.current.has(`${chapter}:${one}`));
      if (wanted.length < PAGES_AHEAD / 2 && !wanted.includes(offset)) return;
      const places = wanted.map((one) => ({ chapter, offset: one }));
      void orNull(findShortCfis({ id, format, sha }, places)).then((cfis) => {
        cfis?.forEach((cfi, i) => known.current.set(`${chapter}:${wanted[i]}`, cfi));
        const own = cfis?.[wanted.indexOf(offset)];
        const { loc: now, onFound: report } = latest.current;
        if (own && now && now[0] === chapter && now[1] === offset) report(now, own);
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [id, format, sha, isOpen, chapter, offset, pages, index]);

  return useCallback(
    (place: LocatorTuple): string | null | undefined =>
      format === 'epub' ? (known.current.get(`${place[0]}:${place[1]}`) ?? null) : undefined,
    [format],
  );
}

/** Adds the CFI to each bookmark and highlight of an open book shortly after it was created. */
export function useAnnotationCfis({ id, format, sha }: LibraryBook): void {
  const isBusy = useRef(false);
  const bare = useLiveQuery(() => (format === 'epub' ? listAnnotationsWithoutCfi(id) : []), [id, format]);
  useEffect(() => {
    if (!bare?.length) return;
    const timer = setTimeout(() => {
      if (isBusy.current) return;
      isBusy.current = true;
      const complete = completeAnnotations({ id, format, sha }, bare);
      void orNull(complete).then(() => (isBusy.current = false));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [id, format, sha, bare]);
}

async function completeAnnotations(
  book: Pick<LibraryBook, 'id' | 'format' | 'sha'>,
  annotations: readonly AnnotationWithoutCfi[],
): Promise<void> {
  const stretches = annotations.map(({ loc, end }) => ({
    chapter: loc[0],
    offset: loc[1],
    ...(end === undefined ? {} : { end }),
  }));
  const cfis = await findShortCfis(book, stretches);
  if (cfis) await Promise.all(annotations.map((one, i) => setAnnotationCfi(one.id, cfis[i] ?? null)));
}

/** Without the book's file there are no CFIs; the next page tries again. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (thrown) {
    logFailure('cfi')(thrown);
    return null;
  }
}

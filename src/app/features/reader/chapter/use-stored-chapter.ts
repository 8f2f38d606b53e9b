import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { findChapter } from '#app/data/books/chapters.ts';
import { listDescriptions } from '#app/data/pictures/descriptions.ts';
import { marksOf } from '../pages/chapter-source.ts';

/** A chapter with its descriptions, as stored on this device; the chapter is undefined while it is being read. */
export function useStoredChapter(bookId: string, number: number) {
  const chapter = useLiveQuery(() => (bookId ? findChapter(bookId, number) : undefined), [bookId, number]);
  const rows = useLiveQuery(() => (bookId ? listDescriptions(bookId, number) : []), [bookId, number]);
  const descriptions = useMemo(() => new Map((rows ?? []).map((row) => [row.id, row])), [rows]);
  // Pictures change descriptions often; the pages only depend on where passages are.
  const places = (rows ?? []).map(({ id, start, end }) => `${id}:${start}:${end}`).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const marks = useMemo(() => marksOf(rows ?? []), [places]);
  return { chapter, descriptions, marks, descriptionsKnown: rows !== undefined };
}

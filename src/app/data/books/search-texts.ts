import {
  findWords,
  quoteSentence,
  wordQuery,
  type Quotation,
} from '#shared/reading/navigation/find-words.ts';
import { db, type ChapterRow } from '../database/database.ts';

/** Words found in a book, in their sentence. */
export interface TextHit extends Quotation {
  bookId: string;
  chapter: number;
  /** UTF-16 offset of the match in the chapter's canonical text, and its length. */
  offset: number;
  length: number;
}

export interface BookHits {
  /** In reading order; the first ones where there are very many. */
  hits: TextHit[];
  /** How many places have the words. */
  total: number;
}

/** The first places, in reading order, where the books on this device have these words. */
export async function searchTexts(typed: string, limit = 50): Promise<TextHit[]> {
  const query = wordQuery(typed);
  if (!query) return [];
  const hits: TextHit[] = [];
  await db()
    .chapters.toCollection()
    .until(() => hits.length >= limit)
    .each((row) => {
      for (const found of findWords(row.text, query).slice(0, limit - hits.length))
        hits.push(toHit(row, found));
    });
  return hits;
}

/** Every place in a book on this device that has these words. */
export async function searchBook(bookId: string, typed: string, limit = 300): Promise<BookHits> {
  const query = wordQuery(typed);
  if (!query) return { hits: [], total: 0 };
  const hits: TextHit[] = [];
  let total = 0;
  await db()
    .chapters.where('[bookId+number]')
    .between([bookId, 0], [bookId, Infinity])
    .each((row) => {
      const found = findWords(row.text, query);
      total += found.length;
      for (const one of found.slice(0, Math.max(0, limit - hits.length))) hits.push(toHit(row, one));
    });
  return { hits, total };
}

function toHit({ bookId, number, text }: ChapterRow, found: { start: number; end: number }): TextHit {
  const length = found.end - found.start;
  return { bookId, chapter: number, offset: found.start, length, ...quoteSentence(text, found) };
}

import type pg from 'pg';
import type { SearchResult } from '#shared/contract/search.ts';
import { findWords, quoteSentence, wordQuery } from '#shared/reading/navigation/find-words.ts';
import { readChapterText, searchChapters } from '../../db/chapters.ts';

/** Words in the text of a user's books. Too little to search for finds nothing. */
export async function searchBooks(
  pool: pg.Pool,
  userId: string,
  { query, ...page }: { query: string; skip: number; limit: number },
): Promise<{ results: SearchResult[]; total: number }> {
  const pattern = wordQuery(query);
  if (!pattern) return { results: [], total: 0 };
  const words = query.normalize('NFC').split(/\s+/).filter(Boolean);
  const { chapters, total } = await searchChapters(pool, userId, words, page);
  const results: SearchResult[] = [];
  for (const { id, book_id, number } of chapters) {
    // One after another: a chapter may be a whole book.
    const text = await readChapterText(pool, userId, id);
    const [first] = text === null ? [] : findWords(text, pattern);
    if (text === null || !first) continue;
    const { before, match, after } = quoteSentence(text, first);
    results.push({ book_id, chapter_number: number, offset: first.start, excerpt: before + match + after });
  }
  return { results, total };
}

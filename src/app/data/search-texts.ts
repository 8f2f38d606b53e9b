import { db } from './database.ts';

export interface TextHit {
  bookId: string;
  chapter: number;
  /** UTF-16 offset of the match in the chapter's canonical text. */
  offset: number;
  before: string;
  match: string;
  after: string;
}

const CONTEXT_CHARS = 80;

/** The first places, in reading order, where the books on this device contain these words literally. */
export async function searchTexts(query: string, limit = 50): Promise<TextHit[]> {
  if (query.length < 2) return [];
  const pattern = new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'giu');
  const hits: TextHit[] = [];
  await db()
    .chapters.toCollection()
    .until(() => hits.length >= limit)
    .each(({ bookId, number, text }) => {
      for (const match of text.matchAll(pattern)) {
        hits.push({
          bookId,
          chapter: number,
          offset: match.index,
          before: text.slice(Math.max(0, match.index - CONTEXT_CHARS), match.index),
          match: match[0],
          after: text.slice(match.index + match[0].length, match.index + match[0].length + CONTEXT_CHARS),
        });
        if (hits.length >= limit) break;
      }
    });
  return hits;
}

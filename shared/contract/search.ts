import * as z from 'zod/mini';

/** One result of GET /books/search: the first place in a chapter that has the words. */
const searchResult = z.object({
  book_id: z.string(),
  chapter_number: z.number(),
  /** UTF-16 offset of the match in the chapter's canonical text. */
  offset: z.number(),
  /** The sentence around it. */
  excerpt: z.string(),
});

/** GET /books/search. `total` counts chapters. */
export const searchResponse = z.object({ results: z.array(searchResult), total: z.number() });

export type SearchResult = z.infer<typeof searchResult>;

import * as z from 'zod/mini';

/** POST /books/validate-file: whether the upload would be accepted; never an error for a bad book. */
export const validateResponse = z.object({
  valid: z.boolean(),
  file_format: z.nullable(z.enum(['epub', 'fb2'])),
  size: z.number(),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});

/** POST /books/parse-preview: the parsed book; nothing is stored. */
export const previewResponse = z.object({
  title: z.string(),
  author: z.string(),
  description: z.nullable(z.string()),
  language: z.nullable(z.string()),
  genre: z.nullable(z.string()),
  file_format: z.enum(['epub', 'fb2']),
  has_cover: z.boolean(),
  chapters_count: z.number(),
  word_count: z.number(),
  chapters: z.array(z.object({ number: z.number(), title: z.string(), word_count: z.number() })),
});

/** POST /books/analyze-chapter: the descriptions found in one chapter of a file. */
export const analyzeResponse = z.object({
  chapter_number: z.number(),
  title: z.string(),
  word_count: z.number(),
  descriptions: z.array(
    z.object({
      type: z.string(),
      content: z.string(),
      text: z.string(),
      start: z.number(),
      end: z.number(),
      entity: z.nullable(z.string()),
      priority_score: z.number(),
    }),
  ),
  total: z.number(),
});

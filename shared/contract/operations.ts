import * as z from 'zod/mini';

/** Responses that only confirm. */
export const messageResponse = z.object({ message: z.string() });

/** GET /users/subscription. */
export const subscriptionResponse = z.object({ plan: z.literal('free'), label: z.literal('Free Plan') });

/** GET /users/test-db: whether the database is reachable. */
export const databaseResponse = z.object({ database: z.literal('ok') });

export const healthResponse = z.object({ status: z.literal('ok') });
export const readyResponse = z.object({ status: z.literal('ready') });

/** GET /books/parser-status. */
export const parserStatus = z.object({
  status: z.literal('ok'),
  supported_formats: z.array(z.string()),
  max_file_size_bytes: z.number(),
  busy: z.number(),
  waiting: z.number(),
});

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

/** GET /images/admin/stats. */
export const imageAdminStats = z.object({
  total_images: z.number(),
  images_today: z.number(),
  users_with_images: z.number(),
  average_generation_seconds: z.number(),
  jobs: z.object({ queued: z.number(), running: z.number(), failed: z.number() }),
});

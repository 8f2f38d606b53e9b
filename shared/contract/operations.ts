import * as z from 'zod/mini';

/** Answers that only confirm. */
export const messageAnswer = z.object({ message: z.string() });

/** GET /users/subscription. */
export const subscriptionAnswer = z.object({ plan: z.literal('free'), label: z.literal('Free Plan') });

/** GET /users/test-db: nothing but whether it can be reached. */
export const databaseAnswer = z.object({ database: z.literal('ok') });

export const healthAnswer = z.object({ status: z.literal('ok') });
export const readyAnswer = z.object({ status: z.literal('ready') });

/** GET /books/parser-status. */
export const parserStatus = z.object({
  status: z.literal('ok'),
  supported_formats: z.array(z.string()),
  max_file_size_bytes: z.number(),
  busy: z.number(),
  waiting: z.number(),
});

/** POST /books/validate-file: whether the upload would be accepted; never an error for a bad book. */
export const validateAnswer = z.object({
  valid: z.boolean(),
  file_format: z.nullable(z.enum(['epub', 'fb2'])),
  size: z.number(),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});

/** POST /books/parse-preview: what the book would look like; nothing is kept. */
export const previewAnswer = z.object({
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

/** POST /books/analyze-chapter: the descriptions that one chapter of a file would give. */
export const analyzeAnswer = z.object({
  chapter_number: z.number(),
  title: z.string(),
  word_count: z.number(),
  descriptions: z.array(
    z.object({
      type: z.string(),
      content: z.string(),
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

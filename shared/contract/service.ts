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

import * as z from 'zod/mini';

/** POST /books/{id}/retelling: up to where the reader has read. Nothing beyond it is read or sent on. */
export const retellingRequest = z.object({
  chapter: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** In UTF-16 units of the chapter's canonical text. */
  offset: z.int().check(z.minimum(0), z.maximum(100_000_000)),
});

/** What was read last in a model's words, each line with the sentences of the book that it is based on. */
export const retellingResponse = z.object({
  lines: z.array(
    z.object({
      text: z.string(),
      sources: z.array(z.object({ chapter: z.number(), start: z.number(), end: z.number() })),
    }),
  ),
});

export type RetoldLine = z.infer<typeof retellingResponse>['lines'][number];

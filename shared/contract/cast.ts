import * as z from 'zod/mini';

/** A place in the book where something was told. */
const told = { chapter: z.number(), offset: z.number() };

/**
 * Somebody or some place of a book with all that its text tells, each fact with where it does. What a reader may be
 * shown depends on how far they have read: see `castUpTo`.
 */
export const castMember = z.object({
  id: z.string(),
  kind: z.enum(['character', 'location']),
  aliases: z.array(z.object({ text: z.string(), ...told })),
  attributes: z.array(z.object({ kind: z.string(), value: z.string(), ...told })),
  /** How often each chapter names it. */
  mentions: z.array(z.object({ chapter: z.number(), count: z.number() })),
});

/** GET /books/{id}/cast. */
export const castAnswer = z.object({ cast: z.array(castMember) });

export type CastMember = z.infer<typeof castMember>;

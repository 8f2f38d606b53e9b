import * as z from 'zod/mini';

/** The place in the book that states a fact. */
const place = { chapter: z.number(), offset: z.number() };

/**
 * A person or place of a book with every fact the text states, each with its place. What a reader may be shown depends
 * on how far they have read: see `castUpTo`.
 */
export const castMember = z.object({
  id: z.string(),
  kind: z.enum(['character', 'location']),
  /** `end` is where the words end; absent if an earlier version found them. */
  aliases: z.array(
    z.object({
      text: z.string(),
      ...place,
      end: z.optional(z.number()),
      /** Where the second mention under this name ends. */
      again: z.optional(z.object(place)),
    }),
  ),
  attributes: z.array(z.object({ kind: z.string(), value: z.string(), ...place })),
  /** How often each chapter names it, and where: start and end of each in turn. Absent if an earlier version counted. */
  mentions: z.array(
    z.object({
      chapter: z.number(),
      count: z.number(),
      at: z.optional(z.array(z.number())),
      /** The alias of each of them, by its index. */
      names: z.optional(z.array(z.number())),
      /** Starts of those that might mean a namesake. */
      unsure: z.optional(z.array(z.number())),
    }),
  ),
  /** Titles it was given, each with the end of its first mention. */
  titles: z.optional(z.array(z.object({ text: z.string(), ...place }))),
  /** Others who might have been meant where it was named, with the end of the first such mention. */
  namesakes: z.optional(z.array(z.object({ id: z.string(), ...place }))),
  /** Passages and sentences that describe it, in the text's order; the strongest are quoted. */
  quotations: z.optional(
    z.array(z.object({ chapter: z.number(), start: z.number(), end: z.number(), weight: z.number() })),
  ),
});

/** GET /books/{id}/cast. */
export const castResponse = z.object({ cast: z.array(castMember) });

/** As it is on the wire, or as the reader's corrections have changed it. */
export type CastMember = z.infer<typeof castMember> & {
  /** What the reader calls it; never on the wire. */
  readonly renamed?: string;
};

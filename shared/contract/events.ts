import * as z from 'zod/mini';
import { generatedImage } from './images.ts';

const event = <T extends string, D extends z.core.$ZodLooseShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), data: z.looseObject(data) });

/** Messages the server sends over /ws. Every event is only a hint; the data itself is pulled or was in a response. */
export const serverMessage = z.discriminatedUnion('type', [
  event('book_processing_started', { book_id: z.string(), book_title: z.string() }),
  event('book_processing_completed', {
    book_id: z.string(),
    book_title: z.string(),
    chapters_count: z.number(),
    descriptions_count: z.number(),
  }),
  event('book_processing_failed', { book_id: z.string(), book_title: z.string(), error: z.string() }),
  event('image_generation_started', {
    book_id: z.string(),
    book_title: z.string(),
    description_id: z.string(),
    description_type: z.string(),
  }),
  event('image_generation_completed', {
    book_id: z.string(),
    book_title: z.string(),
    description_id: z.string(),
    description_type: z.string(),
    images_count: z.number(),
    image: z.optional(generatedImage),
  }),
  event('image_generation_failed', {
    book_id: z.string(),
    book_title: z.string(),
    description_id: z.string(),
    description_type: z.string(),
    error: z.string(),
  }),
  /** One for each extracted book, about its first chapter with descriptions. */
  event('chapter_descriptions_extracted', {
    book_id: z.string(),
    book_title: z.string(),
    chapter_number: z.number(),
    descriptions_count: z.number(),
    /** Totals of the whole book: its descriptions, and how many chapters have some. */
    total_descriptions: z.optional(z.number()),
    total_chapters: z.optional(z.number()),
  }),
  event('user_notification', {
    level: z.enum(['success', 'error', 'warning', 'info']),
    title: z.string(),
    message: z.string(),
  }),
  /** Something this user's devices share has changed up to `seq`: pull. */
  event('changed', { seq: z.number() }),
  event('pong', {}),
]);

export const clientMessage = z.object({ type: z.literal('ping') });

export type ServerMessage = z.infer<typeof serverMessage>;

import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** A stretch of a passage, in UTF-16 units, the end excluded. */
const words = z.object({ start: z.number(), end: z.number() });

/** A description's picture. */
export const generatedImage = z.object({
  id: z.string(),
  image_url: z.string(),
  created_at: z.string(),
  generation_time_seconds: z.number(),
  /** The words of the passage that the picture shows, in order; empty for an ornament, missing if nothing is known of it. */
  drawn: z.optional(z.array(words)),
  /** How many pictures its passage had before it. */
  take: z.optional(z.number()),
  /** One of the reader's devices painted it; missing if the server or its model did. */
  painted_on: z.optional(z.literal('device')),
});

/** The input of a picture painted by a device: its painter's version, and a digest of everything it was given. */
export const paintedScene = z.object({
  painter: z.string().check(z.minLength(1), z.maxLength(64)),
  input: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/**
 * PUT /images/painted/{descriptionId}: a picture that a device has painted, where the server has marked the request
 * with `status: 'awaited'`, because it cannot paint the same.
 */
export const paintedPicture = z.object({
  scene: paintedScene,
  /** In base64. */
  jpeg: z.string().check(z.maxLength(limits.paintedPictureChars), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  drawn: z.array(words).check(z.maxLength(1_000)),
  generation_time_seconds: z.number().check(z.nonnegative(), z.maximum(86_400)),
});

/** Options of POST /images/generate/…: unknown ones are ignored. A missing, null or empty style are the same. */
export const generateRequest = z.object({
  style_prompt: z.optional(
    z.nullable(
      z
        .string('The style must be text')
        .check(z.maxLength(limits.stylePromptMaxChars, 'The style must be at most 200 characters')),
    ),
  ),
});

/**
 * POST /images/generate/description/{id} and /images/regenerate/{imageId} when the picture was ready in time;
 * also the body of a 409.
 */
export const generateResponse = z.object({
  image_id: z.string(),
  description_id: z.string(),
  image_url: z.string(),
  generation_time: z.number(),
  created_at: z.string(),
  take: z.optional(z.number()),
  /** The part of a custom style that the painter recognised, in its own words. */
  style_applied: z.optional(z.nullable(z.string())),
});

/** 202 of the same calls: the event `image_generation_completed` follows with the picture. */
export const generateQueued = z.object({ status: z.literal('queued'), description_id: z.string() });

export const generateOutcome = z.union([generateResponse, generateQueued]);

/** POST /images/generate/chapter/{chapterId}. */
export const chapterImagesResponse = z.object({
  images: z.array(
    z.object({
      image_id: z.string(),
      description_id: z.string(),
      image_url: z.string(),
      generation_time: z.number(),
      description_type: z.string(),
    }),
  ),
  queued: z.number(),
});

export const galleryImage = z.object({
  id: z.string(),
  book_id: z.string(),
  chapter_number: z.number(),
  description_id: z.string(),
  image_url: z.string(),
  generation_time: z.number(),
  created_at: z.string(),
  description: z.object({
    id: z.string(),
    type: z.string(),
    content: z.string(),
    /** Equal to `content`. */
    text: z.string(),
    priority_score: z.number(),
  }),
});

/** GET /images/book/{bookId}. */
export const galleryResponse = z.object({ images: z.array(galleryImage), total: z.number() });

/** GET /images/generation/status. */
export const generationStatus = z.object({
  queued: z.number(),
  running: z.number(),
  completed_today: z.number(),
  daily_limit: z.number(),
  painter: z.string(),
});

export type PaintedScene = z.infer<typeof paintedScene>;
export type PaintedPicture = z.infer<typeof paintedPicture>;
export type GeneratedImage = z.infer<typeof generatedImage>;
export type GenerateResponse = z.infer<typeof generateResponse>;
export type GalleryImage = z.infer<typeof galleryImage>;

/** GET /images/admin/stats. */
export const imageAdminStats = z.object({
  total_images: z.number(),
  images_today: z.number(),
  users_with_images: z.number(),
  average_generation_seconds: z.number(),
  jobs: z.object({ queued: z.number(), running: z.number(), failed: z.number() }),
});

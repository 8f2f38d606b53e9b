import * as z from 'zod';
import { paintedScene } from '#shared/contract/images.ts';

/** What a job of each kind carries. Used where a job is enqueued and by the job itself. Kinds are stored. */

export const EXTRACT_BOOK = 'extract-book';
export const GENERATE_PICTURE = 'generate-image';
export const IMPROVE_PICTURE = 'improve-image';

export const extractBookPayload = z.object({ bookId: z.uuid() });

export const generatePicturePayload = z.object({
  descriptionId: z.uuid(),
  stylePrompt: z.string().nullable(),
  /** The picture that the new one replaces; null for a description's first. */
  replaces: z.uuid().nullable(),
  take: z.number().int().nonnegative(),
  /** What the device has painted that requested it, and this server was to paint alike. */
  scene: z.nullish(paintedScene),
});

export const improvePicturePayload = z.object({
  descriptionId: z.uuid(),
  /** The embedded painter's picture, shown until the image model's replaces it. */
  imageId: z.uuid(),
  stylePrompt: z.string().nullable(),
  take: z.number().int().nonnegative(),
});

export type GeneratePicturePayload = z.infer<typeof generatePicturePayload>;
export type ImprovePicturePayload = z.infer<typeof improvePicturePayload>;

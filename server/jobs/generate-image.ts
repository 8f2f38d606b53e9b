import * as z from 'zod';
import { findBook } from '../db/books.ts';
import { findDescription } from '../db/descriptions.ts';
import { findImageOfDescription, returnReserved } from '../db/images.ts';
import { insertJob } from '../db/jobs.ts';
import { announce } from '../realtime/announce.ts';
import { paintDescription } from '../services/paint-description.ts';
import { answerImageRequests } from '../services/requested-work.ts';
import { about, gives, storePicture } from '../services/store-picture.ts';
import { changeUser } from '../services/user-changes.ts';
import { improveWhenPainted, type ImproveImagePayload } from './improve-image.ts';
import type { JobDefinition } from './job-definition.ts';
import { GENERATE_IMAGE, IMPROVE_IMAGE } from './kinds.ts';

const payload = z.object({
  descriptionId: z.uuid(),
  stylePrompt: z.string().nullable(),
  /** The picture that the new one takes the place of; null for a description's first. */
  replaces: z.uuid().nullable(),
  take: z.number().int().nonnegative(),
});

export type GenerateImagePayload = z.infer<typeof payload>;

/** When a model that was slow or away is asked again: its circuit breaker is closed by then. */
const ASK_AGAIN_MS = 90_000;

/** Paints a description. A description has one picture: a second run finds it there and is done. */
export const generateImageJob: JobDefinition<GenerateImagePayload> = {
  kind: GENERATE_IMAGE,
  payload,
  maxAttempts: 3,

  async perform(deps, { descriptionId, stylePrompt, replaces, take }, job) {
    const userId = job.user_id;
    const description = await findDescription(deps.pool, userId, descriptionId);
    if (!description) return; // deleted meanwhile
    const current = await findImageOfDescription(deps.pool, userId, descriptionId);
    // Painted by an earlier attempt, or deleted since another take of it was wanted.
    if (replaces === null ? current : !gives(current, { replaces, take, isOnlyBetter: false })) return;
    const startedAt = performance.now();
    const picture = await paintDescription(deps, userId, description, { stylePrompt, take }, job.age_ms);
    const seconds = Math.round(performance.now() - startedAt) / 1000;
    let standIn: ImproveImagePayload | null = null;
    await storePicture(
      deps,
      userId,
      description,
      { ...picture, stylePrompt, take, replaces, isOnlyBetter: false, seconds },
      async ({ db }, imageId) => {
        if (!picture.mayImprove) return;
        standIn = { descriptionId, imageId, stylePrompt, take };
        // The reconciler finds it when its time has come.
        const next = { kind: IMPROVE_IMAGE, subject: imageId, userId, payload: standIn };
        await insertJob(db, { ...next, delayMs: ASK_AGAIN_MS });
      },
    );
    if (standIn && picture.underWay)
      void improveWhenPainted(deps, userId, description, standIn, picture.underWay);
  },

  async onFailed(deps, { descriptionId }, job, error) {
    const userId = job.user_id;
    await changeUser(deps.pool, userId, async (changes) => {
      await returnReserved(changes.db, userId);
      await answerImageRequests(changes, descriptionId, { status: 'failed', error: 'GENERATION_FAILED' });
    });
    const description = await findDescription(deps.pool, userId, descriptionId);
    const book = description && (await findBook(deps.pool, userId, description.book_id));
    if (!book) return;
    deps.log.warn({ err: error, descriptionId }, 'no picture');
    await announce(deps.pool, userId, {
      type: 'image_generation_failed',
      data: { ...about(book, description), error: 'Failed to generate image. Please try again later.' },
    });
  },
};

import { findBook } from '../db/books.ts';
import { findDescription } from '../db/descriptions.ts';
import { findPictureOfDescription, returnReserved } from '../db/pictures.ts';
import { insertJob } from '../db/jobs.ts';
import { announce } from '../realtime/announce.ts';
import { improveInBackground } from '../services/pictures/improve-picture.ts';
import { paintDescription, sceneHere } from '../services/pictures/paint-description.ts';
import { awaitRequestedPicture, resolvePictureRequests } from '../services/sync/requested-work.ts';
import { changeUser } from '../services/sync/user-changes.ts';
import { isSameScene } from '#shared/sync/is-same-scene.ts';
import type { Dependencies } from '../dependencies.ts';
import { pictureEventFields, shouldReplace, storePicture } from '../services/pictures/store-picture.ts';
import { defineJob } from './job-definition.ts';
import {
  GENERATE_PICTURE,
  generatePicturePayload,
  IMPROVE_PICTURE,
  type ImprovePicturePayload,
} from './payloads.ts';

/** Until a model that was slow or unavailable is called again: its circuit breaker is closed by then. */
const RETRY_MS = 90_000;

/** Paints a description. A description has one picture: a second run finds it there and is done. */
export const generatePictureJob = defineJob({
  kind: GENERATE_PICTURE,
  payload: generatePicturePayload,
  // Where there is an image model, most of them wait for its response.
  concurrency: 6,
  maxAttempts: 3,

  async perform(deps, { descriptionId, stylePrompt, replaces, take, scene }, job) {
    const userId = job.user_id;
    const description = await findDescription(deps.pool, userId, descriptionId);
    if (!description) return; // deleted meanwhile
    const current = await findPictureOfDescription(deps.pool, userId, descriptionId);
    // Painted by an earlier attempt, or deleted since another take of it was wanted.
    if (replaces === null ? current : !shouldReplace(current, { replaces, take, isImprovement: false }))
      return;
    if (scene && !deps.modelPainter) {
      const own = await sceneHere(deps.pool, deps.painter, userId, description, { stylePrompt, take });
      if (!isSameScene(own, scene) && (await leaveToDevice(deps, userId, descriptionId))) return;
    }
    const startedAt = performance.now();
    const picture = await paintDescription(deps, userId, description, { stylePrompt, take }, job.age_ms);
    const seconds = Math.round(performance.now() - startedAt) / 1000;
    let standIn: ImprovePicturePayload | null = null;
    await storePicture(
      deps,
      userId,
      description,
      { ...picture, stylePrompt, take, replaces, isImprovement: false, seconds },
      async ({ db }, imageId) => {
        if (!picture.mayImprove) return;
        standIn = { descriptionId, imageId, stylePrompt, take };
        // The poll for due jobs finds it when its time has come.
        const next = { kind: IMPROVE_PICTURE, subject: imageId, userId, payload: standIn };
        await insertJob(db, { ...next, delayMs: RETRY_MS });
      },
    );
    if (standIn && picture.underWay)
      void improveInBackground(picture.underWay, deps, userId, description, standIn);
  },

  async onFailed(_deps, changes, job) {
    const { db, userId } = changes;
    await returnReserved(db, userId);
    // A device's own picture may still come.
    const outcome = { status: 'failed', error: 'GENERATION_FAILED' } as const;
    await resolvePictureRequests(changes, job.subject, outcome, ['queued']);
    const description = await findDescription(db, userId, job.subject);
    const book = description && (await findBook(db, userId, description.book_id));
    if (!book) return;
    await announce(db, userId, {
      type: 'image_generation_failed',
      data: {
        ...pictureEventFields(book, description),
        error: 'Failed to generate image. Please try again later.',
      },
    });
  },
});

/** Has the device send the picture that it has painted. @returns false if another caller waits as well */
const leaveToDevice = (deps: Dependencies, userId: string, descriptionId: string): Promise<boolean> =>
  changeUser(deps.pool, userId, async (changes) => {
    const isAwaited = await awaitRequestedPicture(changes, descriptionId);
    if (isAwaited) await returnReserved(changes.db, userId);
    return isAwaited;
  });

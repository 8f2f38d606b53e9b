import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { findBook, readRegistry } from '../db/books.ts';
import { sceneContext } from '../services/scene-context.ts';
import { type DescriptionRow, findDescription } from '../db/descriptions.ts';
import { deleteImage, findImageOfDescription, insertImage, returnReserved } from '../db/images.ts';
import type { Dependencies } from '../dependencies.ts';
import { encodeIllustration } from '../files/vendor-sharp.ts';
import type { PaintResult } from '../illustration/types.ts';
import { announce } from '../realtime/announce.ts';
import { bumpBook } from '../services/bump-book.ts';
import { presentImage } from '../services/present-image.ts';
import { answerImageRequests } from '../services/requested-work.ts';
import { changeUser } from '../services/user-changes.ts';
import type { JobDefinition } from './job-definition.ts';
import { GENERATE_IMAGE } from './kinds.ts';

const payload = z.object({
  descriptionId: z.uuid(),
  stylePrompt: z.string().nullable(),
  /** The picture that the new one takes the place of; null for a description's first. */
  replaces: z.uuid().nullable(),
  take: z.number().int().nonnegative(),
});

export type GenerateImagePayload = z.infer<typeof payload>;

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
    if (current && current.id !== replaces) return; // painted by an earlier attempt
    const startedAt = performance.now();
    const painted = await paint(deps, userId, description, stylePrompt, take);
    const { jpeg, width, height } = await encodeIllustration(painted.jpeg);
    const seconds = Math.round(performance.now() - startedAt) / 1000;
    const sha256 = createHash('sha256').update(jpeg).digest('hex');
    await deps.blobs.put(sha256, jpeg);
    const isStored = await changeUser(deps.pool, userId, async (changes) => {
      if (replaces) await deleteImage(changes.db, userId, replaces);
      const isNew = await insertImage(changes.db, {
        id: randomUUID(),
        userId,
        bookId: description.book_id,
        descriptionId,
        sha256,
        width,
        height,
        take,
        stylePrompt,
        styleApplied: painted.styleApplied,
        scene: painted.scene,
        generationSeconds: seconds,
      });
      if (isNew) await bumpBook(changes, description.book_id);
      const image = await findImageOfDescription(changes.db, userId, descriptionId);
      if (image) {
        await answerImageRequests(changes, descriptionId, {
          status: 'done',
          error: null,
          image: presentImage(image, deps.authSecret),
        });
      }
      return isNew;
    });
    if (isStored) await announceImage(deps, userId, description);
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

async function paint(
  deps: Dependencies,
  userId: string,
  description: DescriptionRow,
  stylePrompt: string | null,
  take: number,
): Promise<PaintResult> {
  const registry = await readRegistry(deps.pool, userId, description.book_id);
  const { entity, place } = sceneContext(registry, description);
  return deps.painter.paint({
    text: description.content,
    type: description.type,
    language: description.language === 'en' || description.language === 'ru' ? description.language : null,
    stylePrompt,
    entity,
    place,
    bookId: description.book_id,
    seedSalt: description.id,
    take,
  });
}

async function announceImage(deps: Dependencies, userId: string, description: DescriptionRow): Promise<void> {
  const image = await findImageOfDescription(deps.pool, userId, description.id);
  const book = await findBook(deps.pool, userId, description.book_id);
  if (!image || !book) return;
  await announce(deps.pool, userId, {
    type: 'image_generation_completed',
    data: { ...about(book, description), images_count: 1, image: presentImage(image, deps.authSecret) },
  });
}

const about = (book: { id: string; title: string }, description: DescriptionRow) => ({
  book_id: book.id,
  book_title: book.title,
  description_id: description.id,
  description_type: description.type,
});

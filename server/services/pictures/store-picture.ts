import { createHash, randomUUID } from 'node:crypto';
import { findBook } from '../../db/books.ts';
import type { DescriptionRow } from '../../db/descriptions.ts';
import {
  deletePicture,
  findPictureOfDescription,
  type PictureRow,
  insertPicture,
  keepFormerId,
} from '../../db/pictures.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PaintResult } from '../../illustration/painter.ts';
import { announce } from '../../realtime/announce.ts';
import { bumpBook } from '../books/bump-book.ts';
import { withBlobHolds } from '../storage/blob-holds.ts';
import { presentPicture } from './present-picture.ts';
import { resolvePictureRequests } from '../sync/requested-work.ts';
import { changeUser, type UserChanges } from '../sync/user-changes.ts';

export interface FinishedPicture {
  readonly painted: PaintResult;
  readonly painter: string;
  readonly note: string | null;
  readonly stylePrompt: string | null;
  readonly take: number;
  /** The picture that this one takes the place of; null for a description's first. */
  readonly replaces: string | null;
  /** Whether it is only stored while the picture it replaces still exists. */
  readonly isImprovement: boolean;
  readonly seconds: number;
}

/**
 * Stores a picture in place of the one it replaces and notifies every device.
 *
 * @param within what else belongs to the same transaction, given the new picture's id
 * @returns false if the description has got another picture meanwhile, or lost the one to better
 */
export async function storePicture(
  deps: Dependencies,
  userId: string,
  description: DescriptionRow,
  picture: FinishedPicture,
  within: (changes: UserChanges, imageId: string) => Promise<void> = async () => {},
): Promise<boolean> {
  const { painted, replaces } = picture;
  const sha256 = createHash('sha256').update(painted.jpeg).digest('hex');
  const commit = async (changes: UserChanges) => {
    const old = replaces === null ? null : await findPictureOfDescription(changes.db, userId, description.id);
    if (replaces !== null && !shouldReplace(old, picture)) {
      if (!old)
        await resolvePictureRequests(changes, description.id, { status: 'failed', error: 'NOT_FOUND' });
      return false;
    }
    const replaced = old && (await deletePicture(changes.db, userId, old.id));
    if (replaced) await keepFormerId(changes.db, replaced);
    const id = randomUUID();
    const isNew = await insertPicture(changes.db, {
      id,
      userId,
      bookId: description.book_id,
      descriptionId: description.id,
      sha256,
      width: painted.width,
      height: painted.height,
      take: picture.take,
      stylePrompt: picture.stylePrompt,
      styleApplied: painted.styleApplied,
      scene: painted.scene,
      painter: picture.painter,
      note: picture.note,
      generationSeconds: picture.seconds,
    });
    if (isNew) {
      await bumpBook(changes, description.book_id);
      await within(changes, id);
    }
    const image = await findPictureOfDescription(changes.db, userId, description.id);
    if (image) {
      await resolvePictureRequests(changes, description.id, {
        status: 'done',
        error: null,
        image: presentPicture(image, deps.authSecret),
      });
    }
    return isNew;
  };
  const isStored = await withBlobHolds(deps, async (blobs) => {
    await blobs.put(sha256, painted.jpeg);
    return changeUser(deps.pool, userId, commit);
  });
  if (isStored) await announcePicture(deps, userId, description);
  return isStored;
}

/** Whether a picture is replaced by another take, or by the same take from a better painter. A deleted one is not. */
export function shouldReplace(
  old: PictureRow | null,
  { replaces, take, isImprovement }: Pick<FinishedPicture, 'replaces' | 'take' | 'isImprovement'>,
): boolean {
  return old !== null && (isImprovement ? old.id === replaces : old.take < take);
}

async function announcePicture(
  deps: Dependencies,
  userId: string,
  description: DescriptionRow,
): Promise<void> {
  const image = await findPictureOfDescription(deps.pool, userId, description.id);
  const book = await findBook(deps.pool, userId, description.book_id);
  if (!image || !book) return;
  await announce(deps.pool, userId, {
    type: 'image_generation_completed',
    data: {
      ...pictureEventFields(book, description),
      images_count: 1,
      image: presentPicture(image, deps.authSecret),
    },
  });
}

/** The fields of every event about a description's picture. */
export const pictureEventFields = (book: { id: string; title: string }, description: DescriptionRow) => ({
  book_id: book.id,
  book_title: book.title,
  description_id: description.id,
  description_type: description.type,
});

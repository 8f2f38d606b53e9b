import type pg from 'pg';
import { deleteImage, findImageByAnyId, forgetFormerIds } from '../../db/images.ts';
import { notFound } from '../../http/http-error.ts';
import { bumpBook } from '../books/bump-book.ts';
import { clearResolvedImageRequests } from '../sync/requested-work.ts';
import { changeUser } from '../sync/user-changes.ts';

/**
 * The row is deleted now, the bytes with the next sweep.
 *
 * @param imageId the picture's, or one that it had before it was painted anew
 * @throws HttpError 404
 */
export async function deleteImageOf(pool: pg.Pool, userId: string, imageId: string): Promise<void> {
  await changeUser(pool, userId, async (changes) => {
    const image = await findImageByAnyId(changes.db, userId, imageId);
    if (!image) throw notFound();
    await deleteImage(changes.db, userId, image.id);
    await forgetFormerIds(changes.db, image.description_id);
    await clearResolvedImageRequests(changes, image.description_id);
    await bumpBook(changes, image.book_id);
  });
}

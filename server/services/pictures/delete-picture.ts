import type pg from 'pg';
import { deletePicture, findPictureByAnyId, forgetFormerIds } from '../../db/pictures.ts';
import { notFound } from '../../http/http-error.ts';
import { bumpBook } from '../books/bump-book.ts';
import { clearResolvedPictureRequests } from '../sync/requested-work.ts';
import { changeUser } from '../sync/user-changes.ts';

/**
 * The row is deleted now, the bytes with the next sweep.
 *
 * @param imageId the picture's, or one that it had before it was painted again
 * @throws HttpError 404
 */
export async function deletePictureOf(pool: pg.Pool, userId: string, imageId: string): Promise<void> {
  await changeUser(pool, userId, async (changes) => {
    const image = await findPictureByAnyId(changes.db, userId, imageId);
    if (!image) throw notFound();
    await deletePicture(changes.db, userId, image.id);
    await forgetFormerIds(changes.db, image.description_id);
    await clearResolvedPictureRequests(changes, image.description_id);
    await bumpBook(changes, image.book_id);
  });
}

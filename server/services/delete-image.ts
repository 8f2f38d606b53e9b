import type pg from 'pg';
import { deleteImage } from '../db/images.ts';
import { notFound } from '../http/http-error.ts';
import { bumpBook } from './bump-book.ts';
import { changeUser } from './user-changes.ts';

/** The row goes now, the bytes with the next sweep. @throws HttpError 404 */
export async function deleteImageOf(pool: pg.Pool, userId: string, imageId: string): Promise<void> {
  await changeUser(pool, userId, async (changes) => {
    const image = await deleteImage(changes.db, userId, imageId);
    if (!image) throw notFound();
    await bumpBook(changes, image.book_id);
  });
}

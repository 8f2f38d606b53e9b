import type pg from 'pg';
import { findBook } from '../../db/books.ts';
import { notFound } from '../../http/http-error.ts';
import { applyRestOperation } from '../sync/apply-rest-operation.ts';
import { changeUser } from '../sync/user-changes.ts';

/** A tombstone on every device; annotations and positions are hidden with it. @throws HttpError 404 */
export async function deleteBook(pool: pg.Pool, userId: string, bookId: string): Promise<void> {
  await changeUser(pool, userId, async (changes) => {
    if (!(await findBook(changes.db, userId, bookId))) throw notFound();
    await applyRestOperation(changes, 'book', bookId, { deleted: true });
  });
}

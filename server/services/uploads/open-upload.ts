import { randomUUID } from 'node:crypto';
import type { UploadRequest } from '#shared/contract/uploads.ts';
import { uploadLimits } from '#shared/contract/uploads.ts';
import { limits } from '#shared/contract/limits.ts';
import { PublicationError } from '#shared/publication/publication-error.ts';
import type { Db } from '../../db/pool.ts';
import { userTransaction } from '../../db/user-transaction.ts';
import {
  type UploadRow,
  countOpenUploads,
  deleteLongestIdleUpload,
  deleteUpload,
  findUpload,
  finishUpload,
  insertUpload,
  lockUploader,
  touchUploadOf,
} from '../../db/uploads.ts';
import type { Dependencies } from '../../dependencies.ts';
import { rateLimited } from '../../http/http-error.ts';
import { requireBookName, tooLarge } from '../../http/upload.ts';
import { partEnds } from './one-part-at-a-time.ts';
import { type AddedBook, findOrRestoreBook, fitsLibraryQuota, libraryFull } from '../books/add-book.ts';

/** An upload without requests for this long is replaced when another needs its place. */
const IDLE_MINUTES = 60;
/** How long a part on its way is waited for. */
const PART_ENDS_MS = 6_000;

/**
 * Starts an upload, or finds the one with the same content and its offset. A file that the user has already, also as
 * a deleted book, is an upload with nothing left to send.
 *
 * @throws HttpError 413, 415, 429 (too many at once), 507, PublicationError for an empty file
 */
export async function openUpload(
  deps: Pick<Dependencies, 'pool'>,
  userId: string,
  request: UploadRequest,
): Promise<{ upload: UploadRow; book: AddedBook | null }> {
  requireBookName(request.name);
  if (request.size > limits.uploadMaxBytes) throw tooLarge();
  if (request.size === 0) throw new PublicationError('EMPTY_FILE', 'The file is empty.');

  const fits = await fitsLibraryQuota(deps, userId, request.size);
  const book = request.sha256 ? await findOrRestoreBook(deps, userId, request.sha256) : null;
  if (!book && !fits) throw libraryFull();
  const opened = await userTransaction(deps.pool, userId, async (db) => {
    await lockUploader(db, userId);
    const upload = await findOrInsert(db, userId, request, book);
    if (!book || upload.book_id) return { upload, book };
    await finishUpload(db, userId, upload.id, book.book_id);
    return { upload: (await findUpload(db, userId, upload.id))!, book };
  });
  // A page that was left may still have a part on its way: an offset before its end would be refused at once.
  await partEnds(opened.upload.id, PART_ENDS_MS);
  return { ...opened, upload: (await findUpload(deps.pool, userId, opened.upload.id)) ?? opened.upload };
}

async function findOrInsert(
  db: Db,
  userId: string,
  { sha256, size, name }: UploadRequest,
  book: AddedBook | null,
): Promise<UploadRow> {
  const found = sha256 ? await touchUploadOf(db, userId, sha256) : null;
  if (found) {
    const isUnusable = found.size !== size || (found.book_id !== null && !book);
    if (!isUnusable) return found;
    await deleteUpload(db, userId, found.id);
  }
  const isFull = !book && (await countOpenUploads(db, userId)) >= uploadLimits.openPerUser;
  if (isFull && !(await deleteLongestIdleUpload(db, userId, IDLE_MINUTES)))
    throw rateLimited(IDLE_MINUTES * 60, 'Too many uploads at once. Please finish some of them first.');
  return insertUpload(db, userId, { id: randomUUID(), sha256: sha256 ?? null, size, name });
}

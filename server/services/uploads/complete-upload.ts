import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { PublicationError } from '#shared/publication/publication-error.ts';
import { type UploadRow, deleteUpload, findUpload, finishUpload, readPart } from '../../db/uploads.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { addBook } from '../books/add-book.ts';
import { offsetConflict, uploadBusy } from './offset-conflict.ts';

/** Uploads being completed by this process. Two processes may complete one at once: it is one book all the same. */
const inHand = new Set<string>();

/**
 * Joins the stored stretches and the last one and adds the book, as a multipart upload would. A crash at any point
 * leaves the upload before its last stretch; sending that again ends here again.
 *
 * @throws HttpError 422 CHECKSUM_MISMATCH when the file is not the one that was announced, PublicationError when it
 *   is not a readable book (the upload is deleted after both), 423 while another request does the same, 507
 */
export async function completeUpload(
  deps: Dependencies,
  userId: string,
  upload: UploadRow,
  last: { start: number; bytes: Uint8Array },
): Promise<void> {
  if (inHand.has(upload.id)) throw uploadBusy();
  inHand.add(upload.id);
  const file = path.join(deps.settings.tempDir, randomUUID());
  try {
    const now = await findUpload(deps.pool, userId, upload.id);
    if (now?.received !== last.start) throw await offsetConflict(deps, userId, upload.id);
    const sha256 = await assemble(deps, userId, upload, last, file);
    if (sha256 === null) {
      // Deleted, or another process has just created the book.
      if ((await findUpload(deps.pool, userId, upload.id))?.book_id) return;
      throw await offsetConflict(deps, userId, upload.id);
    }
    if (upload.sha256 && sha256 !== upload.sha256) {
      await deleteUpload(deps.pool, userId, upload.id);
      throw digestMismatch();
    }
    const { name, size } = upload;
    const book = await addBook(deps, userId, { path: file, name, size, sha256, fields: {} });
    await finishUpload(deps.pool, userId, upload.id, book.book_id);
  } catch (error: unknown) {
    if (error instanceof PublicationError) await deleteUpload(deps.pool, userId, upload.id);
    throw error;
  } finally {
    inHand.delete(upload.id);
    await rm(file, { force: true });
  }
}

/** @returns the SHA-256 of the whole; null when a stretch of it is missing */
async function assemble(
  deps: Pick<Dependencies, 'pool'>,
  userId: string,
  upload: UploadRow,
  last: { start: number; bytes: Uint8Array },
  pathname: string,
): Promise<string | null> {
  const hash = createHash('sha256');
  const file = await open(pathname, 'wx');
  try {
    for (let start = 0; start < upload.size;) {
      const bytes = start === last.start ? last.bytes : await readPart(deps.pool, userId, upload.id, start);
      if (!bytes) return null;
      hash.update(bytes);
      await file.writeFile(bytes);
      start += bytes.byteLength;
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

const digestMismatch = () =>
  new HttpError(422, 'CHECKSUM_MISMATCH', 'The file arrived damaged. Please send it again.');

import { findUpload } from '../../db/uploads.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, notFound } from '../../http/http-error.ts';

/**
 * The error for a request that another one has overtaken: a conflict with the current offset, or 404 if the upload
 * no longer exists.
 */
export async function offsetConflict(
  { pool }: Pick<Dependencies, 'pool'>,
  userId: string,
  uploadId: string,
): Promise<HttpError> {
  const upload = await findUpload(pool, userId, uploadId);
  return upload ? conflictAt(upload.received) : notFound();
}

/** The status and header are tus's; a JSON client finds the offset in the details. */
export const conflictAt = (offset: number) =>
  new HttpError(409, 'CONFLICT', 'The upload is at another offset.', {
    headers: { 'Upload-Offset': String(offset) },
    details: { offset },
  });

export const uploadBusy = () =>
  new HttpError(423, 'UPLOAD_BUSY', 'Another request is sending or finishing this upload.', {
    headers: { 'Retry-After': '1' },
  });

export const connectionLost = (cause: unknown) =>
  new HttpError(400, 'BAD_REQUEST', 'The connection broke off.', { cause });

import { findUpload } from '../../db/uploads.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, notFound } from '../../http/http-error.ts';

/** The answer to who has been overtaken by another request: where the upload stands now, or that it is gone. */
export async function whereItStands(
  { pool }: Pick<Dependencies, 'pool'>,
  userId: string,
  uploadId: string,
): Promise<HttpError> {
  const upload = await findUpload(pool, userId, uploadId);
  return upload ? offsetIs(upload.received) : notFound();
}

/** tus names the status, the header is for whoever is told so; a JSON client finds the offset in the details. */
export const offsetIs = (offset: number) =>
  new HttpError(409, 'CONFLICT', 'The upload stands at another offset.', {
    headers: { 'Upload-Offset': String(offset) },
    details: { offset },
  });

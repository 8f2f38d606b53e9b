import { db, type UploadRow } from './database.ts';

/** Files that the server does not have yet. */
export async function listUploads(): Promise<UploadRow[]> {
  return db().uploads.toArray();
}

export async function setUploadState(
  bookId: string,
  state: UploadRow['state'],
  error?: string,
): Promise<void> {
  await db().uploads.update(bookId, { state, error });
}

export async function finishUpload(bookId: string): Promise<void> {
  await db().uploads.delete(bookId);
}

import { isOffline, normaliseError } from '#app/api/errors.ts';
import { sendUpload } from '#app/api/send-uploads.ts';
import { identifyFile, importBook } from '#app/data/import-book.ts';
import { assertRoomForFile, withRoom } from '#app/data/storage.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import { bookWorker } from '#workers/book-bridge.ts';

interface UploadSteps {
  onProgress: (file: File, percent: number) => void;
  /** `bookId` only when the server has the book. */
  onDone: (file: File, bookId: string | null) => void;
}

/**
 * Takes each file into the library first, readable at once, then to the server. Without a network the second
 * half waits; a file that cannot be read goes nowhere and says why.
 *
 * @throws Error when there is nothing to upload
 */
export async function uploadFiles(
  files: readonly File[],
  { onProgress, onDone }: UploadSteps,
): Promise<void> {
  if (files.length === 0) throw new Error(s.upload.noFile);
  for (const file of files) {
    onProgress(file, 0);
    const taken = await takeIn(file);
    if (!taken) {
      onDone(file, null);
      continue;
    }
    try {
      const isSent = await sendUpload(taken.bookId, { onProgress: (percent) => onProgress(file, percent) });
      if (isSent) notify('success', s.upload.done, s.upload.doneMessage(taken.title));
      onDone(file, isSent ? taken.bookId : null);
    } catch (thrown) {
      const error = normaliseError(thrown);
      if (isOffline(error)) notify('info', s.upload.keptHere, s.upload.keptHereMessage(taken.title));
      else notify('error', s.upload.failed[0], error.message || s.upload.failed[1]);
      onDone(file, null);
    }
  }
}

async function takeIn(file: File): Promise<{ bookId: string; title: string } | null> {
  try {
    await assertRoomForFile(file.size);
    const bytes = await file.arrayBuffer();
    const { sha, bookId } = await identifyFile(bytes);
    const { publication, failure } = await bookWorker().parse(bytes);
    if (failure) {
      notify('error', s.upload.failed[0], `${file.name}: ${s.errors.parse[failure.code]}`);
      return null;
    }
    const chosen = { bookId, sha, name: file.name, bytes, publication };
    await withRoom(bytes.byteLength, () => importBook(chosen), bookId);
    return { bookId, title: publication.metadata.title || file.name };
  } catch (thrown) {
    notify('error', s.upload.failed[0], normaliseError(thrown).message || s.upload.failed[1]);
    return null;
  }
}

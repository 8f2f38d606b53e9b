import { isOffline, normaliseError } from '#app/api/errors.ts';
import { storageFullMessage } from '#app/book-parts/storage-full-message.ts';
import { edition } from '#app/strings/en-edition.ts';
import { s } from '#app/strings/en.ts';
import { WorkerFailedError } from '#workers/connection/worker-connection.ts';
import { FileElsewhereError, NoPicturesError } from './edition-errors.ts';

/** Why an edition could not be made, as shown to the reader. */
export function failureMessage(thrown: unknown): string {
  const { failures, failed } = edition;
  if (thrown instanceof FileElsewhereError) return failures.elsewhere;
  if (thrown instanceof NoPicturesError)
    return thrown.reason === 'none' ? failures.noPassages : failures.noPictures;
  if (thrown instanceof WorkerFailedError) return failures.worker;
  const error = normaliseError(thrown);
  if (isOffline(error)) return failures.offline;
  if (error.code === 'NO_MEMORY') return failures.memory;
  const parse: Record<string, string> = s.errors.parse;
  const known = error.code === 'INTERNAL' ? undefined : parse[error.code ?? ''];
  return storageFullMessage(error) ?? known ?? failed;
}

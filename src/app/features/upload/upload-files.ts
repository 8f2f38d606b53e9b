import { limits } from '#shared/contract/limits.ts';
import { isOffline, normaliseError, type ApiError } from '#app/api/errors.ts';
import { sendUpload } from '#app/api/send-uploads.ts';
import { storageFullMessage } from '#app/book-parts/storage-full-message.ts';
import { assertSpaceForFile } from '#app/data/storage/space-checks.ts';
import { hasAccount } from '#app/state/auth.ts';
import { beforeSignOut } from '#app/state/session.ts';
import { ADDED_BOOKS, notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';
import type { AddedBook } from '#workers/books/book-worker.ts';
import { addBook } from '#workers/books/book-bridge.ts';

interface UploadSteps {
  /** Keep the books only on this device. */
  isPrivate: boolean;
  onProgress: (file: File, percent: number) => void;
  /** `bookId` only when the server has the book. */
  onDone: (file: File, bookId: string | null) => void;
}

/** The percentage at which a file has been parsed; the rest is its upload. */
const READ_PERCENT = 20;

/** With more files than this, one summary replaces the toasts for each file. */
const PER_FILE_TOAST_LIMIT = 3;

/**
 * The outcome for a file: uploaded, stored until the device is online, kept only here, in the library before although it was
 * to be kept only here, or rejected with a reason.
 */
type Outcome =
  | { file: File; title: string; state: 'sent' | 'kept' | 'private' | 'known' }
  | { file: File; title: string; state: 'failed'; reason: string };

/**
 * Adds each file to the library, where it can be read at once, then uploads it. Offline, the upload waits; a file that
 * cannot be parsed is rejected with a reason.
 *
 * @throws Error when there is nothing to upload
 */
export async function uploadFiles(
  files: readonly File[],
  { isPrivate, onProgress, onDone }: UploadSteps,
): Promise<void> {
  if (files.length === 0) throw new Error(s.upload.noFile);
  const outcomes: Outcome[] = [];
  const leaving = new AbortController();
  const stay = beforeSignOut(() => leaving.abort());
  for (const file of files) {
    onProgress(file, 0);
    const chosen = { file, name: file.name, isPrivate };
    const { bookId, outcome } = await upload(chosen, leaving.signal, (percent) => onProgress(file, percent));
    if (leaving.signal.aborted) return;
    outcomes.push(outcome);
    if (files.length <= PER_FILE_TOAST_LIMIT) showOutcome(outcome);
    onDone(file, outcome.state === 'sent' ? bookId : null);
  }
  stay();
  if (files.length > PER_FILE_TOAST_LIMIT) showSummary(outcomes);
}

interface Chosen {
  file: File;
  name: string;
  isPrivate: boolean;
}

async function upload(
  chosen: Chosen,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<{ bookId: string | null; outcome: Outcome }> {
  const { file } = chosen;
  let added: AddedBook | null = null;
  try {
    added = await addFile(chosen, signal, (share) => onProgress(Math.round(share * READ_PERCENT)));
    const { title } = added;
    if (added.isPrivate) return { bookId: null, outcome: { file, title, state: 'private' } };
    const isSent = await sendUpload(added.bookId, {
      onProgress: (percent) => onProgress(READ_PERCENT + Math.round((percent * (100 - READ_PERCENT)) / 100)),
    });
    // Another tab is already uploading it.
    const state = chosen.isPrivate ? 'known' : isSent ? 'sent' : 'kept';
    return { bookId: added.bookId, outcome: { file, title, state } };
  } catch (thrown) {
    const error = normaliseError(thrown);
    const title = added?.title ?? file.name;
    if (added && isOffline(error)) return { bookId: added.bookId, outcome: { file, title, state: 'kept' } };
    return {
      bookId: null,
      outcome: { file, title, state: 'failed', reason: reasonOf(file, added !== null, error) },
    };
  }
}

/** @throws ApiError with the parser's code, StorageFullError, the signal's reason */
async function addFile(
  chosen: Chosen,
  signal: AbortSignal,
  onRead: (share: number) => void,
): Promise<AddedBook> {
  await assertSpaceForFile(chosen.file.size);
  return addBook(chosen, { signal, onRead });
}

/** Why a file was not added, or not uploaded. */
function reasonOf(file: File, isTaken: boolean, error: ApiError): string {
  const parse: Record<string, string> = s.errors.parse;
  const onThisDevice =
    error.code === 'FILE_MISSING' ? s.sync.reasons.FILE_MISSING : storageFullMessage(error);
  if (onThisDevice) return onThisDevice;
  const why = isTaken ? undefined : parse[error.code ?? ''];
  return why ? `${file.name}: ${why}` : error.message || s.upload.failed[1];
}

const ADDED = { topic: ADDED_BOOKS, joins: true } as const;

function showOutcome(outcome: Outcome): void {
  if (outcome.state === 'sent') notify('success', s.upload.done, s.upload.doneMessage(outcome.title), ADDED);
  else if (outcome.state === 'known') notify('warning', s.upload.known, s.upload.knownMessage(outcome.title));
  else if (outcome.state === 'failed') notify('error', s.upload.failed[0], outcome.reason);
  else if (hasAccount() && outcome.state === 'kept')
    notify('info', s.upload.keptHere, s.upload.keptHereMessage(outcome.title), ADDED);
  else notify('success', s.upload.addedHere, s.upload.addedHereMessage(outcome.title), ADDED);
}

/** One summary of many files: how many succeeded, and each failure with its reason. */
function showSummary(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter((outcome) => outcome.state === 'failed');
  const count = (wanted: Outcome['state']) => outcomes.filter(({ state }) => state === wanted).length;
  const [sent, kept, onlyHere, known] = [count('sent'), count('kept'), count('private'), count('known')];
  const lines = [
    ...(sent > 0 ? [s.upload.manySent(sent)] : []),
    ...(kept > 0 ? [hasAccount() ? s.upload.manyKept(kept) : s.upload.manyAddedHere(kept)] : []),
    ...(onlyHere > 0 ? [s.upload.manyAddedHere(onlyHere)] : []),
    ...(known > 0 ? [s.upload.manyKnown(known)] : []),
    ...failed.map(({ file, reason }) => (reason.startsWith(file.name) ? reason : `${file.name}: ${reason}`)),
  ];
  const [type, title] =
    failed.length === 0
      ? (['success', s.upload.manyDone] as const)
      : (['warning', s.upload.manyFailed(failed.length)] as const);
  notify(type, title, lines.join('\n'), { durationMs: limits.toastErrorMs });
}

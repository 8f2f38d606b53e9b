import { proxy, transfer, type Remote } from 'comlink';
import type { ChapterStretch } from '#shared/publication/cfi/book-cfis.ts';
import type { ScrollLayout, ScrollRequest } from '#shared/reading/layout/lay-out-scroll.ts';
import { ApiError } from '#app/api/errors.ts';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import { db } from '#app/data/database/database.ts';
import { StorageFullError } from '#app/data/storage/quota-errors.ts';
import { notifyLocalWrite } from '#app/data/records/write-record.ts';
import { logFailure } from '#app/log.ts';
import type {
  AddedBook,
  BookFile,
  BookWorker,
  ChosenFile,
  HyphenatedSheet,
  HyphenatedSheetRequest,
  Outcome,
  TaskRef,
} from './book-worker.ts';
import workerUrl from './book.worker.ts?worker&url';
import { WorkerConnection, WorkerFailedError } from '../connection/worker-connection.ts';

/** The page's side of the book worker: its functions, with this page's reader, signals and errors. */

const worker = new WorkerConnection<BookWorker>(
  () => new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'book' }),
);

/**
 * Adds a file to the library, readable at once and queued for upload.
 *
 * @param onRead how much of it has been read, 0–1
 * @throws ApiError with the parser's code, StorageFullError, the signal's reason
 */
export async function addBook(
  chosen: ChosenFile,
  { signal, onRead = () => undefined }: { signal?: AbortSignal; onRead?: (share: number) => void } = {},
): Promise<AddedBook> {
  const added = await run((remote, task) => remote.addBook(task, chosen, proxy(onRead)), signal);
  notifyLocalWrite();
  return resultOf(added);
}

/**
 * Makes the text of a book readable, its first chapter as soon as it is known.
 *
 * @param bytes its file, which is transferred to the worker; null when it is on this device
 * @throws ApiError with the parser's code, StorageFullError, the signal's reason
 */
export async function readBook(
  book: BookFile,
  bytes: ArrayBuffer | null,
  signal?: AbortSignal,
): Promise<void> {
  const transferred = bytes && transfer(bytes, [bytes]);
  resultOf(await run((remote, task) => remote.readBook(task, idAndSha(book), transferred), signal));
}

/**
 * Parses a book again that an older parser had parsed.
 *
 * @throws StorageFullError
 */
export async function reparseBook(book: BookFile): Promise<void> {
  await run((remote, task) => remote.reparseBook(task, idAndSha(book)));
  notifyLocalWrite();
}

/**
 * The CFI of each place of an EPUB, null if there is none; null altogether where its file, or what today's parser
 * made of it, is not on this device.
 *
 * @throws ApiError with the parser's code
 */
export function findCfis(
  book: BookFile,
  places: readonly ChapterStretch[],
): Promise<(string | null)[] | null> {
  return run((remote, task) => remote.findCfis(task, idAndSha(book), places));
}

/** A whole chapter for scrolling, and the specification's estimate of its pages. */
export const layOutScroll = (request: ScrollRequest): Promise<ScrollLayout> =>
  callTwice((remote) => remote.layOutScroll(request));

/** A stretch of a chapter to be laid out in pages. */
export const cutSheet = (request: HyphenatedSheetRequest): Promise<HyphenatedSheet> =>
  callTwice((remote) => remote.cutSheet(request));

/**
 * A vignette without the paper around it, for dark pages; null for any other picture.
 *
 * @throws WorkerFailedError, and where the browser cannot read the picture
 */
export const liftPicture = (picture: Blob): Promise<Blob | null> =>
  callTwice((remote) => remote.liftPicture(picture));

/** For what depends on nothing but its request: a call to a failed worker is repeated once with a new one. */
async function callTwice<T>(start: (remote: Remote<BookWorker>) => Promise<T>): Promise<T> {
  const call = () => worker.call(start);
  return call().catch((error: unknown) => {
    if (error instanceof WorkerFailedError) return call();
    throw error;
  });
}

let tasks = 0;

/** Runs a task of the worker for the reader of this page; null if it has no result. */
async function run<T>(
  start: (remote: Remote<BookWorker>, task: TaskRef) => Promise<Outcome<T>>,
  signal?: AbortSignal,
): Promise<T | null> {
  signal?.throwIfAborted();
  const id = ++tasks;
  const cancel = () => void worker.call((remote) => remote.cancel(id)).catch(logFailure('worker'));
  signal?.addEventListener('abort', cancel);
  try {
    const { userId } = db();
    const outcome = await worker.call((remote) => start(remote, { id, userId }));
    signal?.throwIfAborted();
    if (outcome?.failure) throw errorOf(outcome.failure);
    return outcome?.value ?? null;
  } catch (error) {
    throw error instanceof WorkerFailedError ? workerFailure(error) : error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

function workerFailure(cause: WorkerFailedError): ApiError {
  return new ApiError('Client Error', cause.message, 0, { code: 'WORKER_FAILED' }, undefined, { cause });
}

function errorOf({ code, message }: { code: string; message: string }): Error {
  if (code === 'STORAGE_FULL') return new StorageFullError();
  return new ApiError('Client Error', message, 0, { code });
}

/** Without a result it was cancelled: by a signal, or because another reader has signed in. */
function resultOf<T>(result: T | null): T {
  if (result === null) throw new DOMException('The reading was cancelled.', 'AbortError');
  return result;
}

/** Only these cross to the worker, not the whole library book. */
const idAndSha = ({ id, sha }: BookFile): BookFile => ({ id, sha });

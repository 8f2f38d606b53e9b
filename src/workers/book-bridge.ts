import { proxy, transfer, wrap, type Remote } from 'comlink';
import type { ChapterStretch } from '#shared/publication/cfi/book-cfis.ts';
import type { PageLayout, PageRequest } from '#shared/reading/layout/lay-out-pages.ts';
import { ApiError } from '#app/api/errors.ts';
import { trustedScriptUrl } from '#app/api/trusted.ts';
import { db } from '#app/data/database.ts';
import { StorageFullError } from '#app/data/quota.ts';
import { tellLocalWrite } from '#app/data/write.ts';
import type { AddedBook, BookFile, BookWorker, ChosenFile, Outcome, TaskName } from './book-worker.ts';
import workerUrl from './book.worker.ts?worker&url';

/** The page's side of the book worker: what it does, with this page's reader, signals and errors. */

let remote: Remote<BookWorker> | null = null;

/** Started at first use and kept: parsing again and again needs no new thread. */
function bookWorker(): Remote<BookWorker> {
  remote ??= wrap<BookWorker>(new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'book' }));
  return remote;
}

/**
 * Takes a file into the library, readable at once and queued for the server.
 *
 * @param onRead how much of it has been read, 0–1
 * @throws ApiError with the parser's code, StorageFullError, the signal's reason
 */
export async function addBook(
  chosen: ChosenFile,
  { signal, onRead = () => undefined }: { signal?: AbortSignal; onRead?: (share: number) => void } = {},
): Promise<AddedBook> {
  const added = await run((task) => bookWorker().addBook(task, chosen, proxy(onRead)), signal);
  tellLocalWrite();
  return answered(added);
}

/**
 * Makes the text of a book readable, its first chapter as soon as it is known.
 *
 * @param bytes its file, which is given away; null when it is on this device
 * @throws ApiError with the parser's code, StorageFullError, the signal's reason
 */
export async function readBook(
  book: BookFile,
  bytes: ArrayBuffer | null,
  signal?: AbortSignal,
): Promise<void> {
  const brought = bytes && transfer(bytes, [bytes]);
  answered(await run((task) => bookWorker().readBook(task, idAndSha(book), brought), signal));
}

/**
 * Reads a book anew that an older parser had read.
 *
 * @throws StorageFullError
 */
export async function rereadBook(book: BookFile): Promise<void> {
  await run((task) => bookWorker().rereadBook(task, idAndSha(book)));
  tellLocalWrite();
}

/**
 * The CFI of each place of an EPUB, null where there is none; null altogether where its file, or what today's parser
 * made of it, is not on this device.
 *
 * @throws ApiError with the parser's code
 */
export function findCfis(
  book: BookFile,
  places: readonly ChapterStretch[],
): Promise<(string | null)[] | null> {
  return run((task) => bookWorker().findCfis(task, idAndSha(book), places));
}

export function layOut(request: PageRequest): Promise<PageLayout> {
  return bookWorker().layOut(request);
}

let tasks = 0;

/** Has the worker do something for the reader of this page; null where it has no answer. */
async function run<T>(
  start: (task: TaskName) => Promise<Outcome<T>>,
  signal?: AbortSignal,
): Promise<T | null> {
  signal?.throwIfAborted();
  const id = ++tasks;
  const cancel = () => void bookWorker().cancel(id);
  signal?.addEventListener('abort', cancel);
  try {
    const outcome = await start({ id, userId: db().userId });
    signal?.throwIfAborted();
    if (outcome?.failure) throw errorOf(outcome.failure);
    return outcome?.value ?? null;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

function errorOf({ code, message }: { code: string; message: string }): Error {
  if (code === 'STORAGE_FULL') return new StorageFullError(message);
  return new ApiError('Client Error', message, 0, { code });
}

/** Without an answer it was called off: by a signal, or because another reader has signed in. */
function answered<T>(answer: T | null): T {
  if (answer === null) throw new DOMException('The reading was cancelled.', 'AbortError');
  return answer;
}

/** A book of the library has more to it than has to cross. */
const idAndSha = ({ id, sha }: BookFile): BookFile => ({ id, sha });

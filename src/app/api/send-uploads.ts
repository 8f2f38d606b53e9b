import { db, type UploadRow, type UserDatabase } from '#app/data/database/database.ts';
import {
  findUpload,
  finishUpload,
  listWaitingUploads,
  saveUploadOffset,
  readFilePart,
  setUploadState,
} from '#app/data/books/uploads.ts';
import { ApiError, normaliseError } from './errors.ts';
import { transferFile } from './transfer-file.ts';

export interface SendOptions {
  /** 0–100 */
  onProgress?: (percent: number) => void;
  /** Do nothing where another tab is sending it, instead of waiting for that to end. */
  ifFree?: boolean;
}

/** The bytes of a pending file are missing. The UI has a text for this; the server's refusals carry their own. */
const FILE_MISSING = 'FILE_MISSING';

/** Statuses that a retry would not change; the reader decides what to do about them. */
const REFUSALS = [400, 413, 415, 422, 507];

/**
 * Sends one waiting book to the server, one sender at a time across tabs and the service worker. The book's id follows
 * from its content, so sending it twice is sending it once.
 *
 * @returns whether the server has the book; false while another tab sends it, or when the book has been deleted
 * @throws ApiError; the file waits for another attempt, or keeps the server's reason when it was refused, and stays
 * readable here either way
 */
export async function sendUpload(bookId: string, options: SendOptions = {}): Promise<boolean> {
  const database = db();
  return navigator.locks.request(
    `upload:${database.userId}:${bookId}`,
    { ifAvailable: options.ifFree ?? false },
    async (lock) => {
      if (!lock) return false;
      const upload = await findUpload(bookId, database);
      return upload ? send(database, upload, options) : !(await database.uploads.get(bookId));
    },
  );
}

/**
 * Sends all waiting files, one after another. A refused file does not hold up the others.
 *
 * @throws ApiError when the server cannot be reached, or refuses all calls for now
 */
export async function sendWaitingUploads(onSent: (bookId: string) => void): Promise<void> {
  for (const { bookId } of await listWaitingUploads()) {
    try {
      if (await sendUpload(bookId, { ifFree: true })) onSent(bookId);
    } catch (error) {
      if (affectsAllUploads(error)) throw error; // Any other is stored in the file's row.
    }
  }
}

async function send(database: UserDatabase, upload: UploadRow, options: SendOptions): Promise<boolean> {
  const { bookId, sha, size, name } = upload;
  await setUploadState(bookId, 'uploading', undefined, database);
  const file = {
    sha256: sha,
    size,
    name,
    async read(offset: number, maxBytes: number) {
      const bytes = await readFilePart(sha, offset, maxBytes, database);
      if (!bytes) throw new ApiError('Client Error', '', 400, { code: FILE_MISSING });
      return bytes;
    },
    isWanted: async () => (await findUpload(bookId, database)) !== null,
  };
  try {
    const isDone = await transferFile(file, {
      userId: database.userId,
      async onOffset(offset) {
        await saveUploadOffset(bookId, offset, database);
        options.onProgress?.(Math.floor((offset / size) * 100));
      },
    });
    if (isDone) await finishUpload(bookId, database);
    else await setUploadState(bookId, 'waiting', undefined, database);
    return isDone;
  } catch (thrown) {
    const error = normaliseError(thrown);
    const state = REFUSALS.includes(error.status) ? 'refused' : 'waiting';
    const failure = { message: error.message, ...(error.code === FILE_MISSING && { code: FILE_MISSING }) };
    await setUploadState(bookId, state, failure, database);
    throw error;
  }
}

const affectsAllUploads = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 401, 429, 503].includes(error.status);

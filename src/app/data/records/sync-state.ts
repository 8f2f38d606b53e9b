import type { RecordFields } from '#shared/contract/records.ts';
import { discardOperation, retryOperation } from '#shared/sync/device/write-operation.ts';
import type { OutboxOp } from '#shared/sync/device/store.ts';
import { deleteBook } from '../books/library-books.ts';
import { isAwaitingUpload } from '../books/uploads.ts';
import { db, type UploadRow } from '../database/database.ts';
import { deviceStore } from './device-store.ts';
import { listFailedPictures } from '../pictures/picture-requests.ts';
import { removeBookData } from '../storage/remove-deleted-books.ts';

/** The state of sync as shown to the reader: what waits, and what the server refused. */
export interface SyncState {
  /** Changes and files that will be sent without the reader's help. */
  waiting: number;
  refused: RefusedItem[];
  /** Device clock of the last answer of the server, ms; null before the first. */
  syncedAt: number | null;
}

/** What a refused change was about, in the reader's terms. */
export type ChangeSubject =
  | 'highlight'
  | 'bookmark'
  | 'removal'
  | 'position'
  | 'time'
  | 'settings'
  | 'book'
  | 'deletion'
  | 'picture'
  | 'extraction'
  | 'correction'
  | 'cover'
  | 'unknown';

interface Refused {
  /** Title of the book it belongs to, '' when it belongs to none. */
  bookTitle: string;
  /** Machine-readable reason; '' if the server sent none. */
  code: string;
  /** The server's message. */
  message: string;
}

/**
 * A change, a file or a picture request that waits for the reader's decision. Until then it applies on this device.
 */
export type RefusedItem =
  | (Refused & { kind: 'picture'; key: string; wanted: number })
  | (Refused & { kind: 'change'; n: number; subject: ChangeSubject; at: number })
  | (Refused & { kind: 'file'; bookId: string; name: string });

export async function readSyncState(): Promise<SyncState> {
  const database = db();
  const [operations, uploads, synced] = await Promise.all([
    database.outbox.orderBy('n').toArray(),
    database.uploads.toArray(),
    database.meta.get('syncedAt'),
  ]);
  const refusedOps = operations.filter((op) => op.refused);
  const refusedFiles = uploads.filter((row) => row.state === 'refused');
  return {
    // An acknowledged operation is on the server; it only stays in the outbox until its row is back.
    waiting:
      operations.filter((op) => !op.refused && !op.ack && op.held === undefined).length +
      uploads.filter(isAwaitingUpload).length,
    refused: [
      ...(await Promise.all(refusedFiles.map(describeFile))),
      ...(await Promise.all(refusedOps.map(describeChange))),
    ],
    syncedAt: typeof synced?.value === 'number' ? synced.value : null,
  };
}

/** Picture requests that the server accepted and could not fulfil. */
export async function listRefusedPictures(): Promise<RefusedItem[]> {
  return Promise.all(
    (await listFailedPictures()).map(async ({ key, wanted, bookId, code }): Promise<RefusedItem> => {
      return { kind: 'picture', key, wanted, bookTitle: await titleOf(bookId), code, message: '' };
    }),
  );
}

/** Sends it unchanged with the next exchange: a newer server may accept it. */
export async function retryChange(n: number): Promise<void> {
  await retryOperation(deviceStore(db()), n);
}

/**
 * Reverts a refused change. A book that the server never accepted is removed with its file, which nothing else refers
 * to.
 */
export async function discardChange(n: number): Promise<void> {
  const op = await db().outbox.get(n);
  if (!op?.refused) return;
  const { sha } = ((await db().views.get(['book', op.k]))?.v ?? {}) as RecordFields<'book'>;
  await discardOperation(deviceStore(db()), n);
  if (op.t === 'book') await removeBookData(op.k, sha);
}

/** Deletes a book whose file the server refused. */
export async function discardFile(bookId: string): Promise<void> {
  const upload = await db().uploads.get(bookId);
  if (upload?.state !== 'refused') return;
  await deleteBook(bookId);
  await removeBookData(bookId, upload.sha);
}

async function describeFile({ bookId, name, code, error }: UploadRow): Promise<RefusedItem> {
  return {
    kind: 'file',
    bookId,
    name,
    bookTitle: await titleOf(bookId),
    code: code ?? '',
    message: error ?? '',
  };
}

async function describeChange(op: OutboxOp): Promise<RefusedItem> {
  const view = await db().views.get([op.t, op.k]);
  return {
    kind: 'change',
    n: op.n,
    subject: subjectOf(op, view?.v ?? {}),
    at: op.at,
    bookTitle: view?.book ? await titleOf(view.book) : '',
    code: op.refused!.code,
    message: op.refused!.message,
  };
}

async function titleOf(bookId: string): Promise<string> {
  const { title } = ((await db().views.get(['book', bookId]))?.v ?? {}) as RecordFields<'book'>;
  return title ?? '';
}

const subjects: Record<string, ChangeSubject> = {
  progress: 'position',
  session: 'time',
  settings: 'settings',
  book: 'book',
  imgreq: 'picture',
  parse: 'extraction',
  cover: 'cover',
};

function subjectOf({ t, f }: OutboxOp, view: Record<string, unknown>): ChangeSubject {
  if (t === 'correction') return 'correction';
  if (f.deleted === true) return t === 'book' ? 'deletion' : 'removal';
  if (t === 'mark') return view.kind === 'highlight' ? 'highlight' : 'bookmark';
  return subjects[t] ?? 'unknown';
}

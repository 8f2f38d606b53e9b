import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { deleteBook, restoreBook } from '#app/data/books/library-books.ts';
import { closeUserDatabase, db, openUserDatabase, type UserDatabase } from '#app/data/database/database.ts';
import { identifyFile } from '#app/data/books/book-files.ts';
import { importBook } from '#app/data/books/import-book.ts';
import { clearSession, loadSession, saveSession } from '#app/data/device/session.ts';
import { retryUpload } from '#app/data/books/uploads.ts';
import { installWebLocks } from '#app/testing/web-locks.ts';
import { sendUpload, sendWaitingUploads } from './send-uploads.ts';

import { UploadServer } from '#shared/testing/upload-server.ts';

const MIB = 1024 * 1024;

let database: UserDatabase;
let uploads: UploadServer;
let listener: Server;
let readers = 0;
const realFetch = globalThis.fetch;

beforeAll(() => installWebLocks());

beforeEach(async () => {
  const userId = `sender-${readers++}`;
  database = openUserDatabase(userId);
  await signIn(userId);
  uploads = new UploadServer();
  listener = createServer((request, response) => {
    uploads.handle(request, response).catch(() => request.socket.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  // A page has an origin; Node has none.
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${path as string}`, init);
});

afterEach(async () => {
  globalThis.fetch = realFetch;
  listener.closeAllConnections();
  listener.close();
  closeUserDatabase();
  await database.delete();
  await clearSession();
});

const signIn = (userId: string) =>
  saveSession({
    user: { id: userId, email: 'a@b.example', full_name: 'A', created_at: '' },
    access: 'access',
    refresh: 'r1',
  });

/** A book of about this size in the library, waiting. */
async function addBook(sizeBytes = 100): Promise<{ bookId: string; bytes: ArrayBuffer }> {
  const noise = new Uint8Array(sizeBytes);
  for (let at = 0; at < sizeBytes; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536));
  const bytes = buildEpub({
    title: 'A Book',
    images: [{ name: 'noise.png', mediaType: 'image/png', bytes: noise }],
    chapters: [{ title: 'One', body: '<p><img src="../images/noise.png" alt=""/>First.</p>' }],
  }).buffer;
  return { bookId: await take(bytes), bytes };
}

async function take(bytes: ArrayBuffer): Promise<string> {
  const { sha, bookId } = await identifyFile(bytes);
  const publication = parsePublication(new Uint8Array(bytes));
  await importBook({ bookId, sha, name: 'a.epub', bytes, publication });
  return bookId;
}

const row = (bookId: string) => db().uploads.get(bookId);
const arrived = () => [...uploads.files.values()];

test('a file is sent in parts of a mebibyte, and its progress is reported', async () => {
  const { bookId, bytes } = await addBook(3 * MIB);
  const percents: number[] = [];
  expect(await sendUpload(bookId, { onProgress: (percent) => percents.push(percent) })).toBe(true);
  expect(arrived()[0]!.bytes.equals(new Uint8Array(bytes))).toBe(true);
  expect(uploads.calls).toEqual(['POST uploads', ...Array<string>(4).fill('PATCH uploads')]);
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect([percents[0], percents.at(-1)]).toEqual([0, 100]);
  expect(await row(bookId)).toBeUndefined();
});

test('a connection that breaks twenty times loses no received byte', async () => {
  const { bookId, bytes } = await addBook(3 * MIB);
  let breaks = 20;
  uploads.failNext = () => (breaks-- > 0 ? { hangUpAfter: 1 + Math.floor(Math.random() * 100_000) } : {});
  expect(await sendUpload(bookId)).toBe(true);
  expect(arrived()[0]!.bytes.equals(new Uint8Array(bytes))).toBe(true);
  expect(uploads.received).toBe(bytes.byteLength);
});

test('without a server the file waits, and continues where it was', async () => {
  const { bookId, bytes } = await addBook(3 * MIB);
  let parts = 0;
  uploads.failNext = () => {
    if (++parts === 3) listener.close();
    return parts === 3 ? { hangUpAfter: 1 } : {};
  };
  const { port } = listener.address() as AddressInfo;
  await expect(sendUpload(bookId)).rejects.toMatchObject({ status: 0, error: 'Network Error' });
  expect(await row(bookId)).toMatchObject({ state: 'waiting', offset: 2 * MIB });

  listener.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const sent: string[] = [];
  await sendWaitingUploads((id) => sent.push(id));
  expect(sent).toEqual([bookId]);
  expect(uploads.received).toBe(bytes.byteLength);
});

test('a lost last response is queried instead of sending again', async () => {
  const { bookId, bytes } = await addBook();
  uploads.failNext = () => ({ loseResponse: true });
  expect(await sendUpload(bookId)).toBe(true);
  expect(uploads.received).toBe(bytes.byteLength);
});

test('a file that the server has already costs one small call', async () => {
  const { bookId, bytes } = await addBook();
  await sendUpload(bookId);
  uploads.calls.length = 0;
  await take(bytes);
  expect(await sendUpload(bookId)).toBe(true);
  expect(uploads.calls).toEqual(['POST uploads']);
});

test('two simultaneous senders send once: one waits, the other skips it', async () => {
  const { bookId, bytes } = await addBook(2 * MIB);
  const first = sendUpload(bookId);
  const [background, waiting] = await Promise.all([sendUpload(bookId, { ifFree: true }), sendUpload(bookId)]);
  expect([await first, background, waiting]).toEqual([true, false, true]);
  expect(uploads.received).toBe(bytes.byteLength);
});

test('a refused file keeps its reason, does not hold up others, and is sent again at the reader’s request', async () => {
  const refused = await addBook();
  const other = await addBook();
  uploads.failNext = () => (uploads.files.size === 1 ? { status: 422, code: 'PROTECTED' } : {});
  const first = (await db().uploads.toArray())[0]!.bookId;
  const sent: string[] = [];
  await sendWaitingUploads((id) => sent.push(id));
  expect(await row(first)).toMatchObject({ state: 'refused', error: 'because of PROTECTED' });
  expect(sent).toEqual([refused.bookId, other.bookId].filter((id) => id !== first));

  uploads.failNext = () => ({});
  await sendWaitingUploads((id) => sent.push(id));
  expect(sent).toHaveLength(1);
  await retryUpload(first);
  await sendWaitingUploads((id) => sent.push(id));
  expect(sent).toContain(first);
});

test('a file that arrived damaged is sent once more from its beginning', async () => {
  const { bookId, bytes } = await addBook();
  let damaged = false;
  uploads.failNext = () => {
    if (!damaged) arrived()[0]!.sha256 = '0'.repeat(64);
    damaged = true;
    return {};
  };
  expect(await sendUpload(bookId)).toBe(true);
  expect(uploads.received).toBe(2 * bytes.byteLength);
});

test('the sender waits while the server completes the book', async () => {
  const { bookId } = await addBook();
  let busy = 2;
  uploads.failNext = () => (busy-- > 0 ? { status: 423, code: 'UPLOAD_BUSY' } : {});
  expect(await sendUpload(bookId)).toBe(true);
});

test('an access token that has expired is renewed on the way', async () => {
  const { bookId } = await addBook(2 * MIB);
  let parts = 0;
  uploads.failNext = () => {
    if (++parts === 1) uploads.token = 'another';
    return {};
  };
  expect(await sendUpload(bookId)).toBe(true);
  expect(uploads.calls.filter((call) => call === 'POST auth')).toHaveLength(1);
  expect((await loadSession())?.access).toBe('renewed');
});

test('no data of a reader is sent as another who has signed in meanwhile', async () => {
  const { bookId } = await addBook();
  await signIn('somebody-else');
  await expect(sendUpload(bookId)).rejects.toMatchObject({ status: 401 });
  expect(uploads.calls).toEqual([]);
  expect(await row(bookId)).toMatchObject({ state: 'waiting' });
});

test('a deleted book is not sent until it is restored', async () => {
  const { bookId } = await addBook();
  await deleteBook(bookId);
  await sendWaitingUploads(() => expect.unreachable());
  expect(uploads.calls).toEqual([]);
  await restoreBook(bookId);
  expect(await sendUpload(bookId)).toBe(true);
});

test('a file whose bytes are missing is refused instead of waiting for ever', async () => {
  const { bookId } = await addBook();
  await db().files.clear();
  await expect(sendUpload(bookId)).rejects.toMatchObject({ code: 'FILE_MISSING' });
  expect(await row(bookId)).toMatchObject({ state: 'refused', code: 'FILE_MISSING' });
});

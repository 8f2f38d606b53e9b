import { afterEach, beforeEach, expect, test } from 'vitest';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { findBook } from '../books/library-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { identifyFile } from '../books/book-files.ts';
import { importBook } from '../books/import-book.ts';
import { addHighlight, listHighlights, setHighlightNote } from '../annotations/annotations.ts';
import { saveProgress } from '../progress/progress.ts';
import { discardChange, discardFile, readSyncState, retryChange } from './sync-state.ts';
import { writeRecord } from './write-record.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`sync-state-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const BOOK = '00000000-0000-8000-8000-000000000001';
const refused = { code: 'VALIDATION', message: 'The value of mark.color is not valid.' };

async function addEmma(): Promise<void> {
  await writeRecord('book', BOOK, { title: 'Emma', sha: 'e', deleted: false });
}

/** The server has refused everything so far. */
async function refuseAll(): Promise<number[]> {
  const ops = await database.outbox.toArray();
  await database.outbox.bulkPut(ops.map((op) => ({ ...op, sent: true, refused })));
  return ops.map((op) => op.n);
}

test('reports unsent changes and the time of the server’s last response', async () => {
  expect(await readSyncState()).toEqual({ waiting: 0, refused: [], syncedAt: null });
  await addEmma();
  await saveProgress(BOOK, { loc: [1, 0, 10, 1, 1], percent: 10 });
  await database.uploads.put({ bookId: BOOK, sha: 'e', name: 'emma.epub', size: 1, state: 'waiting' });
  await database.meta.put({ key: 'syncedAt', value: 5 });
  expect(await readSyncState()).toMatchObject({ waiting: 3, syncedAt: 5 });
});

test('an acknowledged operation is not pending, even before its row is received', async () => {
  await addEmma();
  const [op] = await database.outbox.toArray();
  await database.outbox.put({ ...op!, sent: true, ack: { seq: 1, ms: 1 } });
  expect((await readSyncState()).waiting).toBe(0);
});

test('a refused change has a readable name, and stays in effect until it is discarded', async () => {
  await addEmma();
  await database.outbox.clear();
  const id = await addHighlight(BOOK, { loc: [1, 0, 10, 1, 1], end: 5, text: 'Emma' });
  await refuseAll();
  const state = await readSyncState();
  expect(state).toMatchObject({
    waiting: 0,
    refused: [{ kind: 'change', subject: 'highlight', bookTitle: 'Emma', ...refused }],
  });
  expect(await listHighlights(BOOK)).toMatchObject([{ id }]);
});

test('every kind of change has a name', async () => {
  await addEmma();
  await saveProgress(BOOK, { loc: [1, 0, 10, 1, 1], percent: 10 });
  await writeRecord('session', crypto.randomUUID(), { book: BOOK, sec: 5 });
  await writeRecord('settings', 'reader', { theme: 'dark' });
  await writeRecord('mark', 'm', { kind: 'bookmark', book: BOOK, deleted: false });
  await writeRecord('mark', 'n', { kind: 'bookmark', book: BOOK, deleted: true });
  await writeRecord('parse', BOOK, { wanted: 1 });
  await refuseAll();
  expect(
    (await readSyncState()).refused.map((item) => item.kind === 'change' && [item.subject, item.bookTitle]),
  ).toEqual([
    ['book', 'Emma'],
    ['position', 'Emma'],
    ['time', 'Emma'],
    ['settings', ''],
    ['bookmark', 'Emma'],
    ['removal', 'Emma'],
    ['extraction', 'Emma'],
  ]);
});

test('a retried change is queued again unchanged', async () => {
  await addEmma();
  const [n] = await refuseAll();
  await retryChange(n!);
  expect(await readSyncState()).toMatchObject({ waiting: 1, refused: [] });
  expect(await database.outbox.toArray()).toMatchObject([{ n, f: { title: 'Emma' } }]);
});

test('a discarded change is reverted, and only that one', async () => {
  await addEmma();
  const id = await addHighlight(BOOK, { loc: [1, 0, 10, 1, 1], end: 5, text: 'Emma' });
  await setHighlightNote(id, 'refused');
  const all = await database.outbox.toArray();
  await database.outbox.put({ ...all.at(-1)!, refused });
  await discardChange(all.at(-1)!.n);
  expect(await listHighlights(BOOK)).toMatchObject([{ id, note: '' }]);
  expect(await readSyncState()).toMatchObject({ waiting: 2, refused: [] });
});

test('a book whose file the server refuses is deleted with it when the reader discards it', async () => {
  const bytes = buildEpub({
    title: 'Strange',
    authors: [],
    chapters: [{ title: 'One', body: '<p>One.</p>' }],
  }).buffer;
  const { sha, bookId } = await identifyFile(bytes);
  const publication = parsePublication(new Uint8Array(bytes));
  await importBook({ bookId, sha, name: 'strange.epub', bytes, publication });
  await database.uploads.update(bookId, { state: 'refused', error: 'The file is damaged.' });
  expect((await readSyncState()).refused).toEqual([
    expect.objectContaining({ kind: 'file', bookId, bookTitle: 'Strange', message: 'The file is damaged.' }),
  ]);
  expect(await findBook(bookId)).toMatchObject({ fileStatus: 'refused', onDevice: true });

  await discardFile(bookId);
  expect((await readSyncState()).refused).toEqual([]);
  expect(await findBook(bookId)).toBeNull();
  expect(await database.files.count()).toBe(0);
});

test('a file that is only queued is not discarded by mistake', async () => {
  await addEmma();
  await database.uploads.put({ bookId: BOOK, sha: 'e', name: 'emma.epub', size: 1, state: 'waiting' });
  await discardFile(BOOK);
  expect(await database.uploads.count()).toBe(1);
  expect(await findBook(BOOK)).not.toBeNull();
});

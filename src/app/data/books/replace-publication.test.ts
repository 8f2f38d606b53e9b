import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocatorTuple } from '#shared/contract/records.ts';
import { parsePublication } from '#shared/publication/parse-publication.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { PARSER_VERSION } from '#shared/publication/parser-version.ts';
import { findPublication } from './publications.ts';
import { findChapter } from './chapters.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { identifyFile } from './book-files.ts';
import { importBook } from './import-book.ts';
import { addBookmark, addHighlight, listBookmarks, listHighlights } from '../annotations/annotations.ts';
import { readPositions, saveProgress } from '../progress/progress.ts';
import { isOutdated, listOutdated } from './publications.ts';
import { replacePublication } from './replace-publication.ts';
import { writeRecord } from '../records/write-record.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`reread-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const words = Array.from({ length: 300 }, (_, i) => `word${i}x`).join(' ');
const file = buildEpub({
  chapters: [
    { title: 'One', paragraphs: ['Something first.', words] },
    { title: 'Two', paragraphs: [words.toUpperCase()] },
  ],
});
const bytes = file.slice().buffer;
const publication = parsePublication(file);
const today = publication.chapters[0]!.text;

/** The book as an older parser left it: without the first paragraph, and with other spaces. */
async function addOld(): Promise<{ bookId: string; old: string }> {
  const { sha, bookId } = await identifyFile(bytes);
  await importBook({ bookId, sha, name: 'words.epub', bytes, publication });
  const old = words.replaceAll(' ', '  ');
  await database.chapters.update([bookId, 1], { text: old });
  // Not update(): its type follows every path into a row, and contents nest without end.
  const row = await database.publications.get(bookId);
  await database.publications.put({ ...row!, parserVersion: PARSER_VERSION - 1 });
  return { bookId, old };
}

const at = (text: string, word: string): LocatorTuple => [1, text.indexOf(word), text.length, 3, 9];

test('positions, bookmarks and highlights keep their words when a book is parsed again', async () => {
  const { bookId, old } = await addOld();
  expect(await listOutdated()).toEqual([bookId]);
  await saveProgress(bookId, { loc: at(old, 'word120x'), percent: 30 });
  await addBookmark(bookId, at(old, 'word90x'), 'word90x  word91x');
  const end = old.indexOf('word203x');
  await addHighlight(bookId, { loc: at(old, 'word200x'), end, text: old.slice(at(old, 'word200x')[1], end) });

  await replacePublication(bookId, publication);

  expect(await isOutdated(bookId)).toBe(false);
  expect((await findChapter(bookId, 1))?.text).toBe(today);
  expect((await readPositions(bookId)).me?.loc).toEqual(at(today, 'word120x'));
  expect((await listBookmarks(bookId))[0]?.loc).toEqual(at(today, 'word90x'));
  const [highlight] = await listHighlights(bookId);
  expect(today.slice(highlight!.loc[1], highlight!.end).trim()).toBe('word200x word201x word202x');
});

test('an annotation that another device has moved to its words already is not moved again', async () => {
  const { bookId } = await addOld();
  await addBookmark(bookId, at(today, 'word90x'), 'word90x word91x');
  await replacePublication(bookId, publication);
  expect((await listBookmarks(bookId))[0]?.loc).toEqual(at(today, 'word90x'));
});

test('a position is left alone if another device was used later', async () => {
  const { bookId, old } = await addOld();
  await saveProgress(bookId, { loc: at(old, 'word120x'), percent: 30 });
  const k = `${bookId}:${(await readPositions(bookId)).me!.device}`;
  await database.outbox.clear();
  await database.views.update(['progress', k], { ms: 10 });
  await database.views.put({
    ...{ t: 'progress', k: `${bookId}:desk`, book: bookId, ms: 20 },
    v: { loc: [2, 5, 100, 1, 1] },
  });
  await replacePublication(bookId, publication);
  expect((await readPositions(bookId)).me?.loc).toEqual(at(old, 'word120x'));
});

test('a book read by this parser is not read again', async () => {
  const { bookId } = await addOld();
  await replacePublication(bookId, publication);
  await writeRecord('book', bookId, { title: 'Words' });
  expect(await listOutdated()).toEqual([]);
  expect(await findPublication(bookId)).toMatchObject({ parserVersion: PARSER_VERSION });
});

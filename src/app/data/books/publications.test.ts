import { afterEach, beforeEach, expect, test } from 'vitest';
import { PARSER_VERSION } from '#shared/publication/parser-version.ts';
import { addStoredBook } from '#app/testing/stored-books.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { listOutdated } from './publications.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`publications-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('books of an older parser are listed, most recently opened first, without reading the others', async () => {
  for (const [id, openedAt, parserVersion] of [
    ['opened-first', 1, PARSER_VERSION - 1],
    ['opened-last', 2, PARSER_VERSION - 1],
    ['up-to-date', 3, PARSER_VERSION],
  ] as const) {
    await addStoredBook(id, { openedAt });
    await database.publications.toCollection().modify((row) => {
      if (row.bookId === id) row.parserVersion = parserVersion;
    });
  }
  const read: string[] = [];
  database.publications.hook('reading', (row) => {
    read.push(row.bookId);
    return row;
  });
  expect(await listOutdated()).toEqual(['opened-last', 'opened-first']);
  expect(read).not.toContain('up-to-date');
});

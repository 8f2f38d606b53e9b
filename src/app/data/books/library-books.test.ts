import { afterEach, beforeEach, expect, test } from 'vitest';
import { receiveBook } from '#app/testing/small-book.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { findBook } from './library-books.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`library-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

test('a book that another device has not sent yet is distinguished from one on the server', async () => {
  await receiveBook('00000000-0000-8000-8000-000000000001', { title: 'Emma', sha: 'e' });
  expect(await findBook('00000000-0000-8000-8000-000000000001')).toMatchObject({
    fileStatus: 'elsewhere',
    onDevice: false,
  });
  await receiveBook('00000000-0000-8000-8000-000000000001', { state: 'uploaded' });
  expect(await findBook('00000000-0000-8000-8000-000000000001')).toMatchObject({
    fileStatus: 'server',
    onDevice: false,
  });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { validateOperation } from '#shared/sync/hub/validate-operation.ts';
import { closeUserDatabase, openUserDatabase, type UserDatabase } from '../database/database.ts';
import { addCorrection, listCorrections, removeCorrection, type NewCorrection } from './corrections.ts';

let database: UserDatabase;
let readers = 0;

beforeEach(() => {
  database = openUserDatabase(`corrections-${readers++}`);
});

afterEach(async () => {
  closeUserDatabase();
  await database.delete();
});

const BOOK = crypto.randomUUID();
const rename: NewCorrection = {
  ...{ kind: 'rename', of: 'character', name: 'The beggar', since: 2 },
  names: [['Greyfoot', 1, 40]],
};

test('a correction is listed with its book until it is undone', async () => {
  const id = await addCorrection(BOOK, rename);
  await addCorrection(crypto.randomUUID(), { ...rename, kind: 'hide' });
  expect(await listCorrections(BOOK)).toMatchObject([{ id, ...rename }]);
  await removeCorrection(id);
  expect(await listCorrections(BOOK)).toEqual([]);
});

test('the server accepts what is sent of a correction', async () => {
  await addCorrection(BOOK, rename);
  await removeCorrection(await addCorrection(BOOK, { ...rename, kind: 'merge', name: '' }));
  const operations = await database.outbox.toArray();
  expect(operations.length).toBeGreaterThan(1);
  expect(operations.map(validateOperation)).toEqual(operations.map(() => null));
});

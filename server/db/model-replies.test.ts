import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { deleteOldReplies, findReply, saveReply } from './model-replies.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('the first response is cached, and expires', async () => {
  expect(await findReply(database.pool, 'k')).toBeNull();
  await saveReply(database.pool, 'k', { passages: [] });
  await saveReply(database.pool, 'k', { passages: [1] });
  expect(await findReply(database.pool, 'k')).toEqual({ passages: [] });
  await database.pool.query(`update language_model_answers set created_at = now() - interval '9 days'`);
  await deleteOldReplies(database.pool, 10);
  expect(await findReply(database.pool, 'k')).not.toBeNull();
  await deleteOldReplies(database.pool, 8);
  expect(await findReply(database.pool, 'k')).toBeNull();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { deleteOldAnswers, findAnswer, saveAnswer } from './language-model.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('the first response is cached, and expires', async () => {
  expect(await findAnswer(database.pool, 'k')).toBeNull();
  await saveAnswer(database.pool, 'k', { passages: [] });
  await saveAnswer(database.pool, 'k', { passages: [1] });
  expect(await findAnswer(database.pool, 'k')).toEqual({ passages: [] });
  await database.pool.query(`update language_model_answers set created_at = now() - interval '9 days'`);
  await deleteOldAnswers(database.pool, 10);
  expect(await findAnswer(database.pool, 'k')).not.toBeNull();
  await deleteOldAnswers(database.pool, 8);
  expect(await findAnswer(database.pool, 'k')).toBeNull();
});

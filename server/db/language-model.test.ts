import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { deleteOldAnswers, findAnswer, reserveChars, saveAnswer } from './language-model.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

async function insertUser(): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into users (id, email, email_key, password_hash) values ($1, $2, $2, 'x')`,
    [id, `${id}@vignette.example`],
  );
  return id;
}

test('a day’s allowance is taken until it is used up, by each user their own', async () => {
  const [ann, ben] = [await insertUser(), await insertUser()];
  const takeAnn = (chars: number) => reserveChars(database.pool, ann, chars, 100);
  expect([await takeAnn(60), await takeAnn(60), await takeAnn(40), await takeAnn(1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(await reserveChars(database.pool, ben, 100, 100)).toBe(true);
  expect(await reserveChars(database.pool, ben, 101, 100)).toBe(false);
});

test('two that ask at once cannot both have the last of it', async () => {
  const ann = await insertUser();
  const taken = await Promise.all(Array.from({ length: 8 }, () => reserveChars(database.pool, ann, 30, 100)));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

test('an answer is kept as it came first, and not for ever', async () => {
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

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { deleteOldUsage, reserveUsage, returnUsage } from './provider-usage.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

const take = (userId: string, amount: number) =>
  reserveUsage(database.pool, userId, 'characters', amount, 100);

async function insertUser(): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into users (id, email, email_key, password_hash) values ($1, $2, $2, 'x')`,
    [id, `${id}@vignette.example`],
  );
  return id;
}

test('each user has their own daily allowance', async () => {
  const [ann, ben] = [await insertUser(), await insertUser()];
  const reserveForAnn = (chars: number) => take(ann, chars);
  expect([
    await reserveForAnn(60),
    await reserveForAnn(60),
    await reserveForAnn(40),
    await reserveForAnn(1),
  ]).toEqual([true, false, true, false]);
  expect(await take(ben, 100)).toBe(true);
  expect(await take(ben, 101)).toBe(false);
});

test('two simultaneous requests cannot both use the last of the allowance', async () => {
  const ann = await insertUser();
  const taken = await Promise.all(Array.from({ length: 8 }, () => take(ann, 30)));
  expect(taken.filter(Boolean)).toHaveLength(3);
});

test('characters and pictures are counted separately, and failed requests are refunded', async () => {
  const ann = await insertUser();
  expect(await take(ann, 100)).toBe(true);
  const picture = () => reserveUsage(database.pool, ann, 'pictures', 1, 1);
  expect([await picture(), await picture()]).toEqual([true, false]);
  await returnUsage(database.pool, ann, 'pictures', 1);
  expect(await picture()).toBe(true);
  expect(await take(ann, 1)).toBe(false);
});

test('yesterday’s usage does not count today', async () => {
  const ann = await insertUser();
  await take(ann, 100);
  await database.pool.query('update provider_usage set day = day - 8 where user_id = $1', [ann]);
  expect(await take(ann, 100)).toBe(true);
  await deleteOldUsage(database.pool);
  const { rows } = await database.pool.query('select 1 from provider_usage where user_id = $1', [ann]);
  expect(rows).toHaveLength(1);
});

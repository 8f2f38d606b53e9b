import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeUser } from '../services/sync/user-changes.ts';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { createPool } from './pool.ts';
import { insertUser } from './users.ts';
import { userTransaction } from './user-transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

describe('transactions of one user', () => {
  test('leave connections to others, however many wait for the user’s row', async () => {
    const pool = createPool(database.target, { max: 3 });
    const [ann, bob] = [await newUser(), await newUser()];
    await changeUser(pool, ann, () => Promise.resolve());
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select from sync_user where user_id = $1 for update', [ann]);
    const writes = Array.from({ length: 12 }, () => changeUser(pool, ann, () => Promise.resolve('written')));
    expect(await changeUser(pool, bob, () => Promise.resolve('written'))).toBe('written');
    await holder.query('commit');
    holder.release();
    expect(await Promise.all(writes)).toEqual(Array(12).fill('written'));
    await pool.end();
  });

  test('run in the order of their calls, also after a failed one', async () => {
    const ann = await newUser();
    const order: number[] = [];
    const results = await Promise.allSettled(
      [1, 2, 3].map((n) =>
        userTransaction(database.pool, ann, async (db) => {
          await db.query('select pg_sleep($1)', [0.05 / n]);
          order.push(n);
          if (n === 2) throw new Error('of its own');
          return n;
        }),
      ),
    );
    expect(order).toEqual([1, 2, 3]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

async function newUser(): Promise<string> {
  const id = randomUUID();
  await insertUser(database.pool, { id, email: `${id}@example.org`, passwordHash: 'none', fullName: null });
  return id;
}

import type pg from 'pg';
import { type Db, transaction } from './pool.ts';

/** The last transaction of each user on a pool, running or waiting. */
const last = new WeakMap<pg.Pool, Map<string, Promise<unknown>>>();

/**
 * One transaction on what belongs to a user. In this process a user's transactions run one after the other, in the order
 * of the calls: they would wait for each other in the database anyway, at the lock of the user's row, and each of
 * them would hold a connection meanwhile. One user with many writes at once would leave none for others.
 *
 * Never called within the `work` of another for the same user: it would wait for itself.
 *
 * @param afterCommit as of `transaction`
 * @throws whatever `work` throws, after a rollback
 */
export async function userTransaction<T>(
  pool: pg.Pool,
  userId: string,
  work: (db: Db) => Promise<T>,
  afterCommit?: (db: Db) => Promise<void>,
): Promise<T> {
  const users = last.get(pool) ?? new Map<string, Promise<unknown>>();
  last.set(pool, users);
  const begin = () => transaction(pool, work, afterCommit);
  // Its own caller handles the outcome of the previous one.
  const own = (users.get(userId) ?? Promise.resolve()).then(begin, begin);
  users.set(userId, own);
  try {
    return await own;
  } finally {
    if (users.get(userId) === own) users.delete(userId);
  }
}

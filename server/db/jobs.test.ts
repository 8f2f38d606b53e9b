import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import {
  claimJob,
  deleteOldJobs,
  extendLease,
  findJob,
  findLatestJob,
  finishJob,
  insertJob,
  releaseJob,
  retryJob,
} from './jobs.ts';
import { type Db, transaction } from './pool.ts';

const LEASE_S = 15;

let database: TestDatabase;
const userId = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into users (id, email, email_key, password_hash) values ($1, 'a@b.example', 'a@b.example', '')`,
    [userId],
  );
});
afterEach(() => database.pool.query('delete from jobs'));
afterAll(() => database?.drop());

async function add(more: { subject?: string; delayMs?: number } = {}): Promise<string> {
  const job = { kind: 'test', subject: randomUUID(), userId, payload: {}, ...more };
  return (await insertJob(database.pool, job)).id;
}

const claim = (db: Db = database.pool) => claimJob(db, { kinds: ['test'], full: [] }, LEASE_S);

/** Claims the only job, by a worker that then dies. @returns its id */
async function claimAndDie(): Promise<string> {
  const { id } = (await claim())!;
  await database.pool.query('update jobs set lease_until = now() where id = $1', [id]);
  return id;
}

async function leaseOf(id: string): Promise<number> {
  const { rows } = await database.pool.query<{ seconds: number }>(
    'select extract(epoch from lease_until - now())::float8 as seconds from jobs where id = $1',
    [id],
  );
  return rows[0]!.seconds;
}

test('a job with a delay is claimed only after it', async () => {
  const id = await add({ delayMs: 60_000 });
  expect(await claim()).toBeNull();
  await database.pool.query(`update jobs set run_after = run_after - interval '1 minute'`);
  expect((await claim())?.id).toBe(id);
});

test('the jobs of a user are claimed in the order in which they are due', async () => {
  const second = await add({ delayMs: 2_000 });
  const first = await add();
  await database.pool.query(`update jobs set run_after = run_after - interval '1 minute'`);
  expect([(await claim())?.id, (await claim())?.id]).toEqual([first, second]);
});

test('two workers that claim at once get different jobs, and neither waits for the other', async () => {
  const ids = [await add(), await add()];
  const claimed = await transaction(database.pool, async (db) => [
    (await claim(db))?.id,
    (await claim())?.id,
    (await claim())?.id,
  ]);
  expect(claimed).toEqual([...ids, undefined]);
});

test('a lease lasts for its time, and only the running attempt extends it', async () => {
  await add();
  const { id } = (await claim())!;
  expect(await leaseOf(id)).toBeGreaterThan(0);
  expect(await leaseOf(id)).toBeLessThanOrEqual(LEASE_S);
  await extendLease(database.pool, id, 2, 1_000);
  expect(await leaseOf(id)).toBeLessThanOrEqual(LEASE_S);
  await extendLease(database.pool, id, 1, 1_000);
  expect(await leaseOf(id)).toBeGreaterThan(LEASE_S);
});

test.each<[string, (db: Db, id: string, attempt: number) => Promise<unknown>]>([
  ['finish it', (db, id, attempt) => finishJob(db, id, attempt, { state: 'done' })],
  ['retry it', (db, id, attempt) => retryJob(db, id, attempt, { delayMs: 0, error: 'late' })],
  ['release it', releaseJob],
  ['extend its lease', (db, id, attempt) => extendLease(db, id, attempt, 1_000)],
])('a worker that lost its job cannot %s, while another runs it or after its end', async (_what, act) => {
  const { pool } = database;
  const rowOf = async (id: string) =>
    (await pool.query<object>('select * from jobs where id = $1', [id])).rows;
  await add();
  const id = await claimAndDie();
  expect(await claim()).toMatchObject({ id, attempt: 2 });
  const running = await rowOf(id);
  await act(pool, id, 1);
  expect(await rowOf(id)).toEqual(running);

  expect(await finishJob(pool, id, 2, { state: 'failed', error: 'never' })).toBe(true);
  const ended = await rowOf(id);
  await act(pool, id, 2);
  expect(await rowOf(id)).toEqual(ended);
});

test('a job is finished only once, and the second call returns false', async () => {
  await add();
  const { id } = (await claim())!;
  expect(await finishJob(database.pool, id, 1, { state: 'done' })).toBe(true);
  expect(await finishJob(database.pool, id, 1, { state: 'done' })).toBe(false);
});

test('the latest job about a subject is the newest, also among those that have ended', async () => {
  await add({ subject: 'book' });
  const { id: first } = (await claim())!;
  await finishJob(database.pool, first, 1, { state: 'done' });
  const second = await add({ subject: 'book' });
  expect((await findLatestJob(database.pool, 'test', 'book'))?.id).toBe(second);
});

test('a job is removed thirty days after its end', async () => {
  const { pool } = database;
  await add();
  const { id } = (await claim())!;
  await finishJob(pool, id, 1, { state: 'done' });
  const waiting = await add();
  const passDays = (days: number) =>
    pool.query(
      `update jobs set created_at = created_at - make_interval(days => $1), run_after = run_after - make_interval(days => $1),
              finished_at = finished_at - make_interval(days => $1)`,
      [days],
    );
  await passDays(29);
  await deleteOldJobs(pool);
  expect(await findJob(pool, id)).not.toBeNull();
  await passDays(2);
  await deleteOldJobs(pool);
  expect(await findJob(pool, id)).toBeNull();
  expect(await findJob(pool, waiting)).not.toBeNull();
});

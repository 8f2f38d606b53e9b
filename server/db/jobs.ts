import { randomUUID } from 'node:crypto';
import { deleteInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

export type JobState = 'queued' | 'running' | 'done' | 'failed';

export interface JobRow {
  id: string;
  kind: string;
  /** The subject of the job; there is one active job per kind and subject. */
  subject: string;
  user_id: string;
  payload: unknown;
  state: JobState;
  attempt: number;
  error: string | null;
  /** Milliseconds since it was made, by the database's clock. */
  age_ms: number;
}

const COLUMNS = `id, kind, subject, user_id, payload, state, attempt, error,
  extract(epoch from clock_timestamp() - created_at)::float8 * 1000 as age_ms`;

/** @returns the active job of this kind and subject: the one made now, or the one that was there */
export async function insertJob(
  db: Db,
  job: { kind: string; subject: string; userId: string; payload: unknown; delayMs?: number },
): Promise<{ id: string; isNew: boolean }> {
  for (;;) {
    const made = await db.query<{ id: string }>(
      `insert into jobs (id, kind, subject, user_id, payload, run_after)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
       on conflict (kind, subject) where state in ('queued', 'running') do nothing returning id`,
      [
        randomUUID(),
        job.kind,
        job.subject,
        job.userId,
        JSON.stringify(job.payload),
        (job.delayMs ?? 0) / 1000,
      ],
    );
    if (made.rows[0]) return { id: made.rows[0].id, isNew: true };
    const active = await findActiveJob(db, job.kind, job.subject);
    if (active) return { id: active.id, isNew: false };
    // It ended between the two statements: try again.
  }
}

export async function findActiveJob(db: Db, kind: string, subject: string): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(
    `select ${COLUMNS} from jobs where kind = $1 and subject = $2 and state in ('queued', 'running')`,
    [kind, subject],
  );
  return rows[0] ?? null;
}

export async function findLatestJob(db: Db, kind: string, subject: string): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(
    `select ${COLUMNS} from jobs where kind = $1 and subject = $2 order by created_at desc limit 1`,
    [kind, subject],
  );
  return rows[0] ?? null;
}

export async function findJob(db: Db, id: string): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(`select ${COLUMNS} from jobs where id = $1`, [id]);
  return rows[0] ?? null;
}

/** What a worker may claim now. */
export interface JobCapacity {
  /** What this version knows: the rest waits for a worker of a newer one. */
  kinds: readonly string[];
  /** Users who have as many jobs of a kind running here as one may have. */
  full: readonly { userId: string; kind: string }[];
}

/**
 * Claims the oldest job that is due, or whose worker let its lease run out, of the user who was served longest ago: one
 * user's hundred books do not delay another's one. The attempt counts from here, so one that ends with its process has
 * been made too.
 *
 * @returns null when nothing is due that the worker may claim
 */
export async function claimJob(db: Db, { kinds, full }: JobCapacity, leaseS: number): Promise<JobRow | null> {
  const { rows } = await db.query<JobRow>(
    `with next as (
       select due.id as next_id
         from jobs due cross join lateral (
           select max(claimed_at) as at from jobs served where served.user_id = due.user_id) as turn
        where due.kind = any ($2)
          and (due.state = 'queued' and due.run_after <= now() or due.state = 'running' and due.lease_until < now())
          and not exists (select from unnest($3::uuid[], $4::text[]) as f(user_id, kind)
                           where f.user_id = due.user_id and f.kind = due.kind)
        order by turn.at nulls first, due.run_after limit 1
          for update of due skip locked)
     update jobs set state = 'running', attempt = attempt + 1, claimed_at = clock_timestamp(),
            lease_until = now() + make_interval(secs => $1)
       from next where id = next_id
      returning ${COLUMNS}`,
    [leaseS, kinds, full.map(({ userId }) => userId), full.map(({ kind }) => kind)],
  );
  return rows[0] ?? null;
}

/** The attempt number excludes a worker that lost its lease and resumes late. */
export async function extendLease(db: Db, id: string, attempt: number, leaseS: number): Promise<void> {
  await db.query(
    `update jobs set lease_until = now() + make_interval(secs => $3) where id = $1 and attempt = $2 and state = 'running'`,
    [id, attempt, leaseS],
  );
}

export async function finishJob(
  db: Db,
  id: string,
  attempt: number,
  outcome: { state: 'done' | 'failed'; error?: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update jobs set state = $3, error = $4, finished_at = now()
      where id = $1 and attempt = $2 and state = 'running'`,
    [id, attempt, outcome.state, outcome.error ?? null],
  );
  return rowCount === 1;
}

export async function retryJob(
  db: Db,
  id: string,
  attempt: number,
  after: { delayMs: number; error: string },
): Promise<void> {
  await db.query(
    `update jobs set state = 'queued', run_after = now() + make_interval(secs => $3), error = $4
      where id = $1 and attempt = $2 and state = 'running'`,
    [id, attempt, after.delayMs / 1000, after.error],
  );
}

/** Returns a job to the queue as if this attempt had not been made, because its worker is stopping. */
export async function releaseJob(db: Db, id: string, attempt: number): Promise<void> {
  await db.query(
    `update jobs set state = 'queued', attempt = attempt - 1
      where id = $1 and attempt = $2 and state = 'running'`,
    [id, attempt],
  );
}

export async function countJobs(
  db: Db,
  kind: string,
  userId: string | null,
): Promise<Record<JobState, number>> {
  const { rows } = await db.query<{ state: JobState; count: number }>(
    'select state, count(*) as count from jobs where kind = $1 and ($2::uuid is null or user_id = $2) group by state',
    [kind, userId],
  );
  const counts: Record<JobState, number> = { queued: 0, running: 0, done: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export interface QueueDepth {
  counts: { kind: string; state: JobState; count: number }[];
  /** Seconds; 0 if nothing that is due waits. */
  oldestDueS: number;
}

/** Jobs that have not ended, of all users. */
export async function queueDepth(db: Db): Promise<QueueDepth> {
  const { rows } = await db.query<{ kind: string; state: JobState; count: number; oldest: number | null }>(
    `select kind, state, count(*) as count,
            extract(epoch from now() - min(run_after) filter (where state = 'queued' and run_after <= now()))::float8 as oldest
       from jobs where state in ('queued', 'running') group by kind, state`,
  );
  return { counts: rows, oldestDueS: Math.max(0, ...rows.map(({ oldest }) => oldest ?? 0)) };
}

/** Cancels a job for which no worker has been woken yet. */
export async function deleteJob(db: Db, id: string): Promise<void> {
  await db.query('delete from jobs where id = $1', [id]);
}

export async function deleteOldJobs(db: Db): Promise<void> {
  await deleteInBatches(db, 'jobs', `finished_at < now() - interval '30 days'`);
}

import { deleteInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

export async function insertSession(
  db: Db,
  session: { id: string; userId: string; absoluteDays: number },
): Promise<void> {
  await db.query(
    `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + make_interval(days => $3))`,
    [session.id, session.userId, session.absoluteDays],
  );
}

export async function insertRefreshToken(db: Db, hash: Buffer, sessionId: string): Promise<void> {
  await db.query('insert into refresh_tokens (hash, session_id) values ($1, $2)', [hash, sessionId]);
}

/** Those of these tokens that exist. */
export async function findRefreshTokens(
  db: Db,
  hashes: readonly Buffer[],
): Promise<{ hash: Buffer; used: boolean }[]> {
  const { rows } = await db.query<{ hash: Buffer; used: boolean }>(
    'select hash, used_at is not null as used from refresh_tokens where hash = any($1)',
    [hashes],
  );
  return rows;
}

export interface RefreshTokenRow {
  session_id: string;
  user_id: string;
  /** Seconds since this token was first used; null: never. */
  used_ago_s: number | null;
  /** The session is neither revoked, nor past its end, nor idle for too long. */
  live: boolean;
}

/** Locks the session, so that two uses of one token come one after the other. */
export async function lockRefreshToken(
  db: Db,
  hash: Buffer,
  idleDays: number,
): Promise<RefreshTokenRow | null> {
  const { rows } = await db.query<RefreshTokenRow>(
    `select t.session_id, s.user_id, extract(epoch from now() - t.used_at)::float8 as used_ago_s,
            s.revoked_at is null and s.expires_at > now() and s.last_used_at > now() - make_interval(days => $2) as live
       from refresh_tokens t join sessions s on s.id = t.session_id
      where t.hash = $1 for update of s, t`,
    [hash, idleDays],
  );
  return rows[0] ?? null;
}

export async function markRefreshTokenUsed(db: Db, hash: Buffer, sessionId: string): Promise<void> {
  await db.query('update refresh_tokens set used_at = coalesce(used_at, now()) where hash = $1', [hash]);
  await db.query('update sessions set last_used_at = now() where id = $1', [sessionId]);
}

export async function revokeSession(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.query(
    'update sessions set revoked_at = coalesce(revoked_at, now()) where id = $2 and user_id = $1',
    [userId, sessionId],
  );
}

/** All of a user's. @returns how many were live */
export async function revokeSessions(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.query(
    'update sessions set revoked_at = now() where user_id = $1 and revoked_at is null and expires_at > now()',
    [userId],
  );
  return rowCount ?? 0;
}

export async function isSessionLive(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from sessions where id = $2 and user_id = $1 and revoked_at is null and expires_at > now()',
    [userId, sessionId],
  );
  return rowCount === 1;
}

/** Sessions that ended long ago. */
export async function deleteOldSessions(db: Db): Promise<void> {
  const condition = `expires_at < now() or revoked_at < now() - interval '30 days'`;
  await deleteInBatches(db, 'sessions', condition);
}

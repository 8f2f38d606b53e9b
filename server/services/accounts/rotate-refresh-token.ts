import type pg from 'pg';
import type { Tokens } from '#shared/contract/auth.ts';
import { type Db, transaction } from '../../db/pool.ts';
import { lockRefreshToken, markRefreshTokenUsed, revokeSession } from '../../db/sessions.ts';
import { refreshRefused } from '../../http/http-error.ts';
import { SESSION_IDLE_DAYS, hashToken, issueTokens } from './open-session.ts';

/** Two tabs, or a lost answer, may show the same token twice within this time. */
const GRACE_S = 30;

/**
 * Gives a new pair for a refresh token and retires it. Shown again later it is a stolen copy, or the theft of the
 * successor: the whole family ends (RFC 9700 §4.14).
 *
 * @throws HttpError 401
 */
export async function rotateRefreshToken(pool: pg.Pool, secret: string, token: string): Promise<Tokens> {
  const tokens = await transaction(pool, (db) => rotate(db, secret, hashToken(token)));
  if (!tokens) throw refreshRefused();
  return tokens;
}

/** Returns null instead of throwing, so that revoking the family is committed. */
async function rotate(db: Db, secret: string, hash: Buffer): Promise<Tokens | null> {
  const row = await lockRefreshToken(db, hash, SESSION_IDLE_DAYS);
  if (!row?.live) return null;
  if (row.used_ago_s !== null && row.used_ago_s > GRACE_S) {
    await revokeSession(db, row.user_id, row.session_id);
    return null;
  }
  await markRefreshTokenUsed(db, hash, row.session_id);
  return issueTokens(db, secret, row.user_id, row.session_id);
}

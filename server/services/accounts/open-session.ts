import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Tokens } from '#shared/contract/auth.ts';
import type { Db } from '../../db/pool.ts';
import { insertRefreshToken, insertSession } from '../../db/sessions.ts';
import { issueAccessToken } from './access-token.ts';

/** A session ends after 30 days without use, and after 90 days in any case. */
export const SESSION_IDLE_DAYS = 30;
export const SESSION_ABSOLUTE_DAYS = 90;

/** A new sign-in: a session with the first refresh token of its family. */
export async function openSession(db: Db, secret: string, userId: string): Promise<Tokens> {
  const sessionId = randomUUID();
  await insertSession(db, { id: sessionId, userId, absoluteDays: SESSION_ABSOLUTE_DAYS });
  const refreshToken = randomBytes(32).toString('base64url');
  await insertRefreshToken(db, hashToken(refreshToken), sessionId);
  return { access_token: issueAccessToken(secret, userId, sessionId), refresh_token: refreshToken };
}

/** Refresh tokens are opaque 256 bits; the database keeps only their hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

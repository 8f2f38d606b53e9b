import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Tokens } from '#shared/contract/auth.ts';
import { type Db, transaction } from '../../db/pool.ts';
import {
  findRefreshTokens,
  insertRefreshToken,
  lockRefreshToken,
  markRefreshTokenUsed,
  revokeSession,
} from '../../db/sessions.ts';
import { refreshRefused } from '../../http/http-error.ts';
import { announceSignOut } from '../../realtime/announce.ts';
import { issueAccessToken } from './access-token.ts';
import { authSecretsOf } from './auth-secrets.ts';
import { derivedKey } from './derived-key.ts';
import { SESSION_IDLE_DAYS, hashToken } from './open-session.ts';
import type { SessionGate } from './session-gate.ts';

/** Two tabs, or a lost response, may show the same token twice within this time. */
const GRACE_S = 30;

interface Deps {
  pool: pg.Pool;
  authSecret: string;
  gate: SessionGate;
}

/**
 * Exchanges a refresh token for a new pair and retires it. Used again within the grace period it gets the same
 * successor, so that a family never has two live tokens; later either it or its successor was stolen: the whole
 * family ends with its access tokens and sockets (RFC 9700 §4.14).
 *
 * @throws HttpError 401
 */
export async function rotateRefreshToken(deps: Deps, token: string): Promise<Tokens> {
  const outcome = await transaction(deps.pool, (db) => rotate(db, deps.authSecret, token));
  if (outcome !== null && 'tokens' in outcome) return outcome.tokens;
  // The announcement does the same on every server, this one included, a moment later.
  if (outcome) deps.gate.forget(outcome.endedFor);
  throw refreshRefused();
}

/** Returns a refusal instead of throwing it, so that revoking the family is committed. */
async function rotate(
  db: Db,
  secret: string,
  token: string,
): Promise<{ tokens: Tokens } | { endedFor: string } | null> {
  const hash = hashToken(token);
  const row = await lockRefreshToken(db, hash, SESSION_IDLE_DAYS);
  if (!row?.live) return null;
  if (row.used_ago_s !== null && row.used_ago_s > GRACE_S) {
    await revokeSession(db, row.user_id, row.session_id);
    await announceSignOut(db, row.user_id, row.session_id);
    return { endedFor: row.user_id };
  }
  await markRefreshTokenUsed(db, hash, row.session_id);
  const tokens = {
    access_token: issueAccessToken(secret, row.user_id, row.session_id),
    refresh_token: await newestSuccessor(db, secret, token, row.session_id),
  };
  return { tokens };
}

/**
 * The one unused token at the end of the chain. Not the direct successor where another tab has used it already: when
 * this tab used it, its own grace period would be over, which would end a legitimate session.
 */
async function newestSuccessor(db: Db, secret: string, token: string, sessionId: string): Promise<string> {
  for (let newest = token; ;) {
    const candidates = authSecretsOf(secret).map((each) => successorOf(each, newest));
    const known = await findRefreshTokens(db, candidates.map(hashToken));
    const successor = candidates.find((each) => known.some(({ hash }) => hash.equals(hashToken(each))));
    if (successor === undefined) {
      await insertRefreshToken(db, hashToken(candidates[0]!), sessionId);
      return candidates[0]!;
    }
    if (known.every(({ used }) => !used)) return successor;
    newest = successor;
  }
}

/** Derived and not random: the database keeps only hashes, so nothing there could repeat a token that was lost. */
const successorOf = (secret: string, token: string): string =>
  createHmac('sha256', derivedKey(secret, 'refresh token')).update(token).digest('base64url');

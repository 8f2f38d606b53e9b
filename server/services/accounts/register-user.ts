import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { RegisterRequest, SessionResponse } from '#shared/contract/auth.ts';
import { saveKnownNetwork } from '../../db/known-networks.ts';
import { transaction, violates } from '../../db/pool.ts';
import { insertUser } from '../../db/users.ts';
import { HttpError } from '../../http/http-error.ts';
import { networkDigest } from './network-digest.ts';
import { openSession } from './open-session.ts';
import { presentUser } from './present-user.ts';
import { hashPassword } from './vendor-argon2.ts';

/**
 * @param network where the request comes from, as `networkOf` names it
 * @throws HttpError 409 EMAIL_TAKEN
 */
export async function registerUser(
  pool: pg.Pool,
  secret: string,
  request: RegisterRequest,
  network: string,
): Promise<SessionResponse> {
  const passwordHash = await hashPassword(request.password);
  try {
    return await transaction(pool, async (db) => {
      const user = await insertUser(db, {
        id: randomUUID(),
        email: request.email,
        fullName: request.full_name ?? null,
        passwordHash,
      });
      await saveKnownNetwork(db, user.id, networkDigest(secret, network));
      return { user: presentUser(user), tokens: await openSession(db, secret, user.id) };
    });
  } catch (error: unknown) {
    if (!violates(error, 'users_email_key')) throw error;
    throw new HttpError(409, 'EMAIL_TAKEN', 'An account with this email already exists.', { cause: error });
  }
}

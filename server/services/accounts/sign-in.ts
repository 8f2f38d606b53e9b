import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { LoginRequest, SessionResponse } from '#shared/contract/auth.ts';
import { emailKey, findCredentials } from '../../db/users.ts';
import { unauthenticated } from '../../http/http-error.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import { openSession } from './open-session.ts';
import { presentUser } from './present-user.ts';
import { verifyPassword } from './vendor-argon2.ts';

/**
 * The same answer in the same time whether the account is unknown or the password is wrong.
 *
 * @param address where the request comes from, for counting wrong passwords
 * @throws HttpError 401, or 429 after too many wrong passwords
 */
export async function signIn(
  deps: { pool: pg.Pool; limits: RateLimits; authSecret: string },
  request: LoginRequest,
  address: string,
): Promise<SessionResponse> {
  const account = createHash('sha256').update(emailKey(request.email)).digest('base64url');
  const fromHere = `${account}:${address}`;
  await deps.limits.check('loginAccount', fromHere);
  await deps.limits.check('loginAccountAnywhere', account);

  const found = await findCredentials(deps.pool, request.email);
  if (!(await verifyPassword(found?.password_hash ?? null, request.password)) || !found) {
    await Promise.allSettled([
      deps.limits.consume('loginAccount', fromHere),
      deps.limits.consume('loginAccountAnywhere', account),
    ]);
    throw unauthenticated('Incorrect email or password.');
  }
  await deps.limits.reset('loginAccount', fromHere);
  return { user: presentUser(found), tokens: await openSession(deps.pool, deps.authSecret, found.id) };
}

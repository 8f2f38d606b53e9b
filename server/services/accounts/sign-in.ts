import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { LoginRequest, SessionResponse } from '#shared/contract/auth.ts';
import { isKnownNetwork, saveKnownNetwork } from '../../db/known-networks.ts';
import { emailKey, findCredentials } from '../../db/users.ts';
import { unauthenticated } from '../../http/http-error.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import { networkDigest } from './network-digest.ts';
import { openSession } from './open-session.ts';
import { presentUser } from './present-user.ts';
import { verifyPassword } from './vendor-argon2.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The same response in the same time whether the account is unknown or the password is wrong.
 *
 * Wrong passwords are counted twice. Per account and network, strictly: only the attacker is slowed down.
 * Per account over all networks, loosely, against guessing from thousands of them: an attacker who has those can use
 * this limit up, so it spares the networks that the owner has signed in from before. (OWASP's "device cookie" does the
 * same; a network needs no cookie that a reader could lose by signing out.) What remains is an owner in a new network
 * during such an attack, who waits for an hour at most, while existing sessions keep working.
 *
 * @param network where the request comes from, as `networkOf` names it
 * @throws HttpError 401, or 429 after too many wrong passwords
 */
export async function signIn(
  deps: { pool: pg.Pool; limits: RateLimits; authSecret: string },
  request: LoginRequest,
  network: string,
): Promise<SessionResponse> {
  const account = createHash('sha256').update(emailKey(request.email)).digest('base64url');
  const fromHere = `${account}:${network}`;
  const digest = networkDigest(deps.authSecret, network);
  // Counted before the password is compared and refunded when it is right, so that simultaneous guesses all count.
  await deps.limits.consume('loginAccount', fromHere);
  const found = await findCredentials(deps.pool, request.email);
  const isKnown = await isKnownNetwork(deps.pool, found?.id ?? NOBODY, digest);
  if (!isKnown) await deps.limits.consume('loginAccountAnywhere', account);

  const refund = async () => {
    await deps.limits.refund('loginAccount', fromHere);
    if (!isKnown) await deps.limits.refund('loginAccountAnywhere', account);
  };
  const matches = await verifyPassword(found?.password_hash ?? null, request.password).catch(
    async (error: unknown) => {
      await refund(); // too many at once to compare: not a wrong password
      throw error;
    },
  );
  if (!matches || !found) throw unauthenticated('Incorrect email or password.');

  await refund();
  await deps.limits.reset('loginAccount', fromHere);
  await saveKnownNetwork(deps.pool, found.id, digest);
  return { user: presentUser(found), tokens: await openSession(deps.pool, deps.authSecret, found.id) };
}

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { violates } from '../../db/pool.ts';
import { findCredentials, insertUser } from '../../db/users.ts';
import { hashPassword } from './vendor-argon2.ts';

/** For trying the product on one's own machine; GET /info shows it to that machine. */
export const DEMO_ACCOUNT = { email: 'demo@vignette.example', password: 'vignette-demo' };

export async function ensureDemoAccount(pool: pg.Pool): Promise<void> {
  if (await findCredentials(pool, DEMO_ACCOUNT.email)) return;
  const passwordHash = await hashPassword(DEMO_ACCOUNT.password);
  try {
    await insertUser(pool, {
      id: randomUUID(),
      email: DEMO_ACCOUNT.email,
      fullName: 'Demo Reader',
      passwordHash,
    });
  } catch (error: unknown) {
    if (!violates(error, 'users_email_key')) throw error; // another server made it at the same time
  }
}

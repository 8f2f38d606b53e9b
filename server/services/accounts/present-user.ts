import type { meResponse, User } from '#shared/contract/auth.ts';
import type { z } from 'zod';
import type { UserRow } from '../../db/users.ts';
import { unauthenticated } from '../../http/http-error.ts';

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  full_name: row.full_name,
  created_at: row.created_at.toISOString(),
});

/**
 * The signed-in user, at the top and under `user`: clients read either.
 *
 * @throws HttpError 401 for an account that is gone
 */
export function presentMe(row: UserRow | null): z.infer<typeof meResponse> {
  if (!row) throw unauthenticated();
  const user = presentUser(row);
  return { ...user, user };
}

import type { User } from '#shared/contract/auth.ts';
import type { UserRow } from '../../db/users.ts';

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  full_name: row.full_name,
  created_at: row.created_at.toISOString(),
});

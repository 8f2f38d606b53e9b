import type { Db } from './pool.ts';

export interface UserRow {
  id: string;
  email: string;
  full_name: string | null;
  created_at: Date;
}

const COLUMNS = 'id, email, full_name, created_at';

/** Addresses differ only by what mailbox providers ignore: case. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** @throws the unique violation `users_email_key` when the address is taken */
export async function insertUser(
  db: Db,
  user: { id: string; email: string; fullName: string | null; passwordHash: string },
): Promise<UserRow> {
  const { rows } = await db.query<UserRow>(
    `insert into users (id, email, email_key, full_name, password_hash) values ($1, $2, $3, $4, $5)
     returning ${COLUMNS}`,
    [user.id, user.email, emailKey(user.email), user.fullName, user.passwordHash],
  );
  return rows[0]!;
}

export async function findCredentials(
  db: Db,
  email: string,
): Promise<(UserRow & { password_hash: string }) | null> {
  const { rows } = await db.query<UserRow & { password_hash: string }>(
    `select ${COLUMNS}, password_hash from users where email_key = $1`,
    [emailKey(email)],
  );
  return rows[0] ?? null;
}

export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(`select ${COLUMNS} from users where id = $1`, [userId]);
  return rows[0] ?? null;
}

export async function updateFullName(
  db: Db,
  userId: string,
  fullName: string | null,
): Promise<UserRow | null> {
  const { rows } = await db.query<UserRow>(
    `update users set full_name = $2 where id = $1 returning ${COLUMNS}`,
    [userId, fullName],
  );
  return rows[0] ?? null;
}

/** Until the end of the transaction no row can be added for the user. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.query('select from users where id = $1 for update', [userId]);
}

/** Everything a user owns goes with the row. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.query('delete from users where id = $1', [userId]);
}

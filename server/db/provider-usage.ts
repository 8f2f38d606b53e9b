import { deleteInBatches } from './delete-in-batches.ts';
import type { Db } from './pool.ts';

/** What a provider's allowance is counted in. */
export type UsageKind = 'characters' | 'pictures';

/** Reserves part of a user's allowance of today. @returns false, reserving nothing, when it would not suffice */
export async function reserveUsage(
  db: Db,
  userId: string,
  kind: UsageKind,
  amount: number,
  perDay: number,
): Promise<boolean> {
  if (amount > perDay) return false;
  const { rowCount } = await db.query(
    `insert into provider_usage as u (user_id, day, kind, amount) values ($1, current_date, $2, $3)
     on conflict (user_id, day, kind) do update set amount = u.amount + $3 where u.amount + $3 <= $4`,
    [userId, kind, amount, perDay],
  );
  return rowCount === 1;
}

/** Returns reserved usage that was not used. */
export async function returnUsage(db: Db, userId: string, kind: UsageKind, amount: number): Promise<void> {
  await db.query(
    `update provider_usage set amount = greatest(0, amount - $3)
      where user_id = $1 and kind = $2 and day = current_date`,
    [userId, kind, amount],
  );
}

export async function deleteOldUsage(db: Db): Promise<void> {
  await deleteInBatches(db, 'provider_usage', 'day < current_date - 7');
}

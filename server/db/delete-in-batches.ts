import type { Db } from './pool.ts';

/**
 * Deletes many rows in statements of limited size: none comes near the statement timeout, none holds locks for long, and
 * what is deleted stays deleted when a later one fails.
 *
 * @param table, condition SQL of the caller's own, never input
 */
export async function deleteInBatches(
  db: Db,
  table: string,
  condition: string,
  values: readonly unknown[] = [],
  batchSize = 1_000,
): Promise<void> {
  const statement = `delete from ${table} where ctid = any (array(
    select ctid from ${table} where ${condition} limit ${batchSize} for update skip locked))`;
  for (;;) {
    const { rowCount } = await db.query(statement, values);
    if ((rowCount ?? 0) < batchSize) return;
  }
}

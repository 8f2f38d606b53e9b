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
  batchSize = BATCH,
): Promise<void> {
  const statement = deletion(table, condition, batchSize);
  for (;;) {
    const { rowCount } = await db.query(statement, values);
    if ((rowCount ?? 0) < batchSize) return;
  }
}

/** The same, with a column of what was deleted, a batch at a time. */
export async function* deletedInBatches(
  db: Db,
  table: string,
  condition: string,
  column: string,
  values: readonly unknown[] = [],
): AsyncGenerator<string[]> {
  const statement = `${deletion(table, condition, BATCH)} returning ${column} as value`;
  for (;;) {
    const { rows } = await db.query<{ value: string }>(statement, values);
    yield rows.map(({ value }) => value);
    if (rows.length < BATCH) return;
  }
}

const BATCH = 1_000;

const deletion = (table: string, condition: string, batchSize: number): string =>
  `delete from ${table} where ctid = any (array(
    select ctid from ${table} where ${condition} limit ${batchSize} for update skip locked))`;

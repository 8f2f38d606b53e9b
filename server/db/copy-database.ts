import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { StartupError } from '../config.ts';
import { beginSnapshot, disableStatementTimeout, listTables, readTable, writeRows } from './table-rows.ts';
import { type Migration, listApplied, migrate } from './migrate.ts';
import { type Db, transaction } from './pool.ts';

/**
 * Copies every row of the product's tables into an empty database, as they are and in one transaction: sessions and
 * sync continue as before. The new database gets the migrations that the old one has; the others are applied later,
 * to the rows.
 *
 * @throws StartupError when the old one has tables that this release does not know
 */
export async function copyDatabase(
  from: pg.Pool,
  to: pg.Pool,
  migrations: readonly Migration[],
): Promise<void> {
  await transaction(from, async (source) => {
    await beginSnapshot(source);
    await disableStatementTimeout(source);
    const applied = await listApplied(source);
    await migrate(
      to,
      migrations.filter(({ name }) => applied.has(name)),
    );
    const tables = await listTables(source);
    await transaction(to, async (target) => {
      await disableStatementTimeout(target);
      if (!isDeepStrictEqual(withSortedColumns(tables), withSortedColumns(await listTables(target))))
        throw new StartupError('A release that this one does not know has changed its tables.');
      for (const { name, columns } of tables)
        if (name !== 'schema_migration') await copyTable(source, target, name, columns);
    });
  });
}

const withSortedColumns = (tables: Awaited<ReturnType<typeof listTables>>) =>
  tables.map(({ name, columns }) => ({ name, columns: [...columns].sort() }));

const BATCH_ROWS = 500;
const BATCH_CHARS = 8_000_000;

async function copyTable(source: Db, target: Db, name: string, columns: readonly string[]): Promise<void> {
  let [batch, chars]: [string[], number] = [[], 0];
  const flush = async () => {
    if (batch.length > 0) await writeRows(target, name, columns, batch);
    [batch, chars] = [[], 0];
  };
  for await (const row of readTable(source, name)) {
    batch.push(row);
    chars += row.length;
    if (batch.length >= BATCH_ROWS || chars >= BATCH_CHARS) await flush();
  }
  await flush();
}

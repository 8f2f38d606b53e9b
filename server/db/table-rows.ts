import type { Db } from './pool.ts';

/** The tables of the product, parents before children; the queue's own are made again from the rows of jobs. */
export async function listTables(db: Db): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await db.query<{ name: string; columns: string[]; parents: string[] }>(
    `select c.relname as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
            coalesce((select array_agg(distinct p.relname::text) from pg_constraint k join pg_class p on p.oid = k.confrelid
              where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid), '{}') as parents
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  );
  const ordered: typeof rows = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      (row) =>
        !ordered.includes(row) && row.parents.every((name) => ordered.some((each) => each.name === name)),
    );
    if (!next) throw new Error('The tables refer to each other in a ring');
    ordered.push(next);
  }
  return ordered.map(({ name, columns }) => ({ name, columns }));
}

const ROWS_AT_ONCE = 200;

/**
 * A table's rows as JSON, one text each. Within one repeatable-read transaction all tables are from the same moment.
 */
export async function* readTable(db: Db, table: string): AsyncGenerator<string> {
  await db.query(
    `declare rows_of_table no scroll cursor for select row_to_json(whole_row)::text as row from ${quoted(table)} whole_row`,
  );
  for (;;) {
    const { rows } = await db.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from rows_of_table`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await db.query('close rows_of_table');
}

/** Restores rows as `readTable` returned them; a column added since gets its default. */
export async function writeRows(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const names = columns.map(quoted).join(', ');
  await db.query(
    `insert into ${quoted(table)} (${names})
     select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

/** Begins a snapshot. */
export const beginSnapshot = (db: Db) =>
  db.query('set transaction isolation level repeatable read, read only');

/** For the rest of the transaction. */
export const disableStatementTimeout = (db: Db) => db.query('set local statement_timeout = 0');

/** Whether the database has no users, and so nothing that belongs to one. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.query('select from users limit 1')).rowCount === 0;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

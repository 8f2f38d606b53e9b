import type pg from 'pg';

/** The parts of the database schema that a release's processes rely on. */
export interface Schema {
  columns: Map<string, { table: string; type: string; mayBeEmpty: boolean; mayBeLeftOut: boolean }>;
  /** Constraints and unique indexes by their definition. */
  rules: Map<string, { table: string; kind: 'check' | 'foreign key' | 'unique'; columns: string[] }>;
}

export async function readSchema(pool: pg.Pool): Promise<Schema> {
  const columns = await pool.query<{
    table: string;
    name: string;
    type: string;
    empty: boolean;
    left: boolean;
  }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
            not a.attnotnull as empty, not a.attnotnull or a.atthasdef or a.attidentity <> '' as left
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
        and not a.attisdropped`,
  );
  const rules = await pool.query<{
    table: string;
    kind: 'check' | 'foreign key' | 'unique';
    what: string;
    columns: string[] | null;
  }>(
    `select r.table, r.kind, r.what,
            array(select attname::text from pg_attribute where attrelid = r.relation and attnum = any (r.keys)) as columns
       from (select conrelid::regclass::text as table, conrelid as relation, conkey as keys,
                    case contype when 'f' then 'foreign key' else 'check' end as kind,
                    pg_get_constraintdef(oid) as what
               from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x')
             union all
             select indrelid::regclass::text, indrelid, indkey::int2[], 'unique',
                    regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '')
               from pg_index join pg_class on pg_class.oid = indrelid
              where indisunique and relnamespace = 'public'::regnamespace) r`,
  );
  return {
    columns: new Map(
      columns.rows.map(({ table, name, type, empty, left }) => [
        `${table}.${name}`,
        { table, type, mayBeEmpty: empty, mayBeLeftOut: left },
      ]),
    ),
    rules: new Map(
      rules.rows.map(({ table, kind, what, columns: of }) => [
        `${table}: ${kind} ${what}`,
        { table, kind, columns: (of ?? []).map((name) => `${table}.${name}`) },
      ]),
    ),
  };
}

/**
 * Changes that break processes of the previous release, which still run during a rolling release.
 *
 * @param unused columns, as table.column, that the previous release no longer reads or writes
 */
export function schemaBreaks(
  before: Schema,
  after: Schema,
  unused: ReadonlySet<string> = new Set(),
): string[] {
  const breaks: string[] = [];
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  for (const [name, was] of before.columns) {
    if (unused.has(name)) continue;
    const is = after.columns.get(name);
    if (!is) breaks.push(`${name} is gone`);
    else if (is.type !== was.type) breaks.push(`${name} was ${was.type}, is ${is.type}`);
    else if (was.mayBeEmpty && !is.mayBeEmpty) breaks.push(`${name} may no longer be empty`);
    else if (was.mayBeLeftOut && !is.mayBeLeftOut) breaks.push(`${name} may no longer be left out`);
  }
  for (const [name, { table, mayBeLeftOut }] of after.columns)
    if (tables.has(table) && !before.columns.has(name) && !mayBeLeftOut)
      breaks.push(`${name} is new and may not be left out`);

  for (const [rule, { table, columns }] of after.rules) {
    // The previous release cannot violate a constraint on new columns only: it leaves them empty.
    const isNew = columns.every((name) => !before.columns.has(name) && after.columns.get(name)?.mayBeEmpty);
    if (tables.has(table) && !before.rules.has(rule) && !(columns.length > 0 && isNew))
      breaks.push(`a new rule, ${rule}`);
  }
  // "on conflict" requires this unique index.
  for (const [rule, { kind, columns }] of before.rules)
    if (kind === 'unique' && !after.rules.has(rule) && !columns.some((name) => unused.has(name)))
      breaks.push(`${rule} is gone`);
  return breaks;
}

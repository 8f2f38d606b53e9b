import type pg from 'pg';

/**
 * Adds to every table what a next release may: a column that may be empty, one with a default, an index; and a table
 * of its own. As one migration that this release does not know.
 */
export async function migrateAsNextRelease(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  );
  for (const { name } of rows) {
    await pool.query(
      `alter table ${name} add column next_note text, add column next_count integer not null default 7;
       create index ${name}_next on ${name} (next_count);`,
    );
  }
  await pool.query(
    `create table next_release (id uuid primary key, user_id uuid not null references users on delete cascade);
     insert into schema_migration (name, checksum) values ('9999_next_release.sql', 'another version knows')`,
  );
}

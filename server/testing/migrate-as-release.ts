import type pg from 'pg';

/**
 * Simulates the migration of a later release: adds a nullable column, a column with a default and an index to every
 * table, and a new table, and records a migration unknown to this release.
 *
 * @param release an SQL identifier, the prefix of all added names
 */
export async function migrateAsRelease(pool: pg.Pool, release: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  );
  for (const { name } of rows) {
    await pool.query(
      `alter table ${name} add column ${release}_note text, add column ${release}_count integer not null default 7;
       create index ${name}_${release} on ${name} (${release}_count);`,
    );
  }
  await pool.query(
    `create table ${release}_things (id uuid primary key, user_id uuid not null references users on delete cascade);
     create index ${release}_things_user on ${release}_things (user_id);
     insert into schema_migration (name, checksum) values ('9999_${release}.sql', 'another version knows')`,
  );
}

import { migrate, readMigrations } from '../db/migrate.ts';
import { migrationsDir } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';

/** Migrates with a pause between statements, so that a test can kill this process in the middle of a migration. */
const pool = createPool(process.argv[2]!, { max: 1 });
const migrations = await readMigrations(migrationsDir);
process.stdout.write('migrating\n');
await migrate(
  pool,
  migrations.map((each) => ({ ...each, sql: each.sql.replace(/;$/gm, '; select pg_sleep(0.01);') })),
);
await pool.end();

import { migrate, readMigrations } from '../db/migrate.ts';
import { migrationsDir } from '../db/open-database.ts';
import { createPool } from '../db/pool.ts';

/** Migrates with a rest between any two statements, so that whoever kills this process finds it in the middle. */
const pool = createPool(process.argv[2]!, { max: 1 });
const migrations = await readMigrations(migrationsDir);
process.stdout.write('migrating\n');
await migrate(
  pool,
  migrations.map((each) => ({ ...each, sql: each.sql.replace(/;$/gm, '; select pg_sleep(0.01);') })),
);
await pool.end();

import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { type ConnectionTarget, createPool } from '../db/pool.ts';
import { TEMPLATE } from './global-setup.ts';

export interface TestDatabase {
  pool: pg.Pool;
  target: ConnectionTarget;
  drop(): Promise<void>;
}

/** Creates a migrated database, copied from the template of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = createPool({ ...postgres, database: 'postgres' }, { max: 1 });
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const target = { ...postgres, database: name };
  const pool = createPool(target, { max: 20 });
  return {
    pool,
    target,
    async drop() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

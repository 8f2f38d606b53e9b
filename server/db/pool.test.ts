import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../testing/database.ts';
import { createPool, transaction } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table things (id integer primary key, size integer)');
  await database.pool.query('insert into things select n, n from generate_series(1, 9) n');
});
afterAll(() => database?.drop());

test('a statement is parsed and planned once per connection', async () => {
  const pool = createPool(database.target, { max: 1 });
  for (let n = 1; n < 5; n++) await pool.query('select size from things where id = $1', [n]);
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select size from things where id = $1' }]);
  await pool.end();
});

test('a schema change by another release is picked up, inside a transaction and outside', async () => {
  const pool = createPool(database.target, { max: 1 });
  const query = () => pool.query('select id, size from things where id = $1', [1]);
  const queryInTransaction = () =>
    transaction(pool, (db) => db.query('select size, id from things where id = $1', [2]));
  await query();
  await queryInTransaction();
  await database.pool.query('alter table things alter size type bigint');
  await Promise.allSettled([query(), queryInTransaction()]);
  expect((await query()).rows).toEqual([{ id: 1, size: 1 }]);
  expect((await queryInTransaction()).rows).toEqual([{ id: 2, size: 2 }]);
  await pool.end();
});

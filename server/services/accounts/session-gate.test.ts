import { expect, test } from 'vitest';
import type { Db } from '../../db/pool.ts';
import { createSessionGate } from './session-gate.ts';

/** A database whose responses the test releases. */
function slowDatabase() {
  const waiting: ((live: boolean) => void)[] = [];
  const query = () =>
    new Promise((resolve) =>
      waiting.push((live) => resolve({ rows: live ? [{ live }] : [], rowCount: Number(live) })),
    );
  // The gate uses only `query`.
  return { db: { query } as unknown as Db, waiting };
}

test('a valid session is cached for ten seconds, an invalid one never', async () => {
  let nowMs = 0;
  const { db, waiting } = slowDatabase();
  const gate = createSessionGate(db, () => nowMs);
  const checkAfter = async (live: boolean) => {
    const isLive = gate.isLive('session', 'user');
    waiting.shift()?.(live);
    return isLive;
  };
  expect(await checkAfter(false)).toBe(false);
  expect(await checkAfter(true)).toBe(true);
  nowMs = 9_999;
  expect(await gate.isLive('session', 'user')).toBe(true);
  nowMs = 10_001;
  expect(await checkAfter(false)).toBe(false);
});

test('a session that ends during the database query is treated as ended', async () => {
  const { db, waiting } = slowDatabase();
  const gate = createSessionGate(db, () => 0);
  const isLive = gate.isLive('session', 'user');
  gate.forget('user');
  waiting.shift()!(true);
  await expect.poll(() => waiting.length).toBe(1);
  waiting.shift()!(false);
  expect(await isLive).toBe(false);
});

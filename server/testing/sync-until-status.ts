import { expect, vi } from 'vitest';
import type { SyncedDevice } from './synced-device.ts';
import type { Db } from '../db/pool.ts';

/** How many jobs about this subject exist, ended ones included. */
export async function countJobsAbout(db: Db, subject: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*) as count from jobs where subject = $1',
    [subject],
  );
  return rows[0]!.count;
}

/** Syncs until the record has that state. */
export async function syncUntilStatus(
  phone: SyncedDevice,
  t: string,
  k: string,
  status: string,
): Promise<Record<string, unknown>> {
  await vi.waitFor(
    async () => {
      await phone.sync();
      expect(phone.view(t, k)?.status).toBe(status);
    },
    { timeout: 40_000, interval: 100 },
  );
  return phone.view(t, k)!;
}

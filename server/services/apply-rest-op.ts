import { readDevice } from '../db/sync.ts';
import { applyOps } from './apply-ops.ts';
import type { UserChanges } from './user-changes.ts';

/** What plain clients do through the documented calls counts as one device of the user's. */
export const REST_DEVICE = 'rest';

/** A write of a plain client: an operation made this moment, by somebody who has seen everything. */
export async function applyRestOp(
  changes: UserChanges,
  t: string,
  k: string,
  f: Record<string, unknown>,
): Promise<void> {
  const { db, userId, nowMs, user } = changes;
  const { lastN } = await readDevice(db, userId, REST_DEVICE);
  const [ack] = await applyOps(changes, REST_DEVICE, nowMs, [
    { n: lastN + 1, t, k, f, at: nowMs, seen: user.last_ms },
  ]);
  if (ack && 'refused' in ack) throw new Error(`${t} ${k}: ${ack.refused.message}`);
}

import { applyOperations } from '#shared/sync/hub/apply-operations.ts';
import { deviceClock } from '#shared/sync/hub/record-changes.ts';
import { HttpError } from '../../http/http-error.ts';
import type { UserChanges } from './user-changes.ts';

/** What plain clients do through the documented calls counts as one device of the user's. */
export const REST_DEVICE = 'rest';

/**
 * A write of a plain client, stored as an operation made now by a device that has received everything.
 * @returns its stamp, ms
 * @throws HttpError 507 when the account has no room for another record
 */
export async function applyRestOperation(
  changes: UserChanges,
  t: string,
  k: string,
  f: Record<string, unknown>,
): Promise<number> {
  const { tables, nowMs, user } = changes;
  await tables.prefetch({ device: REST_DEVICE, ns: [], keys: [{ t, k }] });
  const { lastN } = await deviceClock(tables, REST_DEVICE);
  const [ack] = await applyOperations(changes, REST_DEVICE, nowMs, [
    { n: lastN + 1, t, k, f, at: nowMs, seen: user.lastMs },
  ]);
  if (ack && 'refused' in ack && ack.refused.code === 'STORAGE_FULL')
    throw new HttpError(507, 'STORAGE_FULL', ack.refused.message);
  if (!ack || 'refused' in ack) throw new Error(`${t} ${k}: ${ack?.refused.message ?? 'not applied'}`);
  return ack.ms;
}

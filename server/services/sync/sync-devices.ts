import type * as z from 'zod/mini';
import { SYNC_VERSION, type SyncResponse, type syncRequest } from '#shared/contract/sync.ts';
import { exchange } from '#shared/sync/hub/exchange.ts';
import { newEpoch } from '../../db/sync-users.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { startRequestedWork } from './requested-work.ts';
import { changeUser } from './user-changes.ts';

/**
 * One exchange with a device: its operations go in, the changes after its cursor come out. Pictures and extractions
 * that it requests become jobs in the same transaction.
 *
 * A device's name counts within its account only: sent by another account, it leads to that account's own records.
 *
 * @throws HttpError 426 for a protocol this server does not speak
 */
export async function syncDevices(
  deps: Dependencies,
  userId: string,
  request: z.infer<typeof syncRequest>,
): Promise<SyncResponse> {
  if (request.v > SYNC_VERSION || request.v < SYNC_VERSION - 1) {
    throw new HttpError(
      426,
      'UPGRADE_REQUIRED',
      'This version of the app is too old or too new. Please reload it.',
    );
  }
  const jobIds: string[] = [];
  const response = await changeUser(deps.pool, userId, async (changes) => {
    const { device, ops } = request;
    if (ops.length > 0) await changes.tables.prefetch({ device, ns: ops.map(({ n }) => n), keys: ops });
    const onChanged = async () => void jobIds.push(...(await startRequestedWork(deps, changes)));
    return exchange(changes, request, { makeEpoch: newEpoch, onChanged });
  });
  for (const jobId of jobIds) await deps.jobs.wake(jobId);
  return response;
}

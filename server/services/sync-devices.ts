import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { SYNC_VERSION, type SyncAnswer, type syncRequest, syncLimits } from '#shared/contract/sync.ts';
import { changesAfter, isForeignDevice } from '../db/sync.ts';
import { HttpError, forbidden } from '../http/http-error.ts';
import { applyGiveBack, applyOps } from './apply-ops.ts';
import { changeUser } from './user-changes.ts';

/**
 * One exchange with a device: what it did goes in, what it has not heard comes out.
 * A device whose epoch is not the server's is told to start over, and nothing it sent is applied: it does not know
 * yet which of its operations the server still has.
 *
 * @throws HttpError 403 for a device that belongs to another user, 426 for a protocol this server does not speak
 */
export async function syncDevices(
  pool: pg.Pool,
  userId: string,
  request: z.infer<typeof syncRequest>,
): Promise<SyncAnswer> {
  const { v, device, epoch, cursor, sentAt, ops, giveBack } = request;
  if (v > SYNC_VERSION || v < SYNC_VERSION - 1) {
    throw new HttpError(
      426,
      'UPGRADE_REQUIRED',
      'This version of the app is too old or too new. Please reload it.',
    );
  }
  return changeUser(pool, userId, async (changes) => {
    const { db, user } = changes;
    if (await isForeignDevice(db, userId, device)) throw forbidden('This device belongs to another account.');
    if (epoch !== user.epoch) return { reset: true, epoch: user.epoch };
    if (cursor > user.seq) {
      // The device knows more than this server: a backup was restored without a new epoch.
      user.epoch = randomUUID();
      return { reset: true, epoch: user.epoch };
    }
    await applyGiveBack(changes, giveBack ?? []);
    const acks = await applyOps(changes, device, sentAt, ops);
    const rows = await changesAfter(db, userId, cursor, syncLimits.rowsPerAnswer + 1);
    const page = rows.slice(0, syncLimits.rowsPerAnswer);
    const more = rows.length > page.length;
    return {
      epoch: user.epoch,
      cursor: more ? page.at(-1)!.seq : user.seq,
      more,
      acks,
      changes: page,
    };
  });
}

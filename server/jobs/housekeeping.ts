import { uploadLimits } from '#shared/contract/uploads.ts';
import { releaseOldHolds } from '../db/blob-holds.ts';
import { purgeDeletedBooks } from '../db/books.ts';
import { deleteOldJobs } from '../db/jobs.ts';
import { deleteOldModelPictures } from '../db/images.ts';
import { deleteOldAnswers } from '../db/language-model.ts';
import { deleteOldUsage } from '../db/provider-usage.ts';
import { deleteOldSessions } from '../db/sessions.ts';
import { deleteOldAcks } from '../db/sync.ts';
import { deleteOldUploads } from '../db/uploads.ts';
import type { Dependencies } from '../dependencies.ts';
import { blankTombstones } from '../services/blank-tombstones.ts';
import { removeUnneededBlobs } from '../services/hold-blobs.ts';

const EVERY_MS = 6 * 60 * 60_000;
const FIRST_AFTER_MS = 60_000;
const DELETED_BOOKS_DAYS = 30;
const ANSWERS_DAYS = 180;
const MODEL_PICTURES_DAYS = 30;
/** Storing a book takes seconds, of ten thousand pictures in a slow store minutes. */
const HOLD_MINUTES = 60;
const BLOB_GRACE_MS = 24 * 60 * 60_000;
const BLOBS_AT_ONCE = 500;

/** Removes what nobody needs any more. Each step may run on several servers at once. */
export function startHousekeeping(deps: Dependencies): { stop(): void } {
  const tidy = () => {
    housekeep(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'housekeeping failed'));
  };
  const first = setTimeout(tidy, FIRST_AFTER_MS);
  const timer = setInterval(tidy, EVERY_MS);
  return {
    stop() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

export async function housekeep(deps: Pick<Dependencies, 'pool' | 'blobs'>, now = Date.now()): Promise<void> {
  await purgeDeletedBooks(deps.pool, DELETED_BOOKS_DAYS);
  await deleteOldSessions(deps.pool);
  await deleteOldAcks(deps.pool);
  await blankTombstones(deps.pool, now);
  await deleteOldJobs(deps.pool);
  await deleteOldAnswers(deps.pool, ANSWERS_DAYS);
  await deleteOldModelPictures(deps.pool, MODEL_PICTURES_DAYS);
  await deleteOldUsage(deps.pool);
  await deleteOldUploads(deps.pool, uploadLimits.keptDays);
  await removeUnneededBlobs(deps, await releaseOldHolds(deps.pool, HOLD_MINUTES));
  await sweepBlobs(deps, now);
}

/** Bytes whose row is gone. A day's grace, so that a listing does not ask about everything that is new. */
async function sweepBlobs(deps: Pick<Dependencies, 'pool' | 'blobs'>, now: number): Promise<void> {
  let old: string[] = [];
  const deleteUnreferenced = async () => {
    await removeUnneededBlobs(deps, old);
    old = [];
  };
  for await (const { sha256, modifiedAt } of deps.blobs.list()) {
    if (now - modifiedAt.getTime() < BLOB_GRACE_MS) continue;
    old.push(sha256);
    if (old.length >= BLOBS_AT_ONCE) await deleteUnreferenced();
  }
  await deleteUnreferenced();
}

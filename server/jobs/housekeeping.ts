import { uploadLimits } from '#shared/contract/uploads.ts';
import { releaseOldHolds } from '../db/blob-holds.ts';
import { purgeDeletedBooks } from '../db/books.ts';
import { deleteOldJobs } from '../db/jobs.ts';
import { deleteOldModelPictures } from '../db/pictures.ts';
import { deleteOldReplies } from '../db/model-replies.ts';
import { deleteOldUsage } from '../db/provider-usage.ts';
import { deleteOldSessions } from '../db/sessions.ts';
import { deleteOldAcks } from '../db/sync-records.ts';
import { deleteOldUploads } from '../db/uploads.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ConnectionTarget } from '../db/pool.ts';
import { attemptEach } from '../partial-failure.ts';
import { blankTombstones } from '../services/sync/blank-tombstones.ts';
import { removeOldBlobs, removeUnneededBlobs } from '../services/storage/blob-holds.ts';
import { startSchedule } from './vendor-graphile-worker.ts';

const DELETED_BOOKS_DAYS = 30;
const ANSWERS_DAYS = 180;
const MODEL_PICTURES_DAYS = 30;
/** Storing a book takes seconds, one of ten thousand pictures in a slow store minutes. */
const HOLD_MINUTES = 60;

type Stores = Pick<Dependencies, 'pool' | 'blobs'>;

/** Removes one sort of thing that is no longer needed. Several servers may do it at once. */
export type HousekeepingStep = (stores: Stores, nowMs: number) => Promise<void>;

/** By the name that logs and metrics use. None depends on another: what one leaves, the next run finds. */
export const housekeepingSteps: Readonly<Record<string, HousekeepingStep>> = {
  'deleted-books': ({ pool }) => purgeDeletedBooks(pool, DELETED_BOOKS_DAYS),
  sessions: ({ pool }) => deleteOldSessions(pool),
  acknowledgements: ({ pool }) => deleteOldAcks(pool),
  tombstones: ({ pool }, nowMs) => blankTombstones(pool, nowMs),
  jobs: ({ pool }) => deleteOldJobs(pool),
  'model-answers': ({ pool }) => deleteOldReplies(pool, ANSWERS_DAYS),
  'model-pictures': ({ pool }) => deleteOldModelPictures(pool, MODEL_PICTURES_DAYS),
  'provider-usage': ({ pool }) => deleteOldUsage(pool),
  uploads: ({ pool }) => deleteOldUploads(pool, uploadLimits.keptDays),
  'blob-holds': (stores) =>
    attemptEach(releaseOldHolds(stores.pool, HOLD_MINUTES), (held) => removeUnneededBlobs(stores, held)),
  blobs: removeOldBlobs,
};

type Measured = Pick<Dependencies, 'pool' | 'blobs' | 'log' | 'metrics'>;

/** Schedules each step by itself: one that fails, or takes hours, delays no other. */
export const startHousekeeping = (
  deps: Measured,
  target: ConnectionTarget,
  steps: Readonly<Record<string, HousekeepingStep>> = housekeepingSteps,
  pollMs?: number,
): ReturnType<typeof startSchedule> =>
  startSchedule(
    target,
    deps.log,
    Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, () => measure(deps, name, step)])),
    pollMs,
  );

/** @throws what the step throws, so that it is repeated */
async function measure(deps: Measured, name: string, step: HousekeepingStep): Promise<void> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    await step(deps, Date.now());
    deps.metrics.housekeeping(name, 'done', seconds());
  } catch (error: unknown) {
    deps.metrics.housekeeping(name, 'failed', seconds());
    deps.log.warn({ err: error, step: name }, 'housekeeping step failed');
    throw error;
  }
}

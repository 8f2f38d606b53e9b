import { randomUUID } from 'node:crypto';
import { holdBlob, lockBlob, releaseHolds } from '../../db/blob-holds.ts';
import { referencedBlobs } from '../../db/referenced-blobs.ts';
import { transaction } from '../../db/pool.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { BlobStore } from '../../files/blob-store.ts';
import { attemptEach } from '../../partial-failure.ts';

const GRACE_MS = 24 * 60 * 60_000;
const AT_ONCE = 500;

/**
 * For storing bytes and then committing the rows that refer to them. What is put into this store is not removed
 * before `work` has ended, and is then removed if no row refers to it: a refused upload, an account that was closed
 * meanwhile.
 *
 * @returns what `work` returns; throws what it throws
 */
export async function withBlobHolds<T>(
  deps: Pick<Dependencies, 'pool' | 'blobs' | 'log'>,
  work: (blobs: BlobStore) => Promise<T>,
): Promise<T> {
  const { pool, blobs, log } = deps;
  const holder = randomUUID();
  const held = new Set<string>();
  const hold = async (sha256: string) => {
    if (held.has(sha256)) return;
    held.add(sha256);
    await holdBlob(pool, holder, sha256);
  };
  try {
    return await work({
      ...blobs,
      async put(sha256, bytes) {
        await hold(sha256);
        await blobs.put(sha256, bytes);
      },
      async putFile(sha256, tempFile) {
        await hold(sha256);
        await blobs.putFile(sha256, tempFile);
      },
    });
  } finally {
    // If this fails, the outcome of the work is unchanged and housekeeping finds the holds.
    await releaseHolds(pool, holder)
      .then(() => removeUnneededBlobs(deps, [...held]))
      .catch((error: unknown) => log.warn({ err: error }, 'blob holds not released'));
  }
}

/**
 * Removes those without a row or a hold, each under a lock that keeps any process from beginning to hold it.
 *
 * @throws PartialFailureError if some could not be removed; the others are
 */
export async function removeUnneededBlobs(
  { pool, blobs }: Pick<Dependencies, 'pool' | 'blobs'>,
  sha256s: readonly string[],
): Promise<void> {
  const needed = await referencedBlobs(pool, sha256s);
  const unneeded = sha256s.filter((sha256) => !needed.has(sha256));
  await attemptEach(unneeded, (sha256) =>
    transaction(pool, async (db) => {
      await lockBlob(db, sha256);
      if ((await referencedBlobs(db, [sha256])).size === 0) await blobs.delete(sha256);
    }),
  );
}

/** Removes blobs without a row. Those of the last day are skipped, which saves a query for every new one. */
export const removeOldBlobs = (stores: Pick<Dependencies, 'pool' | 'blobs'>, nowMs: number): Promise<void> =>
  attemptEach(oldBlobs(stores.blobs, nowMs), (batch) => removeUnneededBlobs(stores, batch));

async function* oldBlobs(blobs: BlobStore, nowMs: number): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const { sha256, modifiedAt } of blobs.list()) {
    if (nowMs - modifiedAt.getTime() < GRACE_MS) continue;
    batch.push(sha256);
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

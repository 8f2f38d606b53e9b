import * as path from 'node:path';
import { type Config, StartupError } from '../config.ts';
import { type BlobStore, BlobStoreUnavailableError } from './blob-store.ts';
import { createLocalStore, sweepTemporary } from './local-store.ts';
import { createS3Store } from './s3-store.ts';

/** A request may take ten minutes. */
const IN_FLIGHT_MAX_MS = 60 * 60_000;

/**
 * The configured store: S3, else the data folder. Uploads in flight are always in the data folder.
 * @throws StartupError when S3 has no such bucket, or none for this key; an unavailable S3 may come back
 */
export async function openBlobStore(
  config: Pick<Config, 's3' | 'dataDir'> & { alone: boolean },
): Promise<{ blobs: BlobStore; tempDir: string }> {
  const local = await createLocalStore(path.join(config.dataDir, 'files'));
  // Others here may be receiving files right now.
  await sweepTemporary(local.tempDir, config.alone ? Infinity : Date.now() - IN_FLIGHT_MAX_MS);
  const blobs = config.s3 ? createS3Store(config.s3) : local;
  if (config.s3) await expectBucket(blobs, config.s3.bucket);
  return { blobs, tempDir: local.tempDir };
}

async function expectBucket(blobs: BlobStore, name: string): Promise<void> {
  try {
    for await (const _ of blobs.list()) break;
  } catch (error: unknown) {
    if (error instanceof BlobStoreUnavailableError) return;
    throw new StartupError(`The bucket ${name} cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

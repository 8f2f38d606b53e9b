import * as path from 'node:path';
import type { Config } from '../config.ts';
import type { BlobStore } from './blob-store.ts';
import { createLocalStore, sweepTemporary } from './local-store.ts';
import { createS3Store } from './s3-store.ts';

/** A request may take ten minutes. */
const IN_FLIGHT_MAX_MS = 60 * 60_000;

/** Where files are kept: S3 where it is set, else the data folder. Uploads in flight always lie in the data folder. */
export async function openBlobStore(
  config: Pick<Config, 's3' | 'dataDir'> & { alone: boolean },
): Promise<{ blobs: BlobStore; tempDir: string }> {
  const local = await createLocalStore(path.join(config.dataDir, 'files'));
  // Others here may be receiving files right now.
  await sweepTemporary(local.tempDir, config.alone ? Infinity : Date.now() - IN_FLIGHT_MAX_MS);
  return { blobs: config.s3 ? createS3Store(config.s3) : local, tempDir: local.tempDir };
}

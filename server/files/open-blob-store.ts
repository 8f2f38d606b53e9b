import * as path from 'node:path';
import type { Config } from '../config.ts';
import type { BlobStore } from './blob-store.ts';
import { createLocalStore, sweepTemporary } from './local-store.ts';
import { createS3Store } from './s3-store.ts';

/** Where files are kept: S3 where it is set, else the data folder. Uploads in flight always lie in the data folder. */
export async function openBlobStore(
  config: Pick<Config, 's3' | 'dataDir'>,
): Promise<{ blobs: BlobStore; tempDir: string }> {
  const local = await createLocalStore(path.join(config.dataDir, 'files'));
  await sweepTemporary(local.tempDir);
  return { blobs: config.s3 ? createS3Store(config.s3) : local, tempDir: local.tempDir };
}

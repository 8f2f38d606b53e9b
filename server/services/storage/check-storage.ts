import { listReferencedBlobs } from '../../db/referenced-blobs.ts';
import type { Db } from '../../db/pool.ts';
import type { BlobStore } from '../../files/blob-store.ts';
import { nullIfBlobMissing, sha256Of } from './backup-folder.ts';

export interface StorageReport {
  blobs: number;
  /** Blobs that a row names and the store does not have, or has with another content. */
  missing: string[];
  damaged: string[];
  /** Blobs that no row names; housekeeping removes them when they are a day old. */
  unreferenced: number;
}

/** Reads every file and compares it with its name. */
export async function checkStorage(db: Db, blobs: BlobStore): Promise<StorageReport> {
  const referenced = new Set(await listReferencedBlobs(db));
  const report: StorageReport = { blobs: 0, missing: [], damaged: [], unreferenced: 0 };
  for await (const { sha256 } of blobs.list()) {
    report.blobs++;
    if (!referenced.has(sha256)) report.unreferenced++;
  }
  for (const sha256 of referenced) {
    const bytes = await blobs.get(sha256).catch(nullIfBlobMissing);
    if (!bytes) report.missing.push(sha256);
    else if (sha256Of(bytes) !== sha256) report.damaged.push(sha256);
  }
  return report;
}

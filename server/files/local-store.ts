import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { BlobMissingError, type BlobStore } from './blob-store.ts';

const NAME = /^[0-9a-f]{64}$/;

/**
 * A folder on this machine: `root/ab/abcd…`. A blob appears whole or not at all: written aside on the same file
 * system, flushed, renamed, and the folder flushed.
 */
export async function createLocalStore(root: string): Promise<BlobStore & { tempDir: string }> {
  const tempDir = path.join(root, 'tmp');
  await mkdir(tempDir, { recursive: true });
  const locate = (sha256: string): string => {
    if (!NAME.test(sha256)) throw new BlobMissingError(sha256);
    return path.join(root, sha256.slice(0, 2), sha256);
  };

  async function putFile(sha256: string, tempFile: string): Promise<void> {
    const target = locate(sha256);
    await flush(tempFile);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(tempFile, target);
    await flush(path.dirname(target));
  }

  return {
    tempDir,
    putFile,
    async put(sha256, bytes) {
      const tempFile = path.join(tempDir, randomUUID());
      const file = await open(tempFile, 'wx');
      try {
        await file.writeFile(bytes);
      } finally {
        await file.close();
      }
      await putFile(sha256, tempFile);
    },
    get: (sha256) => readFile(locate(sha256)).catch(refuseMissing(sha256)),
    async read(sha256) {
      const file = await open(locate(sha256)).catch(refuseMissing(sha256));
      const { size } = await file.stat();
      return { size, bytes: file.createReadStream() };
    },
    delete: (sha256) => rm(locate(sha256), { force: true }),
    async *list() {
      for (const folder of await readdir(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        for (const sha256 of await readdir(path.join(root, folder))) {
          const found = await stat(path.join(root, folder, sha256)).catch(() => null); // deleted meanwhile
          if (found) yield { sha256, modifiedAt: found.mtime };
        }
      }
    },
  };
}

const refuseMissing =
  (sha256: string) =>
  (cause: NodeJS.ErrnoException): never => {
    throw cause.code === 'ENOENT' ? new BlobMissingError(sha256, { cause }) : cause;
  };

/** Leftovers of an upload or a crash, unless written to after `sinceMs`. */
export async function sweepTemporary(tempDir: string, sinceMs: number): Promise<void> {
  for (const name of await readdir(tempDir)) {
    const left = path.join(tempDir, name);
    const found = await stat(left).catch(() => null); // taken over or removed meanwhile
    if (found && found.mtimeMs <= sinceMs) await rm(left, { recursive: true, force: true });
  }
}

async function flush(pathname: string): Promise<void> {
  const handle = await open(pathname, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { HttpError } from '../../http/http-error.ts';
import { connectionLost } from './offset-conflict.ts';

/**
 * Receives a part into a temporary file, and passes its bytes on if they match the checksum. A client may send slowly
 * or stop: meanwhile the part takes no memory.
 *
 * @throws HttpError 460 when the part does not match its checksum, 400 when it did not arrive as a whole
 */
export async function withVerifiedPart<T>(
  tempDir: string,
  bytes: AsyncIterable<Uint8Array>,
  checksum: Buffer,
  use: (verified: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const pathname = path.join(tempDir, randomUUID());
  const file = await open(pathname, 'wx+');
  try {
    const digest = await write(file, bytes);
    if (!digest.equals(checksum)) throw checksumMismatch();
    return await use(file.createReadStream({ start: 0, autoClose: false }));
  } finally {
    await file.close();
    await rm(pathname, { force: true });
  }
}

/** @returns the SHA-256 of what was written */
async function write(file: FileHandle, bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const hash = createHash('sha256');
  const chunks = bytes[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((error: unknown) => {
      throw error instanceof HttpError ? error : connectionLost(error);
    });
    if (next.done) return hash.digest();
    hash.update(next.value);
    await file.writeFile(next.value);
  }
}

const checksumMismatch = () =>
  new HttpError(460, 'CHECKSUM_MISMATCH', 'The part is not what its checksum says.');

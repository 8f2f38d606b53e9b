import { bookIdSource, uuidFromDigest } from '#shared/sync/book-id.ts';
import { db } from '../database/database.ts';
import { sha256Hex } from '../bytes/sha256-hex.ts';

/** Files are stored in parts: WebKit refuses Blobs in IndexedDB, and an upload then holds only one part in memory. */
export const PART_BYTES = 1024 * 1024;

/** What a file is, before it is parsed: its digest decides the book's id on every device. */
export async function identifyFile(bytes: ArrayBuffer): Promise<{ sha: string; bookId: string }> {
  const sha = await sha256Hex(bytes);
  return { sha, bookId: await bookIdOf(db().userId, sha) };
}

/** The id of a file's book in a reader's library. */
export async function bookIdOf(userId: string, sha: string): Promise<string> {
  const source = new TextEncoder().encode(bookIdSource(userId, sha));
  return uuidFromDigest(new Uint8Array(await crypto.subtle.digest('SHA-256', source)));
}

/** Whether the file is on this device. */
export async function hasFile(sha: string): Promise<boolean> {
  return (await db().files.where('[sha+i]').between([sha, 0], [sha, Infinity]).count()) > 0;
}

/** The file as it was chosen, or null when it is not on this device. */
export async function readFile(sha: string): Promise<ArrayBuffer | null> {
  const parts = await db().files.where('[sha+i]').between([sha, 0], [sha, Infinity]).sortBy('i');
  if (parts.length === 0) return null;
  return new Blob(parts.map((part) => part.bytes)).arrayBuffer();
}

/** Stores a file, chosen on this device or downloaded. */
export async function storeFile(sha: string, bytes: ArrayBuffer): Promise<void> {
  const { files } = db();
  await db().transaction('rw', files, async () => {
    for (let i = 0; i * PART_BYTES < bytes.byteLength; i++)
      await files.put({ sha, i, bytes: bytes.slice(i * PART_BYTES, (i + 1) * PART_BYTES) });
  });
}

/** Removes the file; only deletes, because on a full device any write would fail. */
export async function removeFile(sha: string): Promise<void> {
  await db().files.where('[sha+i]').between([sha, 0], [sha, Infinity]).delete();
}

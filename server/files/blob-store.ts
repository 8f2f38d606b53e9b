import type { Readable } from 'node:stream';

/**
 * Bytes by the SHA-256 of their content: books, covers, pictures. Rows in Postgres refer to them; a blob is written
 * before its row is committed and removed after its last row is deleted. Every call may throw BlobStoreUnavailableError.
 */
export interface BlobStore {
  /** Takes over the file: on success it is no longer at `tempFile`. Putting the same content again changes nothing. */
  putFile(sha256: string, tempFile: string): Promise<void>;
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  /** @throws BlobMissingError */
  get(sha256: string): Promise<Buffer>;
  /** For bytes on their way to a client, who may read slowly. The caller reads or destroys the stream. @throws BlobMissingError */
  read(sha256: string): Promise<{ size: number | null; bytes: Readable }>;
  delete(sha256: string): Promise<void>;
  /** Every blob with its age, for the sweep of unreferenced ones. */
  list(): AsyncIterable<{ sha256: string; modifiedAt: Date }>;
}

export class BlobMissingError extends Error {
  constructor(sha256: string, options?: { cause?: unknown }) {
    super(`no blob ${sha256}`, options);
    this.name = 'BlobMissingError';
  }
}

/** The store cannot be reached or is too busy; a later attempt may succeed. */
export class BlobStoreUnavailableError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'BlobStoreUnavailableError';
  }
}

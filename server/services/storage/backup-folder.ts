import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { BlobMissingError } from '../../files/blob-store.ts';
import { StartupError } from '../../config.ts';

/**
 * A backup is a folder: `rows-ID/NAME.jsonl.gz` with a row of JSON each, all of one moment, and `rows-ID/auth-secret`
 * where Vignette made it; `blobs/ab/abcd…` by content; and `manifest.json`, which is renamed into place when everything
 * it names is on the disk. Until then the previous backup's manifest is in place, and names its own rows.
 */
export const manifestOf = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  takenAt: z.string(),
  /** Format 1 had one folder of rows, which the next backup wrote over, and no hashes. */
  rowsFolder: z
    .string()
    .regex(/^rows-[0-9a-f-]{36}$/)
    .default('tables'),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string()),
      rows: z.number(),
      sha256: z.string().optional(),
    }),
  ),
  /** How many of the blobs that rows refer to the store had. */
  blobs: z.number(),
});

export type Manifest = z.infer<typeof manifestOf>;

export interface BackupReport {
  rows: number;
  blobs: number;
  /** Digests of blobs that a row names and the store does not have. */
  missing: string[];
}

/** Left out: a stolen backup must not sign anyone in, and a restore must not revive an ended session. */
export const SESSION_TABLES: readonly string[] = ['sessions', 'refresh_tokens'];

/** Emails, password hashes and what people read: for the operator alone. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

export const manifestFile = (folder: string) => path.join(folder, 'manifest.json');
export const tableFile = (rowsFolder: string, table: string) => path.join(rowsFolder, `${table}.jsonl.gz`);
export const blobFile = (folder: string, sha256: string) =>
  path.join(folder, 'blobs', sha256.slice(0, 2), sha256);

/** @throws StartupError when the folder holds no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(nullIfFileMissing);
  const parsed = manifestOf.safeParse(parseJson(text ?? ''));
  if (!parsed.success) throw new StartupError(`There is no whole backup in ${folder}.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // cut off, which is no manifest
  }
}

/** On the disk when it returns. */
export async function writeLines(
  file: string,
  lines: AsyncIterable<string>,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* counted() {
    for await (const line of lines) {
      rows++;
      yield `${line}\n`;
    }
  }
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const written = createWriteStream(file, { mode: FILE_MODE, flush: true });
  await pipeline(counted, createGzip({ level: 3 }), hashed, written);
  return { rows, sha256: hash.digest('hex') };
}

const BATCH_ROWS = 500;
const BATCH_CHARS = 4_000_000;

/** @returns how many */
export async function readLines(file: string, use: (lines: string[]) => Promise<void>): Promise<number> {
  let count = 0;
  let batch: string[] = [];
  let chars = 0;
  const flush = async () => {
    if (batch.length > 0) await use(batch);
    [batch, chars] = [[], 0];
  };
  await pipeline(createReadStream(file), createGunzip(), async (input) => {
    for await (const line of createInterface({ input: Readable.from(input), crlfDelay: Infinity })) {
      batch.push(line);
      count++;
      chars += line.length;
      if (batch.length >= BATCH_ROWS || chars >= BATCH_CHARS) await flush();
    }
  });
  await flush();
  return count;
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, bytes, { flush: true, mode: FILE_MODE });
  await rename(aside, file);
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function nullIfFileMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

export function nullIfBlobMissing(error: unknown): null {
  if (error instanceof BlobMissingError) return null;
  throw error;
}

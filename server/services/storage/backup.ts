import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import * as z from 'zod';
import {
  beginSnapshot,
  isEmpty,
  listReferencedBlobs,
  listTables,
  readTable,
  disableStatementTimeout,
  writeRows,
} from '../../db/backup.ts';
import { type Db, transaction } from '../../db/pool.ts';
import { renewEpochs } from '../../db/sync.ts';
import { BlobMissingError, type BlobStore } from '../../files/blob-store.ts';
import { StartupError } from '../../config.ts';

/**
 * A backup is a folder: `tables/NAME.jsonl.gz` with a row of JSON each, all of one moment; `blobs/ab/abcd…` by content;
 * `auth-secret` where Vignette made it; and `manifest.json`, written last, without which it is none. The same folder
 * again keeps the blobs that are there and replaces the rest.
 */
const manifestOf = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  blobs: z.number(),
});

export interface BackupReport {
  rows: number;
  blobs: number;
  /** Of blobs that a row names and the store does not have. */
  missing: string[];
}

interface Source {
  pool: pg.Pool;
  blobs: BlobStore;
  /** The file of the signing secret, where Vignette made it itself. */
  secretFile: string | null;
}

/** Rows first, then the files they name: a server may go on meanwhile, what it adds is in the next backup. */
export async function takeBackup(from: Source, folder: string, takenAt: Date): Promise<BackupReport> {
  await mkdir(path.join(folder, 'tables'), { recursive: true });
  const { tables, referenced } = await transaction(from.pool, async (db) => {
    await beginSnapshot(db);
    const written = [];
    for (const table of await listTables(db))
      written.push({
        ...table,
        rows: await writeLines(tableFile(folder, table.name), readTable(db, table.name)),
      });
    return { tables: written, referenced: await listReferencedBlobs(db) };
  });
  const missing: string[] = [];
  for (const sha256 of referenced) if (!(await copyOut(from.blobs, sha256, folder))) missing.push(sha256);
  if (from.secretFile)
    await writeFile(path.join(folder, 'auth-secret'), await readFile(from.secretFile), { mode: 0o600 });
  const blobs = referenced.length - missing.length;
  const manifest: z.infer<typeof manifestOf> = { format: 1, takenAt: takenAt.toISOString(), tables, blobs };
  await writeWhole(path.join(folder, 'manifest.json'), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), blobs, missing };
}

/**
 * Puts a backup into an empty database and a store. Afterwards every device sends again what happened since (give-back).
 * @throws StartupError when the folder holds no backup, or the database is in use
 */
export async function restoreBackup(to: Source, folder: string): Promise<BackupReport> {
  const manifest = await readManifest(folder);
  if (!(await isEmpty(to.pool)))
    throw new StartupError('The database is not empty: a backup is restored into a new one.');
  const missing: string[] = [];
  let blobs = 0;
  const rows = await transaction(to.pool, async (db) => {
    await disableStatementTimeout(db);
    const known = new Map((await listTables(db)).map(({ name, columns }) => [name, columns]));
    let restored = 0;
    for (const { name, columns } of manifest.tables) {
      const kept = columns.filter((column) => known.get(name)?.includes(column));
      if (name !== 'schema_migration' && kept.length > 0)
        restored += await readLines(tableFile(folder, name), (lines) => writeRows(db, name, kept, lines));
    }
    // Inside the transaction: a row is committed when its files are there.
    for (const sha256 of await listReferencedBlobs(db)) {
      if (await copyIn(to.blobs, sha256, folder)) blobs++;
      else missing.push(sha256);
    }
    await renewEpochs(db);
    return restored;
  });
  if (to.secretFile) {
    const secret = await readFile(path.join(folder, 'auth-secret')).catch(nullWhereAbsent);
    if (secret) await writeFile(to.secretFile, secret, { mode: 0o600 });
  }
  return { rows, blobs, missing };
}

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
    const bytes = await blobs.get(sha256).catch(nullWhereMissing);
    if (!bytes) report.missing.push(sha256);
    else if (sha256Of(bytes) !== sha256) report.damaged.push(sha256);
  }
  return report;
}

async function readManifest(folder: string): Promise<z.infer<typeof manifestOf>> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(nullWhereAbsent);
  const parsed = text === null ? null : manifestOf.safeParse(JSON.parse(text));
  if (!parsed?.success) throw new StartupError(`There is no whole backup in ${folder}.`);
  return parsed.data;
}

const tableFile = (folder: string, table: string) => path.join(folder, 'tables', `${table}.jsonl.gz`);

/** @returns how many */
async function writeLines(file: string, lines: AsyncIterable<string>): Promise<number> {
  const gzip = createGzip({ level: 3 });
  const written = once(gzip.pipe(createWriteStream(file)), 'close');
  let count = 0;
  for await (const line of lines) {
    count++;
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
  }
  gzip.end();
  await written;
  return count;
}

const BATCH_ROWS = 500;
const BATCH_CHARS = 4_000_000;

/** @returns how many */
async function readLines(file: string, use: (lines: string[]) => Promise<void>): Promise<number> {
  let count = 0;
  let batch: string[] = [];
  let chars = 0;
  const flush = async () => {
    if (batch.length > 0) await use(batch);
    [batch, chars] = [[], 0];
  };
  const input = createReadStream(file).pipe(createGunzip());
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    batch.push(line);
    count++;
    chars += line.length;
    if (batch.length >= BATCH_ROWS || chars >= BATCH_CHARS) await flush();
  }
  await flush();
  return count;
}

const blobFile = (folder: string, sha256: string) => path.join(folder, 'blobs', sha256.slice(0, 2), sha256);

async function copyOut(blobs: BlobStore, sha256: string, folder: string): Promise<boolean> {
  const file = blobFile(folder, sha256);
  if (await stat(file).catch(nullWhereAbsent)) return true;
  const bytes = await blobs.get(sha256).catch(nullWhereMissing);
  if (!bytes) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, bytes);
  return true;
}

async function copyIn(blobs: BlobStore, sha256: string, folder: string): Promise<boolean> {
  const bytes = await readFile(blobFile(folder, sha256)).catch(nullWhereAbsent);
  if (!bytes || sha256Of(bytes) !== sha256) return false;
  await blobs.put(sha256, bytes);
  return true;
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, bytes, { flush: true });
  await rename(aside, file);
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function nullWhereAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof BlobMissingError) return null;
  throw error;
}

import { readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import type pg from 'pg';
import { disableStatementTimeout, isEmpty, listTables, writeRows } from '../../db/table-rows.ts';
import { listReferencedBlobs } from '../../db/referenced-blobs.ts';
import { type Db, transaction } from '../../db/pool.ts';
import { renewEpochs } from '../../db/sync-users.ts';
import type { BlobStore } from '../../files/blob-store.ts';
import { StartupError } from '../../config.ts';
import {
  type BackupReport,
  FILE_MODE,
  type Manifest,
  SESSION_TABLES,
  blobFile,
  hashFile,
  nullIfFileMissing,
  readLines,
  readManifest,
  tableFile,
} from './backup-folder.ts';

interface Target {
  pool: pg.Pool;
  blobs: BlobStore;
  /** Where the signing secret is kept if Vignette made it itself. */
  secretFile: string | null;
}

/**
 * Puts a backup into an empty database and a store. Everything is compared with the manifest first: rows are written in
 * a transaction that a difference rolls back, and blobs only when all of them are whole. Every reader signs in again,
 * and every device then sends what happened since (give-back).
 *
 * @throws StartupError when the folder holds no backup or a damaged one, or the database is in use
 */
export async function restoreBackup(to: Target, folder: string): Promise<BackupReport> {
  const manifest = await readManifest(folder);
  const rowsPath = path.join(folder, manifest.rowsFolder);
  if (!(await isEmpty(to.pool)))
    throw new StartupError('The database is not empty: a backup is restored into a new one.');
  await verifyTables(manifest, folder, rowsPath);
  const report = await transaction(to.pool, async (db) => {
    await disableStatementTimeout(db);
    const rows = await restoreTables(db, manifest, folder, rowsPath);
    const { whole, missing } = await verifyBlobs(await listReferencedBlobs(db), folder);
    if (whole.length !== manifest.blobs)
      throw damaged(folder, `${whole.length} of ${manifest.blobs} files are whole`);
    // Inside the transaction: a row is committed when its files are there.
    for (const sha256 of whole) await to.blobs.put(sha256, await readFile(blobFile(folder, sha256)));
    await renewEpochs(db);
    return { rows, blobs: whole.length, missing };
  });
  if (to.secretFile) {
    const secretFile = path.join(manifest.format === 1 ? folder : rowsPath, 'auth-secret');
    const secret = await readFile(secretFile).catch(nullIfFileMissing);
    if (secret) await writeFile(to.secretFile, secret, { mode: FILE_MODE });
  }
  return report;
}

async function verifyTables(manifest: Manifest, folder: string, rowsPath: string): Promise<void> {
  for (const { name, sha256 } of manifest.tables) {
    const found = await hashFile(tableFile(rowsPath, name)).catch(nullIfFileMissing);
    if (found === null) throw damaged(folder, `the rows of ${name} are missing`);
    if (sha256 !== undefined && found !== sha256) throw damaged(folder, `the rows of ${name} have changed`);
  }
}

/** @returns how many rows */
async function restoreTables(db: Db, manifest: Manifest, folder: string, rowsPath: string): Promise<number> {
  const known = new Map((await listTables(db)).map(({ name, columns }) => [name, columns]));
  let restored = 0;
  for (const { name, columns, rows } of manifest.tables) {
    const kept = columns.filter((column) => known.get(name)?.includes(column));
    if (name === 'schema_migration' || SESSION_TABLES.includes(name) || kept.length === 0) continue;
    const count = await readLines(tableFile(rowsPath, name), (lines) => writeRows(db, name, kept, lines));
    if (count !== rows) throw damaged(folder, `${name} has ${count} of ${rows} rows`);
    restored += count;
  }
  return restored;
}

/** A blob that is not whole counts as missing: the manifest knows how many there have to be. */
async function verifyBlobs(referenced: readonly string[], folder: string) {
  const whole: string[] = [];
  const missing: string[] = [];
  for (const sha256 of referenced) {
    const found = await hashFile(blobFile(folder, sha256)).catch(nullIfFileMissing);
    (found === sha256 ? whole : missing).push(sha256);
  }
  return { whole, missing };
}

const damaged = (folder: string, what: string) =>
  new StartupError(`The backup in ${folder} is damaged: ${what}. Nothing was changed.`);

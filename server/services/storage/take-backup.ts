import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import type pg from 'pg';
import { listReferencedBlobs } from '../../db/referenced-blobs.ts';
import { beginSnapshot, listTables, readTable } from '../../db/table-rows.ts';
import { transaction } from '../../db/pool.ts';
import type { BlobStore } from '../../files/blob-store.ts';
import {
  type BackupReport,
  FILE_MODE,
  FOLDER_MODE,
  type Manifest,
  SESSION_TABLES,
  blobFile,
  manifestFile,
  nullIfFileMissing,
  nullIfBlobMissing,
  tableFile,
  writeLines,
  writeWhole,
} from './backup-folder.ts';

interface Source {
  pool: pg.Pool;
  blobs: BlobStore;
  /** The file of the signing secret, where Vignette made it itself. */
  secretFile: string | null;
}

/**
 * Rows first, then the files they name: a server may continue meanwhile; what it adds is in the next backup. The same
 * folder again keeps the blobs that are there; the rows of the backup before are removed once the new one is whole.
 */
export async function takeBackup(from: Source, folder: string, takenAt: Date): Promise<BackupReport> {
  await makePrivateFolder(folder);
  const rowsFolder = `rows-${randomUUID()}`;
  const rowsPath = path.join(folder, rowsFolder);
  await makePrivateFolder(rowsPath);
  const { tables, referenced } = await writeTables(from.pool, rowsPath);
  if (from.secretFile)
    await writeFile(path.join(rowsPath, 'auth-secret'), await readFile(from.secretFile), {
      mode: FILE_MODE,
      flush: true,
    });
  await makePrivateFolder(path.join(folder, 'blobs'));
  const missing: string[] = [];
  for (const sha256 of referenced) if (!(await copyOut(from.blobs, sha256, folder))) missing.push(sha256);
  const blobs = referenced.length - missing.length;
  const manifest: Manifest = { format: 2, takenAt: takenAt.toISOString(), rowsFolder, tables, blobs };
  await flushFolder(rowsPath);
  await writeWhole(manifestFile(folder), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  await flushFolder(folder);
  await removeOtherRows(folder, rowsFolder);
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), blobs, missing };
}

const writeTables = (pool: pg.Pool, rowsPath: string) =>
  transaction(pool, async (db) => {
    await beginSnapshot(db);
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(db)) {
      if (SESSION_TABLES.includes(table.name)) continue;
      const written = await writeLines(tableFile(rowsPath, table.name), readTable(db, table.name));
      tables.push({ ...table, ...written });
    }
    return { tables, referenced: await listReferencedBlobs(db) };
  });

async function copyOut(blobs: BlobStore, sha256: string, folder: string): Promise<boolean> {
  const file = blobFile(folder, sha256);
  if (await stat(file).catch(nullIfFileMissing)) {
    await chmod(file, FILE_MODE);
    return true;
  }
  const bytes = await blobs.get(sha256).catch(nullIfBlobMissing);
  if (!bytes) return false;
  await makePrivateFolder(path.dirname(file));
  await writeWhole(file, bytes);
  return true;
}

/** The rows of the backup before, and of those that were ended in the middle. */
async function removeOtherRows(folder: string, rowsFolder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const isOfBackup = name === 'tables' || name === 'auth-secret' || /^rows-[0-9a-f-]{36}$/.test(name);
    if (isOfBackup && name !== rowsFolder) await rm(path.join(folder, name), { recursive: true });
  }
}

/** Also one that was there before, such as of an earlier version. */
async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
}

/** A rename may reach the disk before the names that the renamed file relies on. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

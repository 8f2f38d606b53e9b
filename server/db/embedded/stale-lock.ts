import { readFile, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../config.ts';

/**
 * What a Postgres that did not end properly leaves behind. A killed Vignette's Postgres ends by itself within a
 * second: wait for it. A process that merely inherited the number (containers) is not it: remove the file.
 *
 * @throws StartupError when another Postgres keeps using the folder
 */
export async function clearStaleLock(dataDir: string, waitMs = 10_000): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  for (let waitedMs = 0; ; waitedMs += 100) {
    const pid = await lockHolder(file);
    if (pid === null) return;
    if (!(await isPostgres(pid))) return rm(file, { force: true });
    if (waitedMs >= waitMs) {
      throw new StartupError(
        `Another Vignette (Postgres process ${pid}) is already using ${dataDir}; stop it first.`,
      );
    }
    await sleep(100);
  }
}

async function lockHolder(file: string): Promise<number | null> {
  try {
    return Number.parseInt(await readFile(file, 'utf8'), 10);
  } catch (error: unknown) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error: unknown) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (command) => command.includes('postgres'),
    () => false,
  );
}

import { mkdir, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { StartupError } from './config.ts';

/**
 * Makes a folder with those above it. Not by mkdir's `recursive`: under /proc that never ends, because there a folder
 * whose parent exists "does not exist" when it is made.
 *
 * @param folder absolute
 * @throws StartupError with one plain sentence when it cannot be made
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await make(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new StartupError(`DATA_DIR: Vignette cannot write to ${folder} (${cause.code ?? cause.message}).`, {
      cause,
    });
  });
}

async function make(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await make(parent);
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    // Another server may create it at the same moment; or a file of this name exists.
    if (!(await isFolder(folder))) throw Object.assign(error, { code: 'ENOTDIR' });
  });
}

const isFolder = (pathname: string): Promise<boolean> =>
  stat(pathname).then(
    (found) => found.isDirectory(),
    () => false,
  );

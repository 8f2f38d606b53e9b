import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { StartupError } from '../../config.ts';

/**
 * Postgres reads only clusters of its own major version, and the binaries of the one before are not packaged: so the
 * release that wrote the cluster has to write a backup.
 *
 * @throws StartupError that explains how to migrate the data
 */
export async function requireClusterVersion(dataDir: string, binariesMajor: number): Promise<void> {
  const written = (await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  if (written === String(binariesMajor)) return;
  throw new StartupError(
    `DATA_DIR: ${dataDir} holds data of PostgreSQL ${written}, and this release of Vignette runs PostgreSQL ${binariesMajor}. ` +
      `With the release you used before, run: npm run -s admin -- backup FOLDER. Then move ${dataDir} away, and with this ` +
      'release run: npm run -s admin -- restore FOLDER.',
  );
}

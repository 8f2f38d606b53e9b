import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, lchown, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../config.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { repairLibraryLinks } from './library-links.ts';
import { type RunAs, chooseRunAs } from './run-as.ts';
import { clearStaleLock } from './stale-lock.ts';
import { type PostgresBinaries, postgresBinaries } from './vendor-embedded-postgres.ts';

export interface EmbeddedPostgres {
  /** Folder of the Unix socket: the `host` of a connection. */
  socketDir: string;
  user: string;
  /** Process id of the watching shell. */
  pid: number;
  /** Resolves when Postgres has ended, whatever the reason. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder of the cluster; created when absent. */
  dataDir: string;
  /** Extra settings, e.g. `fsync=off` for tests. */
  settings?: readonly string[];
  /** Those of another version read the cluster that it wrote; absent: this release's. */
  binaries?: PostgresBinaries;
}

export const EMBEDDED_USER = 'vignette';

/**
 * Starts the embedded Postgres on a Unix socket that only its owner can reach; there is no TCP port.
 *
 * @throws StartupError with one plain sentence: folder not writable, libraries missing, folder in use
 */
export async function startEmbeddedPostgres({
  dataDir,
  settings = [],
  binaries,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  binaries ??= await postgresBinaries();
  await makeDataFolder(path.dirname(dataDir));
  const runAs = await chooseRunAs([path.dirname(binaries.postgres), path.dirname(dataDir)]);
  await initialise(binaries, dataDir, runAs);
  await clearStaleLock(dataDir);
  // Socket paths may not pass 107 bytes, so never under a deep TMPDIR.
  const socketDir = await mkdtemp(
    path.join(process.platform === 'win32' ? os.tmpdir() : '/tmp', 'vignette-'),
  );
  await chmod(socketDir, 0o700);
  if (runAs.owner !== undefined) await chown(socketDir, runAs.owner, runAs.owner);

  const server = spawnWatched(
    binaries.postgres,
    serverArguments(dataDir, socketDir, settings),
    runAs,
    socketDir,
  );
  const exited = server.exited.then(() => rm(socketDir, { recursive: true, force: true }));
  await waitUntilReady(socketDir, server);
  return {
    socketDir,
    user: EMBEDDED_USER,
    pid: server.child.pid!,
    exited,
    async stop() {
      server.child.stdin!.end();
      await exited;
    },
  };
}

function serverArguments(dataDir: string, socketDir: string, settings: readonly string[]): string[] {
  const fixed = [
    'listen_addresses=',
    `unix_socket_directories=${socketDir}`,
    'unix_socket_permissions=0700',
    'max_connections=80',
    'log_min_messages=warning',
    'timezone=UTC',
  ];
  return ['-D', dataDir, ...[...fixed, ...settings].flatMap((setting) => ['-c', setting])];
}

interface Watched {
  child: ChildProcess;
  exited: Promise<void>;
  hasExited(): boolean;
  /** The last lines that it wrote to stderr. */
  stderr(): string;
}

/**
 * A shell holds the other end of a pipe to Node: when Node ends, however it ends, the pipe closes and Postgres is
 * stopped. A session of its own keeps Ctrl-C from reaching Postgres before the server has drained.
 */
const WATCHDOG =
  'exec 3<&0; "$0" "$@" </dev/null 3<&- & pg=$!; trap "" INT TERM HUP; ' +
  '{ read _x <&3; kill -INT $pg; } 2>/dev/null & reader=$!; ' +
  'exec 3<&-; wait $pg; code=$?; kill -KILL $reader 2>/dev/null; rm -rf "$SOCKET_DIR"; exit $code';

function spawnWatched(binary: string, args: readonly string[], runAs: RunAs, socketDir = ''): Watched {
  const command = [...runAs.prefix, binary, ...args];
  const child = spawn('sh', ['-c', WATCHDOG, ...command], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SOCKET_DIR: socketDir },
    ...(runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }),
  });
  let stderr = '';
  let ended = false;
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr = (stderr + chunk).slice(-4_000)));
  child.stdin.on('error', () => undefined); // EPIPE when it has already ended
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      ended = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  return { child, exited, hasExited: () => ended, stderr: () => stderr };
}

async function waitUntilReady(socketDir: string, server: Watched): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 20) {
    if (server.hasExited())
      throw new StartupError(`The embedded Postgres did not start: ${lastLine(server.stderr())}`);
    const client = new pg.Client({ host: socketDir, user: EMBEDDED_USER, database: 'postgres' });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // Not listening yet, or still recovering after a crash: try again.
      await sleep(20);
    }
  }
  server.child.stdin!.end();
  throw new StartupError('The embedded Postgres did not answer within a minute.');
}

/** Creates the cluster under another name and renames it, so that a crash half-way leaves no incomplete one. */
async function initialise(binaries: PostgresBinaries, dataDir: string, runAs: RunAs): Promise<void> {
  if (await stat(path.join(dataDir, 'PG_VERSION')).catch(() => null)) return takeOwnership(dataDir, runAs);
  await removeUnfinished(dataDir);
  const making = await mkdtemp(`${dataDir}.init-`).catch(notWritable(dataDir));
  if (runAs.owner !== undefined) await chown(making, runAs.owner, runAs.owner);
  const args = [
    '-D',
    making,
    '-U',
    EMBEDDED_USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
    '--no-instructions',
  ];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  let outcome = await runToCompletion(binaries.initdb, [...args, ...locale], runAs);
  if (binaries.packageDir && /shared librar|Library not loaded/i.test(outcome.stderr)) {
    await repairLibraryLinks(binaries.packageDir);
    outcome = await runToCompletion(binaries.initdb, [...args, ...locale], runAs);
  }
  if (outcome.code !== 0) {
    await rm(making, { recursive: true, force: true });
    throw new StartupError(`The embedded Postgres could not be set up: ${lastLine(outcome.stderr)}`);
  }
  await rename(making, dataDir);
}

/** Flushes a stopped cluster to disk, so that it survives a power cut; `initialise` leaves that to the system. */
export async function flushCluster(dataDir: string, binaries: PostgresBinaries): Promise<void> {
  const runAs = await chooseRunAs([path.dirname(binaries.initdb), path.dirname(dataDir)]);
  const { code, stderr } = await runToCompletion(binaries.initdb, ['-D', dataDir, '--sync-only'], runAs);
  if (code !== 0) throw new StartupError(lastLine(stderr));
}

async function runToCompletion(
  binary: string,
  args: readonly string[],
  runAs: RunAs,
): Promise<{ code: number; stderr: string }> {
  const watched = spawnWatched(binary, args, runAs);
  const code = await new Promise<number>((resolve) =>
    watched.child.once('close', (status) => resolve(status ?? 1)),
  );
  return { code, stderr: watched.stderr() };
}

/** A cluster may have been made by another user of this machine: as root yesterday, as an ordinary user today. */
async function takeOwnership(dataDir: string, runAs: RunAs): Promise<void> {
  const owner = runAs.owner;
  if (owner === undefined || (await stat(dataDir)).uid === owner) return;
  const entries = await readdir(dataDir, { recursive: true });
  await Promise.all(entries.map((entry) => lchown(path.join(dataDir, entry), owner, owner)));
  await chown(dataDir, owner, owner);
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const folder = path.dirname(dataDir);
  const left = (await readdir(folder)).filter((name) => name.startsWith(`${path.basename(dataDir)}.init-`));
  await Promise.all(left.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

function notWritable(folder: string) {
  return (cause: NodeJS.ErrnoException): never => {
    throw new StartupError(
      `DATA_DIR: Vignette cannot write to ${path.dirname(folder)} (${cause.code ?? cause.message}).`,
      {
        cause,
      },
    );
  };
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) || 'no reason given';

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import * as os from 'node:os';
import * as path from 'node:path';
import { createClient } from 'redis';

export interface TestRedis {
  url: string;
  /** Removes all keys and scripts, as a restart without persistence does. */
  flush(): Promise<void>;
  /** Kills the process without saving; the port stays reserved for `restart`. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a separate real Redis.
 *
 * @param options.users the only users it knows, in the words of its `user` directive
 * @returns null if it is not installed and cannot be installed
 */
export async function startTestRedis(options: { users?: readonly string[] } = {}): Promise<TestRedis | null> {
  if (!isInstalled() && !install()) return null;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vignette-redis-'));
  const port = await freePort();
  let server: ChildProcess;
  let exited: Promise<void>;
  const start = async () => {
    const memoryOnly = ['--save', '', '--appendonly', 'no', '--dir', folder];
    const users = options.users
      ? ['default off', ...options.users].flatMap((user) => ['--user', ...user.split(' ')])
      : [];
    const address = ['--port', String(port), '--bind', '127.0.0.1'];
    const started = spawn('redis-server', [...address, ...memoryOnly, ...users], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    server = started;
    exited = new Promise<void>((resolve) => started.once('exit', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      started.stdout.on(
        'data',
        (chunk: Buffer) => chunk.includes('Ready to accept connections') && resolve(),
      );
      started.once('exit', () => reject(new Error('redis-server did not start')));
    });
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    async flush() {
      const client = createClient({ url: `redis://127.0.0.1:${port}`, RESP: 2 });
      await client.connect();
      await client.flushAll();
      await client.scriptFlush();
      client.destroy();
    },
    async kill() {
      server.kill('SIGKILL');
      await exited;
    },
    restart: start,
    async stop() {
      server.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Requires root and apt-get. */
function install(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-qq', '-y', '--no-install-recommends'];
  spawnSync('apt-get', ['install', ...options, 'redis-server'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return isInstalled();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../scripts/server-process.mjs';
import type { ConnectionTarget } from '../db/pool.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  /** http://127.0.0.1:port */
  origin: string;
  pid: number;
  /** Everything written to stdout and stderr so far. */
  output(): string;
  /** Sends SIGKILL, so that no shutdown code runs, as in a power cut. */
  kill(): Promise<void>;
  /** Resolves with the exit code when the process ends; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends SIGTERM, as an operator would. @returns the exit code */
  stop(): Promise<number | null>;
}

/**
 * The built server as a separate process on a free port, as `npm start` runs it, for tests that kill or stop a real one.
 * `build-server.ts` has built what is stale. From source, each thread of it would compile its own modules.
 *
 * @throws Error with its output when it does not become ready
 */
export async function startServerProcess(options: {
  target: ConnectionTarget;
  dataDir: string;
  env?: Record<string, string>;
  /** The folder with `dist` and the packages that it needs. */
  folder?: string;
}): Promise<ServerProcess> {
  const program = path.join(options.folder ?? root, 'dist/server/main.js');
  const child = spawn(process.execPath, [...SERVER_FLAGS, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...SERVER_ENVIRONMENT,
      ...process.env,
      PORT: '0',
      DATA_DIR: options.dataDir,
      DATABASE_URL: databaseUrl(options.target),
      AUTH_SECRET: 'a secret of at least thirty-two characters',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const readOutput = (data: Buffer) => {
      output += data.toString();
      const ready = /ready at (http:\S+)/.exec(output);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
  return {
    origin,
    pid: child.pid!,
    output: () => output,
    ended: ended.then(([code]) => code),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

/** The socket folder is a query parameter, because a URL's host cannot contain slashes. */
export const databaseUrl = (target: ConnectionTarget): string =>
  typeof target === 'string'
    ? target
    : `postgres://${encodeURIComponent(target.user)}@/${target.database}?host=${encodeURIComponent(target.socketDir)}`;

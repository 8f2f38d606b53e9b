import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ConnectionTarget } from '../db/pool.ts';

export interface ServerProcess {
  /** http://127.0.0.1:port */
  origin: string;
  pid: number;
  /** Everything it has written so far: its log. */
  said(): string;
  /** Ends it as a power cut would: nothing of it runs on. */
  kill(): Promise<void>;
  /** Its exit code, when it has ended by whatever cause; null: by a signal. */
  ended: Promise<number | null>;
  /** Ends it as an operator would. @returns its exit code */
  stop(): Promise<number | null>;
}

/**
 * main.ts as a process of its own, on a free port: for what only a real end can show.
 * @throws Error with what it said when it does not become ready
 */
export async function startServerProcess(options: {
  target: ConnectionTarget;
  dataDir: string;
  env?: Record<string, string>;
}): Promise<ServerProcess> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
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
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (data: Buffer) => {
      said += data.toString();
      const ready = /ready at (http:\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
  return {
    origin,
    pid: child.pid!,
    said: () => said,
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

/** A socket's folder travels as a parameter, because a URL's host cannot hold slashes. */
export const databaseUrl = (target: ConnectionTarget): string =>
  typeof target === 'string'
    ? target
    : `postgres://${encodeURIComponent(target.user)}@/${target.database}?host=${encodeURIComponent(target.socketDir)}`;

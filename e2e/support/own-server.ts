import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { appendToLog, LOG_LEVEL } from './run-log.ts';

/** A server of a test's own: to be stopped, killed, and restored from a copy of its data. */
export class OwnServer {
  readonly dataDir: string;
  port = 0;
  private process: ChildProcess | null = null;
  private readonly script: string;
  private readonly env: Record<string, string>;

  private constructor(dataDir: string, script: string, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.script = script;
    this.env = env;
  }

  /**
   * @param dist the built product; elsewhere than usual when a test needs another version of it
   * @param env what its operator has configured
   */
  static async start(dist = 'dist', env: Record<string, string> = {}): Promise<OwnServer> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-own-'));
    const server = new OwnServer(dataDir, path.join(dist, 'server/main.js'), env);
    server.port = await freePort();
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it again, at the same address. */
  async run(): Promise<void> {
    this.process = spawn(process.execPath, [this.script], {
      env: {
        ...process.env,
        ...this.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        RATE_LIMIT_SCALE: '1000',
        LOG_LEVEL,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    appendToLog(this.process);
    await untilReady(this.process);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  /** Copies the data of the stopped server, as the README describes. */
  async backUp(): Promise<string> {
    const copy = await mkdtemp(path.join(tmpdir(), 'vignette-backup-'));
    await cp(this.dataDir, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    return copy;
  }

  async restore(copy: string): Promise<void> {
    await rm(this.dataDir, { recursive: true, force: true });
    await cp(copy, this.dataDir, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    await rm(copy, { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Resolves when the server reports that it is ready; rejects with its output when it ends before. */
export function untilReady(server: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output}`)), 180_000);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Vignette is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout!.on('data', listen);
    server.stderr!.on('data', listen);
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${output}`));
    });
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

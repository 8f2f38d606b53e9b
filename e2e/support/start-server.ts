import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';

/** Builds what is stale and runs the product as its users do, with data of its own; one server for the whole run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(server);
  process.env.E2E_BASE_URL = `http://127.0.0.1:${port}`;
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}

function ready(server: ChildProcess): Promise<void> {
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
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

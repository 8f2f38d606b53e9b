import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { freePort, untilReady } from './own-server.ts';
import { appendToLog, LOG_LEVEL, createLogFile, searchLog } from './run-log.ts';

/** Builds what is stale and runs the product as its users do, with data of its own; one server for the whole run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vignette-e2e-'));
  const port = await freePort();
  await createLogFile();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  appendToLog(server);
  await untilReady(server);
  process.env.E2E_BASE_URL = `http://127.0.0.1:${port}`;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    const searched = searchLog(dataDir);
    await searched.catch(() => undefined); // reported below, when the server has ended
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
    await searched;
  };
}

// npm start: builds what is stale and runs the built server until Ctrl-C.
import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-process.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');

await build({ onlyStale: true });
const server = spawn(process.execPath, [...SERVER_FLAGS, path.join(root, 'dist/server/main.js')], {
  stdio: 'inherit',
  env: { ...SERVER_ENVIRONMENT, ...process.env },
});
// Ctrl-C reaches the whole group, a signal to this process only this process: pass it on, and wait for the end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

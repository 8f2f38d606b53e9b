// npm run dev: the server restarts when its sources change, Vite serves the page at http://127.0.0.1:5173.
import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const commands = [
  ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'],
];

const children = commands.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));
const endAll = (signal) => children.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(signal));
for (const child of children) {
  child.on('exit', (code) => {
    endAll('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
}

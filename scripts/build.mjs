// npm run build: the app into dist/app, the server into dist/server; --stale builds only what has changed since.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const shared = ['shared', 'scripts/painter-version.ts', 'package.json', 'package-lock.json'];

const parts = [
  {
    name: 'app',
    script: 'scripts/build-app.mjs',
    sources: [
      ...[...shared, 'src', 'vite.config.ts', 'uno.config.ts', 'scripts/build-app.mjs'],
      ...['scripts/chunk-groups.ts', 'scripts/language-packs.ts', 'scripts/budgets.mjs'],
    ],
    built: 'dist/app/index.html',
  },
  {
    name: 'server',
    script: 'scripts/build-server.mjs',
    sources: [...shared, 'server', 'scripts/build-server.mjs'],
    built: 'dist/server/main.js',
  },
];

/** Builds each part, or each whose newest source is younger than its build. Ends the process when one fails. */
export function build({ onlyStale }) {
  return parts.reduce(async (previous, part) => {
    await previous;
    if (!existsSync(path.join(root, part.script))) return;
    if (onlyStale && !(await isStale(part))) return;
    console.error(`Building the ${part.name}…`);
    // Build tools write to stdout; our own stdout is for programs that wait for the server.
    const run = spawnSync(process.execPath, ['--import', 'tsx', path.join(root, part.script)], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      // A test that builds has NODE_ENV=test, which would put React's development build into the app.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (run.status !== 0) process.exit(run.status ?? 1);
  }, Promise.resolve());
}

async function isStale({ sources, built }) {
  const made = await stat(path.join(root, built)).catch(() => null);
  if (!made) return true;
  for (const source of sources) if ((await newest(path.join(root, source))) > made.mtimeMs) return true;
  return false;
}

/** Modification time of the youngest file at or below a path; tests do not count. */
async function newest(pathname) {
  const found = await stat(pathname).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  let youngest = 0;
  for (const entry of await readdir(pathname, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
    const { mtimeMs } = await stat(path.join(entry.parentPath, entry.name));
    youngest = Math.max(youngest, mtimeMs);
  }
  return youngest;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await build({ onlyStale: process.argv.includes('--stale') });

// Bundles the server: main.ts and every *.worker.ts and *.process.ts into dist/server, side by side; packages, and
// modules that only tests start, are left out.
import { cp, readdir, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { painterVersion } from './painter-version.ts';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const out = path.join(root, 'dist/server');

export async function buildServer() {
  await rm(out, { recursive: true, force: true });
  const files = await readdir(path.join(root, 'server'), { recursive: true });
  const workers = files.filter((file) => /\.(worker|process)\.ts$/.test(file) && !file.startsWith('testing'));
  const entryPoints = ['main.ts', ...workers].map((file) => ({
    in: path.join(root, 'server', file),
    out: path.basename(file, '.ts'),
  }));
  await build({
    entryPoints,
    outdir: out,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    absWorkingDir: root,
    define: { __PAINTER_VERSION__: JSON.stringify(await painterVersion()) },
  });
  await cp(path.join(root, 'server/db/migrations'), path.join(out, 'migrations'), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();

// Builds the page into dist/app, then /sw.js with the list of what to precache: no build plugin needed for that.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const out = path.join(root, 'dist/app');

export async function buildApp() {
  await vite({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
  await esbuild({
    entryPoints: [path.join(root, 'src/sw/sw.ts')],
    outfile: path.join(out, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    absWorkingDir: root,
    define: { __PRECACHE__: JSON.stringify(await precacheList()), 'process.env.NODE_ENV': '"production"' },
  });
}

/** Of the fonts only the titles' own: the others are kept once they have been chosen. */
const precached =
  /\.(html|js|css|svg|png|webmanifest|epub|fb2)$|literata-(latin|cyrillic)-wght-normal.*\.woff2$/;

/** Everything the app needs without a network. Hashed names are their own revision. */
async function precacheList() {
  const files = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => precached.test(file) && file !== 'sw.js')
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const hashed = file.startsWith('assets/');
      const bytes = await readFile(path.join(out, file));
      const revision = hashed ? null : createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      return { url: `/${file}`, revision };
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApp();

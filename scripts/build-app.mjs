// Builds the page into dist/app, then /sw.js with the list of what to precache: no build plugin needed for that.
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { exceededBudgets } from './budgets.mjs';
import { writeFirstParts } from './first-parts.mjs';
import { packAssets } from './pack-assets.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const out = path.join(root, 'dist/app');

export async function buildApp() {
  await vite({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
  try {
    await completeApp();
  } catch (error) {
    // Otherwise `--stale` would take an incomplete build for a complete one.
    await rm(path.join(out, 'index.html'), { force: true });
    throw error;
  }
}

/** Writes the first parts of the page and /sw.js, checks the budgets, and compresses. */
async function completeApp() {
  await writeFirstParts(out);
  const precache = await precacheList();
  await bundle('sw.ts', 'sw.js', {
    __PRECACHE__: JSON.stringify(precache),
    __PAINTER_LANGUAGES__: JSON.stringify(await painterLanguages()),
    __FLUSH_SCRIPT__: JSON.stringify(await buildFlushScript()),
  });
  const exceeded = await exceededBudgets(out);
  if (exceeded.length > 0) throw new Error(exceeded.join('\n'));
  await packAssets(out);
}

/** What the worker runs only when it is woken. The browser stores it with the worker, so it is not precached. */
async function buildFlushScript() {
  const built = await bundle('flush-session.ts', 'assets/flush-session.js', {}, 'flushScript');
  const hash = createHash('sha256')
    .update(await readFile(built))
    .digest('base64url')
    .slice(0, 8);
  const name = `assets/flush-session-${hash}.js`;
  await rename(built, path.join(out, name));
  return `/${name}`;
}

/** A classic script: some browsers' service workers don't support modules. `globalName` receives its exports. */
async function bundle(source, target, define, globalName) {
  const outfile = path.join(out, target);
  await esbuild({
    entryPoints: [path.join(root, 'src/sw', source)],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    globalName,
    target: 'es2022',
    absWorkingDir: root,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
  });
  return outfile;
}

/** Only the titles' own font: the others are kept once they have been chosen. */
const precached =
  /\.(html|js|css|svg|png|jpg|webmanifest|epub|fb2)$|literata-(latin|cyrillic)-wght-normal.*\.woff2$/;

/** Cached by the page once there is a book in their language. */
const inLanguagePacks = /^assets\/(extraction|english-model)\.worker-/;
/** Cached by the service worker once there is a book in their language. */
const ofPainterLanguage = /^assets\/reads-(english|russian)-/;

/** What the painter needs of each language. */
async function painterLanguages() {
  const files = (await readdir(path.join(out, 'assets'))).map((name) => `assets/${name}`);
  const [en, ru] = ['english', 'russian'].map((name) => {
    const found = files.filter((file) => ofPainterLanguage.exec(file)?.[1] === name);
    if (found.length !== 1) throw new Error(`The painter's ${name} is in ${found.length} files`);
    return `/${found[0]}`;
  });
  return { en, ru };
}

/** Everything the app needs without a network. Hashed names are their own revision. */
async function precacheList() {
  const files = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => precached.test(file) && !inLanguagePacks.test(file) && !ofPainterLanguage.test(file))
    .filter((file) => file !== 'sw.js')
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

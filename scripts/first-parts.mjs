// The files each page needs, for /first.js: without it they are requested only when the app's own script runs.
import { readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';

/** The modules of every page, by a pattern of its address; the first match counts. */
const PAGES = [
  ['^/login$', ['features/auth/login-page.tsx']],
  ['^/register$', ['features/auth/register-page.tsx']],
  ['^/(terms|privacy)$', ['features/auth/legal-pages.tsx']],
  ['^/$', ['shell/shell.tsx', 'features/home/home-page.tsx']],
  ['^/library$', ['shell/shell.tsx', 'features/library/library-page.tsx']],
  ['^/book/[^/]+$', ['shell/shell.tsx', 'features/book-details/book-page.tsx']],
  ['/chapter(/|$)', ['features/reader/reader-page.tsx']],
  ['^/', ['shell/shell.tsx']],
];
const PLACE = 'var pages = [];';

/**
 * Writes the list into the built /first.js.
 * @param {string} out dist/app, with the manifest that Vite wrote
 * @throws if a page's module isn't a chunk of its own, or the script lacks the placeholder for the list
 */
export async function writeFirstParts(out) {
  const manifest = JSON.parse(await readFile(path.join(out, '.vite/manifest.json'), 'utf8'));
  const atHand = filesOf(manifest, 'index.html');
  const pages = PAGES.map(([pattern, modules]) => {
    const files = new Set(modules.flatMap((module) => [...filesOf(manifest, module)]));
    return [pattern, [...files].filter((file) => !atHand.has(file)).map((file) => `/${file}`)];
  });
  const script = path.join(out, 'first.js');
  const source = await readFile(script, 'utf8');
  if (!source.includes(PLACE)) throw new Error(`first.js has no "${PLACE}"`);
  await writeFile(script, source.replace(PLACE, `var pages = ${JSON.stringify(pages)};`));
}

/** A module's own file and styles, and those of all its static imports. */
function filesOf(manifest, module, found = new Set()) {
  const part = manifest[module];
  if (!part) throw new Error(`${module} is no part of the build's own`);
  if (found.has(part.file)) return found;
  found.add(part.file);
  for (const file of part.css ?? []) found.add(file);
  for (const imported of part.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

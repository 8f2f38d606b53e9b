import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import * as path from 'node:path';

/** Copies the built product, so that a test may turn the copy into another version of it. */
export async function copyBuild(target: string): Promise<void> {
  await cp('dist', target, { recursive: true });
}

/**
 * Turns a build into the next version: every script gets another address, and what refers to it with it, the service
 * worker's list included. The old addresses are gone, as after a real build.
 */
export async function nextVersion(dist: string): Promise<void> {
  const app = path.join(dist, 'app');
  const scripts = (await readdir(path.join(app, 'assets'))).filter((name) => name.endsWith('.js'));
  const next = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '-v2.js')]));
  const named = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const [before, after] of next)
    await rename(path.join(app, 'assets', before), path.join(app, 'assets', after));
  for (const file of await readdir(app, { recursive: true })) {
    if (!/\.(js|html)$/.test(file)) continue;
    const text = await readFile(path.join(app, file), 'utf8');
    await writeFile(
      path.join(app, file),
      text.replace(named, (name) => next.get(name)!),
    );
  }
  const worker = path.join(app, 'sw.js');
  const page = /("?url"?:"\/index\.html","?revision"?:")\w+/;
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(page, '$1v2'));
}

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
  const renamed = async (file: string) => {
    const text = await readFile(file, 'utf8');
    return text.replace(named, (name) => next.get(name)!);
  };
  const worker = path.join(app, 'sw.js');
  for (const name of await readdir(app, { recursive: true })) {
    const file = path.join(app, name);
    if (/\.(js|html)$/.test(name) && file !== worker) await writeFile(file, await renamed(file));
  }
  // The last, since an open page may look for a new version at any moment.
  const revision = /("?url"?:"\/(?:index\.html|first\.js)","?revision"?:")\w+/g;
  await writeFile(`${worker}.next`, (await renamed(worker)).replace(revision, '$1v2'));
  await rename(`${worker}.next`, worker);
}

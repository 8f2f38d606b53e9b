import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Other readers of the same formats, measured beside ours. They aren't dependencies of the product. */
const PACKAGES = [
  'epub@2.1.1',
  'epub2@3.0.2',
  '@gxl/epub-parser@2.0.4',
  '@lingo-reader/epub-parser@0.4.6',
  'epubix@0.2.7',
  'jsdom@26.1.0',
  '@likecoin/epub-ts@0.7.2',
  'linkedom@0.18.12',
  'foliate-js@1.0.1',
  'epubjs@0.3.93',
];

/** Git ignores it. */
const folder = fileURLToPath(new URL('./peers/', import.meta.url));
const LIST = join(folder, 'installed.json');
/** Imports from the folder of the peers. */
const LOADER = join(folder, 'load.mjs');

/** The folder with the peers in it, installed at first use; null if they cannot be. */
export function installPeers(): string | null {
  const wanted = JSON.stringify(PACKAGES);
  if (existsSync(LIST) && readFileSync(LIST, 'utf8') === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const args = ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES];
  if (spawnSync('npm', args, { cwd: folder, stdio: 'ignore' }).status !== 0) return null;
  writeFileSync(LOADER, 'export const load = (name) => import(name);');
  writeFileSync(LIST, wanted);
  return folder;
}

/** The location of a peer's file, from its path below node_modules. */
export const peerFile = (file: string): string => join(folder, 'node_modules', file);

/** A peer as Node would load it. */
export async function importPeer<Module>(name: string): Promise<Module> {
  const { load } = (await import(pathToFileURL(LOADER).href)) as {
    load: (name: string) => Promise<Module & { default?: Module }>;
  };
  const loaded = await load(name);
  return { ...loaded.default, ...loaded };
}

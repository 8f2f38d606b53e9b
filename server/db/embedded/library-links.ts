import { readFile, symlink } from 'node:fs/promises';
import * as path from 'node:path';

/**
 * npm packs no symbolic links, so the platform package makes them when it is installed. Where install scripts were
 * off, the binaries do not find their libraries; this makes the same links.
 *
 * @returns how many links were missing
 */
export async function repairLibraryLinks(packageDir: string): Promise<number> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
  let made = 0;
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageDir, target);
    const pointsTo = path.relative(path.dirname(link), path.join(packageDir, source));
    try {
      await symlink(pointsTo, link);
      made += 1;
    } catch (error: unknown) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return made;
}

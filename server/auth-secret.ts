import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { Config } from './config.ts';

/**
 * The secret that signs tokens: the operator's, or one generated once and stored in the data folder, readable by its
 * owner only. `readConfig` has already rejected configurations that allow neither.
 */
export async function loadAuthSecret(config: Pick<Config, 'authSecret' | 'dataDir'>): Promise<string> {
  if (config.authSecret) return config.authSecret;
  const file = path.join(config.dataDir, 'auth-secret');
  const made = randomBytes(48).toString('base64url');
  try {
    await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error: unknown) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
}

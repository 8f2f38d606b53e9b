import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { connectForAdministration } from '#server/db/open-database.ts';
import { type Secret, secretsInLog } from '#server/testing/secrets-in-log.ts';
import { storedSecrets } from '#server/testing/stored-secrets.ts';

/** The password of every reader in these tests. */
export const PASSWORD = 'a quiet corner';

/** The most verbose level, because the whole log is searched at the end of a run. */
export const LOG_LEVEL = 'trace';

/** Creates the file that all servers of this run write to; other processes get its path by environment. */
export async function createLogFile(): Promise<void> {
  process.env.E2E_LOG = path.join(await mkdtemp(path.join(tmpdir(), 'vignette-log-')), 'servers.log');
}

/** Outside of a test run, as in a benchmark, there is no log to append to. */
export function appendToLog({ stdout, stderr }: ChildProcess): void {
  const log = process.env.E2E_LOG;
  const file = log === undefined ? null : createWriteStream(log, { flags: 'a' });
  for (const stream of [stdout!, stderr!]) {
    if (file) stream.pipe(file, { end: false });
    else stream.resume();
  }
}

/**
 * Searches the log of the whole run for anything the run's own server stores about its readers and their books.
 *
 * @param dataDir of that server, which still runs
 * @throws Error with line and kind of each finding, never the words; the log is kept then
 */
export async function searchLog(dataDir: string): Promise<void> {
  const file = process.env.E2E_LOG!;
  const log = await readFile(file, 'utf8');
  if (!log.includes('"request"')) throw new Error(`${file} holds no requests: there is nothing to search.`);
  const onError = ({ message }: Error) => process.stderr.write(`${message}\n`);
  const database = await connectForAdministration({ databaseUrl: null, dataDir, onError });
  try {
    const found = await secretsInLog(log, secretsOfRun(dataDir, database.pool));
    const findings = found.map(({ line, kind }) => `${file}:${line} ${kind}`);
    if (findings.length > 0)
      throw new Error(`Secrets or book text found in the log:\n${findings.join('\n')}`);
  } finally {
    await database.close();
  }
  await rm(path.dirname(file), { recursive: true });
}

async function* secretsOfRun(
  dataDir: string,
  pool: Parameters<typeof storedSecrets>[0],
): AsyncGenerator<Secret> {
  yield { kind: 'password', value: PASSWORD };
  yield { kind: 'secret', value: (await readFile(path.join(dataDir, 'auth-secret'), 'utf8')).trim() };
  yield* storedSecrets(pool);
}

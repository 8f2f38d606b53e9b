import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EpubCheck } from '@likecoin/epubcheck-ts';

/** How often a checker reports each error and warning in an EPUB. */
export type EpubProblems = (epub: Uint8Array) => Promise<Map<string, number>>;

/** Debian's package puts the program itself there; `npm run test:full` installs it. */
const EPUBCHECK = '/usr/bin/epubcheck';

/** Whether Debian's checker is installed. */
export const hasEpubcheck = existsSync(EPUBCHECK) && spawnSync('java', ['-version']).status === 0;

/** Debian's, which knows EPUB 3.2. */
export async function javaProblems(epub: Uint8Array): Promise<Map<string, number>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'epubcheck-'));
  const file = path.join(folder, 'book.epub');
  await writeFile(file, epub);
  const { stdout, stderr } = spawnSync('java', ['-jar', EPUBCHECK, file], {
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  await rm(folder, { recursive: true });
  const report = stdout + stderr;
  if (!/Messages:/.test(report)) throw new Error(`epubcheck ended early:\n${report}`);
  return counted([...report.matchAll(/^(?:ERROR|WARNING|FATAL)\(([\w-]+)\)/gm)].map(([, id]) => id!));
}

/** That of npm, which knows EPUB 3.3. */
export async function npmProblems(epub: Uint8Array): Promise<Map<string, number>> {
  const { messages } = await EpubCheck.validate(epub);
  return counted(messages.filter(({ severity }) => SEVERE.has(severity)).map(({ id }) => id));
}

const SEVERE: ReadonlySet<string> = new Set(['fatal', 'error', 'warning']);

function counted(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

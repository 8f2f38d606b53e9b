import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paint } from '#server/illustration/paint.ts';
import { buildEpub } from '#shared/testing/build-epub.ts';
import { corpus, generatedBook } from './books.ts';
import { PASSAGES } from './painter.ts';
import type { Measure } from './report.ts';

export interface EditionReport {
  pictures: number;
  ms: number;
  bytes: number;
  /** Peak of the whole process, above what it needs to start. */
  peakBytes: number;
}

const MB = 1024 * 1024;
/** Only this many are painted; the edition repeats them. */
const PAINTED = 20;

/** War and Peace, or a book as long, with two hundred pictures. */
export async function benchEdition(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vignette-edition-'));
  try {
    const pictures = await paintInto(folder);
    const real = join(corpus, 'books/se-war-and-peace.epub');
    const book = existsSync(real) ? real : join(folder, 'book.epub');
    if (book !== real) writeFileSync(book, buildEpub(generatedBook(360, 40)));
    const child = fileURLToPath(new URL('./edition-child.ts', import.meta.url));
    const args = ['--import', 'tsx', child, book, join(folder, 'edition.epub'), ...pictures];
    const { ms, bytes, peakBytes } = JSON.parse(
      execFileSync(process.execPath, args, { encoding: 'utf8' }),
    ) as EditionReport;
    const row = (name: string, value: number, unit: string, target: number): Measure => ({
      name,
      value: `${value.toFixed(1)} ${unit}`,
      target: `≤ ${target} ${unit}`,
      met: value <= target,
    });
    return [
      row('edition with 200 pictures', ms / 1000, 's', 20),
      row('its memory', peakBytes / MB, 'MB', 300),
      row('its file', bytes / MB, 'MB', 25),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function paintInto(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (let i = 0; i < PAINTED; i++) {
    const [type, text] = PASSAGES[i % PASSAGES.length]!;
    const passage = {
      text,
      type,
      language: 'en',
      stylePrompt: null,
      entity: null,
      location: null,
      context: '',
    } as const;
    const { jpeg } = await paint({ ...passage, bookId: 'bench', seedSalt: String(i), take: 0 });
    files.push(join(folder, `${i}.jpg`));
    writeFileSync(files.at(-1)!, jpeg);
  }
  return files;
}

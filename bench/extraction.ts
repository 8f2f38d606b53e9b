import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractBook } from '#server/extraction/embedded-engine.ts';
import { countWords } from '#shared/publication/canonical/white-space.ts';
import { corpus, generatedBook } from './books.ts';
import type { Measure } from './report.ts';
import { measureTappedNames } from './tapped-names.ts';

/** The first rounds start the dictionaries and warm the code. */
const ROUNDS = 12;

/** Measured once for a release, and never tuned to. */
const UNSEEN = fileURLToPath(new URL('unseen-chapters', import.meta.url));

/** Words per second of the embedded engine after its start; and its scores if the corpus has a gold set. */
export function benchExtraction(): Measure[] {
  const chapters = generatedBook(8, 60).chapters.map(({ paragraphs }) => (paragraphs ?? []).join('\n\n'));
  const book = { language: 'en', chapters: chapters.map((text, i) => ({ number: i + 1, text })) };
  const seconds = Math.min(
    ...Array.from({ length: ROUNDS }, () => {
      const started = process.cpuUsage();
      extractBook(book);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1e6;
    }),
  );
  const words = chapters.reduce((sum, text) => sum + countWords(text), 0);
  const speed = Math.round(words / seconds);
  const measured = {
    name: 'words per second of CPU',
    value: `${speed}`,
    target: '≥ 150000',
    met: speed >= 150_000,
  };
  const sets = ['dev', 'litbank-dev', 'ru-ner-dev'].map((set) => join(corpus, 'extraction', set));
  return [measured, ...measureTappedNames(), ...[...sets, UNSEEN].flatMap(scores)];
}

/** The corpus's own score for passages and names in a folder of labelled texts. */
function scores(gold: string): Measure[] {
  const evaluate = join(corpus, 'extraction/evaluate.mjs');
  if (!existsSync(evaluate) || !existsSync(gold)) return [];
  const command = ['npm', 'run', '--silent', 'extract', '--', '--json'];
  const run = spawnSync('node', [evaluate, gold, '--entities', '--', ...command], { encoding: 'utf8' });
  if (run.status !== 0) return [{ name: 'scorer', value: `failed: ${run.stderr.split('\n')[0] ?? ''}` }];
  return run.stdout
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('{'))
    .map((line) => ({ name: 'scorer', value: line }));
}

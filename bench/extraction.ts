import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { extractChapter } from '#server/extraction/engine.ts';
import { countWords } from '#shared/publication/text/white-space.ts';
import { corpus, generatedBook } from './books.ts';
import type { Measure } from './report.ts';

/** Words per second of the embedded engine after its start; and its scores where a gold set lies in the corpus. */
export function benchExtraction(): Measure[] {
  const chapters = generatedBook(8, 60).chapters.map(({ paragraphs }) => (paragraphs ?? []).join('\n\n'));
  extractChapter(chapters[0]!, 'en');
  const started = performance.now();
  for (const text of chapters) extractChapter(text, 'en');
  const seconds = (performance.now() - started) / 1000;
  const words = chapters.reduce((sum, text) => sum + countWords(text), 0);
  const speed = Math.round(words / seconds);
  return [{ name: 'words per second', value: `${speed}`, target: '≥ 2000', met: speed >= 2000 }, ...scores()];
}

function scores(): Measure[] {
  const evaluate = join(corpus, 'extraction/evaluate.mjs');
  const gold = join(corpus, 'extraction/dev');
  if (!existsSync(evaluate)) return [];
  const command = ['npm', 'run', '--silent', 'extract', '--', '--json'];
  const run = spawnSync('node', [evaluate, gold, '--', ...command], { encoding: 'utf8' });
  if (run.status !== 0) return [{ name: 'scorer', value: `failed: ${run.stderr.split('\n')[0] ?? ''}` }];
  return run.stdout
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('{'))
    .map((line) => ({ name: 'scorer', value: line }));
}

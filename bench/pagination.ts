import { pageSizeChars, paginate } from '#shared/reading/layout/paginate.ts';
import { generatedBook } from './books.ts';
import type { Measure } from './report.ts';
import { medians } from './timing.ts';

/** Dividing 100,000 characters of paragraphs, and of one endless line, into pages of a phone. */
export function benchPagination(): Measure[] {
  const text = generatedBook(4, 200)
    .chapters.flatMap(({ paragraphs }) => paragraphs ?? [])
    .join('\n\n')
    .slice(0, 100_000);
  const line = text.replaceAll('\n', ' ');
  const size = pageSizeChars({ widthPx: 390, heightPx: 800, fontSizePx: 18, lineHeight: 1.6 });
  const ms = medians({ paragraphs: () => paginate(text, size), line: () => paginate(line, size) }, 31);
  return Object.entries(ms).map(([name, value]) => ({
    name: `100k characters of ${name}`,
    value: `${value.toFixed(2)} ms`,
    target: '≤ 16 ms',
    met: value <= 16,
  }));
}

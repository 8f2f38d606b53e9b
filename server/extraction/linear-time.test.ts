import { afterAll, describe, expect, test } from 'vitest';
import { TEXT_SHAPES } from '../testing/text-shapes.ts';
import { extractBook } from './embedded-engine.ts';
import { LONGEST_SENTENCE_CHARS } from '#shared/extraction/sentences.ts';
import type { BookExtraction, Language } from '#shared/extraction/types.ts';

const isLong = process.env.VIGNETTE_LONG === '1';
/** The first is the measure for the others. */
const SIZES = isLong ? [40_000, 10_000, 400_000, 4_000_000] : [4_000, 32_000];
/** Times the measure: time may grow with the length, not with its square. */
const ALLOWED = 3;
/** Shorter times are too noisy to compare. */
const FLOOR_MS = 4;
/** Other load disturbs a measurement, so it counts only if it repeats. */
const ATTEMPTS = 3;

let seed = 0;
const slowest: { shape: string; chars: number; ms: number }[] = [];

describe.each(['en', 'ru'] as const)('text that no novelist writes (%s)', (language) => {
  test.each(Object.keys(TEXT_SHAPES))('takes time in proportion to its length: %s', (shape) => {
    extract(shape, language, 2_000);
    const [reference, ...others] = SIZES as [number, ...number[]];
    for (const chars of others) {
      const ratios: number[] = [];
      do {
        const measure = Math.max(FLOOR_MS, extract(shape, language, reference).ms);
        const { ms, book } = extract(shape, language, chars);
        slowest.push({ shape: `${shape} (${language})`, chars, ms: Math.round(ms) });
        ratios.push(ms / (measure * Math.max(1, chars / reference)));
        expect(longestPassage(book)).toBeLessThanOrEqual(LONGEST_SENTENCE_CHARS);
      } while (ratios.at(-1)! > ALLOWED && ratios.length < ATTEMPTS);
      expect(Math.min(...ratios), `times the measure, for ${chars} characters`).toBeLessThanOrEqual(ALLOWED);
    }
  });
});

afterAll(() => {
  slowest.sort((a, b) => b.ms - a.ms);
  if (isLong) process.stdout.write(`${JSON.stringify(slowest.slice(0, 10))}\n`);
});

/** New words each time, because the dictionaries cache them. */
function extract(shape: string, language: Language, chars: number): { ms: number; book: BookExtraction } {
  const text = TEXT_SHAPES[shape]!(chars, language, ++seed);
  const input = { language, withMentions: true, withCandidates: true, chapters: [{ number: 1, text }] };
  const started = process.cpuUsage();
  const book = extractBook(input);
  const { user, system } = process.cpuUsage(started);
  return { ms: (user + system) / 1000, book };
}

const longestPassage = ({ chapters }: BookExtraction): number =>
  Math.max(0, ...chapters.flatMap(({ passages }) => passages.map(({ start, end }) => end - start)));

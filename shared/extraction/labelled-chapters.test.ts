import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { extractBook, extractChapter } from '#server/extraction/embedded-engine.ts';
import { knownAt } from '#shared/testing/known-at.ts';
import type { BookExtraction } from './types.ts';

const labelled = path.resolve(process.env.VIGNETTE_CORPUS ?? '../shared', 'extraction');

describe.skipIf(!existsSync(path.join(labelled, 'score.mjs')))('on labelled chapters', () => {
  it('finds the same passage when the chapter is cut off anywhere after it', () => {
    const chapters = readdirSync(path.join(labelled, 'dev')).filter((file) => file.endsWith('.json'));
    for (const [n, file] of chapters.entries()) {
      const chapter = JSON.parse(readFileSync(path.join(labelled, 'dev', file), 'utf8')) as {
        lang: 'en' | 'ru';
        text: string;
      };
      const read = (end: number): BookExtraction =>
        extractBook({
          language: chapter.lang,
          chapters: [{ number: 1, text: chapter.text.slice(0, end) }],
        });
      const breaks = [...chapter.text.matchAll(/\n\n/g)].map(({ index }) => index);
      const whole = read(chapter.text.length);
      for (const share of [0.2, 0.45, 0.8]) {
        const end = breaks[Math.floor((breaks.length * (share + n / 100)) % breaks.length)]!;
        const cut = read(end);
        expect(knownAt(cut.registry, 1, end)).toEqual(knownAt(whole.registry, 1, end));
        const entityOf = new Map(
          whole.chapters[0]!.passages.map((one) => [`${one.start}-${one.end}-${one.type}`, one.entity]),
        );
        for (const one of cut.chapters[0]!.passages) {
          const key = `${one.start}-${one.end}-${one.type}`;
          if (entityOf.has(key)) expect(one.entity).toBe(entityOf.get(key));
        }
      }
    }
  });

  it('keeps its quality', async () => {
    interface Chapter {
      id: string;
      lang: 'en' | 'ru';
      text: string;
    }
    const { scorePassages } = (await import(pathToFileURL(path.join(labelled, 'score.mjs')).href)) as {
      scorePassages: (
        gold: Chapter[],
        found: Map<string, unknown>,
      ) => { groups: Record<string, { headline: number }> };
    };
    const gold = readdirSync(path.join(labelled, 'dev'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(path.join(labelled, 'dev', file), 'utf8')) as Chapter);
    const found = new Map(
      gold.map(({ id, text: chapter, lang }) => {
        const { passages } = extractChapter(chapter, lang);
        return [id, { passages: passages.map((one) => ({ ...one, priority_score: one.priorityScore })) }];
      }),
    );
    const { groups } = scorePassages(gold, found);
    expect(groups.en!.headline).toBeGreaterThan(0.76);
    expect(groups.ru!.headline).toBeGreaterThan(0.76);
  });
});

import { hyphenationPoints, languageStretches, patternsFor } from '#shared/reading/layout/hyphenation.ts';
import { cutSheet, type CutSheet } from '#shared/reading/layout/cut-sheet.ts';
import { pointsNearLineEnds } from '#shared/reading/layout/line-ends.ts';
import { firstCharacter } from '#shared/reading/layout/text-runs.ts';
import type { HyphenatedSheet, HyphenatedSheetRequest, SheetHyphenation } from './book-worker.ts';
import { wordDivider } from './vendor-hyphen.ts';

/** A stretch of a chapter, and where its words may be divided. */
export async function cutHyphenatedSheet({
  hyphenation,
  ...request
}: HyphenatedSheetRequest): Promise<HyphenatedSheet> {
  const sheet = cutSheet(request);
  return { ...sheet, hyphens: hyphenation ? await findHyphens(sheet, hyphenation) : [] };
}

async function findHyphens(
  { html, text, start, end }: CutSheet,
  request: SheetHyphenation,
): Promise<number[]> {
  const points: number[] = [];
  for (const stretch of languageStretches(html, firstCharacter(text, start), request)) {
    const patterns = patternsFor(stretch.language);
    if (!patterns || !request.wanted.includes(patterns)) continue;
    points.push(...hyphenationPoints(stretch, await wordDivider(patterns)));
  }
  return pointsNearLineEnds({ text, start, end, points }, request.measure);
}

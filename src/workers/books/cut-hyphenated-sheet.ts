import { hyphenationPoints, languageStretches, patternsFor } from '#shared/reading/layout/hyphenation.ts';
import { cutSheet, type CutSheet } from '#shared/reading/layout/cut-sheet.ts';
import { pointsNearLineEnds } from '#shared/reading/layout/points-near-line-ends.ts';
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
  const certain = new Set<number>();
  const opening = start === 0 ? openingEnd(text) : 0;
  for (const stretch of languageStretches(html, firstCharacter(text, start), request)) {
    const patterns = patternsFor(stretch.language);
    if (!patterns || !request.wanted.includes(patterns)) continue;
    const found = hyphenationPoints(stretch, await wordDivider(patterns));
    points.push(...found);
    for (const at of found) if (!stretch.isPlain || at < opening) certain.add(at);
  }
  if (points.length <= FEW) return points;
  const near = new Set(pointsNearLineEnds({ text, start, end, points }, request.measure));
  return points.filter((at) => near.has(at) || certain.has(at));
}

/** This few are cheap enough to keep them all. */
const FEW = 700;

/** Where the first long paragraph ends: beside its initial, lines are shorter than the others. */
function openingEnd(text: string): number {
  let end = 0;
  while (end < text.length) {
    const start = end;
    const gap = text.indexOf('\n\n', start);
    end = gap < 0 ? text.length : gap + 2;
    if (end - start > LONG_CHARS) break;
  }
  return end;
}

const LONG_CHARS = 160;

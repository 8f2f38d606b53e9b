import type { PageBox } from '#shared/reading/layout/page-box.ts';
import { cutSheet } from '#workers/books/book-bridge.ts';
import type { SheetHyphenation } from '#workers/books/book-worker.ts';
import type { Mark } from '../chapter/render-marks.ts';
import type { ChapterSource } from './chapter-source.ts';
import { fontsLoaded } from './fonts-loaded.ts';
import type { PageFont } from './page-font.ts';
import { Sheet } from './sheet.ts';
import { languagesWithoutDictionary, measureLines } from './soft-hyphens.ts';

/** A chapter of at most this length becomes one sheet; a longer one is laid out stretch by stretch. */
export const WHOLE_CHARS = 40_000;

export interface SheetPlan {
  source: ChapterSource;
  marks: readonly Mark[];
  box: PageBox;
  font: PageFont;
  /** Where the sheet is put. */
  host: HTMLElement;
}

/**
 * Cuts a stretch out of a chapter and lays it out, with its pictures and fonts.
 *
 * @param isStopped whether the sheet is no longer needed
 * @returns null if it was stopped meanwhile
 * @throws WorkerFailedError
 */
export async function layOutSheet(
  plan: SheetPlan,
  { start, chars }: { start: number; chars: number },
  isStopped: () => boolean,
): Promise<Sheet | null> {
  const { source, box, host, marks } = plan;
  const { html, number } = source;
  const cut = await cutSheet({ html, start, chars, hyphenation: hyphenationOf(plan) });
  if (isStopped()) return null;
  const sheet = new Sheet(number, box, { ...source, ...cut, marks });
  host.append(sheet.element);
  await Promise.all([sheet.picturesLoaded, fontsLoaded(sheet.element)]);
  if (!isStopped()) {
    sheet.measure(cut.end === cut.text.length || cut.text.length > WHOLE_CHARS);
    return sheet;
  }
  sheet.dispose();
  return null;
}

function hyphenationOf({ source, box, font, host }: SheetPlan): SheetHyphenation | null {
  const wanted = font.isHyphenated && !box.isVertical ? languagesWithoutDictionary() : [];
  if (wanted.length === 0) return null;
  // Measured again for each sheet: the font may have arrived meanwhile.
  const measure = measureLines(host, box.textWidth, font);
  return { language: source.language, ignored: source.wrongLanguages, wanted, measure };
}

import type { PageBox } from '#shared/reading/layout/page-box.ts';
import type { PageFont } from './page-font.ts';

/** The first stretch is short, so that its page is on the screen at once. */
const FIRST_CHARS = 10_000;
/** A chapter that does not fit one sheet continues in stretches of about this length. */
const CHARS = 36_000;
/** A stretch holds at least this many spreads. */
const FIRST_SPREADS = 4;
const SPREADS = 12;

/** About how many characters of a chapter the next stretch has. */
export function stretchChars({ box, font }: { box: PageBox; font: PageFont }, isFirst: boolean): number {
  const spread = charsPerPage(box, font) * box.columns;
  return isFirst ? Math.max(FIRST_CHARS, FIRST_SPREADS * spread) : Math.max(CHARS, SPREADS * spread);
}

/** How many letters a page holds, roughly. */
const charsPerPage = ({ textWidth, textHeight }: PageBox, { fontSize, lineHeight }: PageFont): number =>
  (textWidth * textHeight) / (fontSize * 0.45 * fontSize * lineHeight);

/** How many pages are shown beside each other. */
export type PagesShown = 'auto' | 'one' | 'two';

/** What decides the shape of a page. Lengths in CSS pixels. */
export interface PageBoxInput {
  /** The room between the bars. */
  width: number;
  height: number;
  fontSize: number;
  /** Multiple of the font size. */
  lineHeight: number;
  /** The reader's greatest width of a page, margins included. */
  maxWidth: number;
  /** The reader's margin at either side of the text. */
  margin: number;
  pagesShown: PagesShown;
  /** Lines run from top to bottom. */
  isVertical: boolean;
}

/**
 * The shape of the pages on the screen. Lengths in whole CSS pixels, so that the thousandth column of a chapter has
 * its exact position. Half of `gap` lies at either side of the spread.
 */
export interface PageBox {
  /** Pages beside each other. */
  columns: 1 | 2;
  /** The width of one page's text, and its height: for lines from left to right a whole number of lines. */
  textWidth: number;
  textHeight: number;
  /** Between two columns, and so between two pages. */
  gap: number;
  /** Above and below the text, within the window: letters may be taller than their line. */
  inset: number;
  isVertical: boolean;
}

/** The share of a narrow window that a margin may take. */
const MARGIN_SHARE = 0.06;
/** A column needs this width, in letters of the font's size, for two to be better than one. */
const MIN_COLUMN_EM = 32;
/** The height of the tallest letters of common fonts, accents and descenders included, as a multiple of the size. */
const LETTER_HEIGHT_EM = 1.6;
/** Headings are set tighter than text: so far their letters reach beyond their line. */
const HEADING_OVERHANG_EM = 0.22;

/** The pages that a window holds with these settings. */
export function pageBox(input: PageBoxInput): PageBox {
  const { fontSize, lineHeight, isVertical } = input;
  const line = fontSize * lineHeight;
  const overhang = Math.max(HEADING_OVERHANG_EM, (LETTER_HEIGHT_EM - lineHeight) / 2);
  const inset = Math.ceil(overhang * fontSize) + 3;
  const room = Math.max(line, input.height - 2 * (inset + outerMargin(input.height)));
  const columns = columnsOf(input);
  const margin = marginOf(input);
  const widest = Math.max(fontSize, Math.min(input.width, input.maxWidth) - 2 * margin);
  const across = columns === 2 ? Math.min(widest, input.width / 2 - 2 * margin) : widest;
  const textWidth = Math.floor(isVertical ? wholeLines(across, line) : across);
  return {
    columns,
    textWidth,
    textHeight: Math.floor(isVertical ? room : wholeLines(room, line)),
    // A single page has the whole window to itself.
    gap:
      columns === 2
        ? Math.min(Math.round(2 * margin), Math.floor(input.width / 2) - textWidth)
        : Math.max(0, Math.floor(input.width) - textWidth),
    inset,
    isVertical,
  };
}

/** The window's width: all columns of a spread, each with its gap. */
export const spreadWidth = ({ columns, textWidth, gap }: PageBox): number => columns * (textWidth + gap);

/** The window's height. */
export const spreadHeight = ({ textHeight, inset }: PageBox): number => textHeight + 2 * inset;

/** Vertical lines fill a window of any width. */
function columnsOf(input: PageBoxInput): 1 | 2 {
  if (input.isVertical || input.pagesShown === 'one') return 1;
  const column = input.width / 2 - 2 * marginOf(input);
  // Two pages requested by the reader stay two unless a line would be too narrow for words.
  const least = input.pagesShown === 'two' ? MIN_COLUMN_EM / 4 : MIN_COLUMN_EM;
  return column >= least * input.fontSize && (input.pagesShown === 'two' || input.width > input.height)
    ? 2
    : 1;
}

/** Margins above and below: large windows get more, small screens need the lines. */
const outerMargin = (height: number): number => Math.min(28, Math.max(4, height * 0.025));

const marginOf = ({ margin, width }: PageBoxInput): number => Math.min(margin, width * MARGIN_SHARE);

/** A rounding error of the browser must not lose a line. */
const wholeLines = (length: number, line: number): number =>
  Math.ceil(Math.max(1, Math.floor(length / line + 1e-6)) * line);

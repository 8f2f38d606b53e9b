/** What the window of the reader shows, measured by the rectangles of its lines and pictures. */
export interface PageInWindow {
  chapter: number;
  /** The number of the first page in the window, and how many the chapter has. */
  page: number;
  pages: number;
  /** What can be read in the window, white space left out. */
  text: string;
  /** Lines and pictures that the window's edge cuts. */
  cut: string[];
  /** Paragraphs of which a single line stands alone in the window. */
  lonely: string[];
  /** A heading, or a rule that opens what follows, at the foot of the window. */
  stranded: string[];
  /** Elements in or around the window that scroll down, or have been scrolled. */
  scrolls: string[];
  /** The foot of the last line of each column, as a share of the window's height; 0 for an empty column. */
  filled: number[];
  /**
   * The block or picture that comes after the window: whether it begins there, and how many pixels of it cannot be
   * split, with the space above them: two or three lines, or everything that moves over together.
   */
  next: { tag: string; begins: boolean; kept: number } | null;
  /** The publisher ends the page there. */
  isBroken: boolean;
  isVertical: boolean;
  /** A row of a table is longer than the window, so that its cells are read beside one another, page by page. */
  hasSplitRow: boolean;
  /** The height of the window and of a line. */
  height: number;
  line: number;
  /** The first of two pages beside each other, measured by itself. */
  first?: PageInWindow;
}

/** What is wrong with the page in the window. */
export function faultsIn(seen: PageInWindow): string[] {
  const at = `chapter ${seen.chapter} page ${seen.page} of ${seen.pages}`;
  return [
    ...seen.cut.map((words) => `${at}: cut “${words}”`),
    ...seen.lonely.map((words) => `${at}: one line alone of “${words}”`),
    ...seen.scrolls.map((name) => `${at}: “${name}” scrolls`),
    ...[seen, ...(seen.first ? [seen.first] : [])].flatMap((one) =>
      endFaults(one).map((fault) => `${at}: ${fault}`),
    ),
  ];
}

function endFaults(seen: PageInWindow): string[] {
  const share = seen.filled.at(-1)!;
  const isLastPage = seen.page + seen.filled.length > seen.pages;
  return [
    ...seen.stranded.map((words) => `“${words}” at the foot`),
    ...(!isLastPage && endsEarly(seen, share)
      ? [`${Math.round(share * 100)} % full before ${JSON.stringify(seen.next)}`]
      : []),
  ];
}

const FULL = 0.9;

/**
 * Whether a page is not nearly full and ends early for no reason: the publisher’s own end of a page, or what cannot be
 * divided.
 */
function endsEarly({ next, isBroken, height, line, isVertical }: PageInWindow, share: number): boolean {
  if (isVertical || isBroken || share >= FULL) return false;
  // Below the last letters there is the rest of their line, and the margin of the window.
  return (1 - share) * height >= (next?.kept ?? 0) + line;
}

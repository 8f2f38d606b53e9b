/** The times of one reader for one book, in ms. */
export interface ParseTimes {
  openMs: number;
  fullMs: number;
  /** The longest time for which the page didn't respond. */
  blockedMs: number;
  characters: number;
}

export interface PageTimes {
  firstPageMs: number;
  /** For each page turned: the time until it is in the document, and until the next frame after that. */
  turnsMs: number[];
}

/** What the benchmark calls in the page. */
export interface BenchPage {
  parse(reader: string, book: string): Promise<ParseTimes>;
  show(reader: string, book: string, turns: number): Promise<PageTimes>;
}

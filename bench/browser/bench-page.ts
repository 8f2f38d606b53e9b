/** What one reader took over one book once, in ms. */
export interface Parsing {
  openMs: number;
  fullMs: number;
  /** The longest time in which the page answered nothing. */
  blockedMs: number;
  characters: number;
}

export interface Showing {
  firstPageMs: number;
  /** Of each page turned: until it is in the document, and until the next frame after that. */
  turnsMs: number[];
}

/** What the benchmark calls in the page. */
export interface BenchPage {
  parse(reader: string, book: string): Promise<Parsing>;
  show(reader: string, book: string, turns: number): Promise<Showing>;
}

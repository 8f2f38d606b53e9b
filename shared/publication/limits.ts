/** Limits on the cost of reading a book. Beyond them a file is BOOK_TOO_COMPLEX, or the item is left out. */
export const limits = {
  zipEntries: 12_000,
  zipNameBytes: 1024,
  entryBytes: 64 * 1024 * 1024,
  totalBytes: 256 * 1024 * 1024,
  /** Inflated to deflated, asked only of entries above `ratioFromBytes`: repetitive text is harmless. */
  ratio: 200,
  ratioFromBytes: 32 * 1024 * 1024,
  /** One XML file inside an EPUB. */
  xmlBytes: 16 * 1024 * 1024,
  /** Elements nested deeper are flattened into their ancestor at this depth. */
  depth: 256,
  chapters: 10_000,
  /** Width times height; a larger picture is left out. */
  picturePixels: 40_000_000,
  /** All fonts of a book together. */
  fontBytes: 24 * 1024 * 1024,
  /** A longer note is a text to go to, not one to open over another. */
  noteChars: 20_000,
  /** All notes together that the book also prints. */
  notesMarkup: 16 * 1024 * 1024,
  titleChars: 500,
  descriptionChars: 20_000,
  names: 100,
  contentsEntries: 20_000,
  /** All style sheets of an EPUB together, the rules of one document, and how deep they may import each other. */
  styleBytes: 4 * 1024 * 1024,
  styleRules: 10_000,
  styleImports: 4,
  /** Rules compared with elements, in one book; then the rest of the book is plain. */
  styleComparisons: 20_000_000,
  /** A chapter takes in documents that the contents do not name until it would pass this. */
  chapterWords: 20_000,
} as const;

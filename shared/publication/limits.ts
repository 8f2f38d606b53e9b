/**
 * Limits on the cost of reading a book. A file above them is refused with BOOK_TOO_COMPLEX, or the item is left out.
 */
export const limits = {
  zipEntries: 12_000,
  zipNameBytes: 1024,
  entryBytes: 64 * 1024 * 1024,
  totalBytes: 256 * 1024 * 1024,
  /** Inflated to deflated, checked only for entries above `ratioFromBytes`: repetitive text is harmless. */
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
  /** A longer note is a target to go to, not to open over the page. */
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
  /** Comparisons of rules with elements in one book; after that the rest of the book is unstyled. */
  styleComparisons: 20_000_000,
  /** A chapter includes following documents that the contents do not list, up to this size. */
  chapterWords: 20_000,
} as const;

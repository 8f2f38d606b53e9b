/** A place in the text of a book. Compare chapters first, then offsets. */
export interface TextPlace {
  /** Its number. */
  readonly chapter: number;
  /** In the chapter's canonical text, in UTF-16 units. */
  readonly offset: number;
}

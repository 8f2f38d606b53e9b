/** A record that devices write. */
export interface WritableRecord {
  t: string;
  k: string;
  fields: readonly string[];
  /** The book of an annotation, where it matters. */
  book?: string;
}

/** A record that devices write. */
export interface WritableRecord {
  t: string;
  k: string;
  fields: readonly string[];
  /** Of an annotation, where it matters. */
  book?: string;
}

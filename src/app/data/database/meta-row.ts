/** A fact about this device or its storage, by key. */
export interface MetaRow {
  key: string;
  value: unknown;
}

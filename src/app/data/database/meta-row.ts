/** A key-value pair about this device or its storage. */
export interface MetaRow {
  key: string;
  value: unknown;
}

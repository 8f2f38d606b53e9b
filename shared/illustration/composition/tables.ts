/** Tables at which people eat. */
export const DINING_TABLES: ReadonlySet<string> = new Set(['table', 'round table', 'laid table']);

/** Everything that people sit at and put things on. */
export const TABLES: ReadonlySet<string> = new Set([...DINING_TABLES, 'desk', 'writing table']);

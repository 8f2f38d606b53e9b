export const TABLE_PARTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
export const IN_TABLE = new Set(['caption', 'thead', 'tbody', 'tfoot', 'tr']);
export const TABLE_ONLY = new Set([...IN_TABLE, 'td', 'th']);

export function canHold(parent: string, name: string): boolean {
  if (name === 'tr') return parent !== 'tr' && TABLE_PARTS.has(parent);
  return parent === 'table';
}

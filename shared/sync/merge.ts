import type { FieldMap, StampedField } from '../contract/sync.ts';

/**
 * Order of two stamps: server milliseconds, then operation number, then device.
 * Total over stamps of distinct operations, so every replica chooses the same winner.
 *
 * @returns negative, zero or positive like any comparator
 */
export function compareStamps(a: StampedField, b: StampedField): number {
  return a[1] - b[1] || a[2] - b[2] || (a[3] < b[3] ? -1 : a[3] > b[3] ? 1 : 0);
}

/**
 * Join of two versions of a record: per field the greater stamp stays, unknown fields are kept.
 * Commutative, associative and idempotent.
 *
 * @returns the same object as `base` when nothing in `incoming` is greater
 */
export function mergeFields(base: FieldMap, incoming: FieldMap): FieldMap {
  let merged = base;
  for (const [name, field] of Object.entries(incoming)) {
    const current = Object.hasOwn(base, name) ? base[name] : undefined;
    if (current && compareStamps(field, current) <= 0) continue;
    if (merged === base) merged = { ...base };
    merged[name] = field;
  }
  return merged;
}

const UNSTORABLE = /\0|\p{Surrogate}/u;
const ALL_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');

/** Deeper than any legitimate value, and well within the recursion's limits. */
const DEPTH_MAX = 32;

/**
 * Whether Postgres can keep every text in a value that came as JSON, names of fields included: it stores neither NUL
 * nor half a surrogate pair.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEPTH_MAX) return false;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item, depth + 1));
}

/** The text with U+FFFD for what Postgres does not store. Each stays one character, so that offsets stay right. */
export const storableText = (text: string): string => text.replace(ALL_UNSTORABLE, '\ufffd');

/** A value that came as JSON with all its texts storable; what is nested too deeply is null. */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) return null;
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [storableText(name), storable(item, depth + 1)]),
  );
}

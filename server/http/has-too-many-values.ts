/** The largest body that is meant, 500 returned rows of the sync protocol with every field set, has 45,000 values. */
const VALUES_MAX = 50_000;

/**
 * Whether parsed JSON holds more values than any valid body: to be refused before each of them is validated, which costs
 * many times what parsing the JSON does. Stops counting at the limit.
 */
export function hasTooManyValues(value: unknown): boolean {
  let left = VALUES_MAX;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const items: unknown[] = Array.isArray(next) ? next : Object.values(next);
    if ((left -= items.length) < 0) return true;
    for (const item of items) waiting.push(item);
  }
  return false;
}

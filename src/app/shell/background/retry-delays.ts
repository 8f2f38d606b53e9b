const FIRST_MS = 5 * 60_000;
const LONGEST_MS = 6 * 60 * 60_000;

/** Retry delays by key: 5, 10, 20 minutes … 6 hours after each failure in a row. */
export class RetryDelays {
  readonly #failed = new Map<string, { count: number; dueMs: number }>();

  isDue(key: string, nowMs: number): boolean {
    return nowMs >= (this.#failed.get(key)?.dueMs ?? 0);
  }

  postpone(key: string, nowMs: number): void {
    const count = (this.#failed.get(key)?.count ?? 0) + 1;
    const delayMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** (count - 1));
    this.#failed.set(key, { count, dueMs: nowMs + delayMs });
  }

  clear(key: string): void {
    this.#failed.delete(key);
  }
}

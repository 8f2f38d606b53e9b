/** Lets calls through until several in a row have failed; then none for a while, and one to see whether it is over. */
export interface CircuitBreaker {
  isOpen(): boolean;
  succeeded(): void;
  /** @param forMs how long nothing shall be tried where one failure is enough to know */
  failed(forMs?: number): void;
}

const FAILURES = 3;
const OPEN_MS = 60_000;

export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    succeeded() {
      failures = 0;
    },
    failed(forMs) {
      failures++;
      if (forMs !== undefined) openUntil = now() + forMs;
      // After the wait a single failure opens it again: `failures` is only reset by success.
      else if (failures >= FAILURES) openUntil = now() + OPEN_MS;
    },
  };
}

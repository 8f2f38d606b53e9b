import type { ProviderErrorCode } from './provider-error.ts';

/** Lets calls through until several in a row have failed; then none for a while, and one to see whether it is over. */
export interface CircuitBreaker {
  isOpen(): boolean;
  succeeded(): void;
  failed(code: ProviderErrorCode | 'unreadable'): void;
}

const FAILURES = 3;
const OPEN_MS = 60_000;
/** A wrong key or model name does not mend itself within minutes: one failure is enough to know. */
const MISCONFIGURED_MS = 10 * 60_000;

export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
    succeeded() {
      failures = 0;
    },
    failed(code) {
      if (code === 'refused') return; // it answered, in its way
      failures++;
      if (code === 'unauthorised' || code === 'unknown-model') openUntil = now() + MISCONFIGURED_MS;
      // After the wait a single failure opens it again: `failures` is only reset by success.
      else if (failures >= FAILURES) openUntil = now() + OPEN_MS;
    },
  };
}

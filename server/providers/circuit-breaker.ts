import type { ProviderErrorCode } from './provider-error.ts';

/** Lets calls through until several in a row have failed; then none for a while, and one to see whether it is over. */
export interface CircuitBreaker {
  /** Asked before each call. After the wait it is open to one caller, whose call decides for all. */
  isOpen(): boolean;
  succeeded(): void;
  failed(code: ProviderErrorCode | 'unreadable'): void;
}

const FAILURES = 5;
const OPEN_MS = 60_000;
/** A wrong key or model name does not mend itself within minutes: one failure is enough to know. */
const MISCONFIGURED_MS = 10 * 60_000;

/** @param now milliseconds of a monotonic clock */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0;
  /** Null: closed. */
  let openUntil: number | null = null;
  return {
    isOpen() {
      if (openUntil === null) return false;
      if (now() < openUntil) return true;
      // Should nothing come of this one call, another may try after the same wait.
      openUntil = now() + OPEN_MS;
      return false;
    },
    succeeded() {
      failures = 0;
      openUntil = null;
    },
    failed(code) {
      if (code === 'refused') {
        openUntil = null; // it answered, in its way
        return;
      }
      failures++;
      if (code === 'unauthorised' || code === 'unknown-model') openUntil = now() + MISCONFIGURED_MS;
      // After the wait a single failure opens it again: `failures` is only reset by success.
      else if (failures >= FAILURES) openUntil = now() + OPEN_MS;
    },
  };
}

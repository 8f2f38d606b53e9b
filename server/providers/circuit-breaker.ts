import type { ProviderErrorCode } from './provider-error.ts';

/** Lets calls through until several in a row have failed; then none for a while, and then one as a trial. */
export interface CircuitBreaker {
  /** Checked before each call. After the wait it admits one caller, whose call decides for all. */
  isOpen(userId: string): boolean;
  succeeded(userId: string): void;
  failed(code: Failure, userId: string): void;
}

type Failure = ProviderErrorCode | 'unreadable';

const FAILURES = 5;
const OPEN_MS = 60_000;
/** A wrong key or model name is not fixed within minutes: one failure is enough to know. */
const MISCONFIGURED_MS = 10 * 60_000;
/** Users whose failures are counted; beyond, those who failed longest ago start over. */
const USERS_MAX = 1_000;

/**
 * Failures that a user's input may have caused: the provider has replied, so it works. It counts for that user only,
 * or a book that makes a model fail would block it for everyone.
 */
const INPUT_FAILURES: ReadonlySet<Failure> = new Set<Failure>(['bad-request', 'unusable', 'unreadable']);

/** @param now milliseconds of a monotonic clock */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  const shared = createCounter(now);
  const users = new Map<string, Counter>();
  return {
    isOpen: (userId) => (users.get(userId)?.isOpen() ?? false) || shared.isOpen(),
    succeeded(userId) {
      users.delete(userId);
      shared.succeeded();
    },
    failed(code, userId) {
      if (code === 'aborted') return;
      if (code !== 'refused' && !INPUT_FAILURES.has(code)) return shared.failed(code);
      shared.replied();
      if (code === 'refused') return; // a reply of a kind
      const own = users.get(userId) ?? createCounter(now);
      own.failed(code);
      users.delete(userId);
      users.set(userId, own);
      if (users.size > USERS_MAX) users.delete(users.keys().next().value!);
    },
  };
}

type Counter = ReturnType<typeof createCounter>;

function createCounter(now: () => number) {
  let failures = 0;
  /** Null: closed. */
  let openUntil: number | null = null;
  return {
    isOpen(): boolean {
      if (openUntil === null) return false;
      if (now() < openUntil) return true;
      // If this call has no outcome, another may try after the same wait.
      openUntil = now() + OPEN_MS;
      return false;
    },
    succeeded(): void {
      failures = 0;
      openUntil = null;
    },
    /** Neither a success nor a failure of the provider. */
    replied(): void {
      openUntil = null;
    },
    failed(code: Failure): void {
      failures++;
      if (code === 'unauthorised' || code === 'unknown-model') openUntil = now() + MISCONFIGURED_MS;
      // After the wait a single failure opens it again: `failures` is only reset by success.
      else if (failures >= FAILURES) openUntil = now() + OPEN_MS;
    },
  };
}

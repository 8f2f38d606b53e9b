import { setTimeout as wait } from 'node:timers/promises';
import { isTransient, ProviderError } from './provider-error.ts';

const RETRIES = 2;
const LONGEST_WAIT_MS = 20_000;

/**
 * Calls a provider, and retries after a pause where the error may be transient. This is the only place that retries a
 * call.
 *
 * @param pauseMs on average before the second attempt, unless the provider asks for longer; doubled before the third
 * @throws ProviderError of the last attempt; an AbortError where `signal` ends a pause
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  { signal, pauseMs }: { signal: AbortSignal; pauseMs: number },
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call();
    } catch (error: unknown) {
      if (attempt >= RETRIES || !(error instanceof ProviderError) || !isTransient(error)) throw error;
      // Full jitter, so that calls that failed together are not retried together.
      const backoffMs = Math.random() * 2 * pauseMs * 2 ** attempt;
      const pause = Math.min(LONGEST_WAIT_MS, Math.max(backoffMs, error.retryAfterMs ?? 0));
      await wait(pause, undefined, { signal });
    }
  }
}

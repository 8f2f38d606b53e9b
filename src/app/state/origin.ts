import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { limits } from '#shared/contract/limits.ts';
import { safeOrigin } from '#app/routes.ts';

/** Browsers keep the state of an entry whose address is entered once more; what was there at the start is over. */
const past: unknown = history.state;

/**
 * Where a reader wanted to go before signing in, or the library. The guard notes it in the entry of the history, so
 * that the address stays /login; an address from elsewhere may name one, too.
 */
export function useOrigin(): string {
  const [params] = useSearchParams();
  const state: unknown = useHistoryState();
  return (
    safeOrigin(originIn(state === past ? null : state)) ??
    safeOrigin(params.get('from')) ??
    limits.defaultAfterLogin
  );
}

/** What the guard puts into the history. */
export const stateFor = (origin: string) => ({ from: origin });

function originIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
}

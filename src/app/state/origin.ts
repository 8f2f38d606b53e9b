import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { limits } from '#shared/contract/limits.ts';
import { safeOrigin } from '#app/routes.ts';

/**
 * Where a reader wanted to go before signing in, or the library. The guard notes it in the entry of the history, so
 * that the address stays /login and a reload keeps it; an address from elsewhere may name one, too.
 */
export function useOrigin(): string {
  const [params] = useSearchParams();
  const state: unknown = useHistoryState();
  return safeOrigin(originIn(state)) ?? safeOrigin(params.get('from')) ?? limits.defaultAfterLogin;
}

/** What the guard puts into the history. */
export const stateFor = (origin: string) => ({ from: origin });

function originIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
}

import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { limits } from '#shared/contract/limits.ts';
import { safeOrigin } from '#app/routes.ts';

/** Browsers keep the state of a history entry whose address is entered again; the state at the start is outdated. */
const initialState: unknown = history.state;

/**
 * The page requested before signing in, or the library. The route guard stores it in the history entry, so that the
 * address stays /login; `?from=` may name one, too.
 */
export function useOrigin(): string {
  const [params] = useSearchParams();
  const state: unknown = useHistoryState();
  return (
    safeOrigin(originIn(state === initialState ? null : state)) ??
    safeOrigin(params.get('from')) ??
    limits.defaultAfterLogin
  );
}

/** The history state that the route guard stores. */
export const stateFor = (origin: string) => ({ from: origin });

function originIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
}

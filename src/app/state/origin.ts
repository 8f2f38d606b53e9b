import { useSearchParams } from 'wouter';
import { limits } from '#shared/contract/limits.ts';
import { safeOrigin } from '#app/routes.ts';

/** Where a reader wanted to go before signing in, or the library. Only paths of this app count. */
export function useOrigin(): string {
  const [params] = useSearchParams();
  return safeOrigin(params.get('from')) ?? limits.defaultAfterLogin;
}

import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useAuth, useHasAccount } from '#app/state/auth.ts';
import { stateFor, useOrigin } from '#app/state/origin.ts';
import { s } from '#app/strings/en.ts';
import { LoadingPage } from '#app/ui/spinner.tsx';

interface ProtectedRouteProps {
  children: ReactNode;
  /** Where an anonymous visitor is sent. */
  redirectTo?: string;
}

/** Shows a page to signed-in readers; sends others to sign in and remembers where they wanted to go. */
export function ProtectedRoute({ children, redirectTo = '/login' }: ProtectedRouteProps) {
  const status = useAuth((state) => state.status);
  const chosen = useAuth((state) => state.signedOutByChoice);
  const [path] = useLocation();
  const search = useSearch();
  if (status === 'loading') return <LoadingPage label={s.app.loading} />;
  if (status === 'unauthenticated')
    return (
      <Redirect
        to={redirectTo}
        replace
        {...(chosen ? {} : { state: stateFor(search ? `${path}?${search}` : path) })}
      />
    );
  return children;
}

/**
 * Sign-in and registration: redirects a signed-in reader to the requested page, or to the library. Readers without an
 * account see them, too.
 */
export function PublicOnlyRoute({ children }: { children: ReactNode }) {
  const status = useAuth((state) => state.status);
  const origin = useOrigin();
  const hasAccount = useHasAccount();
  if (status === 'loading') return <LoadingPage label={s.app.loading} />;
  if (status === 'authenticated' && hasAccount) return <Redirect to={origin} replace />;
  return children;
}

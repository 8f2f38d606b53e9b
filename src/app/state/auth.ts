import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { User } from '#shared/contract/auth.ts';
import { isLocalReader } from '#app/data/device/local-reader.ts';
import { storageKeys } from '#shared/contract/storage.ts';

interface AuthStore {
  user: User | null;
  status: 'loading' | 'authenticated' | 'unauthenticated';
  /** The next sign-in then starts in the library instead of where this reader was. */
  signedOutByChoice: boolean;
}

/** Who is signed in, for the screens; set by `state/session.ts`. The session itself is in IndexedDB. */
export const useAuth = create<AuthStore>()(
  persist((): AuthStore => ({ user: null, status: 'loading', signedOutByChoice: false }), {
    name: storageKeys.authStore,
    partialize: ({ user }) => ({ user }) as AuthStore,
  }),
);

let latest = useAuth.getState().user;
useAuth.subscribe(({ user }) => {
  latest = user ?? latest;
});

/**
 * The signed-in user. During a sign-out React may render a screen once more before it unmounts; then this is still
 * the previous reader. Throws when nobody has been signed in.
 */
export function useUser(): User {
  return currentUser(useAuth((state) => state.user));
}

/** Whether the reader has an account, which this browser syncs with; also true while nobody is signed in. */
export function useHasAccount(): boolean {
  return useAuth(({ user }) => isAccount(user));
}

/** As `useHasAccount`, at this moment. */
export function hasAccount(): boolean {
  return isAccount(useAuth.getState().user);
}

const isAccount = (user: User | null) => user === null || !isLocalReader(user);

/** @param user who is signed in at this moment */
export function currentUser(user: User | null): User {
  const shown = user ?? latest;
  if (!shown) throw new Error('No reader is signed in');
  return shown;
}

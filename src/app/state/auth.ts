import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { User } from '#shared/contract/auth.ts';
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

/** The signed-in user. Throws when nobody is signed in. */
export function useUser(): User {
  const user = useAuth((state) => state.user);
  if (!user) throw new Error('No reader is signed in');
  return user;
}

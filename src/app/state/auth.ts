import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { User } from '#shared/contract/auth.ts';
import { storageKeys } from '#shared/contract/storage.ts';

interface AuthStore {
  user: User | null;
  status: 'loading' | 'authenticated' | 'unauthenticated';
  /** The reader chose to sign out: whoever signs in next does not want to go where that reader was. */
  signedOutByChoice: boolean;
}

/** Who is signed in, for the screens. The session itself lives in IndexedDB; this is told by `state/session.ts`. */
export const useAuth = create<AuthStore>()(
  persist((): AuthStore => ({ user: null, status: 'loading', signedOutByChoice: false }), {
    name: storageKeys.authStore,
    partialize: ({ user }) => ({ user }) as AuthStore,
  }),
);

/** The signed-in user. Throws on a screen that is shown to nobody. */
export function useUser(): User {
  const user = useAuth((state) => state.user);
  if (!user) throw new Error('No reader is signed in');
  return user;
}

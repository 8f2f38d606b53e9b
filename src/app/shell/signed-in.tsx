import { lazy, Suspense, useEffect } from 'react';
import { useAuth } from '#app/state/auth.ts';
import { useModals } from '#app/state/modals.ts';

const ModalHost = lazy(async () => ({ default: (await import('./modal-host.tsx')).ModalHost }));

/** What accompanies a signed-in reader on every screen: the work behind the screens, and the modals over them. */
export function SignedIn() {
  const userId = useAuth((state) => (state.status === 'authenticated' ? state.user?.id : undefined));
  const modalOpen = useModals((state) => state.modal !== null);
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let left = false;
    void import('./background.ts').then(({ startBackground }) => {
      if (!left) stop = startBackground(userId);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [userId]);
  if (!userId || !modalOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalHost />
    </Suspense>
  );
}

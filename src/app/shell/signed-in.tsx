import { lazy, Suspense, useEffect } from 'react';
import { isLocalReader } from '#app/data/device/local-reader.ts';
import { useAuth } from '#app/state/auth.ts';
import { useModals } from '#app/state/modals.ts';
import { beforeSignOut } from '#app/state/session.ts';

const ModalHost = lazy(async () => ({ default: (await import('./modal-host.tsx')).ModalHost }));

/** The background work and the modals of a signed-in reader, on every screen. */
export function SignedIn() {
  const userId = useAuth((state) => (state.status === 'authenticated' ? state.user?.id : undefined));
  const modalOpen = useModals((state) => state.modal !== null);
  useEffect(() => {
    if (!userId) return;
    const running: (() => void)[] = [];
    let isStopped = false;
    void Promise.all([
      import('./background/start-background.ts'),
      import('./background/start-housekeeping.ts'),
      import('./background/warn-when-full.ts'),
      import('./background/receive-files.ts'),
      import('#app/features/notifications/failed-pictures.ts'),
    ]).then(([background, housekeeping, fullDevice, received, failedPictures]) => {
      if (isStopped) return;
      running.push(
        isLocalReader({ id: userId })
          ? background.startWithoutAccount(userId)
          : background.startBackground(userId),
        housekeeping.startHousekeeping(),
        fullDevice.warnWhenFull(),
        failedPictures.notifyOfFailedPictures(),
      );
      received.receiveFiles();
    });
    const stop = () => {
      isStopped = true;
      running.splice(0).forEach((end) => end());
    };
    // A sign-out must not wait for the next render, because nothing may write for this reader afterwards.
    const removeHandler = beforeSignOut(stop);
    return () => {
      removeHandler();
      stop();
    };
  }, [userId]);
  if (!userId || !modalOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalHost />
    </Suspense>
  );
}

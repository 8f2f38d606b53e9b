import { useEffect, useState } from 'react';
import { waitForFirstSync } from '#app/state/sync.ts';

const FIRST_SYNC_MS = 1_500;

/** Whether a book that is missing from the library may still arrive with this visit's first sync. */
export function useInitialSyncPending(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    let left = false;
    void waitForFirstSync(FIRST_SYNC_MS).then(() => !left && setOver(true));
    return () => {
      left = true;
    };
  }, []);
  return !over;
}

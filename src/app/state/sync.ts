import { create } from 'zustand';
import { normaliseError, type ApiError } from '#app/api/errors.ts';

/** How the sync of this visit goes, for the screens. What waits and what was refused is in Dexie: `data/records/sync-state.ts`. */
interface SyncStore {
  syncing: boolean;
  /** Why the last attempt failed; null when it went well or nobody has tried. */
  failure: ApiError | null;
  /** An attempt of this visit went through: what other devices did is here. */
  hasSynced: boolean;
  /** Finished attempts of this visit. */
  attempts: number;
}

const initialState: SyncStore = { syncing: false, failure: null, hasSynced: false, attempts: 0 };

export const useSync = create<SyncStore>(() => initialState);

/** Another reader's visit, or nobody's. */
export function resetSync(): void {
  useSync.setState(initialState);
}

/** Follows one exchange with the server on behalf of the screens; its outcome passes through unchanged. */
export async function trackSync<T>(work: Promise<T>): Promise<T> {
  useSync.setState({ syncing: true });
  try {
    const result = await work;
    useSync.setState(({ attempts }) => ({
      syncing: false,
      failure: null,
      hasSynced: true,
      attempts: attempts + 1,
    }));
    return result;
  } catch (thrown) {
    useSync.setState(({ attempts }) => ({
      syncing: false,
      failure: normaliseError(thrown),
      attempts: attempts + 1,
    }));
    throw thrown;
  }
}

let startSync: (() => void) | null = null;

/** Tells the screens how to start an exchange; whoever runs in the background offers it. */
export function setSyncStarter(start: () => void): () => void {
  startSync = start;
  return () => {
    if (startSync === start) startSync = null;
  };
}

/** Longer than one call may take. */
const SYNC_NOW_LIMIT_MS = 35_000;

/**
 * Exchanges with the server now, at the reader's wish.
 *
 * @returns why it did not work, or null when it did
 */
export async function syncNow(): Promise<ApiError | null> {
  const { attempts } = useSync.getState();
  startSync?.();
  await until((state) => state.attempts > attempts, startSync ? SYNC_NOW_LIMIT_MS : 0);
  return useSync.getState().failure;
}

/** Waits for the first exchange of this visit to end, well or badly, but no longer than `limitMs`. */
export async function waitForFirstSync(limitMs: number): Promise<void> {
  if (!navigator.onLine) return;
  await until((state) => state.attempts > 0, limitMs);
}

function until(isReached: (state: SyncStore) => boolean, limitMs: number): Promise<void> {
  if (isReached(useSync.getState())) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, limitMs);
    const stop = useSync.subscribe((state) => isReached(state) && finish());
  });
}

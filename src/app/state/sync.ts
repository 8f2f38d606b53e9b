import { create } from 'zustand';
import { normaliseError, type ApiError } from '#app/api/errors.ts';

/** The sync of this visit, for the screens. Waiting and refused work is in Dexie: `data/records/sync-state.ts`. */
interface SyncStore {
  syncing: boolean;
  /** Why the last attempt failed; null when it succeeded, or before the first. */
  failure: ApiError | null;
  /** An attempt of this visit succeeded: other devices' changes have been received. */
  hasSynced: boolean;
  /** Finished attempts of this visit. */
  attempts: number;
}

const initialState: SyncStore = { syncing: false, failure: null, hasSynced: false, attempts: 0 };

export const useSync = create<SyncStore>(() => initialState);

/** For the next reader. */
export function resetSync(): void {
  useSync.setState(initialState);
}

/** For a reader without an account, who has nothing to receive. */
export function skipSync(): void {
  useSync.setState({ ...initialState, hasSynced: true, attempts: 1 });
}

/** Tracks one exchange with the server for the screens; returns or throws what it does. */
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

/** Sets what `syncNow` starts. Returns a function that unsets it. */
export function setSyncStarter(start: () => void): () => void {
  startSync = start;
  return () => {
    if (startSync === start) startSync = null;
  };
}

/** Longer than one call may take. */
const SYNC_NOW_LIMIT_MS = 35_000;

/**
 * Exchanges with the server now, at the reader's request.
 *
 * @returns why it did not work, or null when it did
 */
export async function syncNow(): Promise<ApiError | null> {
  const { attempts } = useSync.getState();
  startSync?.();
  await until((state) => state.attempts > attempts, startSync ? SYNC_NOW_LIMIT_MS : 0);
  return useSync.getState().failure;
}

/** Waits for the first exchange of this visit to succeed or fail, but no longer than `limitMs`. */
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

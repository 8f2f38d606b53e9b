import { useLiveQuery } from 'dexie-react-hooks';
import { listRefusedPictures, readSyncState, type RefusedItem } from '#app/data/records/sync-state.ts';
import { useNow } from '#app/ui/use-now.ts';
import { useHasAccount } from '#app/state/auth.ts';
import { useConnection } from '#app/state/connection.ts';
import { useSync } from '#app/state/sync.ts';
import { formatAgo } from '#app/strings/amounts.ts';
import { s } from '#app/strings/en.ts';
import { summariseSync, type SyncTone } from './summarise-sync.ts';

export interface SyncSummary {
  tone: SyncTone;
  text: string;
  /** "Last synced 3 minutes ago"; without an account, how to sync. */
  since: string;
  syncing: boolean;
  waiting: number;
  refused: RefusedItem[];
}

const noneRefused: RefusedItem[] = [];

/** The state of sync for the screens, always current. */
export function useSyncSummary(): SyncSummary {
  const now = useNow();
  const state = useLiveQuery(readSyncState, []);
  // A separate query: it reads all requests, which would be too slow for every page turn.
  const pictures = useLiveQuery(listRefusedPictures, []) ?? noneRefused;
  const hasAccount = useHasAccount();
  const online = useConnection((connection) => connection.online);
  const syncing = useSync((sync) => sync.syncing);
  const failure = useSync((sync) => sync.failure);
  const { waiting = 0, refused: changes = noneRefused, syncedAt = null } = state ?? {};
  const refused = pictures.length > 0 ? [...changes, ...pictures] : changes;
  if (!hasAccount)
    return { tone: 'local', text: s.local.status, since: s.local.statusHint, syncing, waiting, refused };
  return {
    ...summariseSync({ waiting, refused: refused.length, syncing, online, failure, syncedAt }),
    since: syncedAt === null ? s.sync.never : s.sync.lastSynced(formatAgo(syncedAt, now)),
    syncing,
    waiting,
    refused,
  };
}

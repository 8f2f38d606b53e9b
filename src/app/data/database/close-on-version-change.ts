import type { UserDatabase } from './database.ts';

/**
 * Closes a database for good when another tab upgrades or deletes it: a version that does not know the new form
 * must not write into it, and what was wiped must not come to life again.
 *
 * @param onClosed told whether it was deleted; else a newer version of the app has taken it over
 * @returns stops watching
 */
export function closeOnVersionChange(
  database: UserDatabase,
  onClosed?: (deleted: boolean) => void,
): () => void {
  const close = ({ newVersion }: IDBVersionChangeEvent) => {
    database.close();
    onClosed?.(!newVersion);
    return false; // Dexie's own answer would open it again at the next query.
  };
  database.on('versionchange', close);
  return () => database.on('versionchange').unsubscribe(close);
}

import type { UserDatabase } from './database.ts';

/**
 * Closes a database for good when another tab upgrades or deletes it: a version that does not know the new form
 * must not write into it, and a deleted database must not be created again.
 *
 * @param onClosed called with whether it was deleted; else a newer version of the app has upgraded it
 * @returns stops watching
 */
export function closeOnVersionChange(
  database: UserDatabase,
  onClosed?: (deleted: boolean) => void,
): () => void {
  const close = ({ newVersion }: IDBVersionChangeEvent) => {
    database.close();
    onClosed?.(!newVersion);
    return false; // By default Dexie would open it again at the next query.
  };
  database.on('versionchange', close);
  return () => database.on('versionchange').unsubscribe(close);
}

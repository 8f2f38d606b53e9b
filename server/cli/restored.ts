import { StartupError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { renewEpochs } from '#server/db/sync-users.ts';

/**
 * `npm run restored`: after a backup was put back and before the server starts again. The database gets a new epoch,
 * so every device returns what happened since the backup.
 */
try {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    onError: (error) => console.error(error.message),
    notify: (message) => console.error(message),
  });
  try {
    const users = await renewEpochs(database.pool);
    console.log(
      `Devices of ${users} ${users === 1 ? 'user' : 'users'} will return what happened since the backup.`,
    );
  } finally {
    await database.close();
  }
} catch (error: unknown) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

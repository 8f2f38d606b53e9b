import type { UserDatabase } from '../database/database.ts';

/** Operations and files that the server does not have yet; what it has refused waits for the reader, not for it. */
export async function countWaiting(
  database: UserDatabase,
): Promise<{ operations: number; files: number; all: number }> {
  const [operations, files] = await Promise.all([
    database.outbox.filter((op) => !op.refused).count(),
    database.uploads.filter(({ state }) => state !== 'refused').count(),
  ]);
  return { operations, files, all: operations + files };
}

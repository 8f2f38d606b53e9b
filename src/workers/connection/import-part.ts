/**
 * Imports a part of a worker's script. A browser may remember that a script could not be fetched; so the worker fails then,
 * and the next call starts another.
 *
 * @throws TypeError if the part cannot be fetched
 */
export async function importPart<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error: unknown) {
    reportError(error);
    throw error;
  }
}

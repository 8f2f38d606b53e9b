import { fetchPart, MissingPartError } from '#shared/illustration/parts/fetched.ts';
import { importPart } from '../connection/import-part.ts';

/**
 * Paints; if a part of the painter is missing, fetches it and paints again. Painting is pure: an attempt leaves
 * nothing behind.
 *
 * @throws TypeError if a part cannot be fetched; MissingPartError where it is still missing then; and what `paint` throws
 */
export async function paintInParts<T>(paint: () => T): Promise<T> {
  const fetched = new Set<string>();
  for (;;) {
    try {
      return paint();
    } catch (error: unknown) {
      if (!(error instanceof MissingPartError) || fetched.has(error.part)) throw error;
      const { part } = error;
      fetched.add(part);
      await importPart(() => fetchPart(part));
    }
  }
}

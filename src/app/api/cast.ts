import { castResponse } from '#shared/contract/cast.ts';
import { readCast, storeCast } from '#app/data/cast/cast.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { call } from './client.ts';

/** Pulls a book's people and places when the server may have newer ones. */
export async function pullCast({
  id,
  fileStatus,
  revision,
}: Pick<LibraryBook, 'id' | 'fileStatus' | 'revision'>): Promise<void> {
  if (fileStatus !== 'server') return;
  const stored = await readCast(id);
  if (stored && stored.revision >= revision) return;
  const { cast } = await call(`/books/${id}/cast`, castResponse);
  // Not extracted yet; what this device found stays.
  if (cast.length === 0 && stored) return;
  await storeCast(id, { revision, cast });
}

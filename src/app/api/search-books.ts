import { searchResponse, type SearchResult } from '#shared/contract/search.ts';
import { call } from './client.ts';

/** Places in the text of books on the server, one for each chapter. */
export async function searchOnServer(query: string, signal?: AbortSignal): Promise<SearchResult[]> {
  const path = `/books/search?query=${encodeURIComponent(query)}&limit=100`;
  return (await call(path, searchResponse, signal ? { signal } : {})).results;
}

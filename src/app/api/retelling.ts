import { retellingResponse } from '#shared/contract/retelling.ts';
import type { TextPlace } from '#shared/publication/chapters/text-place.ts';
import { saveOffersRetelling, storeRetelling } from '#app/data/cast/retelling.ts';
import { fetchInfo } from './auth.ts';
import { call } from './client.ts';

/** Asks the server whether it has a language model that retells, and stores the answer. @throws ApiError */
export async function refreshOffersRetelling(): Promise<void> {
  await saveOffersRetelling((await fetchInfo()).retells === true);
}

/**
 * Requests a retelling of the last pages before a place. Only the place is sent: the server passes the text before it
 * to the model.
 *
 * @throws ApiError
 */
export async function requestRetelling(bookId: string, { chapter, offset }: TextPlace): Promise<void> {
  const body = { chapter, offset };
  const { lines } = await call(`/books/${bookId}/retelling`, retellingResponse, { method: 'POST', body });
  await storeRetelling(bookId, { chapter, offset, lines });
}

import * as z from 'zod/mini';
import { locator } from '#shared/contract/records.ts';
import { storageKeys } from '#shared/contract/storage.ts';
import { keptInPageStorage } from './kept-in-page-storage.ts';

/** Each book's place, until IndexedDB has it; recover-progress.ts stores what a closed page has left. */

const lastPlace = z.object({
  loc: locator,
  /** 0–100 */
  percent: z.number(),
  /** Device clock, ms since 1970. */
  at: z.number(),
  cfi: z.optional(z.nullable(z.string())),
});

export type LastPosition = z.infer<typeof lastPlace>;

const places = keptInPageStorage(storageKeys.lastPlace, 'books', lastPlace);

export const keepLastPosition = places.keep;
export const readLastPositions = places.read;
export const forgetLastPositions = places.forget;

/** Does nothing when the reader has moved on since. */
export function removeLastPosition(user: string, bookId: string, { loc, at }: LastPosition): void {
  places.remove(user, bookId, (kept) => kept.at === at && kept.loc.join() === loc.join());
}

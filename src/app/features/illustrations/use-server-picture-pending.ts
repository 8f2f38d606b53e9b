import { useLiveQuery } from 'dexie-react-hooks';
import { isPrivateBook } from '#app/data/books/private-books.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { isPaintedHere } from '#shared/sync/device/painted-here.ts';
import { isPictureRequested } from '#app/data/pictures/picture-requests.ts';
import { paintsOnDevice } from '#app/data/settings/reading-habits.ts';
import { useHasAccount } from '#app/state/auth.ts';

/**
 * Whether the server's picture will take the place of one that was painted here: it was requested, or will be once the
 * server knows the passage.
 */
export function useServerPicturePending(description: DescriptionRow | null | undefined): boolean {
  const hasAccount = useHasAccount();
  const isComing = useLiveQuery(() => (description ? isAwaited(description) : false), [description]);
  return hasAccount && isPaintedHere(description?.generated_image) && isComing !== false;
}

async function isAwaited({ id, bookId, foundHere }: DescriptionRow): Promise<boolean> {
  if (await isPrivateBook(bookId)) return false;
  if (await isPictureRequested(id)) return true;
  return foundHere === true && !(await paintsOnDevice());
}

import { db, type DescriptionRow } from './database.ts';
import { writeRecord } from './write.ts';

/**
 * Wishes for a description's picture while the server is away: the first one is the same wish on every device.
 * It is painted as soon as this device syncs.
 */
export async function requestPicture(description: DescriptionRow, style = ''): Promise<void> {
  const replaces = description.generated_image?.id ?? null;
  await writeRecord('imgreq', replaces ? crypto.randomUUID() : `desc:${description.id}`, {
    book: description.bookId,
    description: description.id,
    style: style.trim() || null,
    replaces,
    wanted: Date.now(),
  });
}

/** Wishes for a search of a book for descriptions while the server is away. */
export async function requestSearch(bookId: string): Promise<void> {
  await writeRecord('parse', bookId, { wanted: Date.now() });
}

/** Whether a picture of this description is on its way. */
export async function isPictureRequested(descriptionId: string): Promise<boolean> {
  const view = await db().views.get(['imgreq', `desc:${descriptionId}`]);
  return view !== undefined && (view.v.status === undefined || view.v.status === 'queued');
}

import { db } from '#app/data/database/database.ts';
import { storePicture } from '#app/data/pictures/stored-pictures.ts';

export const MB = 1e6;

/** A picture that was last shown at `usedAt`. */
export async function addPicture(id: string, usedAt: number, size = 1 * MB): Promise<void> {
  const row = await storePicture({
    id,
    bookId: 'b',
    descriptionId: id,
    createdAt: '2026-01-01T00:00:00Z',
    bytes: new ArrayBuffer(size),
    mediaType: 'image/jpeg',
  });
  await db().images.update(row.id, { usedAt });
}

interface StoredBookSize {
  openedAt: number;
  addedAt?: number;
  onServer?: boolean;
  fileBytes?: number;
  textBytes?: number;
}

/** A book on this device: a file and a text of these sizes. */
export async function addStoredBook(
  id: string,
  { openedAt, addedAt = 0, onServer = true, fileBytes = 1 * MB, textBytes = 500_000 }: StoredBookSize,
): Promise<void> {
  await db().views.put({
    t: 'book',
    k: id,
    book: id,
    ms: 1,
    v: { title: id, sha: `sha-${id}`, size: fileBytes, addedAt, ...(onServer ? { state: 'ready' } : {}) },
  });
  await db().publications.put({
    bookId: id,
    parserVersion: 1,
    title: id,
    authors: [],
    language: null,
    description: null,
    genres: [],
    series: null,
    direction: 'ltr',
    contents: [],
    chapters: [],
    openedAt,
  });
  await db().chapters.put({
    bookId: id,
    number: 1,
    title: '',
    language: null,
    direction: 'ltr',
    html: '',
    text: 'x'.repeat(textBytes),
  });
  await db().files.put({ sha: `sha-${id}`, i: 0, bytes: new ArrayBuffer(fileBytes) });
  if (!onServer)
    await db().uploads.put({
      bookId: id,
      sha: `sha-${id}`,
      name: id,
      size: fileBytes,
      state: 'waiting',
    });
}

/** Replaces `navigator.storage`; undefined if the browser does not report its storage. */
export function stubBrowserStorage(storage: Partial<StorageManager> | undefined): void {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
}

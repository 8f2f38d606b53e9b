import { liveQuery } from 'dexie';
import type { PaintedScene } from '#shared/contract/images.ts';
import type { RecordFields } from '#shared/contract/records.ts';
import { db, type DescriptionRow } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';
import { findOpenRequest, requestFor, type RequestView } from '#shared/sync/device/open-request.ts';
import { serverPictureId } from '#shared/sync/device/painted-here.ts';

/**
 * Requests a description's picture while the server cannot be reached: the first one is the same request on every
 * device. It is painted as soon as this device syncs. One that is still open is changed, so that the server paints once.
 *
 * @param take of the picture that this device paints meanwhile: the server paints the same
 * @param scene what it is painted from; null if none is painted
 */
export async function requestPicture(
  description: DescriptionRow,
  style = '',
  take = 0,
  scene: PaintedScene | null = null,
): Promise<void> {
  const { k, f } = pictureRequest(description, await listPictureRequests(), { style, take, scene });
  await writeRecord('imgreq', k, f);
}

/**
 * The record of such a request and its fields.
 *
 * @param requests this device's and others'
 */
export function pictureRequest(
  description: DescriptionRow,
  requests: readonly RequestView[],
  { style = '', take, scene = null }: RequestedPicture,
): { k: string; f: RecordFields<'imgreq'> } {
  const { key, replaces } = requestFor(description, requests, () => crypto.randomUUID());
  const { bookId: book, id } = description;
  const wish = { style: style.trim() || null, replaces, wanted: Date.now(), take, scene };
  return { k: key, f: { book, description: id, ...wish } };
}

interface RequestedPicture {
  style?: string | undefined;
  take: number;
  scene?: PaintedScene | null | undefined;
}

/** Requests the extraction of a book's descriptions while the server cannot be reached. */
export async function requestExtraction(bookId: string): Promise<void> {
  await writeRecord('parse', bookId, { wanted: Date.now() });
}

/** Whether a request for this description's picture is still open. */
export const isPictureRequested = async (descriptionId: string): Promise<boolean> =>
  findOpenRequest(await listPictureRequests(), descriptionId) !== null;

/** All of them, whatever their outcome. */
export const listPictureRequests = () => db().views.where('t').equals('imgreq').toArray();

/** A picture request that the server could not fulfil. */
export interface FailedPicture {
  key: string;
  bookId: string;
  descriptionId: string;
  code: string;
  /** When it was requested: a retry that fails is another failure. */
  wanted: number;
}

/** Requests that failed, unless the reader has dismissed or retried them, or the picture has arrived another way. */
export async function listFailedPictures(): Promise<FailedPicture[]> {
  const { outbox, descriptions } = db();
  const failed = (await listPictureRequests()).flatMap(({ k, v }) => {
    const { status, error, book, description, replaces = null, wanted = 0 } = v as RecordFields<'imgreq'>;
    if (status !== 'failed' || !description) return [];
    return [{ key: k, bookId: book ?? '', descriptionId: description, code: error ?? '', replaces, wanted }];
  });
  if (failed.length === 0) return [];
  const [pending, rows, dismissed] = await Promise.all([
    outbox
      .where('[t+k]')
      .anyOf(failed.map(({ key }): [string, string] => ['imgreq', key]))
      .toArray(),
    descriptions.bulkGet(failed.map(({ descriptionId }) => descriptionId)),
    readHandled('dismissedPictures'),
  ]);
  const retried = new Set(pending.map(({ k }) => k));
  return failed
    .filter(({ key, replaces, wanted }, i) => {
      const hasPicture = serverPictureId(rows[i]?.generated_image) !== replaces;
      return !retried.has(key) && dismissed[key] !== wanted && !(rows[i] && hasPicture);
    })
    .map(({ replaces: _replaces, ...request }) => request);
}

export async function retryPicture({ key, wanted }: Pick<FailedPicture, 'key' | 'wanted'>): Promise<void> {
  // The server repeats a request only for another value, also when the clock was set back.
  await writeRecord('imgreq', key, { wanted: Math.max(Date.now(), wanted + 1) });
}

/** Not synced: other devices show the failure until it is dismissed there. */
export async function dismissFailedPicture(request: Pick<FailedPicture, 'key' | 'wanted'>): Promise<void> {
  await addHandled('dismissedPictures', [request]);
}

/** Calls once for each failed request, also for earlier ones. Returns a function that stops watching. */
export function watchFailedPictures(
  onFailed: (request: FailedPicture) => void,
  onError: (thrown: unknown) => void,
): () => void {
  const handle = async (failed: readonly FailedPicture[]) => {
    const noticed = await readHandled('noticedPictures');
    const newFailures = failed.filter(({ key, wanted }) => noticed[key] !== wanted);
    if (newFailures.length === 0) return;
    await addHandled('noticedPictures', newFailures);
    newFailures.forEach(onFailed);
  };
  const subscription = liveQuery(listFailedPictures).subscribe({
    next: (failed) => void handle(failed).catch(onError),
    error: onError,
  });
  return () => subscription.unsubscribe();
}

/** By key of the request: the `wanted` that was handled. */
type Handled = Record<string, number>;

async function readHandled(name: string): Promise<Handled> {
  return ((await db().meta.get(name))?.value ?? {}) as Handled;
}

async function addHandled(name: string, requests: readonly Pick<FailedPicture, 'key' | 'wanted'>[]) {
  const { meta } = db();
  await db().transaction('rw', meta, async () => {
    const added = Object.fromEntries(requests.map(({ key, wanted }) => [key, wanted]));
    await meta.put({ key: name, value: { ...(await readHandled(name)), ...added } });
  });
}

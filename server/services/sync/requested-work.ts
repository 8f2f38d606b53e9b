import type { RecordFields, RecordType } from '#shared/contract/records.ts';
import type { FieldMap } from '#shared/contract/sync.ts';
import { setServerFields } from '#shared/sync/hub/record-changes.ts';
import { newRequests } from '#shared/sync/hub/new-requests.ts';
import { decideOnPicture } from '#shared/sync/hub/decide-on-picture.ts';
import { findBook } from '../../db/books.ts';
import { countDescriptions, findDescription } from '../../db/descriptions.ts';
import { findPictureOfDescription } from '../../db/pictures.ts';
import { pictureRequestsIn, resolvedPictureRequests } from '../../db/sync-records.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { sceneHere } from '../pictures/paint-description.ts';
import { presentPicture } from '../pictures/present-picture.ts';
import { startExtraction } from '../books/request-extraction.ts';
import { startPainting } from '../pictures/request-picture.ts';
import type { UserChanges } from './user-changes.ts';

type Deps = Pick<Dependencies, 'settings' | 'authSecret' | 'painter' | 'modelPainter'>;

/**
 * What devices requested while offline: records `imgreq` and `parse` become jobs in the transaction that stores them.
 * A request received twice is the same record, so it is one job.
 *
 * @returns ids of jobs to wake once the transaction has committed
 */
export async function startRequestedWork(deps: Deps, changes: UserChanges): Promise<string[]> {
  const jobIds: string[] = [];
  for (const change of newRequests(changes.changed)) {
    const jobId =
      change.t === 'imgreq'
        ? await startRequestedPicture(deps, changes, change.k, values<'imgreq'>(change.after))
        : await startRequestedExtraction(changes, change.k);
    if (jobId) jobIds.push(jobId);
  }
  return jobIds;
}

async function startRequestedPicture(
  deps: Deps,
  changes: UserChanges,
  k: string,
  request: RecordFields<'imgreq'>,
): Promise<string | null> {
  const { db, userId } = changes;
  const description =
    isUuid(request.description) && (await findDescription(db, userId, request.description!));
  if (!description) {
    await setServerFields(changes, 'imgreq', k, { status: 'failed', error: 'NOT_FOUND' });
    return null;
  }
  const current = await findPictureOfDescription(db, userId, description.id);
  const stylePrompt = request.style?.trim() || null;
  const take = Math.max(request.take ?? 0, current ? current.take + 1 : 0);
  const ownScene = () => sceneHere(db, deps.painter, userId, description, { stylePrompt, take });
  // A model's picture is better than the device's, and need not be the same.
  const decision = await decideOnPicture(current, request, deps.modelPainter ? null : ownScene);
  if (decision === 'exists') {
    const image = presentPicture(current!, deps.authSecret);
    await setServerFields(changes, 'imgreq', k, { status: 'done', error: null, image });
    return null;
  }
  if (decision === 'awaited') {
    await setServerFields(changes, 'imgreq', k, AWAITED);
    return null;
  }
  try {
    const job = await startPainting(changes.db, deps.settings.picturesPerDay, userId, description, {
      ...{ stylePrompt, replaces: current?.id ?? null, take, scene: request.scene ?? null },
    });
    await setServerFields(changes, 'imgreq', k, { status: 'queued', error: null });
    return job.isNew ? job.id : null;
  } catch (error: unknown) {
    if (!(error instanceof HttpError)) throw error;
    await setServerFields(changes, 'imgreq', k, { status: 'failed', error: error.code });
    return null;
  }
}

async function startRequestedExtraction(changes: UserChanges, bookId: string): Promise<string | null> {
  const { db, userId } = changes;
  if (!(await findBook(db, userId, bookId))) return null; // The upload of its file starts an extraction of its own.
  const job = await startExtraction(db, userId, bookId);
  const found = await countDescriptions(db, userId, bookId);
  await setServerFields(changes, 'parse', bookId, { status: job ? 'queued' : 'done', found });
  return job?.isNew ? job.id : null;
}

/**
 * A picture was painted, or could not be: every device that requested it receives the outcome. A request that was changed
 * meanwhile, for a later take which its device has painted, waits for that picture instead.
 *
 * @param states of the requests that it is the outcome of
 */
export async function resolvePictureRequests(
  changes: UserChanges,
  descriptionId: string,
  outcome: RecordFields<'imgreq'>,
  states: readonly NonNullable<RecordFields<'imgreq'>['status']>[] = ['queued', 'awaited'],
): Promise<void> {
  for (const { k, take, isPainted } of await pictureRequestsIn(
    changes.db,
    changes.userId,
    descriptionId,
    states,
  )) {
    const isLater = isPainted && outcome.image !== undefined && take > (outcome.image?.take ?? 0);
    await setServerFields(changes, 'imgreq', k, isLater ? AWAITED : outcome);
  }
}

/**
 * The server cannot paint what was requested as its device has, because it was updated since.
 *
 * @returns false if a device waits that has not painted the picture, and nothing is changed
 */
export async function awaitRequestedPicture(changes: UserChanges, descriptionId: string): Promise<boolean> {
  const requests = await pictureRequestsIn(changes.db, changes.userId, descriptionId, ['queued']);
  if (requests.length === 0 || requests.some(({ isPainted }) => !isPainted)) return false;
  for (const { k } of requests) await setServerFields(changes, 'imgreq', k, AWAITED);
  return true;
}

const AWAITED = { status: 'awaited', error: null } as const;

/** A picture was deleted: no request may attach it, or an older take, to the description again. */
export async function clearResolvedPictureRequests(
  changes: UserChanges,
  descriptionId: string,
): Promise<void> {
  for (const k of await resolvedPictureRequests(changes.db, changes.userId, descriptionId)) {
    await setServerFields(changes, 'imgreq', k, { image: null });
  }
}

/** A book was extracted, or could not be. Where no device requested it, there is no record to update. */
export async function resolveExtractionRequest(
  changes: UserChanges,
  bookId: string,
  outcome: RecordFields<'parse'>,
): Promise<void> {
  const [asked] = await changes.tables.records([{ t: 'parse', k: bookId }]);
  if (asked) await setServerFields(changes, 'parse', bookId, outcome);
}

/** Each value was validated as its field's when it was stored; nothing ties a map's keys to the type. */
function values<T extends RecordType>(f: FieldMap): RecordFields<T> {
  return Object.fromEntries(
    Object.entries(f).map(([name, field]) => [name, field[0]]),
  ) as unknown as RecordFields<T>;
}

const isUuid = (text: string | undefined): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');

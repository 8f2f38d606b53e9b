import type { RecordFields, RecordType } from '#shared/contract/records.ts';
import type { FieldMap } from '#shared/contract/sync.ts';
import { type RecordChange, setServerFields } from '#shared/sync/hub/record-changes.ts';
import { findBook } from '../db/books.ts';
import { countDescriptions, findDescription } from '../db/descriptions.ts';
import { findImageOfDescription } from '../db/images.ts';
import { imageRequestsFor } from '../db/sync.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';
import { presentImage } from './present-image.ts';
import { startSearch } from './process-book.ts';
import { startPainting } from './request-image.ts';
import type { UserChanges } from './user-changes.ts';

type Deps = Pick<Dependencies, 'settings' | 'authSecret'>;

/**
 * What devices wished for while they were away: records `imgreq` and `parse` become jobs in the transaction that
 * takes them in. A wish that is heard twice is the same record, so it is one job.
 *
 * @returns ids of jobs to wake once the transaction has committed
 */
export async function startRequestedWork(deps: Deps, changes: UserChanges): Promise<string[]> {
  const jobIds: string[] = [];
  for (const change of newWishes(changes.changed)) {
    const jobId =
      change.t === 'imgreq'
        ? await wishForPicture(deps, changes, change.k, values<'imgreq'>(change.after))
        : await wishForSearch(changes, change.k);
    if (jobId) jobIds.push(jobId);
  }
  return jobIds;
}

/** The last state of each record whose wish is new: `wanted` has another stamp than before. */
function newWishes(changed: readonly RecordChange[]): RecordChange[] {
  const wishes = new Map<string, RecordChange>();
  for (const change of changed) {
    if (change.t !== 'imgreq' && change.t !== 'parse') continue;
    const { wanted } = change.after;
    if (wanted && wanted !== change.before.wanted) wishes.set(`${change.t}/${change.k}`, change);
  }
  return [...wishes.values()];
}

async function wishForPicture(
  deps: Deps,
  changes: UserChanges,
  k: string,
  wish: RecordFields<'imgreq'>,
): Promise<string | null> {
  const { db, userId } = changes;
  const description = isUuid(wish.description) && (await findDescription(db, userId, wish.description!));
  if (!description) {
    await setServerFields(changes, 'imgreq', k, { status: 'failed', error: 'NOT_FOUND' });
    return null;
  }
  const current = await findImageOfDescription(db, userId, description.id);
  if (current && current.id !== wish.replaces) {
    const image = presentImage(current, deps.authSecret);
    await setServerFields(changes, 'imgreq', k, { status: 'done', error: null, image });
    return null;
  }
  try {
    const job = await startPainting(changes.db, deps.settings.imagesPerDay, userId, description, {
      stylePrompt: wish.style?.trim() || null,
      replaces: current?.id ?? null,
      take: current ? current.take + 1 : 0,
    });
    await setServerFields(changes, 'imgreq', k, { status: 'queued', error: null });
    return job.isNew ? job.id : null;
  } catch (error: unknown) {
    if (!(error instanceof HttpError)) throw error;
    await setServerFields(changes, 'imgreq', k, { status: 'failed', error: error.code });
    return null;
  }
}

async function wishForSearch(changes: UserChanges, bookId: string): Promise<string | null> {
  const { db, userId } = changes;
  if (!(await findBook(db, userId, bookId))) return null; // its file is still on the way, and brings its own search
  const job = await startSearch(db, userId, bookId);
  const found = await countDescriptions(db, userId, bookId);
  await setServerFields(changes, 'parse', bookId, { status: job ? 'queued' : 'done', found });
  return job?.isNew ? job.id : null;
}

/** A picture was painted, or could not be: every device that asked for it hears so. */
export async function answerImageRequests(
  changes: UserChanges,
  descriptionId: string,
  outcome: RecordFields<'imgreq'>,
): Promise<void> {
  for (const k of await imageRequestsFor(changes.db, changes.userId, descriptionId)) {
    await setServerFields(changes, 'imgreq', k, outcome);
  }
}

/** A book was searched, or could not be. Where no device asked, nothing is said. */
export async function answerSearch(
  changes: UserChanges,
  bookId: string,
  outcome: RecordFields<'parse'>,
): Promise<void> {
  const [asked] = await changes.tables.records([{ t: 'parse', k: bookId }]);
  if (asked) await setServerFields(changes, 'parse', bookId, outcome);
}

function values<T extends RecordType>(f: FieldMap): RecordFields<T> {
  return Object.fromEntries(
    Object.entries(f).map(([name, field]) => [name, field[0]]),
  ) as unknown as RecordFields<T>;
}

const isUuid = (text: string | undefined): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');

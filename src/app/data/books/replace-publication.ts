import type { LocatorTuple, RecordFields } from '#shared/contract/records.ts';
import { PlaceFollower } from '#shared/publication/chapters/place-follower.ts';
import type { Publication } from '#shared/publication/publication.ts';
import type { ViewRow } from '#shared/sync/device/store.ts';
import { readReturnPlace, saveReturnPlace } from '../progress/return-place.ts';
import { db } from '../database/database.ts';
import { storePublication } from './stored-publication.ts';
import { forgetExtraction } from '../extraction/extracted-here.ts';
import { readPositions } from '../progress/progress.ts';
import { writeRecord } from '../records/write-record.ts';

/**
 * Replaces what an older parser made of a book, and in the same transaction moves this device's progress and the
 * annotations to where their words are now.
 */
export async function replacePublication(bookId: string, publication: Publication): Promise<void> {
  const database = db();
  await database.transaction('rw', database.tables, async () => {
    const chapters = await database.chapters
      .where('[bookId+number]')
      .between([bookId, 0], [bookId, Infinity])
      .toArray();
    const { openedAt = 0, storedAt } = (await database.publications.get(bookId)) ?? {};
    await storePublication(bookId, publication);
    const stored = database.publications.where('bookId').equals(bookId);
    await stored.modify((row) => void Object.assign(row, { openedAt, storedAt }));
    await forgetExtraction(bookId);
    const after = publication.chapters.map(({ text }) => text);
    const follower = new PlaceFollower(
      chapters.map(({ text }) => text),
      after,
    );
    await moveAnnotations(bookId, follower, after);
    await moveProgress(bookId, follower, after);
    await moveReturnPlace(bookId, follower);
  });
}

async function moveAnnotations(
  bookId: string,
  follower: PlaceFollower,
  after: readonly string[],
): Promise<void> {
  const rows = await db().views.where({ t: 'mark', book: bookId }).toArray();
  for (const row of rows) {
    const moved = movedAnnotation(row, follower, after);
    if (moved) await writeRecord('mark', row.k, moved);
  }
}

/** The fields to change; null if the annotation is at its words already, for example moved by another device. */
function movedAnnotation(
  { v }: ViewRow,
  follower: PlaceFollower,
  after: readonly string[],
): RecordFields<'mark'> | null {
  const { loc, end, text = '', cfi } = v as RecordFields<'mark'>;
  if (!Array.isArray(loc)) return null;
  const [chapter, offset] = loc;
  if (follower.hasWords({ chapter, offset }, text)) return null;
  const start = follower.follow({ chapter, offset });
  const last = end === undefined ? null : follower.followEnd({ chapter, offset: end });
  const isWhole = last?.chapter === start.chapter && last.offset > start.offset;
  const stop = isWhole ? last.offset : start.offset + (end ?? offset) - offset;
  if (start.chapter === chapter && start.offset === offset && (end === undefined || stop === end))
    return null;
  return {
    loc: locatorAt(start.chapter, start.offset, loc, after),
    ...(end === undefined ? {} : { end: stop }),
    // It was computed for the old offset.
    ...(typeof cfi === 'string' ? { cfi: null } : {}),
  };
}

/**
 * Only where no other device has a later position: what is written now would become the latest one.
 */
async function moveProgress(
  bookId: string,
  follower: PlaceFollower,
  after: readonly string[],
): Promise<void> {
  const { me, others } = await readPositions(bookId);
  if (!me || others.some(({ ms }) => ms > me.ms)) return;
  const [chapter, offset] = me.loc;
  const found = follower.follow({ chapter, offset });
  if (found.chapter === chapter && found.offset === offset) return;
  const loc = locatorAt(found.chapter, found.offset, me.loc, after);
  await writeRecord('progress', `${bookId}:${me.device}`, { loc });
}

async function moveReturnPlace(bookId: string, follower: PlaceFollower): Promise<void> {
  const left = await readReturnPlace(bookId);
  if (left) await saveReturnPlace(bookId, { ...left, ...follower.follow(left) });
}

function locatorAt(
  chapter: number,
  offset: number,
  [, , , page, pages]: LocatorTuple,
  after: readonly string[],
): LocatorTuple {
  return [chapter, offset, after[chapter - 1]?.length ?? 0, page, pages];
}

import Dexie, { type Table } from 'dexie';
import { moveOperations } from '#shared/sync/device/move-operations.ts';
import { newDevice } from '#shared/sync/device/store.ts';
import { assertKnownVersion } from '../database/database-open-error.ts';
import { type DescriptionRow, UserDatabase } from '../database/database.ts';
import { requestPaintedHere } from '../pictures/request-painted-here.ts';
import { deviceStore } from '../records/device-store.ts';
import { NEW_IDS, newIds, withNewIds, type NewIds } from './new-ids.ts';
import type { PendingMove } from './session.ts';

/** Rows moved in one transaction; of rows with large contents only a few. */
const ROWS = 200;
const LARGE_ROWS = 8;

/** Facts that do not move: how far a database has come with its server, and the ids of this very move. */
const OWN_FACTS = new Set([NEW_IDS, ...Object.keys(newDevice)]);

/**
 * Moves all that one reader has on this device into another reader's database, and deletes the first.
 *
 * @throws DatabaseOpenError
 */
export async function moveReader({ from, to }: PendingMove): Promise<void> {
  await assertKnownVersion(to);
  const source = new UserDatabase(from);
  const target = new UserDatabase(to);
  // Another tab closes it as soon as it is notified, and the deletion continues by itself.
  source.on('blocked', () => false);
  try {
    if (await Dexie.exists(source.name)) await moveContents(source, target);
  } finally {
    target.close();
  }
  await source.delete();
}

/**
 * Moves batch by batch, so that nothing is stored twice. What the other database has already stays; changes are added to its
 * outbox, where sync merges them. Safe to call again after it was cut off: each batch is removed only once it has arrived, and
 * a change that arrives twice has the same effect as once.
 */
export async function moveContents(from: UserDatabase, to: UserDatabase): Promise<void> {
  const ids = await newIds(from, to.userId);
  const moveRows = <R, K>(one: Table<R, K>, other: Table<R, K>, count: number, merge?: Merge<R>) =>
    moveTable(one, other, { ids, count, merge });
  await moveRows(from.files, to.files, LARGE_ROWS);
  await moveRows(from.resources, to.resources, LARGE_ROWS);
  await moveRows(from.covers, to.covers, LARGE_ROWS);
  await moveRows(from.chapters, to.chapters, LARGE_ROWS);
  await moveRows(from.fonts, to.fonts, LARGE_ROWS);
  await moveRows(from.notes, to.notes, ROWS);
  await moveRows(from.publications, to.publications, ROWS);
  await moveRows(from.summaries, to.summaries, ROWS);
  await moveRows(from.images, to.images, LARGE_ROWS);
  await moveRows(from.descriptions, to.descriptions, ROWS, keepPicture);
  await moveRows(from.shelf, to.shelf, ROWS);
  await moveFacts(from, to, ids);
  // Last, because another thread sends what it finds here: by then a book's file is in its place.
  await moveOperations(deviceStore(from), deviceStore(to), {
    reader: from.userId,
    count: ROWS,
    rename: (operation) => withNewIds(operation, ids),
  });
  await requestPaintedHere(to);
  await moveRows(from.uploads, to.uploads, ROWS);
}

/** A row that both have. */
type Merge<R> = (own: R, moved: R) => R;

/** @param options.merge by default the other reader's own row stays */
async function moveTable<R, K>(
  from: Table<R, K>,
  to: Table<R, K>,
  { ids, count, merge = (own) => own }: { ids: NewIds; count: number; merge?: Merge<R> | undefined },
): Promise<void> {
  for (;;) {
    const keys = await from.toCollection().limit(count).primaryKeys();
    if (keys.length === 0) return;
    const moved = (await from.bulkGet(keys)).map((row) => withNewIds(row, ids));
    await to.db.transaction('rw', to, async () => {
      const own = await to.bulkGet(withNewIds(keys, ids));
      await to.bulkPut(
        moved.flatMap((row, i) => {
          const before = own[i];
          if (row === undefined) return [];
          return [before === undefined ? row : merge(before, row)];
        }),
      );
    });
    await from.bulkDelete(keys);
  }
}

/** A passage that both have found has the picture of either. */
function keepPicture(own: DescriptionRow, moved: DescriptionRow): DescriptionRow {
  const { generated_image: image, style, scene } = moved;
  if (own.generated_image || !image) return own;
  const from = { ...(style === undefined ? {} : { style }), ...(scene === undefined ? {} : { scene }) };
  return { ...own, generated_image: image, ...from };
}

async function moveFacts(from: UserDatabase, to: UserDatabase, ids: NewIds): Promise<void> {
  const own = (await from.meta.toArray()).filter(({ key }) => !OWN_FACTS.has(key));
  const facts = own.map((fact) => withNewIds(fact, ids));
  await to.transaction('rw', to.meta, async () => {
    const known = await to.meta.bulkGet(facts.map(({ key }) => key));
    await to.meta.bulkPut(facts.filter((_, i) => known[i] === undefined));
  });
}

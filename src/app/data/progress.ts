import type { LocatorTuple, RecordFields } from '#shared/contract/records.ts';
import {
  compareLocators,
  furthestOf,
  openingPosition,
  settledKey,
  type DevicePosition,
  type OpeningPosition,
  type PositionChoice,
  type SettledPositions,
} from '#shared/reading/progress/opening-position.ts';
import type { ViewRow } from '#shared/sync/device/store.ts';
import { db, type MetaRow } from './database.ts';
import { deviceId } from './device-id.ts';
import { deviceName } from './device-name.ts';
import { withRoom } from './make-room.ts';
import { writeRecord } from './write.ts';

/**
 * Keeps where this device is in a book.
 *
 * @param percent the saved percentage, 0–100
 * @param cfi the same place for other readers; null where it is not known yet, undefined where the book has none
 */
export async function saveProgress(
  bookId: string,
  loc: LocatorTuple,
  percent: number,
  cfi?: string | null,
): Promise<void> {
  const k = `${bookId}:${await deviceId(db())}`;
  const name = deviceName();
  const stored: Told | undefined = (await db().views.get(['progress', k]))?.v;
  const told = toldBefore.get(k) ?? stored ?? {};
  const pct = Math.round(percent * 100) / 100;
  // With each place, so that an old place's never stands beside it.
  const place = { loc, pct, at: Date.now(), ...(cfi === undefined ? {} : { cfi }) };
  const reached = furthestOf(placesOf(told));
  const isBack = reached !== null && compareLocators(loc, reached.loc) < 0;
  // Every page turn is sent: what has not changed stays at home.
  await withRoom(0, () =>
    writeRecord('progress', k, {
      ...place,
      ...(told.deviceName === name ? {} : { deviceName: name }),
      ...(isBack && reached.loc !== told.far ? { far: reached.loc } : {}),
    }),
  );
  toldBefore.set(k, { loc, deviceName: name, far: isBack ? reached.loc : told.far });
}

/** Adds the CFI to the position just saved without; nothing happens where this device has read on since. */
export async function addProgressCfi(bookId: string, loc: LocatorTuple, cfi: string): Promise<void> {
  const k = `${bookId}:${await deviceId(db())}`;
  const saved = (await db().views.get(['progress', k]))?.v as RecordFields<'progress'> | undefined;
  if (saved?.cfi !== null || saved.loc?.join() !== loc.join()) return;
  await withRoom(0, () => writeRecord('progress', k, { cfi }));
}

type Told = Pick<RecordFields<'progress'>, 'loc' | 'far' | 'deviceName'>;

/** What this device's positions said last, by their keys. */
const toldBefore = new Map<string, Told>();

/** Where a device is and, once it has gone back, the furthest place where it was. */
const placesOf = ({ loc, far }: Told) =>
  [loc, far].flatMap((one) => (Array.isArray(one) ? [{ loc: one }] : []));

/** Where every device is in a book. */
export interface BookPositions {
  me: DevicePosition | null;
  others: DevicePosition[];
  /** What the reader has decided about positions of other devices. */
  settled: SettledPositions;
}

export async function readPositions(bookId: string): Promise<BookPositions> {
  const [mine, rows, choices] = await Promise.all([
    knownDevice(),
    db().views.where({ t: 'progress', book: bookId }).toArray(),
    db().meta.get(choicesKey(bookId)),
  ]);
  return toPositions(rows, mine, choices);
}

/** Where to open a book, from this device's position and those of the others. */
export async function findOpeningPosition(bookId: string): Promise<OpeningPosition> {
  const { me, others, settled } = await readPositions(bookId);
  return openingPosition(me, others, settled);
}

/** Remembers what was decided about another device's position: it is not asked again. */
export async function settlePosition(
  bookId: string,
  position: DevicePosition,
  choice: PositionChoice,
): Promise<void> {
  const { meta } = db();
  await db().transaction('rw', meta, async () => {
    const { [settledKey(position)]: _old, ...known } = choicesOf(await meta.get(choicesKey(bookId)));
    const entries = [...Object.entries(known), [settledKey(position), choice] as const];
    await meta.put({ key: choicesKey(bookId), value: Object.fromEntries(entries.slice(-CHOICES_KEPT)) });
  });
}

/** The furthest place that was reached on any device: pictures and facts beyond it are spoilers. */
export async function furthestPosition(bookId: string): Promise<LocatorTuple | null> {
  const rows = await db().views.where({ t: 'progress', book: bookId }).toArray();
  return furthestOf(rows.flatMap(({ v }) => placesOf(v as Told)))?.loc ?? null;
}

const CHOICES_KEPT = 20;
const CHOICES_PREFIX = 'choices:';
const choicesKey = (bookId: string) => CHOICES_PREFIX + bookId;
const choicesOf = (row: MetaRow | undefined) => (row?.value ?? {}) as Record<string, PositionChoice>;

/** Chapters in which books open by the same rule, for the library: one reading of three tables for all of them. */
export async function readOpeningChapters(progress: readonly ViewRow[]): Promise<Map<string, number>> {
  const [mine, choices] = await Promise.all([
    knownDevice(),
    db().meta.where('key').startsWith(CHOICES_PREFIX).toArray(),
  ]);
  const choicesByBook = new Map(choices.map((row) => [row.key.slice(CHOICES_PREFIX.length), row]));
  const rowsByBook = new Map<string, ViewRow[]>();
  for (const row of progress) rowsByBook.set(row.book, [...(rowsByBook.get(row.book) ?? []), row]);
  const chapters = new Map<string, number>();
  for (const [bookId, rows] of rowsByBook) {
    const { me, others, settled } = toPositions(rows, mine, choicesByBook.get(bookId));
    chapters.set(bookId, openingPosition(me, others, settled).open?.loc[0] ?? 1);
  }
  return chapters;
}

function toPositions(rows: readonly ViewRow[], mine: string, choices: MetaRow | undefined): BookPositions {
  const all = rows.flatMap((row): DevicePosition[] => {
    const { loc, deviceName: name = '' } = row.v as RecordFields<'progress'>;
    if (!Array.isArray(loc)) return [];
    return [{ device: row.k.slice(row.k.indexOf(':') + 1), deviceName: name, loc, ms: row.ms }];
  });
  return {
    me: all.find((one) => one.device === mine) ?? null,
    others: all.filter((one) => one.device !== mine),
    settled: new Map(Object.entries(choicesOf(choices))),
  };
}

/** This device's id, or '' before it did anything; a query must not make one. */
async function knownDevice(): Promise<string> {
  const known = (await db().meta.get('device'))?.value;
  return typeof known === 'string' ? known : '';
}

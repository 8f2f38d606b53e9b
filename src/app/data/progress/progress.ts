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
import { db, type UserDatabase } from '../database/database.ts';
import type { MetaRow } from '../database/meta-row.ts';
import { deviceId } from '../device/device-id.ts';
import { deviceName } from '../device/device-name.ts';
import { keepLastPosition, removeLastPosition, type LastPosition } from './last-position.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';
import { writeRecord } from '../records/write-record.ts';

/** A place as it is saved. */
interface SavedPosition {
  loc: LocatorTuple;
  /** 0–100 */
  percent: number;
  /** The same place for other readers; null if it is not known yet, absent if the book has none. */
  cfi?: string | null | undefined;
  /** Device clock, ms since 1970; now where it is absent. */
  at?: number;
}

/** Saves where this device is in a book. The place survives even if the page is closed right after the call. */
export async function saveProgress(bookId: string, place: SavedPosition): Promise<void> {
  const { loc, percent, cfi, at = Date.now() } = place;
  const { userId } = db();
  const last: LastPosition = { loc, percent, at, ...(cfi === undefined ? {} : { cfi }) };
  keepLastPosition(userId, bookId, last);
  await storeProgress(bookId, last);
  removeLastPosition(userId, bookId, last);
}

/** Saves to IndexedDB, which a page that is being closed does not wait for. */
export async function storeProgress(bookId: string, { percent, ...saved }: LastPosition): Promise<void> {
  const { loc, at } = saved;
  const k = `${bookId}:${await deviceId(db())}`;
  const name = deviceName();
  const stored: StoredPosition | undefined = (await db().views.get(['progress', k]))?.v;
  const known = lastSaved.get(k) ?? stored ?? {};
  const reached = furthestOf(locatorsOf(known));
  const isBack = reached !== null && compareLocators(loc, reached.loc) < 0;
  const place = { ...saved, pct: Math.round(percent * 100) / 100 };
  // A page turn is sent often: fields that have not changed are left out. The CFI goes with each place, so that an
  // old one is never stored beside a new locator.
  await writeWithEviction(0, () =>
    writeRecord(
      'progress',
      k,
      {
        ...place,
        ...(known.deviceName === name ? {} : { deviceName: name }),
        ...(isBack && reached.loc !== known.far ? { far: reached.loc } : {}),
      },
      at,
    ),
  );
  lastSaved.set(k, { loc, deviceName: name, far: isBack ? reached.loc : known.far });
}

/** Adds the CFI to a position saved without one; does nothing where this device has moved on since. */
export async function addProgressCfi(bookId: string, loc: LocatorTuple, cfi: string): Promise<void> {
  const k = `${bookId}:${await deviceId(db())}`;
  const saved = (await db().views.get(['progress', k]))?.v as RecordFields<'progress'> | undefined;
  if (saved?.cfi !== null || saved.loc?.join() !== loc.join()) return;
  await writeWithEviction(0, () => writeRecord('progress', k, { cfi }));
}

type StoredPosition = Pick<RecordFields<'progress'>, 'loc' | 'far' | 'deviceName'>;

/** What this page has saved last, by record key. */
const lastSaved = new Map<string, StoredPosition>();

/** A device's locator and, when it has moved back, its furthest one. */
const locatorsOf = ({ loc, far }: StoredPosition) =>
  [loc, far].flatMap((one) => (Array.isArray(one) ? [{ loc: one }] : []));

/** Where every device is in a book. */
export interface BookPositions {
  me: DevicePosition | null;
  others: DevicePosition[];
  /** The reader's decisions about positions of other devices. */
  settled: SettledPositions;
}

export async function readPositions(bookId: string): Promise<BookPositions> {
  const { views, meta } = db();
  const [mine, rows, choices] = await Promise.all([
    readDeviceId(meta),
    views.where({ t: 'progress', book: bookId }).toArray(),
    meta.get(choicesKey(bookId)),
  ]);
  return toPositions(rows, mine, choices);
}

/** Where to open a book, from this device's position and those of the others. */
export async function findOpeningPosition(bookId: string): Promise<OpeningPosition> {
  const { me, others, settled } = await readPositions(bookId);
  return openingPosition(me, others, settled);
}

/** Saves the decision about another device's position, so that the reader is asked once. */
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
  return furthestOf(rows.flatMap(({ v }) => locatorsOf(v as StoredPosition)))?.loc ?? null;
}

const CHOICES_KEPT = 20;
const CHOICES_PREFIX = 'choices:';
const choicesKey = (bookId: string) => CHOICES_PREFIX + bookId;
const choicesOf = (row: MetaRow | undefined) => (row?.value ?? {}) as Record<string, PositionChoice>;

/** The chapters in which books open by the same rule, with one read of each table for the whole library. */
export async function readOpeningChapters(progress: readonly ViewRow[]): Promise<Map<string, number>> {
  const { meta } = db();
  const [mine, choices] = await Promise.all([
    readDeviceId(meta),
    meta.where('key').startsWith(CHOICES_PREFIX).toArray(),
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

/** This device's id, or '' before its first write: a live query must not create one. */
async function readDeviceId(meta: UserDatabase['meta']): Promise<string> {
  const known = (await meta.get('device'))?.value;
  return typeof known === 'string' ? known : '';
}

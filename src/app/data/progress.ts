import type { LocatorTuple, RecordFields } from '#shared/contract/records.ts';
import {
  openingPosition,
  settledKey,
  type DevicePosition,
  type OpeningPosition,
} from '#shared/reading/opening-position.ts';
import { db } from './database.ts';
import { deviceId } from './device-id.ts';
import { deviceName } from './device-name.ts';
import { writeRecord } from './write.ts';

/** Keeps where this device is in a book. `percent` is the saved percentage, 0–100. */
export async function saveProgress(bookId: string, loc: LocatorTuple, percent: number): Promise<void> {
  const device = await deviceId(db());
  await writeRecord('progress', `${bookId}:${device}`, {
    loc,
    pct: Math.round(percent * 100) / 100,
    at: Date.now(),
    deviceName: deviceName(),
  });
}

/** Where to open a book, from this device's position and those of the others. */
export async function findOpeningPosition(bookId: string): Promise<OpeningPosition> {
  const { me, others } = await positions(bookId);
  const settled = ((await db().meta.get(`settled:${bookId}`))?.value as string[] | undefined) ?? [];
  return openingPosition(me, others, new Set(settled));
}

/** Remembers that the reader has decided about another device's position. */
export async function settlePosition(bookId: string, position: DevicePosition): Promise<void> {
  const key = `settled:${bookId}`;
  const settled = ((await db().meta.get(key))?.value as string[] | undefined) ?? [];
  await db().meta.put({ key, value: [...new Set([...settled, settledKey(position)])].slice(-20) });
}

/** The furthest position of any device: pictures and facts beyond it are spoilers. */
export async function furthestPosition(bookId: string): Promise<LocatorTuple | null> {
  const { me, others } = await positions(bookId);
  const all = [...(me ? [me] : []), ...others].map((one) => one.loc);
  return all.reduce<LocatorTuple | null>(
    (far, loc) => (!far || loc[0] > far[0] || (loc[0] === far[0] && loc[1] > far[1]) ? loc : far),
    null,
  );
}

async function positions(bookId: string): Promise<{ me: DevicePosition | null; others: DevicePosition[] }> {
  const mine = await deviceId(db());
  const rows = await db().views.where({ t: 'progress', book: bookId }).toArray();
  const all = rows.flatMap((row): DevicePosition[] => {
    const v = row.v as RecordFields<'progress'>;
    if (!Array.isArray(v.loc)) return [];
    const device = row.k.slice(row.k.indexOf(':') + 1);
    return [{ device, deviceName: v.deviceName ?? device, loc: v.loc, ms: row.ms }];
  });
  return {
    me: all.find((one) => one.device === mine) ?? null,
    others: all.filter((one) => one.device !== mine),
  };
}

import type { RecordFields } from '#shared/contract/records.ts';
import type { Correction } from '#shared/reading/cast/apply-corrections.ts';
import { db } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';
import { writeWithEviction } from '../storage/write-with-eviction.ts';

export type NewCorrection = Omit<Correction, 'id' | 'madeAt'>;

/** The corrections of a book's cast that its reader has made on any device and not undone, in no order. */
export async function listCorrections(bookId: string): Promise<Correction[]> {
  const rows = await db().views.where({ t: 'correction', book: bookId }).toArray();
  return rows.flatMap(({ k, v }): Correction[] => {
    const { kind, of, names, name = '', since = 1, madeAt = 0, deleted } = v as RecordFields<'correction'>;
    return kind && of && names && !deleted ? [{ id: k, kind, of, names, name, since, madeAt }] : [];
  });
}

/**
 * Corrects a book's cast, on every device.
 *
 * @returns the correction's id
 */
export async function addCorrection(bookId: string, correction: NewCorrection): Promise<string> {
  const id = crypto.randomUUID();
  const fields = { ...correction, book: bookId, madeAt: Date.now(), deleted: false };
  await writeWithEviction(0, () => writeRecord('correction', id, fields));
  return id;
}

/** Undo of addCorrection, on every device. */
export async function removeCorrection(id: string): Promise<void> {
  await writeWithEviction(0, () => writeRecord('correction', id, { deleted: true }));
}

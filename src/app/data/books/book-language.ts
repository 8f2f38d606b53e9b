import type { RecordFields } from '#shared/contract/records.ts';
import type { ReturnPlace } from '#shared/reading/navigation/return-stack.ts';
import { db } from '../database/database.ts';
import { writeRecord } from '../records/write-record.ts';

/** The language that the reader says the book is in, as a BCP 47 tag; null where the book's own word holds. */
export async function readBookLanguage(bookId: string): Promise<string | null> {
  const book = (await db().views.get(['book', bookId]))?.v as RecordFields<'book'> | undefined;
  return book?.readAs ?? null;
}

/** On every device: the book is the same one there. */
export async function saveBookLanguage(bookId: string, language: string | null): Promise<void> {
  await writeRecord('book', bookId, { readAs: language });
}

const wayBackKey = (bookId: string) => `wayBack:${bookId}`;

/** Where reading was before the reader looked something up and put the book away; null when nothing is left open. */
export async function readReturnPlace(bookId: string): Promise<ReturnPlace | null> {
  return ((await db().meta.get(wayBackKey(bookId)))?.value as ReturnPlace | undefined) ?? null;
}

/** On this device alone. */
export async function saveReturnPlace(bookId: string, place: ReturnPlace | null): Promise<void> {
  if (place === null) await db().meta.delete(wayBackKey(bookId));
  else await db().meta.put({ key: wayBackKey(bookId), value: place });
}

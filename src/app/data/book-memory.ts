import type { LeftPlace } from '#shared/reading/way-back.ts';
import { db } from './database.ts';

/** What this device alone remembers of an open book, under a key of its own each. */
const languageKey = (bookId: string) => `bookLanguage:${bookId}`;
const wayBackKey = (bookId: string) => `wayBack:${bookId}`;

/** The language that the reader says the book is in, as a BCP 47 tag; null where the book's own word holds. */
export async function readBookLanguage(bookId: string): Promise<string | null> {
  return ((await db().meta.get(languageKey(bookId)))?.value as string | undefined) ?? null;
}

export async function saveBookLanguage(bookId: string, language: string | null): Promise<void> {
  await put(languageKey(bookId), language);
}

/** Where reading was before the reader looked something up and put the book away; null when nothing is left open. */
export async function readWayBack(bookId: string): Promise<LeftPlace | null> {
  return ((await db().meta.get(wayBackKey(bookId)))?.value as LeftPlace | undefined) ?? null;
}

export async function saveWayBack(bookId: string, place: LeftPlace | null): Promise<void> {
  await put(wayBackKey(bookId), place);
}

async function put(key: string, value: unknown): Promise<void> {
  if (value === null) await db().meta.delete(key);
  else await db().meta.put({ key, value });
}

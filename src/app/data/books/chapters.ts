import { db, type ChapterRow, type NoteRow } from '../database/database.ts';

export async function findChapter(bookId: string, number: number): Promise<ChapterRow | null> {
  return (await db().chapters.get([bookId, number])) ?? null;
}

export async function findNote(bookId: string, id: string): Promise<NoteRow | null> {
  return (await db().notes.get([bookId, id])) ?? null;
}

export async function findResource(
  bookId: string,
  href: string,
): Promise<{ bytes: ArrayBuffer; mediaType: string } | null> {
  return (await db().resources.get([bookId, href])) ?? null;
}

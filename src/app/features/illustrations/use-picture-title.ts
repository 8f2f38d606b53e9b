import { useLiveQuery } from 'dexie-react-hooks';
import { namedChapters } from '#shared/reading/navigation/named-chapters.ts';
import { findPublication } from '#app/data/books/publications.ts';
import type { DescriptionRow } from '#app/data/database/database.ts';
import { pictureSubject } from '#app/data/pictures/picture-subject.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';

/** Whom or what a picture certainly shows, else where in the book it belongs; null until it is known. */
export function usePictureTitle(description: DescriptionRow): string | null {
  const { bookId, chapter_number: number } = description;
  const publication = useLiveQuery(() => findPublication(bookId), [bookId]);
  const subject = useLiveQuery(() => pictureSubject(description), [description]);
  if (subject === undefined || publication === undefined) return null;
  if (subject !== null) return subject;
  const chapter = publication && namedChapters(publication)[number - 1];
  return chapter ? reading.page.chapterTitle(number, chapter.title) : s.reader.chapter(number);
}

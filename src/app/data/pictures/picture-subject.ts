import { certainSubject } from '#shared/reading/cast/certain-subject.ts';
import { findChapter } from '../books/chapters.ts';
import type { DescriptionRow } from '../database/database.ts';

/** Whom or what a passage certainly shows. Without the text on this device, only the passage's own words decide. */
export async function pictureSubject(description: DescriptionRow): Promise<string | null> {
  if (description.entity === null) return null;
  const chapter = await findChapter(description.bookId, description.chapter_number);
  return certainSubject(description, chapter?.text.slice(0, description.start) ?? '');
}

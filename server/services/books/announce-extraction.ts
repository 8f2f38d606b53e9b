import type { BookRow } from '../../db/books.ts';
import { listDescriptions } from '../../db/descriptions.ts';
import type { Dependencies } from '../../dependencies.ts';
import { announce } from '../../realtime/announce.ts';

/** Notifies the user's clients of a finished extraction and of what it has found. */
export async function announceExtraction(
  { pool }: Pick<Dependencies, 'pool'>,
  userId: string,
  book: BookRow,
  total: number,
): Promise<void> {
  const rows = await listDescriptions(pool, userId, book.id);
  const chapterNumber = rows[0]?.chapter_number;
  if (chapterNumber !== undefined) {
    // One for the whole book: a client shows a notice for each event.
    await announce(pool, userId, {
      type: 'chapter_descriptions_extracted',
      data: {
        book_id: book.id,
        book_title: book.title,
        chapter_number: chapterNumber,
        descriptions_count: rows.filter((row) => row.chapter_number === chapterNumber).length,
        total_descriptions: rows.length,
        total_chapters: new Set(rows.map((row) => row.chapter_number)).size,
      },
    });
  }
  await announce(pool, userId, {
    type: 'book_processing_completed',
    data: {
      book_id: book.id,
      book_title: book.title,
      chapters_count: book.chapters_count,
      descriptions_count: total,
    },
  });
}

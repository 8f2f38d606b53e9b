import { deleteBook, restoreBook, type LibraryBook } from '#app/data/books.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

const UNDO_MS = 10_000;

/** Takes a book out of the library, on every device, and offers to take that back. */
export async function deleteWithUndo(book: LibraryBook): Promise<void> {
  await deleteBook(book.id);
  notify('info', s.book.deleted, s.book.deletedMessage(book.title), {
    durationMs: UNDO_MS,
    action: { label: s.book.undo, run: () => void restoreBook(book.id) },
  });
}

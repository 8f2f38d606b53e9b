import { deleteBook, restoreBook, type LibraryBook } from '#app/data/books/library-books.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

const UNDO_MS = 10_000;

/** Deletes several books; one Undo restores all of them. */
export async function deleteAllWithUndo(books: readonly LibraryBook[]): Promise<void> {
  if (books.length === 1) return deleteWithUndo(books[0]!);
  for (const book of books) await deleteBook(book.id);
  const undo = async () => {
    for (const book of books) await restoreBook(book.id);
  };
  notify('info', s.book.deleted, s.library.deletedMany(books.length), {
    durationMs: UNDO_MS,
    action: { label: s.book.undo, run: () => void undo() },
  });
}

/** Deletes a book from the library on every device, with Undo. */
export async function deleteWithUndo(book: LibraryBook): Promise<void> {
  await deleteBook(book.id);
  notify('info', s.book.deleted, s.book.deletedMessage(book.title), {
    durationMs: UNDO_MS,
    action: { label: s.book.undo, run: () => void restoreBook(book.id) },
  });
}

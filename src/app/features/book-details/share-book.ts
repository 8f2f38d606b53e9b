import { findCover } from '#app/data/books/book-details.ts';
import { findOwnCover } from '#app/data/books/own-cover.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { fileName } from '#app/state/save-file.ts';
import { shareFile } from '#app/state/share-file.ts';
import { notify } from '#app/state/toasts.ts';
import { s } from '#app/strings/en.ts';

/**
 * Recommends a book: its cover as it is shown here, with its title and author, on the system's share sheet. Where the
 * browser has none for files, the title and the author are copied. The book itself is not shared.
 */
export async function shareBook({
  id,
  title,
  author,
}: Pick<LibraryBook, 'id' | 'title' | 'author'>): Promise<void> {
  const text = author === '' ? title : s.book.by(title, author);
  const cover = (await findOwnCover(id)) ?? (await findCover(id));
  if (cover) {
    const ending = /png|gif|webp/.exec(cover.mediaType)?.[0] ?? 'jpg';
    const file = new File([cover.bytes], `${fileName(title)}.${ending}`, { type: cover.mediaType });
    if (await shareFile(file, { title, text })) return;
  }
  try {
    await navigator.clipboard.writeText(text);
    notify('success', s.images.copied);
  } catch {
    notify('error', s.images.shareFailed);
  }
}

import type { LibraryBook } from '#app/data/books/library-books.ts';

export type ReadingStatus = 'all' | 'unread' | 'reading' | 'finished';
export type LibrarySort = 'added' | 'recent' | 'title' | 'author' | 'progress';

export interface LibraryFilters {
  query: string;
  status: ReadingStatus;
  format: 'all' | 'epub' | 'fb2';
  language: string;
  genre: string;
  sort: LibrarySort;
}

export const noFilters: LibraryFilters = {
  query: '',
  status: 'all',
  format: 'all',
  language: 'all',
  genre: 'all',
  sort: 'added',
};

/** The books that match every filter, in the chosen order. */
export function filterBooks(books: readonly LibraryBook[], filters: LibraryFilters): LibraryBook[] {
  const words = fold(filters.query).split(/\s+/).filter(Boolean);
  return books
    .filter((book) => {
      const haystack = fold(`${book.title} ${book.author} ${book.series?.name ?? ''}`);
      return (
        words.every((word) => haystack.includes(word)) &&
        (filters.status === 'all' || statusOf(book) === filters.status) &&
        (filters.format === 'all' || book.format === filters.format) &&
        (filters.language === 'all' || book.language === filters.language) &&
        (filters.genre === 'all' || book.genre === filters.genre)
      );
    })
    .sort(orders[filters.sort]);
}

function statusOf(book: LibraryBook): Exclude<ReadingStatus, 'all'> {
  if (book.percent >= 99.5) return 'finished';
  return book.percent > 0 ? 'reading' : 'unread';
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const orders: Record<LibrarySort, (a: LibraryBook, b: LibraryBook) => number> = {
  added: (a, b) => b.addedAt - a.addedAt,
  recent: (a, b) => b.lastReadAt - a.lastReadAt || b.addedAt - a.addedAt,
  title: (a, b) => byName.compare(a.title, b.title),
  author: (a, b) => byName.compare(a.author, b.author) || byName.compare(a.title, b.title),
  progress: (a, b) => b.percent - a.percent || byName.compare(a.title, b.title),
};

/** Ignores case, accents and the difference between ё and е. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

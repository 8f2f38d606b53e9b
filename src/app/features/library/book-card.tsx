import { CloudAlert, CloudUpload } from 'lucide-react';
import { Link } from 'wouter';
import type { LibraryBook } from '#app/data/books.ts';
import { BookCover } from '#app/hooks/book-cover.tsx';
import { bookPath } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';
import { ProgressBar } from '#app/ui/progress-bar.tsx';

export function BookCard({ book }: { book: LibraryBook }) {
  return (
    <Link
      href={bookPath(book.id)}
      className="group grid gap-3 no-underline text-ink rounded-lg focus-ring min-w-0"
    >
      <div className="relative aspect-[2/3] shadow-[var(--shadow)] rounded-r-lg rounded-l-sm transition-transform duration-150 group-hover:-translate-y-1">
        <BookCover book={book} />
        <PlaceBadge book={book} />
      </div>
      <div className="grid gap-0.5 min-w-0">
        <h2 className="m-0 font-title text-base font-600 leading-snug line-clamp-2 break-words group-hover:text-accent">
          {book.title}
        </h2>
        <p className="m-0 text-sm text-muted truncate">{book.author || s.library.unknownAuthor}</p>
        <p className="m-0 text-sm text-muted">{s.library.chapters(book.chapters)}</p>
        {book.percent > 0 && (
          <div className="flex items-center gap-2 mt-1">
            <ProgressBar label={s.library.progressOf(book.title)} percent={book.percent} thin />
            <span className="text-xs text-muted tabular-nums">
              {Math.round(Math.min(100, book.percent))}%
            </span>
          </div>
        )}
      </div>
    </Link>
  );
}

/** Says when a book is not on the server; nothing to say is the usual case. */
function PlaceBadge({ book }: { book: LibraryBook }) {
  if (book.place === 'server') return null;
  const Icon = book.place === 'refused' ? CloudAlert : CloudUpload;
  return (
    <span
      role="img"
      title={s.library.place[book.place]}
      aria-label={s.library.place[book.place]}
      className="absolute right-2 top-2 inline-grid place-items-center size-8 rounded-full bg-raised text-lapis shadow-[var(--shadow)]"
    >
      <Icon size={16} aria-hidden />
    </span>
  );
}

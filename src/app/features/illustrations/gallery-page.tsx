import { ArrowLeft, BookOpen } from 'lucide-react';
import { Link, useParams } from 'wouter';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { BookCover } from '#app/book-parts/book-cover.tsx';
import { BookNotFound } from '#app/book-parts/book-not-found.tsx';
import { BookAuthor } from '#app/book-parts/book-author.tsx';
import { BookHeading } from '#app/book-parts/book-title.tsx';
import { useBookDetail } from '#app/book-parts/use-book-detail.ts';
import { useBook } from '#app/book-parts/use-library.ts';
import { useInitialSyncPending } from '#app/book-parts/use-initial-sync-pending.ts';
import { chapterPath, routes } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';
import { LoadingPage } from '#app/ui/spinner.tsx';
import { buttonClass } from '#app/ui/styles.ts';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { Gallery } from './gallery.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useGallery } from './use-gallery.ts';

export function GalleryPage() {
  const { bookId = '' } = useParams<{ bookId: string }>();
  const book = useBook(bookId);
  const isSyncPending = useInitialSyncPending();
  const { items, failed, refresh } = useGallery(bookId);
  usePageTitle(book ? `${s.images.title} · ${book.title}` : s.images.title);

  if (!bookId)
    return (
      <EmptyState
        headingLevel="h1"
        title={s.book.invalid}
        picture={<LostPageVignette />}
        action={
          <Link href={routes.library} className={buttonClass('primary')}>
            {s.images.back}
          </Link>
        }
      >
        {s.book.invalidHint}
      </EmptyState>
    );
  if (book === undefined || (book === null && isSyncPending)) return <LoadingPage label={s.app.loading} />;
  if (book === null) return <BookNotFound />;
  if (!items) return <LoadingPage label={s.app.loading} />;
  return (
    <>
      <div className="flex flex-wrap justify-between gap-3 mb-6">
        <Link href={routes.library} className={`${buttonClass('ghost')} -ml-4`}>
          <ArrowLeft size={17} aria-hidden />
          {s.images.back}
        </Link>
        <Link href={chapterPath(book.id, book.currentChapter)} className={buttonClass('primary')}>
          <BookOpen size={17} aria-hidden />
          {s.images.readBook}
        </Link>
      </div>
      <GalleryHeader book={book} />
      {failed ? <LoadFailure onRetry={() => void refresh()} /> : <Gallery items={items} />}
    </>
  );
}

function GalleryHeader({ book }: { book: LibraryBook }) {
  const { description } = useBookDetail(book);
  const facts = [
    [s.images.chapters, String(book.chapters)],
    [s.images.progress, `${Math.round(book.percent)}%`],
    [s.images.genre, book.genre ?? s.images.unknownGenre],
  ];
  return (
    <header className="flex gap-5 sm:gap-7 mb-8">
      <div className="w-24 sm:w-32 aspect-[2/3] shrink-0 self-start shadow-[var(--shadow)]">
        <BookCover book={book} width={7} />
      </div>
      <div className="min-w-0 grid grid-cols-1 content-start gap-2">
        <BookHeading book={book} />
        <p className="m-0 text-muted">
          <BookAuthor book={book} />
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 m-0 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-1.5">
              <dt className="text-muted">{label}</dt>
              <dd className="m-0 font-600">{value}</dd>
            </div>
          ))}
        </dl>
        {description && <p className="m-0 text-sm text-muted line-clamp-3 max-w-prose">{description}</p>}
      </div>
    </header>
  );
}

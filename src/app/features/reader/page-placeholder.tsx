import type { LibraryBook } from '#app/data/books/library-books.ts';
import { useDownloads } from '#app/state/downloads.ts';
import { s } from '#app/strings/en.ts';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { LoadingPage } from '#app/ui/spinner.tsx';

/** Shown until the page is ready: a spinner, or the progress of the book's download. */
export function PagePlaceholder({ book }: { book: LibraryBook }) {
  const percent = useDownloads((state) => state.percent[book.id]);
  if (percent === undefined)
    return <LoadingPage label={book.onDevice ? s.app.loading : s.book.downloading} />;
  return (
    <div className="grid place-content-center gap-3 h-full px-6 text-center">
      <p className="m-0 text-muted">{s.shelf.places.downloading(percent)}</p>
      <div className="w-64 max-w-[70vw]">
        <ProgressBar label={s.book.downloading} percent={percent} />
      </div>
    </div>
  );
}

import type { LibraryBook } from '#app/data/books/library-books.ts';
import { useDownloads } from '#app/state/downloads.ts';
import { s } from '#app/strings/en.ts';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** Shown until the page is ready: a spinner, or the progress of the book's download. */
export function PagePlaceholder({ book }: { book: LibraryBook }) {
  const percent = useDownloads((state) => state.percent[book.id]);
  return (
    // Over the page and not beside it, so that the page does not move when this disappears.
    <div className="absolute inset-0 grid place-content-center gap-3 px-6 text-center">
      {percent === undefined ? (
        <Spinner label={book.onDevice ? s.app.loading : s.book.downloading} large />
      ) : (
        <>
          <p className="m-0 text-muted">{s.availability.places.downloading(percent)}</p>
          <div className="w-64 max-w-[70vw]">
            <ProgressBar label={s.book.downloading} percent={percent} />
          </div>
        </>
      )}
    </div>
  );
}

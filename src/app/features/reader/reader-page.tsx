import { useEffect } from 'react';
import { useParams } from 'wouter';
import { useBook } from '#app/book-parts/use-library.ts';
import { useInitialSyncPending } from '#app/book-parts/use-initial-sync-pending.ts';
import { s } from '#app/strings/en.ts';
import { LoadingPage } from '#app/ui/spinner.tsx';
import { usePageTitle } from '#app/ui/use-page-title.ts';
import { LayoutBoundary } from './layout-boundary.tsx';
import { OpenBook } from './open-book.tsx';
import { ReaderError } from './reader-error.tsx';
import { useChapter } from './chapter/use-chapter.ts';
import './book.css';

interface ReaderPageProps {
  onOpenDescription: (descriptionId: string) => void;
  /**
   * Called for a chapter whose descriptions are not here, or only those that this device has found; returns a function
   * that stops it.
   */
  onUndescribed: (bookId: string, chapter: number, isOnServer: boolean) => () => void;
}

/**
 * The reader's page, a new one for each book: otherwise the previous book's chapter would stay until the next one's
 * is read.
 */
export function ReaderPage(props: ReaderPageProps) {
  const { bookId, chapterNumber } = useParams<{ bookId: string; chapterNumber?: string }>();
  const parsedNumber = Number(chapterNumber ?? 1);
  // No book has a chapter 0, so an invalid number is not found.
  const number = Number.isInteger(parsedNumber) ? parsedNumber : 0;
  return <Reader key={bookId} {...props} bookId={bookId} chapterNumber={number} />;
}

interface ReaderProps extends ReaderPageProps {
  bookId: string;
  chapterNumber: number;
}

/** Loading, an error, or the open book. */
function Reader({ bookId, chapterNumber, onOpenDescription, onUndescribed }: ReaderProps) {
  const book = useBook(bookId);
  const isSyncPending = useInitialSyncPending();
  const content = useChapter(book, chapterNumber);
  const { publication, chapter, descriptions, descriptionsKnown, error, retry } = content;
  usePageTitle(book ? `${s.reader.chapter(chapterNumber)} · ${book.title}` : '');

  const isOnServer = book?.fileStatus === 'server';
  const undescribed =
    book != null &&
    chapter != null &&
    descriptionsKnown &&
    [...descriptions.values()].every(({ foundHere }) => foundHere);
  useEffect(() => {
    if (!undescribed) return;
    return onUndescribed(bookId, chapterNumber, isOnServer);
  }, [bookId, chapterNumber, undescribed, isOnServer, onUndescribed]);

  if (book === undefined || (book === null && isSyncPending)) return <LoadingPage label={s.app.loading} />;
  const chapters = publication?.chapters.length ?? book?.chapters ?? 0;
  const badNumber = chapterNumber < 1 || (publication && chapterNumber > chapters);
  if (book === null || error || badNumber || (publication && chapter === null)) {
    return <ReaderError book={book} error={error} onRetry={retry} />;
  }
  if (content.isRenewing) return <LoadingPage label={s.app.loading} />;
  return (
    <LayoutBoundary>
      <OpenBook
        book={book}
        chapterNumber={chapterNumber}
        content={content}
        onOpenDescription={onOpenDescription}
      />
    </LayoutBoundary>
  );
}

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { InfoResponse } from '#shared/contract/info.ts';
import { storageKeys } from '#shared/contract/storage.ts';
import { fetchInfo } from '#app/api/auth.ts';
import { isOffline, type ApiError } from '#app/api/errors.ts';
import type { LibraryBook } from '#app/data/books/library-books.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import { useGoBack } from '#app/ui/use-go-back.ts';
import { failureMessage } from '#app/book-parts/use-availability-actions.ts';
import { bookPath, routes } from '#app/routes.ts';
import { reading } from '#app/strings/en-reading.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';
import { buttonClass } from '#app/ui/styles.ts';

interface ReaderErrorProps {
  book: LibraryBook | null;
  error: ApiError | null;
  onRetry: () => void;
}

/**
 * A chapter that cannot be shown: not downloaded yet, not found, or not available without signing in.
 */
export function ReaderError({ book, error, onRetry }: ReaderErrorProps) {
  const signedIn = localStorage.getItem(storageKeys.accessToken) !== null;
  const goBack = useGoBack(book ? bookPath(book.id) : routes.library);
  const unreachable = error !== null && (isOffline(error) || error.status >= 500);
  if (signedIn && book && error && (unreachable || book.fileStatus === 'elsewhere'))
    return <NotHereYet book={book} onRetry={onRetry} />;
  return (
    <main className="grid place-items-center min-h-[100dvh] bg-page">
      {signedIn ? (
        <EmptyState
          headingLevel="h1"
          title={reading.page.chapterNotFound}
          picture={<LostPageVignette />}
          action={
            <Button variant="primary" onPress={goBack}>
              {reading.page.goBack}
            </Button>
          }
        >
          {error && error.code !== 'INTERNAL' ? failureMessage(error) : reading.page.chapterNotFoundHint}
        </EmptyState>
      ) : (
        <SignInFirst />
      )}
    </main>
  );
}

function NotHereYet({ book, onRetry }: { book: LibraryBook; onRetry: () => void }) {
  const [title, hint] =
    book.fileStatus === 'elsewhere'
      ? [s.book.elsewhere, s.book.elsewhereHint]
      : [s.book.notHere, s.book.notHereHint];
  return (
    <main className="grid place-items-center min-h-[100dvh] bg-page">
      <EmptyState
        headingLevel="h1"
        title={title}
        action={
          <>
            <Button variant="primary" onPress={onRetry}>
              {s.availability.retry}
            </Button>
            <Link href={bookPath(book.id)} className={buttonClass('secondary')}>
              {reading.page.back}
            </Link>
          </>
        }
      >
        {hint}
      </EmptyState>
    </main>
  );
}

function SignInFirst() {
  const [demo, setDemo] = useState<InfoResponse['demo']>(null);
  useEffect(() => {
    fetchInfo().then(
      (info) => setDemo(info.demo),
      () => setDemo(null), // Offline there is no hint.
    );
  }, []);
  return (
    <EmptyState
      headingLevel="h1"
      title={s.auth.required}
      action={<LinkButton href={routes.login}>{s.auth.goToLogin}</LinkButton>}
    >
      {demo && s.auth.demoHint(demo.email, demo.password)}
    </EmptyState>
  );
}

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { InfoAnswer } from '#shared/contract/info.ts';
import { storageKeys } from '#shared/contract/storage.ts';
import { fetchInfo } from '#app/api/auth.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';
import { buttonClass } from '#app/ui/styles.ts';

/** A chapter that cannot be shown: missing for those who are signed in, closed to those who are not. */
export function ReaderError({ message }: { message: string | undefined }) {
  const signedIn = localStorage.getItem(storageKeys.accessToken) !== null;
  return (
    <main className="grid place-items-center min-h-[100dvh] bg-page">
      {signedIn ? (
        <EmptyState
          headingLevel="h1"
          title={s.reader.chapterNotFound}
          picture={<LostPageVignette />}
          action={
            <Button variant="primary" onPress={() => history.back()}>
              {s.reader.goBack}
            </Button>
          }
        >
          {message ?? s.reader.chapterNotFoundHint}
        </EmptyState>
      ) : (
        <SignInFirst />
      )}
    </main>
  );
}

function SignInFirst() {
  const [demo, setDemo] = useState<InfoAnswer['demo']>(null);
  useEffect(() => {
    fetchInfo().then(
      (info) => setDemo(info.demo),
      () => setDemo(null), // No server, no hint.
    );
  }, []);
  return (
    <EmptyState
      headingLevel="h1"
      title={s.auth.required}
      action={
        <Link href="/login" className={buttonClass('primary')}>
          {s.auth.goToLogin}
        </Link>
      }
    >
      {demo && s.auth.demoHint(demo.email, demo.password)}
    </EmptyState>
  );
}

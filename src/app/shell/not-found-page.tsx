import { Link } from 'wouter';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';
import { buttonClass } from '#app/ui/styles.ts';
import { usePageTitle } from '#app/ui/use-page-title.ts';

export function NotFoundPage() {
  usePageTitle(s.notFound.title);
  return (
    <main className="grid place-items-center min-h-[100dvh]">
      <EmptyState
        headingLevel="h1"
        title={s.notFound.title}
        picture={<LostPageVignette />}
        action={
          <>
            <Link href="/" className={buttonClass('primary')}>
              {s.notFound.home}
            </Link>
            <Button onPress={() => history.back()}>{s.notFound.back}</Button>
          </>
        }
      >
        {s.notFound.lead}
      </EmptyState>
    </main>
  );
}

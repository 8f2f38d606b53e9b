import { Link } from 'wouter';
import { useGoBack } from '#app/ui/use-go-back.ts';
import { routes } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';
import { buttonClass } from '#app/ui/styles.ts';
import { usePageTitle } from '#app/ui/use-page-title.ts';

export function NotFoundPage() {
  usePageTitle(s.notFound.title);
  const goBack = useGoBack(routes.home);
  return (
    <main className="grid place-items-center min-h-[100dvh]">
      <EmptyState
        headingLevel="h1"
        title={s.notFound.title}
        picture={<LostPageVignette />}
        action={
          <>
            <Link href={routes.home} className={buttonClass('primary')}>
              {s.notFound.home}
            </Link>
            <Button onPress={goBack}>{s.notFound.back}</Button>
          </>
        }
      >
        {s.notFound.lead}
      </EmptyState>
    </main>
  );
}

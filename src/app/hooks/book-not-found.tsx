import { Link } from 'wouter';
import { routes } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';
import { buttonClass } from '#app/ui/styles.ts';

/** A book that is not in this reader's library, whoever's it may be. */
export function BookNotFound() {
  return (
    <EmptyState
      headingLevel="h1"
      title={s.book.notFound}
      picture={<LostPageVignette />}
      action={
        <Link href={routes.library} className={buttonClass('primary')}>
          {s.book.back}
        </Link>
      }
    >
      {s.book.notFoundHint}
    </EmptyState>
  );
}

import { LinkButton } from '#app/ui/link-button.tsx';
import { routes } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';
import { EmptyState, LostPageVignette } from '#app/ui/empty-state.tsx';

/** Shown for a book that is not in this reader's library. */
export function BookNotFound() {
  return (
    <EmptyState
      headingLevel="h1"
      title={s.book.notFound}
      picture={<LostPageVignette />}
      action={<LinkButton href={routes.library}>{s.book.back}</LinkButton>}
    >
      {s.book.notFoundHint}
    </EmptyState>
  );
}

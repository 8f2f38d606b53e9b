import { Redirect } from 'wouter';
import { useLibrary } from '#app/book-parts/use-library.ts';
import { chapterPath, routes } from '#app/routes.ts';
import { s } from '#app/strings/en.ts';
import { LoadingPage } from '#app/ui/spinner.tsx';

/** The installed app's shortcut: straight to the page of the book that was read last. */
export function ContinuePage() {
  const books = useLibrary();
  if (!books) return <LoadingPage label={s.app.loading} />;
  const last = books.filter((book) => book.lastReadAt > 0).sort((a, b) => b.lastReadAt - a.lastReadAt)[0];
  return <Redirect to={last ? chapterPath(last.id, last.currentChapter) : routes.library} replace />;
}
